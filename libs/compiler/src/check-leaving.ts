/** Conditions of victory that ask who has left over an edge, where nobody ever leaves over it. */
import type { Space } from '@hexwright/engine';
import { type Edge, EDGES } from '@hexwright/hex';
import { callsIn } from '@hexwright/rule-lang';
import type { CompiledEffect } from './compiled-effects.ts';
import {
  type CompiledSide,
  type CompiledUnit,
  type CompiledVictoryCondition,
  type CompiledWithdrawal,
  isHexMap,
} from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What the check of leaving looks at. */
export interface LeavingView {
  readonly map: Space;
  readonly units: readonly CompiledUnit[];
  readonly sides: readonly CompiledSide[];
  readonly conditions: readonly CompiledVictoryCondition[];
  readonly withdrawals: readonly CompiledWithdrawal[];
  readonly effects: readonly CompiledEffect[];
}

/** Tells of each unit that is to leave over an edge, where neither the rules nor the package take it there. */
export function checkLeaving(
  { map, units, sides, conditions, withdrawals, effects }: LeavingView,
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
      const away = withdrawals.filter((withdrawal) => withdrawal.units.includes(unit.value));
      if (away.some((withdrawal) => mayLeadOver(withdrawal, way, map))) continue;
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

/** Whether somebody who leaves by that withdrawal may be at that edge then. */
function mayLeadOver({ hexes, exit }: CompiledWithdrawal, edge: Edge, map: Space): boolean {
  if (isHexMap(map)) return hexes === null || map.grid.edge(edge).some((hex) => hexes.includes(hex));
  // Nobody looks where a zone of a table lies.
  return exit === null || exit.area !== null || exit.edge === edge;
}
