/** What a command prints, as documents show it. */
import { run } from 'kifukit';

/**
 * Runs `kifukit …` in a folder and gives the command with all it printed and, where it is not 0, the exit code. NOTE: the
 * two streams stand in the order in which a terminal would show them.
 */
export async function commandOutput(command: string, folder: string): Promise<string> {
  const [program, ...args] = command.split(' ');
  if (program !== 'kifukit') throw new Error(`not a command of this project: ${command}`);
  let printed = '';
  const sink = {
    color: false,
    write: async (chunk: string | Uint8Array): Promise<void> => {
      printed += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    },
  };
  const nothing: AsyncIterable<string> = { async *[Symbol.asyncIterator]() {} };
  const exit = await run(args, {
    cwd: folder,
    locale: '',
    stdin: nothing,
    stdout: sink,
    stderr: sink,
    onInterrupt: () => () => {},
  });
  const code = exit === 0 ? '' : `(exit code ${exit})\n`;
  return `\`\`\`console\n$ ${command}\n${printed}${code}\`\`\``;
}
