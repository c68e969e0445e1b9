/** Rows of tables of words that no roll comes to, and rolls that always come to the same. */
import type { LinkedPackage } from '@hexwright/model';
import { parseExpression, rangeOf, type KnownRanges, type Range } from '@hexwright/rule-lang';
import type { CompiledEventTable } from './compiled-effects.ts';
import { Findings, type Finding } from './finding.ts';
import { formulaRanges, type RangedPackage } from './formula-ranges.ts';

type Rolling = RangedPackage & Pick<LinkedPackage, 'effects' | 'sequence' | 'tables'>;

const UNMODIFIED: Range = { least: 0, most: 0 };

/** @param turns length of the game; 0 where nobody knows */
export function checkRolls(linked: Rolling, tables: readonly CompiledEventTable[], turns: number): readonly Finding[] {
  const findings = new Findings();
  const known = formulaRanges(linked, turns);
  for (const table of tables.filter(({ reads }) => reads === 'sum')) {
    const { id, dice, faces, rolls, case: cited } = table;
    const about = cited === '' ? {} : { case: cited };
    const modifiers = modifiersOf(table, linked, known);
    const rows = rowsOf(id, linked);
    const held = (roll: number): number => Math.min(Math.max(roll, rolls[0]), rolls[rolls.length - 1]);
    for (const { at, least, most } of modifiers) {
      const [low, high] = [held(dice + least), held(dice * faces + most)];
      const only = rows.find(({ from, to }) => from <= low && high <= to);
      if (at === null || only === undefined) continue;
      const message = `Whatever falls, this comes to the row "${only.id}" of "${id}". Add less, or give the table more rows.`;
      findings.warning(at, 'table.unreached', message);
    }
    if (modifiers.length === 0) continue;
    const least = dice + Math.min(...modifiers.map((one) => one.least));
    const most = dice * faces + Math.max(...modifiers.map((one) => one.most));
    for (const row of rows) {
      if (row.from <= most && row.to >= least) continue;
      const message = `Nothing that is rolled on "${id}" comes to ${row.id}: it goes from ${least} to ${most}. Take the row out, or modify a roll.`;
      findings.warning(`tables/${id}/rows/${row.id}`, 'table.unreached', message, about);
    }
  }
  return findings.list;
}

/** The rows of a table that are called after rolls. */
function rowsOf(table: string, { tables }: Rolling): readonly { id: string; from: number; to: number }[] {
  return (tables.find(({ id }) => id === table)?.rows ?? []).flatMap(({ id }) => {
    const [from, to = from] = id.split('-').map(Number);
    return Number.isNaN(from + to) ? [] : [{ id, from, to }];
  });
}

/** What is added to the rolls on a table, with the places of the verbs that say it. */
function modifiersOf(
  { id }: CompiledEventTable,
  { effects, sequence }: Rolling,
  known: KnownRanges,
): readonly (Range & { readonly at: string | null })[] {
  const verbs = effects.flatMap((effect) =>
    effect.then.flatMap((verb, index) => {
      if (verb.do !== 'roll' || verb.table !== id) return [];
      const at = verb.modifier === undefined ? null : `effects/${effect.id}/then/${index}/modifier`;
      return [{ at, ...added(verb.modifier ?? 0, known) }];
    }),
  );
  return [...verbs, ...sequence.filter(({ table }) => table === id).map(() => ({ at: null, ...UNMODIFIED }))];
}

function added(modifier: number | string, known: KnownRanges): Range {
  if (typeof modifier === 'number') return { least: modifier, most: modifier };
  const parsed = parseExpression(modifier);
  return parsed.ok ? rangeOf(parsed.ast, known) : UNMODIFIED;
}
