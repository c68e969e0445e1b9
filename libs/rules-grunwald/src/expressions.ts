/** What expressions in a package may read, and how that is read from a battle. */
import { restrictionPlace } from '@hexwright/compiler';
import {
  expressionsOf,
  type Field,
  FIRE_RANGE,
  groundNames,
  hexPlaceNames,
  integer,
  MAY_STEP_BACK,
  MOVEMENT_COST,
  onFaceUp,
  SIGHT_RANGE,
  truth,
  word,
} from '@hexwright/rules-kit';
import type { Battle, BattleQuestion } from './battle.ts';
import { isOnItsWay } from './rules/04-2-under-way.ts';
import { ATTACK, BONUS, ENTER, EXERTS_ZONE, FIRE, FIRE_DIE, STRENGTH } from './slots.ts';

/** Conditions of the terrain effects [7.42] to [7.44], [4.56]. */
export const CONDITIONS = ['strength-doubled', 'strength-halved', 'checks-for-losses'];

/** Whether a hexside counts that the step or attack goes over, or one of those by which a shot from farther off may come. */
function crosses({ battle: { grid }, from, into }: BattleQuestion, drawn: Uint8Array): boolean {
  if (from < 0 || into < 0 || from === into) return false;
  const away = grid.distance(from, into);
  for (let direction = 0; direction < 6; direction++) {
    const before = grid.neighbour[into * 6 + direction];
    if (drawn[into * 6 + direction] === 1 && before >= 0 && grid.distance(from, before) < away) return true;
  }
  return false;
}

/** The hex of a piece: of the unit in question the one that it is asked about, on its way or in a search of ways. */
function hexOf({ battle, unit, from }: BattleQuestion, piece: number): number {
  return piece === unit && from >= 0 ? from : battle.standsIn(piece);
}

/** Where a piece looks [4.11]: on its way, or supposed elsewhere, the unit in question looks where it goes or attacks. */
function headingOf({ battle, unit, other, from, into }: BattleQuestion, piece: number): number {
  if (!battle.hasFront(piece)) return -1;
  const goes = piece === unit && into >= 0 && (other < 0 || from !== battle.hex.of(piece));
  const way = goes && from >= 0 ? battle.grid.directionBetween(from, into) : -1;
  return way < 0 ? battle.facing.of(piece) : way;
}

const shared = groundNames<Battle, BattleQuestion>({
  hexOf,
  otherHexOf: hexOf,
  crosses,
  headingOf,
  isUnderWay: isOnItsWay,
  attackers: (asked, unit) => {
    const { battle } = asked;
    const hex = hexOf(asked, unit);
    return hex < 0 ? 0 : battle.attackZones.of(battle.enemyOf(battle.counters.side[unit]) * battle.grid.count + hex);
  },
  crossingPlaces: [
    STRENGTH,
    BONUS,
    FIRE_DIE,
    MOVEMENT_COST,
    ...CONDITIONS,
    restrictionPlace(ENTER),
    restrictionPlace(FIRE),
    restrictionPlace(ATTACK),
    MAY_STEP_BACK,
  ],
});

const fields: Readonly<Record<string, Field<Battle, BattleQuestion>>> = {
  ...shared.fields,
  strength: onFaceUp(integer, ({ counters }) => counters.strength),
  movement: onFaceUp(integer, ({ counters }) => counters.movement),
  shock: onFaceUp(truth, ({ counters }) => counters.shock),
  disordered: { type: truth, read: ({ disordered }, unit) => (unit < 0 ? 0 : disordered.of(unit)) },
};

const COMBAT = ['unit', 'attacker', 'defender', 'here', 'there', 'attacks', 'attackers', 'led', 'standard'];

const namesIn = hexPlaceNames(
  {
    [STRENGTH]: COMBAT,
    [BONUS]: COMBAT,
    ...Object.fromEntries(CONDITIONS.map((id) => [id, COMBAT])),
    [FIRE_DIE]: ['unit', 'other', 'firer', 'target', 'range'],
    [FIRE_RANGE]: ['unit', 'firer'],
    [SIGHT_RANGE]: ['unit', 'firer'],
    [restrictionPlace(FIRE)]: ['firer', 'target'],
    [restrictionPlace(ATTACK)]: ['attacker', 'defender'],
    [MAY_STEP_BACK]: ['attackers'],
  },
  ['turn', 'phase', 'phasing'],
);

const whole = expressionsOf<Battle, BattleQuestion>({
  pieces: {
    unit: ({ unit }) => unit,
    attacker: ({ unit, other, attacks }) => (attacks ? unit : other),
    defender: ({ unit, other, attacks }) => (attacks ? other : unit),
    firer: ({ unit }) => unit,
    target: ({ other }) => other,
    other: ({ other }) => other,
  },
  fields,
  hexes: { names: { hex: ({ into }) => into }, fields: shared.hexFields },
  scalars: {
    ...shared.scalars,
    here: { type: word('terrains'), read: ({ battle, from }) => battle.map.terrain[from] ?? -1 },
    there: { type: word('terrains'), read: ({ battle, into }) => battle.map.terrain[into] ?? -1 },
    attacks: { type: truth, read: ({ attacks }) => (attacks ? 1 : 0) },
    attackers: { type: integer, read: ({ attackers }) => attackers },
    range: {
      type: integer,
      read: ({ battle, from, into }) => (from < 0 || into < 0 ? 0 : battle.grid.distance(from, into)),
    },
    led: { type: truth, read: ({ led }) => (led ? 1 : 0) },
    standard: { type: truth, read: ({ standard }) => (standard ? 1 : 0) },
  },
  own: shared.own,
  functions: shared.functions,
  names: namesIn,
});

/** What is printed on a counter, whatever happens to its unit. */
const printed = expressionsOf<Battle, BattleQuestion>({
  pieces: { unit: ({ unit }) => unit },
  fields: Object.fromEntries(
    ['side', 'contingent', 'kind', 'size', 'class', 'strength', 'movement', 'shock'].map((name) => [
      name,
      fields[name],
    ]),
  ),
  scalars: {},
  functions: Object.fromEntries(['hasTrait', 'isFace', 'parameter'].map((name) => [name, shared.functions[name]])),
  names: () => ['unit'],
});

export const { binding, effectBinding, staticReads } = whole;

/** What a formula of that place may name. */
export const environment: typeof whole.environment = (place, vocabulary) =>
  (place === EXERTS_ZONE ? printed : whole).environment(place, vocabulary);
