/** Effects that put a counter in the place of one that it cannot stand for: nothing comes of these, and nobody is told. */
import type { Effect } from '@hexwright/model';
import type { CompiledUnit, Vocabulary } from './compiled-game.ts';
import { concerns } from './concerns.ts';
import { Findings, type Finding } from './finding.ts';

export function checkReplaced(
  effects: readonly Effect[],
  units: readonly CompiledUnit[],
  vocabulary: Vocabulary,
  exchanges: readonly string[],
): readonly Finding[] {
  const findings = new Findings();
  for (const { id, when, then, case: cited } of effects) {
    for (const [index, { do: word, by, piece = 'unit' }] of then.entries()) {
      const other = word === 'replace' ? units.find((unit) => unit.id === by) : undefined;
      if (other === undefined) continue;
      const meant = units.filter((unit) => unit !== other && concerns(when, piece, unit, vocabulary));
      const about = cited === undefined ? {} : { case: cited };
      const at = `effects/${id}/then/${index}/by`;
      if (meant.length === 0) {
        // A formula that asks what no counter says may be about anybody.
        if (!concerns(when, piece, other, vocabulary)) continue;
        const message = `"${other.name}" would take the place of itself alone. Name another counter, or another unit in "when".`;
        findings.warning(at, 'effect.idle', message, about);
        continue;
      }
      const mayStand = (kind: string): boolean => exchanges.includes(kind) && exchanges.includes(other.kind);
      if (meant.some(({ kind }) => kind === other.kind || mayStand(kind))) continue;
      findings.warning(
        at,
        'effect.idle',
        `"${other.name}" is a ${other.kind}, and takes the place of none that this is about, such as "${meant[0].name}". Name a counter of the same kind.`,
        about,
      );
    }
  }
  return findings.list;
}

/** The counters that effects bring to the map: they need no place in the set-up. */
export function replacements(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap(({ then }) => then.flatMap(({ by }) => by ?? []));
}
