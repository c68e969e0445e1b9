import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './testing.ts';

/** Archers whom nothing but effects keeps from going up to the enemy. */
function archers(
  effects: readonly object[],
  more: object = {},
  own: object = { copy: 'khoshun-1' },
  markers: Readonly<Record<string, unknown>> = {},
): Scene {
  return scene({
    phase: 'movement',
    markers,
    units: [
      { id: 'A', ...own, hexes: ['0310'] },
      { id: 'B', copy: 'akinjis-1', hexes: ['0404'] },
      { id: 'C', copy: 'akinjis-2', hexes: ['0804'] },
    ],
    rules: { effects, ...more },
  });
}

/** They never fight hand to hand, so that nothing else draws them there. */
const bowmen = {
  side: 'tartar',
  kind: 'unit',
  class: 'infantry',
  values: { armour: 'non-armored', movement: 8, morale: 'B', weapon: 'infantry-shortbow' },
};

const near = (then: readonly object[], more: object = {}): object => ({
  id: 'near',
  case: '8.9',
  label: 'Near the enemy',
  at: 'unit-enters',
  when: 'enemiesWithin(unit, 4) > 0',
  then,
  ...more,
});

/** How near the archers have come to the nearest enemy when they have moved. */
function distanceAfter({ battle, unit, play }: Scene): number {
  play();
  expect(battle.isInPlay(unit('A'))).toBe(true);
  const at = battle.left.of(unit('A'));
  return Math.min(...['B', 'C'].map((id) => battle.grid.distance(at, battle.left.of(unit(id)))));
}

