/** The entry of `pnpm bench`. */
import { runBench } from './run-bench.js';

process.exitCode = runBench(process.argv.slice(2), {
  print: (text) => console.log(text),
  tell: (text) => console.error(text),
});
