import { Heed } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { Assignments } from './assignments.ts';
import { Distances } from './distances.ts';
import { Expectations, FRONT } from './expectations.ts';
import { Front } from './front.ts';
import { PlaceValue } from './place-value.ts';
import { type Scene, scene } from './testing.ts';
import { ThreatMap } from './threat-map.ts';
import { WEIGHTS } from './weights.ts';

const TARTAR = 1;

interface Valued extends Scene {
  readonly places: PlaceValue;
  readonly threatMap: ThreatMap;
  readonly expectations: Expectations;
  hex(label: string): number;
}

/** Places of unit A, a Tartar. */
function valued(
  units: readonly { readonly id: string; readonly [more: string]: unknown }[],
  rules: Readonly<Record<string, unknown>> = {},
): Valued {
  const found = scene({ phase: 'movement', map: { columns: 16, rows: 16 }, units, rules });
  const { battle, unit } = found;
  const distances = new Distances(battle, TARTAR);
  const expectations = new Expectations(battle);
  const threatMap = new ThreatMap(battle, TARTAR, distances, expectations);
  threatMap.update();
  const assignments = new Assignments(battle, TARTAR, distances, WEIGHTS);
  assignments.assign();
  const front = new Front(battle, threatMap);
  front.assign([unit('A')]);
  const heed = new Heed(battle, WEIGHTS, (piece) => expectations.worth[piece]);
  const places = new PlaceValue(battle, distances, threatMap, expectations, assignments, front, heed);
  places.prepare(unit('A'));
  return { ...found, places, threatMap, expectations, hex: (label) => battle.map.numbering.hexOf(label) };
}

const archer = { id: 'A', copy: 'khoshun-1', hexes: ['0612'] };
const knights = { id: 'A', copy: 'gd-czawl-1', hexes: ['0612', '0712'], facing: 'N', face: 'melee' };
// They have no bows, and are slow.
const enemy = { id: 'E', copy: 'azab-1', hexes: ['0604', '0704'], facing: 'N', face: 'melee' };

describe('where a unit stands', () => {
  it('is the better the nearer to the enemy, until it is too near for who only shoots', () => {
    const { places, hex } = valued([archer, enemy]);
    const along = ['0612', '0610', '0608', '0606'].map((label) => places.standing(hex(label), 0));
    expect(along).toEqual(along.toSorted((one, other) => one - other));
    expect(places.standing(hex('0605'), 0)).toBeLessThan(places.standing(hex('0606'), 0));
  });

  it('is better beside friends', () => {
    const friends = ['0512', '0712'].map((label, at) => ({ id: `F${at}`, copy: `khoshun-${at + 2}`, hexes: [label] }));
    const alone = valued([archer, enemy]);
    const { places, hex } = valued([archer, ...friends, enemy]);
    const gain = places.standing(hex('0612'), 0) - alone.places.standing(hex('0612'), 0);
    expect(gain).toBeCloseTo(2 * WEIGHTS.friend, 5);
  });

  it('is worth the leader who can be captured there', () => {
    const leader = { id: 'M', copy: 'musa', hexes: ['0910'] };
    const { places, hex, battle, unit } = valued([archer, leader, enemy]);
    const { places: without } = valued([archer, enemy]);
    const price = battle.counters.capture[unit('M')] * WEIGHTS.capture;
    expect(places.standing(hex('0910'), 0) - without.standing(hex('0910'), 0)).toBeCloseTo(price, 5);
  });

  it('is best with the front to the enemy, and worst with the back', () => {
    const { places, hex, battle, threatMap } = valued([knights, { ...enemy, hexes: ['0605', '0705'] }]);
    const left = hex('0608');
    const directions = [0, 1, 2, 3, 4, 5];
    /** How much nearer to the enemy the hex before the centre is than the one behind it. */
    const turned = (direction: number): number =>
      threatMap.enemyDistance[battle.beyond(left, (direction + 5) % 6)] -
      threatMap.enemyDistance[battle.beyond(left, (direction + 1) % 6)];
    const ordered = directions.toSorted((one, other) => places.standing(left, one) - places.standing(left, other));
    expect(turned(ordered[5])).toBeGreaterThan(0);
    expect(turned(ordered[0])).toBeLessThan(0);
  });

  it('counts the shelter that modules know of for those on foot', () => {
    const foot = { id: 'A', copy: 'hindustan', hexes: ['0612', '0712'], facing: 'N' };
    const cart = { id: 'W', copy: 'wagons-1', hexes: ['0202', '0302'], facing: 'S' };
    const { places, hex, unit } = valued([foot, cart, enemy]);
    const before = places.standing(hex('0612'), 0);
    places.heed([() => 4, () => 1]);
    places.prepare(unit('A'));
    expect(places.standing(hex('0612'), 0) - before).toBeCloseTo(5, 5);
  });
});

describe('what can be attacked from a place', () => {
  it('is a shot within range, which may come again', () => {
    const { places, hex, unit } = valued([archer, enemy]);
    const shot = places.fireFrom(unit('A'), hex('0606'), hex('0606'));
    expect(shot).toBeGreaterThan(0);
    expect(places.prey(hex('0606'), 0)).toBeCloseTo(WEIGHTS.fireAgain * shot, 5);
    expect(places.prey(hex('0610'), 0)).toBe(0);
    expect(places.of(hex('0606'), 0)).toBeCloseTo(
      places.standing(hex('0606'), 0) + places.preyWeight * places.prey(hex('0606'), 0),
      5,
    );
  });

  it('is no shot where the package forbids it', () => {
    const forbidden = { id: 'none', case: '8.9', forbids: 'fire', label: 'No arrows' };
    const { places, hex } = valued([archer, enemy], { restrictions: [forbidden] });
    expect(places.prey(hex('0606'), 0)).toBe(0);
  });

  it('is a melee beside the enemy, at its best straight ahead', () => {
    const { places, hex, expectations, unit, battle } = valued([knights, enemy]);
    const best = Math.max(
      ...[0, 1, 2, 3, 4, 5].map((direction) => places.meleeFrom(unit('A'), hex('0605'), direction)),
    );
    expect(best).toBeCloseTo(expectations.supposedMelee(unit('A'), unit('E'), FRONT, false), 5);
    expect(places.meleeFrom(unit('A'), hex('0610'), battle.direction.of(unit('A')))).toBe(0);
    const none = { id: 'none', case: '9.9', forbids: 'attack', label: 'Truce' };
    const truce = valued([knights, enemy], { restrictions: [none] });
    expect(truce.places.meleeFrom(truce.unit('A'), truce.hex('0605'), 0)).toBe(0);
  });
});
