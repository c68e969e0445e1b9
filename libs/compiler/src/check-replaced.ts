/** Effects that put a counter in the place of one that it cannot stand for: nothing comes of these, and nobody is told. */
import type { Effect } from '@hexwright/model';
import type { CompiledPlacement, CompiledUnit, CompiledWithdrawal, Vocabulary } from './compiled-game.ts';
import { concerns, mayConcern } from './concerns.ts';
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

/** Who stands on the map at the beginning, and who leaves it. */
interface StandingView {
  readonly units: readonly CompiledUnit[];
  readonly setUp: readonly CompiledPlacement[];
  readonly withdrawals: readonly CompiledWithdrawal[];
}

/** Effects that bring in a counter which stands on the map from the beginning, and never leaves it but by its loss. */
export function checkStandIns(
  effects: readonly Effect[],
  { units, setUp, withdrawals }: StandingView,
  vocabulary: Vocabulary,
): readonly Finding[] {
  const findings = new Findings();
  const standing = new Set(setUp.map(({ unit }) => unit));
  const mayLeave = (unit: CompiledUnit): boolean =>
    withdrawals.some((withdrawal) => withdrawal.units.includes(unit.index)) ||
    effects.some(({ when, then }) =>
      then.some(
        ({ do: word, as, piece = 'unit' }) =>
          (word === 'replace' || word === 'recall' || (word === 'remove' && as === 'left')) &&
          mayConcern(when, piece, unit, vocabulary),
      ),
    );
  for (const { id, then, case: cited } of effects) {
    for (const [index, { do: word, by }] of then.entries()) {
      const unit = word === 'replace' ? units.find((one) => one.id === by) : undefined;
      if (unit === undefined || !standing.has(unit.index) || mayLeave(unit)) continue;
      const message = `"${unit.name}" (${unit.id}) stands on the map from the beginning, and takes no other place. Take it out of the set-up, or name a counter that waits.`;
      findings.warning(
        `effects/${id}/then/${index}/by`,
        'effect.idle',
        message,
        cited === undefined ? {} : { case: cited },
      );
    }
  }
  return findings.list;
}

/** The counters that effects bring to the map: they need no place in the set-up. */
export function replacements(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap(({ then }) => then.flatMap(({ by }) => by ?? []));
}
