import { checkExpression, lowerExpression, parseExpression } from '@hexwright/rule-lang';
import { describe, expect, it } from 'vitest';
import { between } from './combat-question.ts';
import { binding, environment, staticReads } from './expressions.ts';
import { MOVEMENT_COST } from '@hexwright/rules-kit';
import { hasEnemyBehind } from './standing.ts';
import { around, labelOf } from './test-hexes.ts';
import { scene } from './test-position.ts';
import type { CombatQuestion } from './battle.ts';
import { CAUSES, CHARGES, ZONES } from './combat-words.ts';
import { FIRE_DICE, MELEE_DICE, MORALE_DIE, SLOTS } from './slots.ts';

const CONDITION = 'may-charge';

function field(): ReturnType<typeof scene> {
  return scene({
    map: { columns: 9, rows: 9, terrain: { '0506': 'camp' }, elevation: { '0406': 3 } },
    phase: 'melee-phasing',
    turn: 4,
    units: [
      { id: 'A', copy: 'gd-czawl-1', hexes: ['0406', '0506'], facing: 'N', face: 'melee', lance: true, charging: 'B' },
      { id: 'B', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S', face: 'fire', rout: 2 },
      { id: 'tamburlaine', copy: 'tamburlaine', hexes: ['0506'] },
      { id: 'W', copy: 'wagons-1', hexes: ['0505', '0605'], facing: 'S', face: 'lager' },
      { id: 'N', copy: 'naphtha', hexes: ['0606'] },
    ],
  });
}

/** The value of an expression as a modifier of that slot would have it; the message of what is wrong with it. */
function value(asked: CombatQuestion, slot: string, source: string): number | string {
  const parsed = parseExpression(source);
  if (!parsed.ok) return parsed.problem.message;
  const checked = checkExpression(parsed.ast, environment(slot, asked.battle.game.vocabulary));
  return checked.ok ? lowerExpression(checked.typed, binding)(asked) : checked.problems[0].message;
}

function asAttack({ battle, unit }: ReturnType<typeof scene>): CombatQuestion {
  return {
    battle,
    attacker: unit('A'),
    defender: unit('B'),
    zone: ZONES.indexOf('side'),
    charge: CHARGES.indexOf('lance'),
    cause: CAUSES.indexOf('melee'),
    range: 3,
    from: -1,
    into: -1,
    hex: -1,
    left: -1,
    direction: 0,
  };
}

describe('who stands in line', () => {
  const inLine = (hexes: readonly string[], ...friends: readonly (readonly string[])[]): number | string => {
    const { battle, unit } = scene({
      map: { columns: 9, rows: 9 },
      phase: 'melee-phasing',
      turn: 4,
      units: [
        {
          id: 'S',
          copy: hexes.length === 2 ? 'azab-1' : 'timarots-1',
          hexes,
          ...(hexes.length === 2 ? { facing: 'S' } : {}),
        },
        ...friends.map((own, at) => ({ id: `F${at}`, copy: own.length === 2 ? 'azab-2' : 'timarots-2', hexes: own })),
        { id: 'E', copy: 'khoshun-1', hexes: ['0608'] },
      ],
    });
    return value(between(battle, unit('E'), unit('S')), MELEE_DICE, 'inLine(defender)');
  };

  it('has friends in two neighbouring hexes that do not touch', () => {
    expect(inLine(['0505'], ['0405'], ['0605'])).toBe(1);
    expect(inLine(['0505'], ['0405'])).toBe(0);
    // Two that touch cover one side.
    expect(inLine(['0505'], ['0405'], ['0404'])).toBe(0);
  });

  it('has one beyond each end, of two hexes', () => {
    expect(inLine(['0405', '0505'], ['0305'], ['0605'])).toBe(1);
    expect(inLine(['0405', '0505'], ['0305'])).toBe(0);
    expect(inLine(['0405', '0505'], ['0305'], ['0304'])).toBe(0);
  });
});

describe('who is nearest to a hex', () => {
  it.each<[string, string, number]>([
    ['0505', 'distanceToLeader(hex)', 1],
    ['0506', 'distanceToLeader(hex)', 0],
    ['0601', 'distanceToKind(hex, "wagon")', 4],
    ['0505', 'distanceToKind(hex, "wagon")', 0],
    ['0606', 'distanceToTrait(hex, "naphtha")', 0],
    ['0604', 'distanceToTrait(hex, "naphtha")', 2],
  ])('of any side: in %s %s', (label, formula, expected) => {
    const position = field();
    const asked = { ...asAttack(position), hex: position.battle.map.numbering.hexOf(label) };
    expect(value(asked, MOVEMENT_COST, formula)).toBe(expected);
  });

  it('is nobody where the question has no hex', () => {
    expect(value(asAttack(field()), MOVEMENT_COST, 'distanceToLeader(hex)')).toBe(99);
  });
});

describe('what expressions read of a unit', () => {
  const fields: [string, number][] = [
    ['attacker.side == "tartar"', 1],
    ['attacker.contingent == "tartar"', 1],
    ['attacker.class == "cavalry"', 1],
    ['attacker.kind == "unit"', 1],
    ['attacker.size == "double"', 1],
    ['attacker.terrain == "clear"', 1],
    ['defender.level', 1],
    ['attacker.level', 3],
    ['isFace(attacker, "melee") && !isFace(defender, "melee")', 1],
    ['hasFeature(attacker, "road")', 0],
    ['isUnit(attacker, "A")', 1],
    ['isUnit(attacker, "tamburlaine")', 0],
    ['distanceTo(defender, "tamburlaine")', 1],
    ['distanceTo(defender, "azab-2")', 99],
    ['distanceToLeader(attacker)', 0],
    ['distanceToLeader(defender)', 99],
    ['distanceToKind(defender, "wagon")', 0],
    ['distanceToKind(attacker, "wagon")', 99],
    ['distanceToTrait(attacker, "naphtha")', 1],
    ['distanceToTrait(defender, "naphtha")', 99],
    ['enemiesWithin(defender, 1)', 2],
    ['friendsWithin(defender, 9)', 0],
    ['parameter("charge-run") * 10', 30],
    ['turn == 4 && phase == "melee-phasing" && phasing == attacker.side', 1],
    ['attacker.armour == "plate"', 1],
    ['attacker.morale == "A"', 1],
    ['attacker.weapon == "cavalry-longbow"', 0],
    ['defender.weapon == "infantry-shortbow"', 1],
    ['attacker.movement', 6],
    ['attacker.rout', 0],
    ['attacker.routed', 0],
    ['attacker.charging', 1],
    ['attacker.lance', 1],
    ['attacker.inLager', 0],
    ['attacker.rearCenterEnemy', 0],
    ['attacker.elevation', 3],
    ['defender.side == "ottoman"', 1],
    ['defender.class in ["infantry", "elephants"]', 1],
    ['defender.armour == "leather"', 1],
    ['defender.rout', 2],
    ['defender.routed', 1],
    ['defender.charging', 0],
    ['defender.inLager', 1],
    ['defender.elevation', 1],
    ['zone == "side"', 1],
    ['charge == "lance"', 1],
    ['rampage', 0],
    ['turn', 4],
    ['fatigued', 0],
    ['stacked(attacker, "tamburlaine")', 1],
    ['stacked(defender, "tamburlaine")', 0],
    ['stacked(defender, "bayazid")', 0],
    ['hasTrait(attacker, "naphtha")', 0],
    ['inTerrain(attacker, "camp")', 1],
    ['inTerrain(defender, "camp")', 0],
    ['-defender.rout', -2],
  ];
  it.each(fields)('%s is %i', (source, expected) => {
    expect(value(asAttack(field()), MELEE_DICE, source)).toBe(expected);
  });

  it('is the same by either name of the role, in each slot', () => {
    const asked = asAttack(field());
    for (const name of Object.keys(fieldsOf(asked))) {
      expect(value(asked, FIRE_DICE, `firer.${name}`)).toBe(value(asked, MELEE_DICE, `attacker.${name}`));
      expect(value(asked, FIRE_DICE, `target.${name}`)).toBe(value(asked, MELEE_DICE, `defender.${name}`));
      expect(value(asked, MORALE_DIE, `unit.${name}`)).toBe(value(asked, MELEE_DICE, `defender.${name}`));
      expect(value(asked, MORALE_DIE, `attacker.${name}`)).toBe(value(asked, MELEE_DICE, `attacker.${name}`));
    }
  });
});

function fieldsOf({ battle }: CombatQuestion): Readonly<Record<string, unknown>> {
  const { attacker } = environment(MELEE_DICE, battle.game.vocabulary).names;
  return attacker.kind === 'record' ? attacker.fields : {};
}

describe('what each slot knows', () => {
  it('can be read, all of it, and says what it is', () => {
    const asked = asAttack(field());
    for (const slot of [...SLOTS, CONDITION]) {
      for (const [name, type] of Object.entries(environment(slot, asked.battle.game.vocabulary).names)) {
        const paths = type.kind === 'record' ? Object.keys(type.fields).map((one) => `${name}.${one}`) : [name];
        for (const path of paths) expect(typeof value(asked, slot, path), `${slot} ${path}`).toBe('number');
      }
    }
  });

  it('is nothing that has no meaning there', () => {
    const asked = asAttack(field());
    for (const [slot, source] of [
      [FIRE_DICE, 'zone == "side"'],
      [FIRE_DICE, 'charge == "lance"'],
      [FIRE_DICE, 'attacker.rout'],
      [MELEE_DICE, 'range'],
      [MELEE_DICE, 'cause == "fire"'],
      [MORALE_DIE, 'zone == "side"'],
      [MORALE_DIE, 'target.rout'],
      [CONDITION, 'attacker.rout'],
      [CONDITION, 'zone == "side"'],
      [MELEE_DICE, 'attacker.class == "dragoons"'],
    ]) {
      expect(typeof value(asked, slot, source), `${slot} ${source}`).toBe('string');
    }
  });

  it('what is said not to change while a game runs does not: every unit of a battle under way', () => {
    const { battle } = field();
    const fixed = staticReads.filter((path) => path.startsWith('unit.'));
    expect(fixed).toEqual(['unit.side', 'unit.contingent', 'unit.kind', 'unit.size', 'unit.prowess', 'unit.chivalry']);
    const read = (): (number | string)[] =>
      battle.game.units.flatMap(({ index }) =>
        fixed.map((path) => value(between(battle, index, index), MORALE_DIE, path)),
      );
    const before = read();
    while (!battle.over && battle.turn < 6) battle.apply(battle.legal().at(0));
    expect(read()).toEqual(before);
  });
});

describe('[10.33] an enemy behind the centre', () => {
  it('is an enemy combat unit in that one hex, on all six facings', () => {
    const one = scene({
      map: { columns: 9, rows: 9 },
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' },
        { id: 'K', copy: 'gilan-1', hexes: ['0101'], rout: 1 },
        { id: 'B', copy: 'akinjis-1', hexes: ['0201'] },
      ],
    });
    const { battle, unit } = one;
    const isBehind = (id: string): boolean => hasEnemyBehind(between(battle, unit(id), unit(id)), unit(id));
    for (let k = 0; k < 6; k++) {
      const place = { left: { q: 2, r: 4 }, k };
      battle.shift(unit('A'), battle.grid.at(2, 4), k);
      for (const [name, { q, r }] of Object.entries(around(place))) {
        battle.shift(unit('K'), battle.grid.at(q, r), 0);
        expect(isBehind('A'), `${k} ${name} ${labelOf({ q, r })}`).toBe(name === 'rearCenter');
        battle.shift(unit('K'), 0, 0);
        battle.shift(unit('B'), battle.grid.at(q, r), 0);
        expect(isBehind('A')).toBe(false);
        battle.shift(unit('B'), 1, 0);
      }
    }
    expect(isBehind('K')).toBe(false);
  });
});
