/**
 * What expressions in a package may read: the names of each modifier slot and condition, their types, and how they are
 * read from a battle. Both lists are made from one table, so that a name cannot be known to one and not to the other.
 */
import type { Vocabulary } from '@hexwright/compiler';
import { zoneHex } from '@hexwright/hex';
import {
  type Binding,
  BOOLEAN,
  type Environment,
  type Evaluate,
  INTEGER,
  type LoweredArgument,
  type Type,
} from '@hexwright/rule-lang';
import type { Battle } from './battle.ts';
import { isInLager } from './tamburlaine/20-wagons.ts';

export const FIRE_DICE = 'fire.dice';
export const MELEE_DICE = 'melee.dice';
export const MORALE_DIE = 'morale.die';
export const DUEL_SUM = 'duel.sum';
export const SLOTS = [FIRE_DICE, MELEE_DICE, MORALE_DIE, DUEL_SUM] as const;

/** Values of `battle.zone`. */
export const ZONES = ['front', 'side'] as const;
/** Values of `battle.charge`. */
export const CHARGES = ['none', 'charge', 'lance'] as const;
/** Values of `battle.cause`. */
export const CAUSES = ['fire', 'melee', 'rampage'] as const;

type Read = (battle: Battle, unit: number) => number;
type TypeOf = (vocabulary: Vocabulary) => Type;

const integer: TypeOf = () => INTEGER;
const truth: TypeOf = () => BOOLEAN;
const word =
  (name: string): TypeOf =>
  (vocabulary) => ({ kind: 'enum', name, values: vocabulary.ids(name) });

const facing = (battle: Battle, unit: number): number => battle.face.of(unit);

/** True when an enemy combat unit stands behind the centre of a double counter [10.33]. */
export function hasEnemyBehind(battle: Battle, unit: number): boolean {
  if (battle.counters.size[unit] !== 2) return false;
  const hex = zoneHex(battle.grid, battle.left.of(unit), battle.direction.of(unit), 'rearCenter');
  const behind = hex < 0 ? -1 : battle.unitIn(hex);
  return behind >= 0 && battle.counters.side[behind] !== battle.counters.side[unit];
}

/** Fields of a unit. */
const unitFields: Readonly<Record<string, { readonly type: TypeOf; readonly read: Read; readonly fixed?: true }>> = {
  side: { type: word('sides'), read: (battle, unit) => battle.counters.side[unit], fixed: true },
  contingent: { type: word('contingents'), read: (battle, unit) => battle.counters.contingent[unit], fixed: true },
  class: { type: word('classes'), read: (battle, unit) => battle.counters.class[unit], fixed: true },
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
  inLager: { type: truth, read: (battle, unit) => (isInLager(battle, unit) ? 1 : 0) },
  rearCenterEnemy: { type: truth, read: (battle, unit) => (hasEnemyBehind(battle, unit) ? 1 : 0) },
  hidingLeader: { type: truth, read: (battle, unit) => (battle.duels.hasHidingLeader(battle, unit) ? 1 : 0) },
  prowess: { type: integer, read: (battle, unit) => battle.counters.prowess[unit], fixed: true },
  chivalry: { type: integer, read: (battle, unit) => battle.counters.chivalry[unit], fixed: true },
  wounded: { type: truth, read: (battle, unit) => battle.duels.wounded(unit) },
  mounted: { type: truth, read: (battle, unit) => battle.duels.mounted(unit) },
  unbrokenLance: { type: truth, read: (battle, unit) => battle.duels.lance(unit) },
  stunned: { type: truth, read: (battle, unit) => battle.duels.stunned(unit) },
  elevation: {
    type: integer,
    read: (battle, unit) =>
      Math.max(battle.map.elevation[battle.left.of(unit)], battle.map.elevation[battle.right(unit)]),
  },
};

/** Paths that do not change while a game runs, for the compiler. */
export const staticReads = ['attacker', 'defender', 'firer', 'target', 'unit'].flatMap((name) =>
  Object.entries(unitFields).flatMap(([field, { fixed }]) => (fixed ? [`${name}.${field}`] : [])),
);

/** Names that are not units: one number each. */
const scalars: Readonly<Record<string, { readonly type: TypeOf; readonly read: (battle: Battle) => number }>> = {
  turn: { type: integer, read: (battle) => battle.turn },
  fatigued: { type: truth, read: (battle) => (battle.fatigued ? 1 : 0) },
  range: { type: integer, read: (battle) => battle.range },
  zone: { type: () => ({ kind: 'enum', name: 'zone', values: ZONES }), read: (battle) => battle.zone },
  charge: { type: () => ({ kind: 'enum', name: 'charge', values: CHARGES }), read: (battle) => battle.charge },
  rampage: { type: truth, read: (battle) => battle.rampage },
  cause: { type: () => ({ kind: 'enum', name: 'cause', values: CAUSES }), read: (battle) => battle.cause },
};

