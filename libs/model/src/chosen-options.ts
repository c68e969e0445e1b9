import type { JsonValue } from './generated/types.ts';
import { readJson } from './json-source.ts';
import type { PackageChain } from './package.ts';

/**
 * A chain of packages with options settled otherwise than its last package does, as somebody chooses when a game begins.
 * Whether there are such options and choices is for the linker to say.
 */
export function withChoices(chain: PackageChain, choices: Readonly<Record<string, string>>): PackageChain {
  const last = chain.at(-1);
  if (last === undefined || Object.keys(choices).length === 0) return chain;
  const reading = readJson(last.files.get('scenario.json') ?? '');
  const scenario = reading.ok ? fieldsOf(reading.value) : null;
  // What cannot be read is told by linking it.
  if (scenario === null) return chain;
  const options = { ...fieldsOf(scenario['options'] ?? null), ...choices };
  const files = new Map(last.files).set('scenario.json', JSON.stringify({ ...scenario, options }));
  return [...chain.slice(0, -1), { ...last, files }];
}

function fieldsOf(value: JsonValue): { readonly [name: string]: JsonValue } | null {
  return typeof value === 'object' && value !== null && !isList(value) ? value : null;
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}
