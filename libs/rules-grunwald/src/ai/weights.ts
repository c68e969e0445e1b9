import type { Temper } from '@hexwright/compiler';
import { leaning, sooner } from '@hexwright/rules-kit';

/**
 * What the captain of Grunwald thinks things are worth, in victory points: one table, each number with its reason.
 * Changing a number changes how it plays, never what is legal.
 */
export const WEIGHTS = {
  /** Part of the gain of an attack that counts. */
  prey: 1,
  /** Added to the points of every unit: what it can still do. */
  anyUnit: 1,
  /** A gun scores nothing, yet it fires every turn. */
  gun: 1.5,
  /** Part of a unit's worth that is lost when it is disordered and routs: it is out of the battle for some turns. */
  rout: 0.5,
  /** And when it routs with all ways barred, which is its end [8.54]. */
  routTrapped: 0.95,
  /** To drive on a unit in disorder [9.37]: it does not rally, and in the end leaves the map. */
  chase: 0.15,
  /** A retreat: ground, and often order [8.34]. */
  retreat: 0.15,
  /** Shock spent for good [7.53]. */
  shock: 0.12,
  /** Part of a standard's points that are at stake when its bearer is lost. */
  standard: 0.5,
  /** Each attacker could be used elsewhere. */
  attacker: 0.2,
  /** An attack is begun from this gain on. */
  worthAttacking: 0.15,
  /** Each other enemy in order next to where an attacker stands. */
  besideAttacker: 0.12,
  /** Each hex nearer to the enemy, for horse, foot and crossbows. */
  approach: 0.22,
  approachOnFoot: 0.1,
  /** Hexes from the enemy at which nobody is drawn nearer: one bound away, to strike first. */
  bound: 3,
  /** Movement phases before an enemy who does not attack either, until they are drawn up to them all the same. */
  patience: 3,
  /** Part of the pull that pits of one's own take away while all of them lie: the enemy should come. */
  behindPits: 0.3,
  /** Each enemy in order near a place for whom there is no friend. */
  outnumbered: 0.22,
  /** Each friend in order within two hexes, up to the limit: a line holds. */
  friend: 0.1,
  friendLimit: 4,
  /** A friend in order beside the unit covers its flank. */
  flank: 0.16,
  /** A friend straight behind or ahead: a rout of one sweeps the other along [8.56]. */
  inFile: 0.2,
  /** An enemy in order at the rear: it attacks against strength 1 [7.31]. */
  enemyBehind: 1.2,
  /** To stand in an enemy's attack zone without attacking it. */
  struck: 0.4,
  /** Each step by which the front looks nearer to the enemy than the rear. */
  facing: 0.12,
  /** A place five to eight hexes from a leader, and one farther away [20.2]. */
  commandNear: 4,
  commandFar: 8,
  curtailed: 0.12,
  distant: 0.35,
  /** Horse in a village fights with half its strength, in a marsh with one less. */
  village: 0.5,
  marsh: 0.2,
  /** Foot in a wood or camp fights with twice its strength. */
  cover: 0.4,
  /** A marsh takes heavy horse [4.56]: it is feared more than its odds say, for there is a way around it. */
  marshFear: 1.5,
  /** A real pit of one's own that is ridden over is lost. */
  ownPit: 0.5,
  /** Movement points spent: of equal places the nearest. */
  effort: 0.01,
  /** Parts of its worth that a piece loses where an effect breaks it, flips it, or markers leave it nothing that it can do. */
  effectBreaks: 0.4,
  effectFlips: 0.2,
  effectHampers: 1,
  /** Points that a unit may be expected to lose by effects on its way to an attack. */
  effectPeril: 1,
  /** Whim that tells equal places apart. */
  whim: 0.06,
  /** A move must better the place by this much. */
  worthMoving: 0.1,
  /** Each hex nearer to the camp for those who are sent to raid it. */
  raid: 0.45,
  /** Riders sent to the enemy's camps, and from which turn on. */
  raiders: 5,
  raidTurn: 2,
  /** Each hex nearer to hexes by which a side wins, or from which units leave the map, for those who are sent there. */
  goal: 0.5,
  /** Units sent beyond one for each such hex. */
  goalReserve: 1,
  /** Each hex nearer to one's own camp for those who guard it. */
  guard: 0.3,
  /**
   * Guards against anyone, for each camp hex that could be lost; at most; and how near an enemy calls for one more: raiders
   * cover eight hexes and more in a turn, and guards must be there before them.
   */
  watch: 0.5,
  guards: 20,
  guardReach: 18,
  /** The guard of the king keeps so many hexes from the enemy; each one less costs. */
  kingDistance: 7,
  king: 2,
  /** Each friend around the king, and a unit to stand with: alone he is ridden down [15.23]. */
  kingCompany: 0.6,
  kingWithUnit: 6,
  /** A leader near the enemy with a unit in disorder, which routs with them. */
  leaderDanger: 0.5,
  /** A leader alone: each hex nearer than horse rides, for it rides them down [15.23]. */
  leaderAlone: 0.4,
  leaderReach: 9,
  /** Each unit of theirs within four hexes, in order. */
  leaderCommands: 0.06,
  /** Each disordered unit that they could help to rally next to them. */
  leaderRallies: 0.9,
  /** With a unit that attacks they add one to its strength, and may fall with it. */
  leaderAtFront: 0.35,
} as const;

/** As {@link WEIGHTS}, of a general who leans otherwise. */
export type Weights = { -readonly [Name in keyof typeof WEIGHTS]: number };

/** What a general of that temper thinks things are worth. */
export function weightsOf({ advance, caution, attack, cohesion, goals }: Temper): Weights {
  return {
    ...WEIGHTS,
    approach: leaning(WEIGHTS.approach, advance),
    approachOnFoot: leaning(WEIGHTS.approachOnFoot, advance),
    patience: sooner(WEIGHTS.patience, advance),
    prey: leaning(WEIGHTS.prey, attack),
    outnumbered: leaning(WEIGHTS.outnumbered, caution),
    enemyBehind: leaning(WEIGHTS.enemyBehind, caution),
    struck: leaning(WEIGHTS.struck, caution),
    besideAttacker: leaning(WEIGHTS.besideAttacker, caution),
    friend: leaning(WEIGHTS.friend, cohesion),
    flank: leaning(WEIGHTS.flank, cohesion),
    raid: leaning(WEIGHTS.raid, goals),
    raiders: Math.floor(leaning(WEIGHTS.raiders, goals)),
    raidTurn: sooner(WEIGHTS.raidTurn, goals),
    goal: leaning(WEIGHTS.goal, goals),
  };
}