type Role = 'attacker' | 'defender';
const roles: Readonly<Record<string, Role>> = {
  attacker: 'attacker',
  firer: 'attacker',
  defender: 'defender',
  target: 'defender',
  unit: 'defender',
};

const namesOf: Readonly<Record<string, readonly string[]>> = {
  [FIRE_DICE]: ['firer', 'target', 'range', 'turn', 'fatigued'],
  [MELEE_DICE]: ['attacker', 'defender', 'zone', 'charge', 'rampage', 'turn', 'fatigued'],
  [MORALE_DIE]: ['unit', 'attacker', 'cause', 'charge', 'turn', 'fatigued'],
  [DUEL_SUM]: ['attacker', 'defender', 'turn', 'fatigued'],
};
const conditionNames = ['unit', 'turn', 'fatigued'];

/** What an expression of that slot, or of a condition, may name. */
export function environment(slotOrCondition: string, vocabulary: Vocabulary): Environment {
  const record: Type = {
    kind: 'record',
    name: 'unit',
    fields: Object.fromEntries(Object.entries(unitFields).map(([field, { type }]) => [field, type(vocabulary)])),
  };
  const names = namesOf[slotOrCondition] ?? conditionNames;
  return {
    names: Object.fromEntries(names.map((name) => [name, name in roles ? record : scalars[name].type(vocabulary)])),
    functions: {
      stacked: { parameters: [record, word('traits')(vocabulary)], result: BOOLEAN },
      hasTrait: { parameters: [record, word('traits')(vocabulary)], result: BOOLEAN },
      inTerrain: { parameters: [record, word('terrains')(vocabulary)], result: BOOLEAN },
      ...(slotOrCondition === MELEE_DICE
        ? {
            attacksFrom: { parameters: [record, word('terrains')(vocabulary)], result: BOOLEAN },
            attacksAcross: { parameters: [record, word('hexsides')(vocabulary)], result: BOOLEAN },
          }
        : {}),
    },
  };
}

/** Functions that ask which pair of hexes a melee is fought between. */
export const PAIR_FUNCTIONS: readonly string[] = ['attacksFrom', 'attacksAcross'];

/** True when the hexside between the two hexes of the melee is drawn as one of that kind. */
function attacksAcross(battle: Battle, hexside: number): boolean {
  if (battle.attackFrom < 0) return false;
  const sides = battle.map.hexsides.get(battle.game.vocabulary.ids('hexsides')[hexside]);
  const direction = battle.grid.directionBetween(battle.attackFrom, battle.attackInto);
  return sides !== undefined && sides[battle.attackFrom * 6 + direction] === 1;
}

type UnitFunction = (battle: Battle, unit: number, argument: number) => boolean;
const functions: Readonly<Record<string, UnitFunction>> = {
  stacked: (battle, unit, trait) =>
    battle.counters.leaders.some((leader) => battle.hasTrait(leader, trait) && battle.isStacked(leader, unit)),
  hasTrait: (battle, unit, trait) => battle.hasTrait(unit, trait),
  inTerrain: (battle, unit, terrain) =>
    battle.map.terrain[battle.left.of(unit)] === terrain || battle.map.terrain[battle.right(unit)] === terrain,
  attacksFrom: (battle, _, terrain) => battle.attackFrom >= 0 && battle.map.terrain[battle.attackFrom] === terrain,
  attacksAcross: (battle, _, hexside) => attacksAcross(battle, hexside),
};

function roleReader(name: string): Evaluate<Battle> {
  const role = roles[name];
  return role === 'attacker' ? (battle) => battle.attacker : (battle) => battle.defender;
}

/** Reads the names of {@link environment} from a battle. */
export const binding: Binding<Battle> = {
  name([name, field]: readonly string[]): Evaluate<Battle> {
    if (field === undefined) return scalars[name].read;
    const { read } = unitFields[field];
    return roles[name] === 'attacker'
      ? (battle) => read(battle, battle.attacker)
      : (battle) => read(battle, battle.defender);
  },
  call(name: string, [subject, argument]: readonly LoweredArgument<Battle>[]): Evaluate<Battle> {
    if (subject.kind !== 'record' || argument.kind === 'record')
      throw new Error(`The call of ${name} was not checked.`);
    const test = functions[name];
    const unit = roleReader(subject.path[0]);
    const value = argument.kind === 'constant' ? (): number => argument.value : argument.evaluate;
    return (battle) => (test(battle, unit(battle), value(battle)) ? 1 : 0);
  },
};
