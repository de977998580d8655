/** The entry of `pnpm fuzz`. */
import { runFuzz } from './fuzz/run-fuzz.js';

process.exitCode = await runFuzz(process.argv.slice(2), {
  print: (text) => console.log(text),
  tell: (text) => console.error(text),
});
