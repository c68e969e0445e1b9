import { parseArgs } from 'node:util';
import { nearest } from '@hexwright/model';
import type { Arguments, CommandSpec, OptionSpec } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Options of every command. */
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'scenarios',
    value: 'folder',
    description: 'Look for packages in this folder before those that come with Hexwright.',
  },
  { name: 'json', description: 'Print one JSON object, of the shape below, instead of text.' },
  { name: 'help', description: 'Print this page.' },
];

/** Reads what stands behind the name of a command. Throws {@link UsageError}. */
export function readArguments(spec: CommandSpec, argv: readonly string[]): Arguments {
  const options = [...spec.options, ...COMMON_OPTIONS];
  const hint = `See: hexwright ${spec.name} --help`;
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
  });
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (option === undefined) throw unknownOption(token.rawName, options, hint);
    const values = given.get(option.name) ?? [];
    given.set(option.name, values);
    if (option.value === undefined) {
      if (token.value !== undefined) throw new UsageError(`--${option.name} takes no value.`, hint);
    } else {
      // A value that looks like an option has been forgotten, not given; to mean it, write --name=-value.
      const isForgotten = token.value === undefined || (!token.inlineValue && /^--?[a-z]/i.test(token.value));
      if (isForgotten) throw new UsageError(`--${option.name} needs a value: --${option.name} ${option.value}.`, hint);
      if (values.length > 0 && option.many !== true) throw new UsageError(`--${option.name} is given twice.`, hint);
    }
    values.push(token.value ?? '');
  }
  if (!given.has('help')) checkCount(spec, words, hint);
  return {
    words,
    has: (name) => given.has(name),
    value: (name) => given.get(name)?.[0],
    values: (name) => given.get(name) ?? [],
  };
}

function unknownOption(raw: string, options: readonly OptionSpec[], hint: string): UsageError {
  const near = nearest(
    raw.replace(/^-+/, ''),
    options.map(({ name }) => name),
  );
  return new UsageError(`There is no option ${raw}.`, near === undefined ? hint : `Did you mean --${near}?`);
}

function checkCount(spec: CommandSpec, words: readonly string[], hint: string): void {
  if (words.length < spec.least) {
    const missing = spec.usage.split(' ')[words.length];
    throw new UsageError(`${missing} is missing: hexwright ${spec.name} ${spec.usage}.`, hint);
  }
  if (words.length > spec.most) {
    throw new UsageError(`"${words[spec.most]}" is one argument too many: hexwright ${spec.name} ${spec.usage}.`, hint);
  }
}

/** The whole number of an option, within limits; `fallback` where it is not given. Throws {@link UsageError}. */
export function wholeNumber(
  args: Arguments,
  name: string,
  fallback: number,
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const text = args.value(name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new UsageError(`--${name} must be a whole number, not "${text}".`, `For example: --${name} 7`);
  }
  if (number < least || number > most) {
    throw new UsageError(`--${name} must be from ${least} to ${most}, not ${text}.`, `For example: --${name} ${least}`);
  }
  return number;
}

/** Pairs given as `--name key=value`, by key. Throws {@link UsageError}. */
export function pairs(args: Arguments, name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of args.values(name)) {
    const cut = text.indexOf('=');
    if (cut < 1 || cut === text.length - 1) {
      throw new UsageError(`--${name} "${text}" is not of the form ${name}=value.`, `For example: --${name} a=b`);
    }
    const key = text.slice(0, cut);
    if (found.has(key)) throw new UsageError(`--${name} ${key} is given twice.`, 'Leave one of the two out.');
    found.set(key, text.slice(cut + 1));
  }
  return found;
}
