/** What expressions in a package may read, and how that is read from a battle. */
import { restrictionPlace } from '@hexwright/compiler';
import {
  directionNames,
  expressionsOf,
  type Field,
  integer,
  isUnit,
  parameterNumbers,
  PartByTurn,
  PIECE,
  type ScalarName,
  truth,
  wholeFunctions,
  word,
} from '@hexwright/rules-kit';
import { bearing, centre, type Facing, HALF_TURN, TURN } from '@hexwright/table';
import { COUNTS, TALLY_NAMES } from './3-reaction-test/tally.ts';
import { isBehindWorks } from './2-additional-rules/4-field-works.ts';
import { type Battle, type BattleQuestion, KINDS } from './battle.ts';
import { CHARGE, FIRE, MOVE, MOVEMENT_ALLOWANCE, REACTION_RANGE, REACTION_SCORE } from './slots.ts';
import { whereabouts } from './3-reaction-test/flanks.ts';
import { blockOf, isInSquare } from './formation.ts';
import { nearnessFunctions } from './nearness.ts';
import { isInCover } from './line-of-sight.ts';
import { INCH } from './troops.ts';

/** The numbers of the turn that is played. */
const numbers = new PartByTurn(parameterNumbers);

/** The nearest of sixteen points of the compass. */
const compassPoint = (facing: Facing): number => Math.floor((facing * 16 + HALF_TURN) / TURN) % 16;

/** [III.flank] Directions on a table, between the middles of units. */
const directions = directionNames<Battle, BattleQuestion>(
  {
    facingOf: ({ battle }, unit) => (battle.isStanding(unit) ? compassPoint(blockOf(battle, unit).facing) : -1),
    arcOf: ({ battle }, unit, other) => {
      if (!battle.isStanding(unit) || !battle.isStanding(other)) return null;
      return whereabouts(blockOf(battle, unit), centre(blockOf(battle, other)));
    },
    bearingOf: ({ battle }, one, other) => {
      if (!battle.isStanding(one) || !battle.isStanding(other) || one === other) return -1;
      return compassPoint(bearing(centre(blockOf(battle, one)), centre(blockOf(battle, other))));
    },
  },
  PIECE,
);

/** Of troops; of a commander, and of nobody, `none`. */
const ofTroops =
  (none: number, read: (battle: Battle, unit: number) => number): Field<Battle, BattleQuestion>['read'] =>
  (battle, unit) =>
    unit < 0 || battle.isCommander[unit] ? none : read(battle, unit);

const fields: Readonly<Record<string, Field<Battle, BattleQuestion>>> = {
  ...directions.fields,
  side: { type: word('sides'), fixed: true, read: ({ sides }, unit) => sides[unit] ?? -1 },
  troop: { type: word('classes'), fixed: true, read: ({ game }, unit) => game.units[unit]?.class ?? -1 },
  kind: {
    type: word('kinds'),
    fixed: true,
    read: ({ game }, unit) => KINDS.findIndex((one) => one === game.units[unit]?.kind),
  },
  body: { type: word('bodies'), read: ofTroops(-1, (battle, unit) => battle.troop(unit).body.index) },
  morale: { type: word('morale'), read: ofTroops(-1, (battle, unit) => battle.troop(unit).morale) },
  weapon: { type: word('weapons'), read: ofTroops(-1, (battle, unit) => battle.troop(unit).melee.index) },
  missile: { type: word('weapons'), read: ofTroops(-1, (battle, unit) => battle.troop(unit).missile?.index ?? -1) },
  mounted: { type: truth, read: ofTroops(0, (battle, unit) => (battle.troop(unit).body.isMounted ? 1 : 0)) },
  figures: { type: integer, read: ofTroops(0, (battle, unit) => battle.figures(unit)) },
  strength: { type: integer, fixed: true, read: (battle, unit) => (unit < 0 ? 0 : battle.strengthOf(unit)) },
  disorder: { type: integer, read: (battle, unit) => (unit < 0 ? 0 : battle.disorder(unit)) },
  shielded: truthOf((battle, unit) => battle.isShielded(unit)),
  leader: { type: integer, read: (battle, unit) => (unit < 0 ? 0 : battle.leaderWith(unit)) },
  moved: { type: integer, read: (battle, unit) => (unit < 0 ? 0 : Math.floor(battle.moved.of(unit) / INCH)) },
  shotDown: { type: integer, read: (battle, unit) => (unit < 0 ? 0 : battle.missileLoss.of(unit)) },
  underFire: { type: integer, read: (battle, unit) => (unit < 0 ? 0 : battle.underFire.of(unit)) },
  charging: truthOf((battle, unit) => battle.charges.of(unit) > 0),
  impetus: truthOf((battle, unit) => battle.impetus.of(unit) > 0),
  mounting: truthOf((battle, unit) => battle.mounting.of(unit) > 0),
  advancing: truthOf((battle, unit) => battle.isAdvancing(unit)),
  retiring: truthOf((battle, unit) => battle.isGoingBack(unit)),
  inCover: truthOf((battle, unit) => isInCover(battle, unit)),
  inSquare: truthOf(isInSquare),
  behindWorks: truthOf(isBehindWorks),
};