describe('the captain', () => {
  it('goes up to the enemy where nothing lies in wait', () => {
    expect(distanceAfter(archers([]))).toBeLessThanOrEqual(2);
  });

  it('enters no hex in which an effect would take its unit away or break it', () => {
    expect(distanceAfter(archers([near([{ do: 'remove' }])]))).toBeGreaterThan(4);
    expect(distanceAfter(archers([near([{ do: 'break' }])]))).toBeGreaterThan(4);
  });

  it('does not stay where an effect comes over those who stand', () => {
    const staying = near([{ do: 'remove' }], { at: 'turn-ends', each: 'unit' });
    expect(distanceAfter(archers([staying]))).toBeGreaterThan(4);
  });

  it('weighs what a roll may bring', () => {
    const sky = (word: string): object => ({
      tables: [
        {
          id: 'sky',
          dice: '1d6',
          rows: [{ id: '1-5' }, { id: '6' }],
          columns: [{ id: 'result' }],
          cells: { '1-5': { result: word }, '6': { result: null } },
        },
      ],
    });
    const struck = { id: 'struck', label: 'Struck', at: 'rolled', table: 'sky', then: [{ do: 'remove' }] };
    const roll = near([{ do: 'roll', table: 'sky' }]);
    expect(distanceAfter(archers([roll, struck], sky('lightning')))).toBeGreaterThan(4);
    const never = { ...struck, result: 'lightning', when: 'turn > 50' };
    expect(distanceAfter(archers([roll, never], sky('lightning')))).toBeLessThanOrEqual(2);
  });

  it('does not go up to shoot when its archers have no arrows left', () => {
    const bows = (arrows: number): object => ({
      markers: [{ id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: arrows }],
      restrictions: [{ id: 'none-left', forbids: 'fire', label: 'No arrows are left', when: 'unit.arrows == 0' }],
    });
    expect(distanceAfter(archers([], bows(4), bowmen))).toBeLessThanOrEqual(3);
    expect(distanceAfter(archers([], bows(0), bowmen))).toBeGreaterThan(3);
  });

  it('charges nobody whom it may not attack', () => {
    const underTruce = (when: string): Scene => {
      const lancer = scene({
        phase: 'movement',
        units: [
          { id: 'A', copy: 'mawarnahr-2', hexes: ['0610', '0710'], facing: 'N', face: 'melee', lance: true },
          { id: 'B', copy: 'spahis-1', hexes: ['0605', '0705'], facing: 'S', face: 'melee' },
        ],
        rules: { restrictions: [{ id: 'truce', forbids: 'attack', label: 'There is a truce', when }] },
      });
      lancer.play();
      return lancer;
    };
    const before = underTruce('turn > 5');
    expect(before.battle.charging.of(before.unit('A'))).toBe(before.unit('B') + 1);
    const truce = underTruce('isUnit(other, "B")');
    expect(truce.battle.charging.of(truce.unit('A'))).toBe(0);
  });

  /** Markers on every hex of a belt between the archers and their enemies. */
  const belt = (marker: string): Readonly<Record<string, unknown>> => ({
    hexes: Object.fromEntries(
      Array.from({ length: 14 * 4 }, (_, at) => {
        const [column, row] = [1 + (at % 14), 5 + Math.floor(at / 14)];
        return [`${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`, { [marker]: 1 }];
      }),
    ),
  });
  const smoke = [
    { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 2 },
    { id: 'choking', name: 'Choking', of: 'unit', maximum: 2 },
  ];
  const chokes = {
    id: 'chokes',
    case: '8.9',
    label: 'Smoke chokes it',
    at: 'unit-enters',
    when: 'hex.smoke > 0',
    then: [{ do: 'add', marker: 'choking', value: 2 }],
  };
  const unableTo = (when: string, ...acts: readonly string[]): object => ({
    restrictions: acts.map((forbids) => ({ id: `no-${forbids}`, forbids, label: 'It is not able to', when })),
  });

  it('walks into smoke, unless that leaves its unit unable to do much', () => {
    const nearest = (more: object): number =>
      distanceAfter(archers([chokes], { markers: smoke, ...more }, undefined, belt('smoke')));
    expect(nearest({})).toBeLessThanOrEqual(2);
    expect(nearest(unableTo('unit.choking > 0', 'move', 'fire', 'attack'))).toBeGreaterThan(4);
    const giddy = { id: 'giddy', applies: 'morale.die', label: 'Giddy', when: 'unit.choking > 0', value: -20 };
    const blind = { id: 'blind', applies: 'fire.range', label: 'Blind', when: 'unit.choking > 0', value: -9 };
    const lame = { id: 'lame', applies: 'movement.allowance', label: 'Lame', when: 'unit.choking > 0', value: -9 };
    expect(nearest({ modifiers: [giddy, blind, lame] })).toBeGreaterThan(4);
  });

  it('does not stand where the smoke of its hex keeps it from shooting', () => {
    const thins = {
      id: 'thins',
      case: '8.9',
      label: 'It thins',
      at: 'turn-ends',
      each: 'hex',
      when: 'hex.smoke > 1',
      then: [{ do: 'add', marker: 'smoke', value: -1 }],
    };
    const smokeWhere = (when: string): number | undefined => {
      const more = { markers: smoke, ...unableTo(when, 'fire', 'attack') };
      const { battle, unit, play } = archers([thins], more, undefined, belt('smoke'));
      play();
      expect(battle.grid.distance(battle.left.of(unit('A')), battle.left.of(unit('B')))).toBeLessThanOrEqual(2);
      return battle.markers?.byId['smoke']?.of(battle.left.of(unit('A')));
    };
    expect(smokeWhere('unit.smoke > 1')).toBe(1);
    expect(smokeWhere('unit.smoke > 0')).toBe(0);
  });

  it('stays back when it has shot its last arrow, or goes where there are more', () => {
    const arrows = {
      markers: [
        { id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: 0 },
        { id: 'store', name: 'Store', of: 'hex', maximum: 1 },
      ],
      ...unableTo('unit.arrows == 0', 'fire'),
    };
    const fills = {
      id: 'fills',
      case: '8.9',
      label: 'Fresh arrows',
      at: 'turn-ends',
      each: 'unit',
      when: 'unit.store > 0',
      then: [{ do: 'set', marker: 'arrows', to: 4 }],
    };
    const store = { hexes: { '0312': { store: 1 } } };
    const filled = archers([fills], arrows, bowmen, store);
    filled.play();
    expect(filled.hexes('A')).toEqual(['0312']);
    const unfilled = archers([{ ...fills, when: 'unit.store > 1' }], arrows, bowmen, store);
    unfilled.play();
    expect(unfilled.hexes('A')).not.toEqual(['0312']);
  });

  it('leaves its stakes for nothing that is worth less', () => {
    const stakes = {
      markers: [{ id: 'stakes', name: 'Stakes', of: 'hex', maximum: 1 }],
      modifiers: [
        { id: 'stakes', applies: 'melee.dice', label: 'Stakes', when: 'defender.stakes > 0', value: 6 },
        { id: 'cover', applies: 'fire.dice', label: 'Stakes', when: 'target.stakes > 0', value: 6 },
      ],
    };
    const torn = {
      id: 'torn',
      case: '8.9',
      label: 'Torn out',
      at: 'unit-enters',
      when: 'hex.stakes > 0',
      then: [{ do: 'set', marker: 'stakes', of: 'hex', to: 0 }],
    };
    const far = { ...bowmen, values: { ...bowmen.values, movement: 2 } };
    const planted = archers([torn], stakes, far, { hexes: { '0310': { stakes: 1 } } });
    planted.play();
    expect(planted.hexes('A')).toEqual(['0310']);
    const bare = archers([torn], stakes, far);
    bare.play();
    expect(bare.hexes('A')).not.toEqual(['0310']);
  });

  it('reckons with the mud on its way', () => {
    const mud = { markers: [{ id: 'mud', name: 'Mud', of: 'hex', maximum: 1 }] };
    const cost = (value: number): object => ({
      ...mud,
      modifiers: [{ id: 'mud', applies: 'movement.cost', label: 'Mud', when: 'hex.mud > 0', value }],
    });
    expect(distanceAfter(archers([], cost(0), undefined, belt('mud')))).toBeLessThanOrEqual(2);
    // One hex of mud is as far as it comes.
    expect(distanceAfter(archers([], cost(5), undefined, belt('mud')))).toBeGreaterThan(3);
  });

  it('asks without leaving a trace', () => {
    const { battle, unit, choice } = archers([near([{ do: 'remove' }])]);
    const before = battle.hash;
    choice();
    expect(battle.hash).toBe(before);
    expect(battle.isInPlay(unit('A'))).toBe(true);
  });
});
