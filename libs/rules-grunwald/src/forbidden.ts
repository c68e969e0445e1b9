/** Whether the restrictions of a package forbid somebody something: the code of the refusal, or LEGAL. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { casesOfRoom, isFull } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { refusals } from './registry.ts';
import { atFire, inCombat, onItsWay } from './questions.ts';

/** [5.0] */
const HEX_FULL = refusals.add('hex-full', '5.0', 'There is no room in that hex for another leader.', ({ charts }) => ({
  cases: casesOfRoom(charts.stacking),
}));

/** To set out. */
export function moveForbidden(battle: Battle, piece: number): RefusalCode {
  const { move } = battle.charts.restrictions;
  return move.isEmpty ? LEGAL : move.refusal(battle.asItStands(piece));
}

/** Whether nobody is kept out of a hex by the package, so that searches need not ask. */
export function isEntryFree({ charts }: Battle): boolean {
  return charts.restrictions.enter.isEmpty && charts.stacking.isEmpty;
}

/** To enter a hex out of another, or out of none: in any phase, also in retreat, in rout and behind a beaten enemy. */
export function entryForbidden(battle: Battle, piece: number, from: number, into: number): RefusalCode {
  return isEntryFree(battle) ? LEGAL : refusalOnItsWay(battle, piece, from, into);
}

/** Apart from {@link entryForbidden}, which searches call for every step and which stays small for them. */
function refusalOnItsWay(battle: Battle, piece: number, from: number, into: number): RefusalCode {
  const { restrictions, stacking } = battle.charts;
  return battle.asIfIn(piece, from, () => {
    const asked = onItsWay(battle, piece, from, into);
    const refusal = restrictions.enter.refusal(asked);
    if (refusal !== LEGAL || stacking.isEmpty || !battle.isLeader(piece)) return refusal;
    const { leadersOf, side } = battle.counters;
    const there = leadersOf[side[piece]].filter((leader) => leader !== piece && battle.hex.of(leader) === into);
    return isFull(stacking, asked, there.length) ? HEX_FULL : LEGAL;
  });
}

/** To fire at a target. */
export function fireForbidden(battle: Battle, unit: number, target: number): RefusalCode {
  const { fire } = battle.charts.restrictions;
  return fire.isEmpty ? LEGAL : fire.refusal(atFire(battle, unit, target));
}

/** To attack a unit: who is forbidden to need not [7.12]. */
export function attackForbidden(battle: Battle, unit: number, target: number): RefusalCode {
  const { attack } = battle.charts.restrictions;
  if (attack.isEmpty) return LEGAL;
  return attack.refusal(inCombat(battle, unit, battle.hex.of(unit), true, battle.hex.of(target)));
}

/** To attack a unit from a hex in which it is supposed to stand. */
export function attackForbiddenFrom(battle: Battle, unit: number, from: number, target: number): RefusalCode {
  const { attack } = battle.charts.restrictions;
  if (attack.isEmpty) return LEGAL;
  const at = battle.hex.of(target);
  return battle.asIfIn(unit, from, () => attack.refusal(inCombat(battle, unit, from, true, at)));
}

/** To try to rally. */
export function rallyForbidden(battle: Battle, unit: number): RefusalCode {
  const { rally } = battle.charts.restrictions;
  return rally.isEmpty ? LEGAL : rally.refusal(battle.asItStands(unit));
}