/** What is true of troops or not, and never of a commander or of nobody. */
function truthOf(is: (battle: Battle, unit: number) => boolean): Field<Battle, BattleQuestion> {
  return { type: truth, read: ofTroops(0, (battle, unit) => (is(battle, unit) ? 1 : 0)) };
}

const numberOf = (read: ScalarName<BattleQuestion>['read']): ScalarName<BattleQuestion> => ({ type: integer, read });
const signOf = (is: (asked: BattleQuestion) => boolean): ScalarName<BattleQuestion> => ({
  type: truth,
  read: (asked) => (is(asked) ? 1 : 0),
});

/** Of two units that shoot or fight. */
const standing: Readonly<Record<string, ScalarName<BattleQuestion>>> = {
  weapon: { type: word('weapons'), read: ({ weapon }) => weapon },
  gunpowder: signOf(({ battle, weapon }) => weapon >= 0 && battle.troops.weapons[weapon].isGunpowder),
  over: { type: word('works'), read: ({ over }) => over },
  behind: { type: word('works'), read: ({ behind }) => behind },
  flanking: signOf(({ isFlanking }) => isFlanking),
  higher: signOf(({ isHigher }) => isHigher),
  pursuing: signOf(({ isPursuing }) => isPursuing),
  covered: signOf(({ isCovered }) => isCovered),
  shieldedByMantlets: signOf(({ isBehindMantlets }) => isBehindMantlets),
  targetBody: { type: word('bodies'), read: ({ targetBody }) => targetBody },
};

/** Of what is around a unit that tests. */
const around: Readonly<Record<string, ScalarName<BattleQuestion>>> = Object.fromEntries(
  TALLY_NAMES.map((name) => [
    name,
    name in COUNTS ? numberOf(({ tally }) => tally[name]) : signOf(({ tally }) => tally[name] > 0),
  ]),
);

const OF_REACTION = ['unit', ...Object.keys(around), 'turn'];
const OF_TWO = ['unit', 'other', 'turn', 'phase'];
const namesOf: Readonly<Record<string, readonly string[]>> = {
  [REACTION_SCORE]: OF_REACTION,
  [REACTION_RANGE]: OF_REACTION,
  [MOVEMENT_ALLOWANCE]: ['unit', 'turn', 'phase'],
  [restrictionPlace(MOVE)]: ['unit', 'turn', 'phase'],
  [restrictionPlace(FIRE)]: OF_TWO,
  [restrictionPlace(CHARGE)]: OF_TWO,
};

export const { binding, effectBinding, environment, staticReads } = expressionsOf<Battle, BattleQuestion>({
  pieces: { unit: ({ unit }) => unit, other: ({ other }) => other },
  fields,
  scalars: {
    turn: numberOf(({ battle }) => battle.turn),
    phase: { type: word('steps'), read: ({ battle }) => battle.step },
    ...standing,
    ...around,
  },
  own: { markers: (battle) => battle.markers, hexOf: () => -1, sideOf: ({ sides }, unit) => sides[unit] },
  functions: {
    isUnit,
    ...directions.functions,
    ...nearnessFunctions,
    ...wholeFunctions,
    // A number of the rules, by its name.
    parameter: {
      takes: [word('parameters')],
      gives: integer,
      of: ({ battle }, name) => numbers.of(battle)[name] ?? 0,
    },
  },
  names: (place) => namesOf[place] ?? ['unit', 'other', ...Object.keys(standing), 'turn'],
});
