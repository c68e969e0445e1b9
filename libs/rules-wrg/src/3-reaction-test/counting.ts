/** [III.factors] Counts what surrounds a unit that tests its reaction. */
import { centre, distance } from '@hexwright/table';
import { forceOf, isOfOneForce } from '../1-organisation/commanders.ts';
import { isCavalry } from '../2-additional-rules/2-mounting.ts';
import type { Battle } from '../battle.ts';
import { isWithin } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { chargeMove, normalMove } from '../sequence/allowance.ts';
import { levelOf, standardOf } from '../line-of-sight.ts';
import { INCH } from '../troops.ts';
import { commandTally } from './command-factors.ts';
import { unsecuredFlanks, whereabouts } from './flanks.ts';
import type { Tally } from './tally.ts';
import { countsFor, isInView } from './who-counts.ts';

const HEAVY_HORSE: ReadonlySet<string> = new Set(['EHC', 'HC']);
const FIFTHS = 5;

/** The units in view of one that tests. */
interface Sighted {
  /** Those that count as units [III.unit]. */
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
  /** All enemies, however few and of whatever class: some factors speak of the enemy and not of units. */
  readonly anyEnemies: readonly number[];
}

/** [III.view] All that it sees. */
function sighted(battle: Battle, unit: number): Sighted {
  const seen = battle.units.filter(
    (other) => other !== unit && battle.isStanding(other) && isInView(battle, unit, other),
  );
  const isFriend = (other: number): boolean => battle.sides[other] === battle.sides[unit];
  const anyEnemies = seen.filter((other) => !isFriend(other));
  return {
    friends: seen.filter((other) => isFriend(other) && countsFor(battle, unit, other)),
    enemies: anyEnemies.filter((enemy) => countsFor(battle, unit, enemy)),
    anyEnemies,
  };
}

/** [III.2(vii)] In close fighting below half its strength a unit looks to the nearest friends alone, whatever they are. */
function nearFriends(battle: Battle, unit: number): Sighted {
  const near = battle.parameters.number('below-half-inches') * INCH;
  const isNear = (other: number): boolean =>
    other !== unit &&
    battle.sides[other] === battle.sides[unit] &&
    battle.isStanding(other) &&
    isWithin(battle, unit, other, near);
  return { friends: battle.units.filter(isNear), enemies: [], anyEnemies: [] };
}

/** Distance from standard to standard. */
function between(battle: Battle, unit: number, other: number): number {
  return distance(standardOf(battle, unit), standardOf(battle, other));
}

type FriendTally = Pick<
  Tally,
  | 'friendsNear'
  | 'friendsElsewhere'
  | 'ownForceAdvancing'
  | 'forceAdvancing'
  | 'friendsCharging'
  | 'friendsRetiring'
  | 'friendsBroken'
  | 'othersRetiring'
  | 'othersBroken'
>;

const truth = (is: boolean): number => (is ? 1 : 0);

/** Whether all of a Force advances, and it is more than one unit. */
function isForceAdvancing(battle: Battle, one: number): boolean {
  const force = battle.units.filter((other) => battle.isStanding(other) && isOfOneForce(battle, one, other));
  return force.length > 1 && force.every((other) => battle.isAdvancing(other));
}

function friendTally(battle: Battle, unit: number, friends: readonly number[]): FriendTally {
  const near = battle.parameters.number('near-foot-inches') * INCH;
  const own = friends.filter((other) => isOfOneForce(battle, unit, other));
  const others = friends.filter((other) => !isOfOneForce(battle, unit, other));
  const isNear = (other: number): boolean => between(battle, unit, other) <= near;
  const isBroken = (other: number): boolean => battle.broken.of(other) > 0;
  const goesBack = (other: number): boolean => battle.isGoingBack(other) && !isBroken(other);
  return {
    friendsNear: own.filter(isNear).length,
    friendsElsewhere: truth(others.length > 0 || own.some((other) => !isNear(other))),
    ownForceAdvancing: truth(own.length > 0 && isForceAdvancing(battle, unit)),
    forceAdvancing: truth(others.some((other) => forceOf(battle, other) > 0 && isForceAdvancing(battle, other))),
    friendsCharging: own.filter((other) => battle.charges.of(other) > 0).length,
    friendsRetiring: own.filter(goesBack).length,
    friendsBroken: own.filter(isBroken).length,
    othersRetiring: truth(others.some(goesBack)),
    othersBroken: truth(others.some(isBroken)),
  };
}

