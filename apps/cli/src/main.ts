import { readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { type CommandEntry, commands } from './commands.ts';
import { commandHelp, overview } from './help.ts';
import { Output } from './output.ts';
import { QueueError } from './queue/queue-error.ts';
import { ownTerminal, type Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const PROBLEMS = 1;
const USED_WRONGLY = 2;

/** Runs the command line; `argv` without the program. Resolves to the exit code and never rejects. */
export async function main(argv: readonly string[], terminal: Terminal = ownTerminal()): Promise<number> {
  const isJson = argv.includes('--json');
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      const { message, hint } = error;
      report(terminal, isJson, { code: 'usage', message, hint }, `${message} ${hint}`);
      return USED_WRONGLY;
    }
    if (error instanceof QueueError) {
      const { message, hint } = error;
      report(terminal, isJson, { code: 'queue', message, hint }, `${message} ${hint}`);
      return PROBLEMS;
    }
    const message = error instanceof Error ? error.message : String(error);
    const [first] = message.split('\n');
    const hint =
      'Please report it with this line, the command and the package. HEXWRIGHT_DEBUG=1 shows where it failed.';
    report(
      terminal,
      isJson,
      { code: 'internal', message: first, hint },
      `internal: Hexwright itself has failed: ${first} ${hint}`,
    );
    if (process.env['HEXWRIGHT_DEBUG'] === '1' && error instanceof Error) terminal.err(`${error.stack ?? message}\n`);
    return PROBLEMS;
  }
}

async function dispatch(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const page = name === 'help' && rest[0] !== undefined ? commandHelp((await find(rest[0]).load()).spec) : overview();
    terminal.out(`${page}\n`);
    return name === undefined ? USED_WRONGLY : 0;
  }
  if (name === '--version') {
    const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    terminal.out(`${(JSON.parse(manifest) as { version: string }).version}\n`);
    return 0;
  }
  const command = await find(name).load();
  const args = readArguments(command.spec, rest);
  if (args.has('help')) {
    terminal.out(`${commandHelp(command.spec)}\n`);
    return 0;
  }
  return command.run({ args, output: new Output(terminal, args.has('json')) });
}

function find(name: string): CommandEntry {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name);
  const near = names.filter((one) => one.startsWith(name.slice(0, 3)) || name.startsWith(one.slice(0, 3)));
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are ${names.join(', ')}.`;
  throw new UsageError(`There is no command "${name}".`, hint);
}

function report(
  terminal: Terminal,
  isJson: boolean,
  error: { code: string; message: string; hint: string },
  line: string,
): void {
  if (isJson) terminal.out(`${JSON.stringify({ error, problems: [] }, null, 2)}\n`);
  terminal.err(`hexwright: ${line}\n`);
}
