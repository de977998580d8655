/** The command from its sources, for tests that need a process. */
import { run } from '../main.js';

process.exitCode = await run(process.argv.slice(2));