type EnemyTally = Pick<
  Tally,
  | 'uphill'
  | 'enemiesNear'
  | 'enemiesElsewhere'
  | 'enemyAdvancing'
  | 'enemyChargingForce'
  | 'shockCharge'
  | 'enemyOnFlank'
  | 'enemyInRear'
  | 'enemyPresentsFlank'
  | 'enemyRetiring'
  | 'enemiesBroken'
>;

/** Whether heavy horse, or many pikes or spears, charge a unit. */
function isShock(battle: Battle, enemy: number): boolean {
  const { body, melee } = battle.troop(enemy);
  if (HEAVY_HORSE.has(body.id)) return true;
  return melee.isPolearm && battle.figures(enemy) >= battle.parameters.number('shock-figures');
}

function enemyTally(battle: Battle, unit: number, { enemies, anyEnemies }: Sighted): EnemyTally {
  const inches = (id: 'near-foot-inches' | 'near-horse-inches' | 'uphill-inches'): number =>
    battle.parameters.number(id) * INCH;
  const isNear = (enemy: number): boolean =>
    between(battle, unit, enemy) <= inches(isCavalry(battle, enemy) ? 'near-horse-inches' : 'near-foot-inches');
  const block = blockOf(battle, unit);
  // An enemy who reaches it in one move, and one whom it reaches in two, of which one may be a charge.
  const reachesIt = (enemy: number): boolean =>
    isWithin(battle, unit, enemy, Math.max(chargeMove(battle, enemy), normalMove(battle, enemy)));
  const isInReach = (enemy: number): boolean => isWithin(battle, unit, enemy, twoMoves(battle, unit));
  const standsOn = (enemy: number): string => whereabouts(block, standardOf(battle, enemy));
  const shows = (enemy: number): string => whereabouts(blockOf(battle, enemy), centre(block));
  const chargedOf = (enemy: number): number => battle.charges.of(enemy) - 1;
  const retiringReached = battle.parameters.is('reach-brace', 'both-rows') ? isInReach : (): boolean => true;
  const below = anyEnemies.filter((enemy) => between(battle, unit, enemy) <= inches('uphill-inches'));
  const level = levelOf(battle, unit);
  return {
    uphill: truth(below.length > 0 && below.every((enemy) => levelOf(battle, enemy) < level)),
    enemiesNear: enemies.filter(isNear).length,
    enemiesElsewhere: truth(enemies.some((enemy) => !isNear(enemy))),
    enemyAdvancing: truth(enemies.some((enemy) => battle.isAdvancing(enemy))),
    enemyChargingForce: truth(
      enemies.some((enemy) => {
        const target = chargedOf(enemy);
        return target >= 0 && (target === unit || isOfOneForce(battle, unit, target));
      }),
    ),
    shockCharge: truth(anyEnemies.some((enemy) => chargedOf(enemy) === unit && isShock(battle, enemy))),
    enemyOnFlank: truth(enemies.some((enemy) => standsOn(enemy) === 'flank' && reachesIt(enemy))),
    enemyInRear: truth(enemies.some((enemy) => standsOn(enemy) === 'rear' && reachesIt(enemy))),
    enemyPresentsFlank: truth(enemies.some((enemy) => shows(enemy) !== 'front' && isInReach(enemy))),
    enemyRetiring: truth(
      enemies.some((enemy) => battle.isGoingBack(enemy) && battle.broken.of(enemy) === 0 && retiringReached(enemy)),
    ),
    enemiesBroken: enemies.filter((enemy) => battle.broken.of(enemy) > 0).length,
  };
}

/** [III.2(i)] As far as a unit comes in two moves, of which one may be a charge. */
export function twoMoves(battle: Battle, unit: number): number {
  const normal = normalMove(battle, unit);
  return normal + Math.max(normal, chargeMove(battle, unit));
}

/** All that surrounds a unit; `isFightingBelowHalf` where III.2(vii) has it look no further than its nearest friends. */
export function tallyOf(battle: Battle, unit: number, isFightingBelowHalf = false): Tally {
  const looksNear = isFightingBelowHalf && battle.parameters.is('below-half-sees', 'near-friends');
  const seen = looksNear ? nearFriends(battle, unit) : sighted(battle, unit);
  const strength = battle.strengthOf(unit);
  return {
    ...commandTally(battle, unit),
    ...friendTally(battle, unit, seen.friends),
    ...enemyTally(battle, unit, seen),
    fifthsLost: Math.floor((FIFTHS * (strength - battle.figures(unit))) / strength),
    unsecuredFlanks: unsecuredFlanks(battle, unit),
  };
}
