/**
 * [6.0] Stacking: one combat unit a hex; leaders stack freely with their own side; entering a hex that holds only
 * enemy leaders captures them.
 */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { PROHIBITED } from '@hexwright/compiler';
import { counted, NOWHERE, UNIT_ENTERS } from '@hexwright/rules-kit';
import { entryForbidden } from '../forbidden.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { LEADER, TRAIN, UNIT } from '../counters.ts';
import { CAPTURED, IN_PLAY } from '../status.ts';
import type { StepPlan } from './05-2-facing.ts';
import { crossesProhibited } from './07-terrain.ts';
import { lose } from '../loss.ts';

const OFF_MAP = refusals.add('off-map', ['7.3', '5.23'], 'Nothing leaves the map of its own will.');
const PROHIBITED_TERRAIN = refusals.add('prohibited-terrain', ['7.25', '7.4'], 'That terrain may never be entered.');
export const PROHIBITED_HEXSIDE = refusals.add(
  'prohibited-hexside',
  ['7.25', '7.4'],
  'That hexside may never be crossed.',
);
const OCCUPIED = refusals.add('hex-occupied', '6.11', 'Another combat unit is in that hex.', (battle) => ({
  // What section 6 says of every phase, others say again of theirs.
  cases: [battle.decision?.id === 'routing' ? '11.21' : '5.15'],
}));
const LEADER_NEAR_ENEMY = refusals.add(
  'leader-into-enemy',
  '6.14',
  'A leader may not enter a hex with an enemy piece.',
);

export const leaderCaptured = events
  .add('leader-captured', '6.15', 'leader:piece', 'unit:piece', 'hex:place', 'points:number')
  .told(
    (event, name) =>
      `${name('unit')} captures ${name('leader')} in ${String(event.hex)}${event.points === 0 ? '' : ` (${counted(Number(event.points), 'point')})`}`,
  );

/** Whether any leader of `side` is alone or stacked in `hex`. */
function leaderOfSideIn(battle: Battle, side: number, hex: number): boolean {
  for (const leader of battle.counters.leadersOf[side]) {
    if (battle.left.of(leader) === hex && battle.status.of(leader) === IN_PLAY) return true;
  }
  return false;
}

/**
 * Whether the ground, who is in it or exclusive rules keep `piece` out of `hex`, wherever it comes from, in any phase
 * [5.15], [6.11], [6.14], [7.25]. -1 is off the map.
 */
export function hexRefusal(battle: Battle, piece: number, hex: number): RefusalCode {
  if (hex < 0) return OFF_MAP;
  if (battle.map.entryCost[hex] === PROHIBITED) return PROHIBITED_TERRAIN;
  const refuse = battle.hooks['entry.refuse'];
  if (refuse !== null) {
    const refusal = refuse(battle, piece, hex);
    if (refusal !== LEGAL) return refusal;
  }
  if (!battle.isCombatUnit(piece)) return sharingRefusal(battle, piece, hex);
  const occupant = battle.unitIn(hex);
  return occupant >= 0 && occupant !== piece ? OCCUPIED : LEGAL;
}

/** Who keeps a leader or a train out of `hex`. Apart from {@link hexRefusal}, which searches ask of every step of a unit. */
function sharingRefusal(battle: Battle, piece: number, hex: number): RefusalCode {
  const { counters } = battle;
  if (counters.kind[piece] !== LEADER) return isBarredToTrain(battle, piece, hex) ? OCCUPIED : LEGAL;
  const side = counters.side[piece];
  const occupant = battle.unitIn(hex);
  if (occupant >= 0 && counters.side[occupant] !== side) return LEADER_NEAR_ENEMY;
  return leaderOfSideIn(battle, battle.enemyOf(side), hex) ? LEADER_NEAR_ENEMY : LEGAL;
}

/** May `piece` enter `hex` from where it stands, or from the place given? */
export function entryRefusal(
  battle: Battle,
  piece: number,
  hex: number,
  left?: number,
  direction?: number,
): RefusalCode {
  const refusal = hexRefusal(battle, piece, hex);
  return refusal === LEGAL ? entryForbidden(battle, piece, hex, left, direction) : refusal;
}

/** True where a combat unit, another train or a leader of the enemy keeps a train out of a hex. */
export function isBarredToTrain(battle: Battle, piece: number, hex: number): boolean {
  const other = battle.trainIn(hex);
  if (battle.unitIn(hex) >= 0 || (other >= 0 && other !== piece)) return true;
  return leaderOfSideIn(battle, battle.enemyOf(battle.counters.side[piece]), hex);
}

