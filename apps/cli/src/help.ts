import { COMMON_OPTIONS } from './arguments.ts';
import type { CommandSpec, OptionSpec } from './command.ts';
import { commands } from './commands.ts';
import { PROBLEM_SHAPE } from './shapes.ts';

const INDENT = '  ';

/** What every object has that a command prints as JSON. */
const WARNINGS = `and "problems": [problem], the warnings of packages that can be used all the same\n${PROBLEM_SHAPE}`;

/** Two columns, the first as wide as it must be. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${INDENT}${left.padEnd(width)}  ${right}`).join('\n');
}

/** What `hexwright --help` prints. */
export function overview(): string {
  return [
    'Usage: hexwright <command> [arguments]',
    '',
    'Commands:',
    columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'A package is named by its id, such as gmb/tamburlaine, or by the path of its folder.',
    'hexwright <command> --help tells more of a command; hexwright --version prints the version.',
    'Exit codes: 0 nothing wrong, 1 problems found, 2 used wrongly.',
  ].join('\n');
}

function optionRow({ name, value, description, many }: OptionSpec): [string, string] {
  const left = value === undefined ? `--${name}` : `--${name} ${value}`;
  return [left, many === true ? `${description} May be given several times.` : description];
}

/** What `hexwright <command> --help` prints. */
export function commandHelp(spec: CommandSpec): string {
  const indented = (text: string): string => text.replaceAll(/^/gm, INDENT);
  return [
    `Usage: hexwright ${spec.name} ${spec.usage} [options]`.replace('  ', ' '),
    '',
    spec.about,
    '',
    'Options:',
    columns([...spec.options, ...COMMON_OPTIONS].map(optionRow)),
    '',
    'With --json:',
    indented(spec.json.includes('"problems"') ? spec.json : `${spec.json}\n${WARNINGS}`),
    '',
    'Examples:',
    indented(spec.examples.join('\n')),
  ].join('\n');
}
