#!/usr/bin/env node
// Committed, unlike dist: a package manager can link it before the first build, and it can say what is missing.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  const { run } = await import(main.href);
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write('kifukit is not built yet: run "npm start" at the top of the checkout first.\n');
  process.exitCode = 2;
}
