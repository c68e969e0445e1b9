/** Whether a package forbids an act. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { casesOfRoom, isFull } from '@hexwright/rules-kit';
import type { Act } from './acts.ts';
import type { Battle } from './battle.ts';
import { refusals } from './registry.ts';
import { ofAct, ofEntry } from './combat-question.ts';
import { LEADER } from './counters.ts';

const HEX_FULL = refusals.add('hex-full', '6.12', 'There is no room in that hex for another leader.', ({ charts }) => ({
  cases: casesOfRoom(charts.stacking),
}));

/**
 * The restriction of the package that keeps `unit` from the act, or LEGAL. `other` is the target, the defender or the
 * leader who would rally it; `hex` the one that it would enter; `range` that of the shot.
 */
export function forbidden(battle: Battle, act: Act, unit: number, other = unit, hex = -1, range = 0): RefusalCode {
  return battle.charts.forbidsNothing ? LEGAL : refusalOf(battle, act, unit, other, hex, range);
}

/** Apart from {@link forbidden}, which searches call for every step and which stays small for them. */
function refusalOf(battle: Battle, act: Act, unit: number, other: number, hex: number, range: number): RefusalCode {
  const restrictions = battle.charts.restrictions[act];
  return restrictions.isEmpty ? LEGAL : restrictions.refusal(ofAct(battle, unit, other, hex, range));
}

/** The restriction that would keep a unit from firing at anybody if it stood with its left half in `left`. */
export function fireForbiddenFrom(battle: Battle, unit: number, left: number, direction: number): RefusalCode {
  const { fire } = battle.charts.restrictions;
  return fire.isEmpty ? LEGAL : fire.refusal(ofAct(battle, unit, unit, -1, 0, left, direction));
}

/** The restriction that would keep a unit from attacking `other` if it stood with its left half in `left`. */
export function attackForbiddenFrom(
  battle: Battle,
  unit: number,
  other: number,
  left: number,
  direction: number,
): RefusalCode {
  const { attack } = battle.charts.restrictions;
  return attack.isEmpty ? LEGAL : attack.refusal(ofAct(battle, unit, other, -1, 0, left, direction));
}

/** Whether a package keeps nobody out of a hex, so that searches need not ask. */
export function isEntryFree({ restrictions, stacking }: Battle['charts']): boolean {
  return restrictions.enter.isEmpty && stacking.isEmpty;
}

/** What of a package keeps `piece` out of `hex` from where it stands, or when it is supposed to stand with its left half in `left`. */
export function entryForbidden(
  battle: Battle,
  piece: number,
  hex: number,
  left = battle.left.of(piece),
  direction = battle.direction.of(piece),
): RefusalCode {
  const { restrictions, stacking } = battle.charts;
  if (isEntryFree(battle.charts)) return LEGAL;
  const asked = ofEntry(battle, piece, hex, left, direction);
  const refusal = restrictions.enter.refusal(asked);
  if (refusal !== LEGAL || stacking.isEmpty || battle.counters.kind[piece] !== LEADER) return refusal;
  return isFull(stacking, asked, leadersBeside(battle, piece, hex)) ? HEX_FULL : LEGAL;
}

/** How many other leaders of its side a leader would find in a hex. */
function leadersBeside(battle: Battle, leader: number, hex: number): number {
  const { left, counters } = battle;
  const all = counters.leadersOf[counters.side[leader]];
  return all.filter((other) => other !== leader && left.of(other) === hex && battle.isInPlay(other)).length;
}
