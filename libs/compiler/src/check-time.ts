/** What is wrong with who comes and goes, and with what settles a battle. */
import type { Space } from '@hexwright/engine';
import type { LinkedPackage } from '@hexwright/model';
import { checkArrivals, type TimeView } from './check-arrivals.ts';
import { checkHolding, checkObjectives, type HoldingView } from './check-holding.ts';
import { checkLeaving, type LeavingView } from './check-leaving.ts';
import { checkStandIns } from './check-replaced.ts';
import {
  type CompiledArrival,
  type CompiledVictoryCondition,
  type CompiledWithdrawal,
  isHexMap,
  type Vocabulary,
} from './compiled-game.ts';
import type { Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** Who comes and goes, and what settles the battle. */
export interface CompiledTime {
  readonly arrivals: readonly CompiledArrival[];
  readonly withdrawals: readonly CompiledWithdrawal[];
  readonly conditions: readonly CompiledVictoryCondition[];
}

export function checkTime(
  view: Omit<TimeView & HoldingView & LeavingView, 'map'> & CompiledTime,
  map: Space,
  linked: LinkedPackage,
  system: GameSystem,
  vocabulary: Vocabulary,
): readonly Finding[] {
  const onMap = isHexMap(map) ? { ...view, map } : null;
  return [
    ...checkArrivals({ ...view, map }, linked, system, vocabulary),
    ...(onMap === null
      ? []
      : [
          ...checkHolding(view.conditions, onMap, vocabulary.ids('zones'), system),
          ...checkObjectives(linked.objectives, onMap, vocabulary.ids('sides'), system),
        ]),
    ...checkLeaving({ ...view, map }, system),
    ...checkStandIns(linked.effects, view, vocabulary),
  ];
}
