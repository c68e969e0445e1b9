/**
 * What expressions in a package may read: the names of each modifier slot and condition, their types, and how they are
 * read from a battle. Both lists are made from one table, so that a name cannot be known to one and not to the other.
 */
import { restrictionPlace } from '@hexwright/compiler';
import { cornerHeading } from '@hexwright/hex';
import {
  expressionsOf,
  integer,
  oneOf,
  type Field,
  type FormulaFunction,
  groundNames,
  hexPlaceNames,
  MAY_STEP_BACK,
  MOVEMENT_COST,
  pieceTest,
  truth,
  word,
} from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from './battle.ts';
import { FIRE_DICE, MELEE_DICE, MORALE_DIE, DICE_SLOTS, SLOTS } from './slots.ts';
import { CAPTURED } from './status.ts';
import { CAUSES, CHARGES, ZONES } from './combat-words.ts';
import { allOf, everyOf } from './modules.ts';
import { isOnItsWay } from './standard/05-1-under-way.ts';
import { NOT_ADJACENT } from './standard/05-2-facing.ts';
import { meleeZone } from './standard/09-4-attacks.ts';
import { directionIn, hasEnemyBehind, isStackedIn, leftIn, rightIn } from './standing.ts';

const facing = (battle: Battle, unit: number): number => battle.face.of(unit);

function isDrawn(asked: CombatQuestion, drawn: Uint8Array): boolean {
  const { battle, from, into, hex, defender } = asked;
  if (from >= 0) return drawn[from * 6 + battle.grid.directionBetween(from, into)] === 1;
  if (hex < 0) return false;
  // Who enters a hex comes over any of its sides that lie at a hex they stand in.
  return [leftIn(asked, defender), rightIn(asked, defender)].some((half) => {
    const way = half < 0 ? -1 : battle.grid.directionBetween(half, hex);
    return way >= 0 && drawn[half * 6 + way] === 1;
  });
}

/** Enemies who could attack the unit hand to hand in their turn. */
function countAttackers({ battle }: CombatQuestion, unit: number): number {
  if (!battle.isInPlay(unit)) return 0;
  const enemies = battle.counters.unitsOf[battle.enemyOf(battle.counters.side[unit])];
  return enemies.filter(
    (enemy) =>
      battle.isInPlay(enemy) &&
      battle.rout.of(enemy) === 0 &&
      battle.counters.canMelee(enemy, battle.face.of(enemy)) &&
      meleeZone(battle, enemy, unit) !== NOT_ADJACENT,
  ).length;
}

/** What these games share with all others on hexes. */
const shared = groundNames<Battle, CombatQuestion>({
  hexOf: leftIn,
  otherHexOf: rightIn,
  crosses: isDrawn,
  headingOf: (asked, piece) =>
    asked.battle.counters.size[piece] === 2 ? cornerHeading(directionIn(asked, piece)) : -1,
  isUnderWay: isOnItsWay,
  attackers: countAttackers,
  crossingPlaces: [FIRE_DICE, MELEE_DICE, MOVEMENT_COST, restrictionPlace('enter'), MAY_STEP_BACK],
});

/** Fields of a unit. */
const fields: Readonly<Record<string, Field<Battle, CombatQuestion>>> = {
  ...shared.fields,
  // Asked more often than anything else.
  size: { ...shared.fields.size, read: ({ counters }, unit) => counters.size[unit] - 1 },
  armour: { type: word('armours'), read: (battle, unit) => battle.counters.armour(unit, facing(battle, unit)) },
  morale: { type: word('morales'), read: (battle, unit) => battle.counters.morale(unit, facing(battle, unit)) },
  weapon: { type: word('weapons'), read: (battle, unit) => battle.counters.weapon(unit, facing(battle, unit)) },
  movement: { type: integer, read: (battle, unit) => battle.counters.movement(unit, facing(battle, unit)) },
  rout: { type: integer, read: (battle, unit) => battle.rout.of(unit) },
  routed: { type: truth, read: (battle, unit) => (battle.rout.of(unit) > 0 ? 1 : 0) },
  charging: { type: truth, read: (battle, unit) => (battle.charging.of(unit) > 0 ? 1 : 0) },
  lance: { type: truth, read: (battle, unit) => battle.lance.of(unit) },
  captured: { type: truth, read: (battle, unit) => (battle.status.of(unit) === CAPTURED ? 1 : 0) },
  rearCenterEnemy: { type: truth, read: (_, unit, asked) => (hasEnemyBehind(asked, unit) ? 1 : 0) },
  ...allOf(({ fields: own }) => own),
  elevation: shared.fields.level,
};

