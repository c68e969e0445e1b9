/**
 * What expressions in a package may read: the names of each modifier slot and condition, their types, and how they are
 * read from a battle. Both lists are made from one table, so that a name cannot be known to one and not to the other.
 */
import { zoneHex } from '@hexwright/hex';
import { expressionsOf, integer, oneOf, type PieceField, type PieceFunction, truth, word } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from './battle.ts';
import { FIRE_DICE, MELEE_DICE, MORALE_DIE, SLOTS } from './slots.ts';
import { CAUSES, CHARGES, ZONES } from './combat-words.ts';
import { allOf, everyOf } from './modules.ts';

const facing = (battle: Battle, unit: number): number => battle.face.of(unit);

/** True when an enemy combat unit stands behind the centre of a double counter [10.33]. */
export function hasEnemyBehind(battle: Battle, unit: number): boolean {
  if (battle.counters.size[unit] !== 2) return false;
  const hex = zoneHex(battle.grid, battle.left.of(unit), battle.direction.of(unit), 'rearCenter');
  const behind = hex < 0 ? -1 : battle.unitIn(hex);
  return behind >= 0 && battle.counters.side[behind] !== battle.counters.side[unit];
}

/** Fields of a unit. */
const fields: Readonly<Record<string, PieceField<Battle>>> = {
  side: { type: word('sides'), read: (battle, unit) => battle.counters.side[unit], fixed: true },
  contingent: { type: word('contingents'), read: (battle, unit) => battle.counters.contingent[unit], fixed: true },
  class: { type: word('classes'), read: (battle, unit) => battle.counters.class(unit, facing(battle, unit)) },
  kind: { type: word('kinds'), read: (battle, unit) => battle.counters.kind[unit], fixed: true },
  size: { type: word('sizes'), read: (battle, unit) => battle.counters.size[unit] - 1, fixed: true },
  armour: { type: word('armours'), read: (battle, unit) => battle.counters.armour(unit, facing(battle, unit)) },
  morale: { type: word('morales'), read: (battle, unit) => battle.counters.morale(unit, facing(battle, unit)) },
  weapon: { type: word('weapons'), read: (battle, unit) => battle.counters.weapon(unit, facing(battle, unit)) },
  movement: { type: integer, read: (battle, unit) => battle.counters.movement(unit, facing(battle, unit)) },
  rout: { type: integer, read: (battle, unit) => battle.rout.of(unit) },
  routed: { type: truth, read: (battle, unit) => (battle.rout.of(unit) > 0 ? 1 : 0) },
  charging: { type: truth, read: (battle, unit) => (battle.charging.of(unit) > 0 ? 1 : 0) },
  lance: { type: truth, read: (battle, unit) => battle.lance.of(unit) },
  rearCenterEnemy: { type: truth, read: (battle, unit) => (hasEnemyBehind(battle, unit) ? 1 : 0) },
  ...allOf(({ fields: own }) => own),
  elevation: {
    type: integer,
    read: (battle, unit) =>
      Math.max(battle.map.elevation[battle.left.of(unit)], battle.map.elevation[battle.right(unit)]),
  },
};

/** All numbers that a package may modify. */
export const slots: readonly string[] = [...SLOTS, ...everyOf(({ slots: own = {} }) => Object.keys(own))];

/** Why morale is checked. */
export const causes: readonly string[] = [...CAUSES, ...everyOf(({ causes: own }) => own)];

const namesOf: Readonly<Record<string, readonly string[]>> = {
  [FIRE_DICE]: ['firer', 'target', 'range', 'turn', 'fatigued'],
  [MELEE_DICE]: ['attacker', 'defender', 'zone', 'charge', 'turn', 'fatigued'],
  [MORALE_DIE]: ['unit', 'attacker', 'cause', 'charge', 'turn', 'fatigued'],
  ...allOf(({ slots: own }) => own),
};
/** What modules let formulas of those numbers name besides. */
const moreNames = (slot: string): readonly string[] => everyOf(({ names = {} }) => names[slot]);

const conditionNames = ['unit', 'turn', 'fatigued'];

/** True when the hexside between the two hexes of the melee is drawn as one of that kind. */
function attacksAcross({ battle, from, into }: CombatQuestion, hexside: number): boolean {
  if (from < 0) return false;
  const sides = battle.map.hexsides.get(battle.game.vocabulary.ids('hexsides')[hexside]);
  return sides !== undefined && sides[from * 6 + battle.grid.directionBetween(from, into)] === 1;
}

const functions: Readonly<Record<string, PieceFunction<CombatQuestion>>> = {
  stacked: {
    argument: word('traits'),
    test: ({ battle }, unit, trait) =>
      battle.counters.leaders.some((leader) => battle.hasTrait(leader, trait) && battle.isStacked(leader, unit)),
  },
  hasTrait: { argument: word('traits'), test: ({ battle }, unit, trait) => battle.hasTrait(unit, trait) },
  inTerrain: {
    argument: word('terrains'),
    test: ({ battle }, unit, terrain) =>
      battle.map.terrain[battle.left.of(unit)] === terrain || battle.map.terrain[battle.right(unit)] === terrain,
  },
  attacksFrom: {
    argument: word('terrains'),
    test: ({ battle, from }, _, terrain) => from >= 0 && battle.map.terrain[from] === terrain,
    slots: [MELEE_DICE],
  },
  attacksAcross: {
    argument: word('hexsides'),
    test: (asked, _, hexside) => attacksAcross(asked, hexside),
    slots: [MELEE_DICE],
  },
};

const attacker = (asked: CombatQuestion): number => asked.attacker;
const defender = (asked: CombatQuestion): number => asked.defender;

/** What expressions of the series may name, and how that is read from a battle. */
export const { environment, binding, staticReads } = expressionsOf<Battle, CombatQuestion>({
  pieces: { attacker, defender, firer: attacker, target: defender, unit: defender },
  fields,
  scalars: {
    turn: { type: integer, read: ({ battle }) => battle.turn },
    fatigued: { type: truth, read: ({ battle }) => (battle.fatigued ? 1 : 0) },
    range: { type: integer, read: ({ range }) => range },
    zone: { type: oneOf('zone', ZONES), read: ({ zone }) => zone },
    charge: { type: oneOf('charge', CHARGES), read: ({ charge }) => charge },
    cause: { type: oneOf('cause', causes), read: ({ cause }) => cause },
    ...allOf(({ scalars }) => scalars),
  },
  functions,
  names: (slotOrCondition) => [...(namesOf[slotOrCondition] ?? conditionNames), ...moreNames(slotOrCondition)],
});
