import type { PropertyValue } from '@hexwright/model';
import type { Vocabulary } from './compiled-game.ts';
import type { Findings } from './finding.ts';
import type { GameSystem, UnitValueType } from './game-system.ts';

/** What counters and charts may be matched by besides `unitValues`, and the vocabulary of each. */
const PROPERTIES: ReadonlyMap<string, UnitValueType> = new Map(
  [
    ['class', 'classes'],
    ['contingent', 'contingents'],
    ['kind', 'kinds'],
    ['size', 'sizes'],
    ['side', 'sides'],
  ].map(([name, vocabulary]) => [name, { type: 'vocabulary', vocabulary }]),
);

/** The type of a key of a table's `match`, or undefined for a name that no unit has. */
export function matchKeyType(system: GameSystem, key: string): UnitValueType | undefined {
  return Object.hasOwn(system.unitValues, key) ? system.unitValues[key] : PROPERTIES.get(key);
}

/**
 * The number that a written value stands for: vocabulary words as index, flags as 0 or 1. undefined, with a finding at
 * `at`, when it is not of its type.
 */
export function lowerValue(
  name: string,
  value: PropertyValue,
  type: UnitValueType,
  vocabulary: Vocabulary,
  at: string,
  findings: Findings,
): number | undefined {
  switch (type.type) {
    case 'integer':
      return lowerInteger(name, value, type, at, findings);
    case 'flag':
      if (typeof value === 'boolean') return value ? 1 : 0;
      findings.error(at, 'value.type', `${name} is true or false, not ${written(value)}. Write true, or leave it out.`);
      return undefined;
    case 'vocabulary':
      return lowerWord(name, value, type.vocabulary, vocabulary, at, findings);
  }
}

/** Rules keep numbers in 16 bits. */
const MOST = 30000;

function lowerInteger(
  name: string,
  value: PropertyValue,
  { minimum = -MOST, maximum = MOST }: { readonly minimum?: number; readonly maximum?: number },
  at: string,
  findings: Findings,
): number | undefined {
  if (typeof value !== 'number') {
    findings.error(at, 'value.type', `${name} is a whole number, not ${written(value)}. Write it without quotes.`);
    return undefined;
  }
  if (value >= minimum && value <= maximum) return value;
  const nearest = Math.max(minimum, Math.min(maximum, value));
  findings.error(
    at,
    'value.limit',
    `${name} is a number from ${minimum} to ${maximum}, not ${value}. Write one of these.`,
    {
      fixes: [{ title: `Write ${nearest}`, op: 'set', value: nearest }],
    },
  );
  return undefined;
}

function lowerWord(
  name: string,
  value: PropertyValue,
  list: string,
  vocabulary: Vocabulary,
  at: string,
  findings: Findings,
): number | undefined {
  if (typeof value !== 'string') {
    findings.error(
      at,
      'value.type',
      `${name} is a word of the vocabulary ${list}, not ${written(value)}. Write the word in quotes.`,
    );
    return undefined;
  }
  const index = vocabulary.indexOf(list, value);
  if (index >= 0) return index;
  findings.unknownWord(at, value, list, vocabulary.ids(list));
  return undefined;
}

function written(value: PropertyValue): string {
  return JSON.stringify(value);
}

/** What is written for the number of a value: the reverse of {@link lowerValue}; undefined for a word that there is not. */
export function wordOrNumber(value: number, type: UnitValueType, vocabulary: Vocabulary): PropertyValue | undefined {
  if (type.type === 'integer') return value;
  return type.type === 'flag' ? value !== 0 : vocabulary.ids(type.vocabulary).at(value);
}
