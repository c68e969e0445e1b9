/** Values that hold in some turns alone: which rules may have them, and how they are typed. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { isObject } from '../../scene/items.ts';
import type { EffectiveItem, RuleList, SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { numberIn } from './journeys.ts';

/** The first turn in which something is likely to be otherwise. */
const FIRST = 2;

/** Whether a rule has a value that may be another in some turns: what is read once, when a game begins, may not. */
export function hasTimedValues(
  { list, name }: Pick<EffectiveItem, 'list' | 'name'>,
  system: Pick<SystemWords, 'parameters'> | null,
): boolean {
  if (list === 'parameters') return system?.parameters.find(({ id }) => id === name)?.fixed !== true;
  return list === 'modifiers' || list === 'tables';
}

/** What changes call the value of a rule; of a table, that in a cell. */
export function timedTarget(item: EffectiveItem, row: string, column: string): string {
  return item.list === 'tables' ? `${item.target}/cells/${row}/${column}` : `${item.target}/value`;
}

/** The turns of a new change: the first behind those that others take. */
export function freshSpan(changes: readonly JsonObject[]): JsonObject {
  const ends = changes.map(({ turns }) =>
    isObject(turns) ? (numberIn(turns, 'to') ?? numberIn(turns, 'from') ?? 1) : 0,
  );
  const turn = Math.max(FIRST - 1, ...ends) + 1;
  return { from: turn, to: turn };
}

/** What was typed as the package has it; undefined where nothing was. */
export function readTimed(list: RuleList, typed: string): JsonValue | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (/^[-−]?\d{1,9}$/.test(text)) return Number(text.replace('−', '-'));
  return list === 'tables' && /^[-–−]$/.test(text) ? null : text;
}
