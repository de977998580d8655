// Tests run from the sources: the condition `kifu-source` leads every @kifukit import to src, so no build is needed.
import { defineConfig } from 'vitest/config';

const conditions = ['kifu-source'];

// `.ci/run` names a file here and reads the closing totals from it.
const report = process.env.KIFUKIT_TEST_REPORT;

export default defineConfig({
  // Vite takes the conditions of the browser side and of the Node side apart; tests need both.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 20_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
