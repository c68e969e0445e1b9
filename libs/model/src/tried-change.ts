import { FORMAT } from './format/format.ts';
import type { JsonValue } from './generated/types.ts';
import { readJson } from './json-source.ts';
import type { PackageChain } from './package.ts';

/**
 * A chain of packages with a variant of it on top, in which one field has another value, as somebody tries what it would do:
 * `parameters/march-limit/value`, 4. With `add` the field is one that is not there yet. Whether there is such a field, and whether the value fits, is for the linker to say.
 * `setUp/spahis-1,spahis-2,spahis-3/count` is how many of these counters begin on the map: the first ones.
 *
 * @param target a field of one item, or of several as {@link targetsOf} has it
 */
export function withChange(
  chain: PackageChain,
  target: string,
  value: JsonValue,
  op: 'set' | 'add' = 'set',
): PackageChain {
  const last = chain.at(-1);
  if (last === undefined) return chain;
  const reading = readJson(last.files.get('scenario.json') ?? '');
  const scenario = reading.ok && typeof reading.value === 'object' ? reading.value : null;
  const kind = scenario !== null && 'kind' in scenario ? scenario['kind'] : 'battle';
  const id = `${last.id}-tried`;
  const title = `${target} = ${JSON.stringify(value)}`;
  const reason = 'Tried.';
  const counted = countedOf(target);
  const changes =
    counted === null
      ? targetsOf(target).map((one) => ({ op, target: one, value, reason }))
      : counted.slice(Number(value)).map((unit) => ({ op: 'remove', target: `setUp/${unit}`, reason }));
  const files = new Map([
    ['scenario.json', JSON.stringify({ format: FORMAT, id, title, kind, extends: last.id })],
    ['rules.json', JSON.stringify({ format: FORMAT, changes })],
  ]);
  return [...chain, { id, files }];
}

/**
 * The fields that a target names: the same one of several items where their ids stand beside each other, as counters that
 * are alike are changed together. `units/spahis-1,spahis-2/values/movement`
 */
export function targetsOf(target: string): readonly string[] {
  const [list, ids = '', ...field] = target.split('/');
  return ids.split(',').map((id) => [list, id, ...field].join('/'));
}

/** The counters of which a target says how many begin on the map: `setUp/spahis-1,spahis-2/count`; null for another target. */
export function countedOf(target: string): readonly string[] | null {
  const [list, ids = '', field, ...rest] = target.split('/');
  return list === 'setUp' && field === 'count' && rest.length === 0 ? ids.split(',') : null;
}