/** May `piece` take the step, from where it stands or from the place given: every hex newly entered, then the place it ends in? */
export function stepRefusal(
  battle: Battle,
  piece: number,
  plan: StepPlan,
  left?: number,
  direction?: number,
): RefusalCode {
  if (plan.count > 0) {
    const refusal = hexRefusal(battle, piece, plan.entered);
    if (refusal !== LEGAL) return refusal;
  }
  if (plan.count > 1) {
    const refusal = hexRefusal(battle, piece, plan.secondEntered);
    if (refusal !== LEGAL) return refusal;
  }
  const refusal = battle.forbidsSteps ? stepForbidden(battle, piece, plan, left, direction) : LEGAL;
  return refusal === LEGAL ? positionRefusal(battle, piece, plan.left, plan.direction) : refusal;
}

/** What hexsides and the package forbid of a step: of the hexes newly entered, the first that the piece may not enter. */
function stepForbidden(battle: Battle, piece: number, plan: StepPlan, left?: number, direction?: number): RefusalCode {
  if (plan.count === 0) return LEGAL;
  if (crossesProhibited(battle, plan)) return PROHIBITED_HEXSIDE;
  const refusal = entryForbidden(battle, piece, plan.entered, left, direction);
  if (refusal !== LEGAL || plan.count === 1) return refusal;
  return entryForbidden(battle, piece, plan.secondEntered, left, direction);
}

/** May `piece` stand with its left half in `left`, facing by `direction`, once it has entered the hexes? */
export function positionRefusal(battle: Battle, piece: number, left: number, direction: number): RefusalCode {
  const refuse = battle.hooks['position.refuse'];
  return refuse === null ? LEGAL : refuse(battle, piece, left, direction);
}

/**
 * Moves a piece to where `plan` leads, the leaders in `battle.riders` with it, and does what entering brings about:
 * capture [6.15] and whatever exclusive rules add. A leader rides on one half and moves with it; when a double turns
 * about, he stays in his hex.
 */
export function takeStep(battle: Battle, piece: number, plan: StepPlan): void {
  const { left, direction, count, entered, secondEntered } = plan;
  if (count > 0 && !battle.riders.isEmpty) takeRiders(battle, piece, plan);
  battle.shift(piece, left, direction);
  if (battle.counters.kind[piece] === TRAIN) return;
  if (count > 0) enterHex(battle, piece, entered, plan.from);
  if (count > 1) enterHex(battle, piece, secondEntered, plan.secondFrom);
}

function takeRiders(battle: Battle, piece: number, { left, right }: StepPlan): void {
  const oldLeft = battle.left.of(piece);
  const oldRight = battle.right(piece);
  for (const leader of battle.riders.pieces()) {
    const hex = battle.left.of(leader);
    if (hex === oldLeft) battle.left.set(leader, left);
    else if (hex === oldRight) battle.left.set(leader, right);
  }
}

/** A piece has come to the map: what entering its hexes brings about. */
export function comeTo(battle: Battle, piece: number, hexes: readonly number[]): void {
  if (battle.counters.kind[piece] === TRAIN) return;
  for (const hex of hexes) enterHex(battle, piece, hex, NOWHERE);
}

/** A unit or leader has entered `hex`, also by an advance [15.49]: a unit, routed or not, captures enemy leaders [6.15]. */
function enterHex(battle: Battle, piece: number, hex: number, from: number): void {
  if (battle.counters.kind[piece] === UNIT) captureLeaders(battle, piece, hex);
  battle.hooks['hex.entered']?.(battle, piece, hex);
  battle.effects?.raise(UNIT_ENTERS, piece, -1, hex, from);
}

function captureLeaders(battle: Battle, unit: number, hex: number): void {
  const { counters } = battle;
  const side = counters.side[unit];
  for (const leader of counters.leadersOf[battle.enemyOf(side)]) {
    if (battle.left.of(leader) !== hex || !battle.isInPlay(leader)) continue;
    battle.remove(leader, CAPTURED);
    const keep = battle.hooks['leader.captured'];
    const points = keep === null ? counters.capture[leader] : 0;
    battle.award(side, points);
    battle.events.emit(leaderCaptured, leader, unit, hex, points);
    lose(battle, leader, hex, unit);
    keep?.(battle, leader, unit, hex);
  }
}
