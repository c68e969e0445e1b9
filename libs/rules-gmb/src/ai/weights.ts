import type { Temper } from '@hexwright/compiler';
import { leaning, sooner } from '@hexwright/rules-kit';

/**
 * What the captain thinks things are worth, in victory points: one table, each number with its reason. Changing a number
 * changes how it plays, never what is legal.
 */
export const WEIGHTS = {
  /** Part of the gain of an attack that counts. */
  prey: 1,
  /** Added to the points of every unit, so that worthless ones are still worth a shot and some care. */
  anyUnit: 1,
  /** Part of a unit's worth that is lost at rout level 0, 1, 2 ...: one that runs neither fights nor scores at the camp. */
  lossByLevel: [0, 0.3, 0.5, 0.7, 0.85, 1],
  /** A shot counts again in the enemy's player-turn, if both stand still; often they do not. */
  fireAgain: 1.5,
  /** Points that an enemy who can charge here is expected to bring home: it has other prey as well. */
  struck: 0.3,
  /** Chargers that count against one place; more would be in each other's way. */
  strikers: 2,
  /** An enemy on foot or without lance strikes less hard. */
  weakStriker: 0.5,
  /** Exposure to shots that are fired at somebody else too. */
  shotAt: 0.35,
  /** Enemies in contact strike back in their Melee Phase, without a charge. */
  contact: 0.35,
  /** An enemy behind the centre costs a point of morale and cannot be struck back at [10.33], [9.12]. */
  enemyBehind: 1.2,
  /** A melee is fought rather than a shot where it gains this part of it: it also drives the enemy away [15.41]. */
  meleeOverFire: 0.8,
  /** Each hex nearer to the enemy. Armies that hold back never meet; this makes battles lively. */
  approach: 0.3,
  /** The same for foot: it cannot get away again, so the enemy should come to it. */
  approachOnFoot: 0.06,
  /** And for slow ones without bows: they are of use only beside the enemy. */
  approachToStrike: 0.08,
  /** Hexes from the enemy at which armies stand before each other. */
  bound: 1,
  /** Movement phases in which nobody attacks anybody, until they go up to the enemy all the same. */
  patience: 3,
  /** Hexes that an enemy is thought farther away for each unit that makes for it already: the army goes on a front. */
  crowd: 4,
  /** The same for an enemy who runs. */
  routedFarther: 4,
  /** Each hex farther ahead of the army's line than its reach: who runs ahead alone is shot down alone. */
  outrun: 0.5,
  outrunReach: 2,
  /** Greatest movement allowance of those who go on foot, or as slowly. */
  footMovement: 4,
  /** Each hex nearer than a unit that only shoots likes to be. */
  tooClose: 0.5,
  /** Hexes from the enemy at which a unit likes to be that can neither strike nor shoot. */
  idleDistance: 4,
  /** Each step by which the front looks nearer to the enemy than the back. */
  facing: 0.15,
  /** Each friend within two hexes, up to the limit: a line holds. */
  friend: 0.06,
  friendLimit: 5,
  /** A leader to be captured is nearly certain: the step itself takes them. */
  capture: 0.95,
  /** Each movement point spent: of equal places the nearest, and short games. */
  effort: 0.01,
  /** Parts of its worth that a piece loses where an effect breaks it, flips it, or markers leave it nothing that it can do. */
  effectBreaks: 0.4,
  effectFlips: 0.2,
  effectHampers: 1,
  /** Whim that tells equal places apart; a hash of the seed, the turn and the place. */
  whim: 0.08,
  /** A move must better the place by this much. */
  worthMoving: 0.05,
  /** A charge moves before all others when it is worth this much; lanes close when others move. */
  chargeFirst: 0.8,
  /** Each hex nearer to an objective, for those who are sent there. */
  goal: 0.4,
  /** Standing in an objective hex counts this part of its points. */
  goalHeld: 1,
  /** Points of a hex by which a side wins the battle. */
  decisive: 10,
  /** First game-turn in which riders are sent to the enemy's camp: late, for they must live there until the end. */
  raidTurn: 7,
  /** Part of a short game after which they go. */
  raidPart: 0.7,
  /** Riders sent beyond one for each hex, against losses on the way. */
  raidReserve: 2,
  /** Enemies this near to the camp keep as many of its hexes; where they keep all, nobody is sent. */
  heldRadius: 2,
  /** Enemies this near to the camp, in hexes, call for guards. */
  guardRadius: 10,
  /** From this turn on the camp is guarded by half its hexes in any case. */
  guardTurn: 8,
  /** Each level that earlier shots of the phase are expected to bring makes the next shot better: rout adds up [10.1]. */
  focus: 0.3,
  /** A shot at somebody already beyond help. */
  overkill: 0.3,
  /** Rallying a unit: part of its worth, and more for each level. */
  rally: 0.5,
  rallyLevel: 0.2,
  /** A routed unit about to leave the map is saved first. */
  rallyUrgent: 1.5,
  /** Part of a leader's price that is at stake beside one, two or three hexes from the enemy. */
  leaderRisk: [0.6, 0.4, 0.2, 0.1, 0.04, 0.02],
  /** Part of that which is left where leaders fight man to man and a unit stands with them: it must be routed first. */
  leaderGuarded: 0.2,
  /** A leader alone can be ridden down [6.15]. */
  leaderAlone: 0.25,
  /** Each hex between a leader and the nearest unit that they may have to rally. */
  leaderNear: 0.12,
} as const;

type Loosened<Value> = Value extends number ? number : readonly number[];

/** As {@link WEIGHTS}, of a general who leans otherwise. */
export type Weights = { -readonly [Name in keyof typeof WEIGHTS]: Loosened<(typeof WEIGHTS)[Name]> };

/** What a general of that temper thinks things are worth. */
export function weightsOf({ advance, caution, attack, cohesion, goals }: Temper): Weights {
  return {
    ...WEIGHTS,
    approach: leaning(WEIGHTS.approach, advance),
    approachOnFoot: leaning(WEIGHTS.approachOnFoot, advance),
    approachToStrike: leaning(WEIGHTS.approachToStrike, advance),
    patience: sooner(WEIGHTS.patience, advance),
    struck: leaning(WEIGHTS.struck, caution),
    shotAt: leaning(WEIGHTS.shotAt, caution),
    contact: leaning(WEIGHTS.contact, caution),
    outrun: leaning(WEIGHTS.outrun, caution),
    prey: leaning(WEIGHTS.prey, attack),
    friend: leaning(WEIGHTS.friend, cohesion),
    goal: leaning(WEIGHTS.goal, goals),
    goalHeld: leaning(WEIGHTS.goalHeld, goals),
    raidTurn: sooner(WEIGHTS.raidTurn, goals),
    raidPart: sooner(WEIGHTS.raidPart, goals),
  };
}
