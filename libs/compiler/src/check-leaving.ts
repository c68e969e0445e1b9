/** Conditions of victory that ask who has left over an edge, where nobody ever leaves over it. */
import { EDGES } from '@hexwright/hex';
import { callsIn } from '@hexwright/rule-lang';
import type { CompiledEffect } from './compiled-effects.ts';
import type { CompiledSide, CompiledUnit, CompiledVictoryCondition, CompiledWithdrawal } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What the check of leaving looks at. */
export interface LeavingView {
  readonly units: readonly CompiledUnit[];
  readonly sides: readonly CompiledSide[];
  readonly conditions: readonly CompiledVictoryCondition[];
  readonly withdrawals: readonly CompiledWithdrawal[];
  readonly effects: readonly CompiledEffect[];
}

/** Tells of each unit that is to leave over an edge, where neither the rules nor the package take it there. */
export function checkLeaving(
  { units, sides, conditions, withdrawals, effects }: LeavingView,
  { leaves }: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  // An effect may take anybody off anywhere: what its formula lets through is not looked into.
  const isTaken = effects.some(({ then }) => then.some((verb) => verb.do === 'remove' && verb.as === 'left'));
  if (leaves === undefined || isTaken) return [];
  for (const { id, when, case: cited } of conditions) {
    for (const {
      name,
      arguments: [unit, edge],
    } of callsIn(when.typed)) {
      if (name !== 'hasLeft' || unit?.kind !== 'constant' || edge?.kind !== 'constant') continue;
      const piece = units[unit.value];
      const way = EDGES[edge.value];
      const isHome = leaves.over === 'any' || sides[piece.side].home?.edge === way;
      if (isHome && leaves.kinds.includes(piece.kind)) continue;
      if (withdrawals.some((withdrawal) => withdrawal.units.includes(unit.value))) continue;
      const message = `No rule takes ${piece.name} (${piece.id}) off the map over the ${way} edge. Add an effect that removes it as "left" when it enters a hex of that edge, or a withdrawal.`;
      findings.warning(
        `victory/conditions/${id}/when`,
        'victory.out-of-reach',
        message,
        cited === '' ? {} : { case: cited },
      );
    }
  }
  return findings.list;
}