/** All numbers that a package may modify. */
export const slots: readonly string[] = [...SLOTS, ...everyOf(({ slots: own = {} }) => Object.keys(own))];

/** Those that are thrown: their modifiers stand in the account of the battle. */
export const toldSlots: readonly string[] = [...DICE_SLOTS, ...slots.slice(SLOTS.length)];

/** Why morale is checked. */
export const causes: readonly string[] = [...CAUSES, ...everyOf(({ causes: own }) => own)];

const namesIn = hexPlaceNames(
  {
    [FIRE_DICE]: ['firer', 'target', 'range'],
    [MELEE_DICE]: ['attacker', 'defender', 'zone', 'charge'],
    [MORALE_DIE]: ['unit', 'attacker', 'cause', 'charge'],
    [restrictionPlace('charge')]: ['unit', 'other'],
    [restrictionPlace('rally')]: ['unit', 'other'],
    ...allOf(({ slots: own }) => own),
  },
  ['turn', 'phase', 'phasing', 'fatigued'],
);
/** What modules let formulas of those numbers name besides. */
const moreNames = (slot: string): readonly string[] => everyOf(({ names = {} }) => names[slot]);

/** Whether a leader with a trait shares a hex with a unit. Asked of every check of morale that is weighed. */
function hasLeaderWith(asked: CombatQuestion, unit: number, trait: number): boolean {
  const { battle } = asked;
  for (const leader of battle.counters.leaders) {
    if (battle.hasTrait(leader, trait) && isStackedIn(asked, leader, unit)) return true;
  }
  return false;
}

const functions: Readonly<Record<string, FormulaFunction<CombatQuestion>>> = {
  ...shared.functions,
  hasTrait: { ...shared.functions.hasTrait, of: ({ battle }, unit, trait) => (battle.hasTrait(unit, trait) ? 1 : 0) },
  stacked: pieceTest(word('traits'), hasLeaderWith),
  attacksFrom: pieceTest(
    word('terrains'),
    ({ battle, from }, _, terrain) => from >= 0 && battle.map.terrain[from] === terrain,
    [MELEE_DICE],
  ),
  attacksAcross: shared.functions.crosses,
};

const attacker = (asked: CombatQuestion): number => asked.attacker;
const defender = (asked: CombatQuestion): number => asked.defender;

/** What expressions of the series may name, and how that is read from a battle. */
export const { environment, binding, effectBinding, staticReads } = expressionsOf<Battle, CombatQuestion>({
  pieces: { attacker, defender, firer: attacker, target: defender, unit: defender, other: attacker },
  fields,
  hexes: { names: { hex: ({ hex }) => hex }, fields: shared.hexFields },
  own: shared.own,
  scalars: {
    ...shared.scalars,
    fatigued: { type: truth, read: ({ battle }) => (battle.fatigued ? 1 : 0) },
    range: { type: integer, read: ({ range }) => range },
    zone: { type: oneOf('zone', ZONES), read: ({ zone }) => zone },
    charge: { type: oneOf('charge', CHARGES), read: ({ charge }) => charge },
    cause: { type: oneOf('cause', causes), read: ({ cause }) => cause },
    ...allOf(({ scalars }) => scalars),
  },
  functions,
  names: (place) => [...namesIn(place), ...moreNames(place)],
});
