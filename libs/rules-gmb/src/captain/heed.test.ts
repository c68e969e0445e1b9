import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './testing.ts';

/** Archers whom nothing but effects keeps from going up to the enemy. */
function archers(effects: readonly object[], more: object = {}, own: object = { copy: 'khoshun-1' }): Scene {
  return scene({
    phase: 'movement',
    units: [
      { id: 'A', ...own, hexes: ['0310'] },
      { id: 'B', copy: 'akinjis-1', hexes: ['0404'] },
      { id: 'C', copy: 'akinjis-2', hexes: ['0804'] },
    ],
    rules: { effects, ...more },
  });
}

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
    // They never fight hand to hand, so that nothing else draws them there.
    const bowmen = {
      side: 'tartar',
      kind: 'unit',
      class: 'infantry',
      values: { armour: 'non-armored', movement: 8, morale: 'B', weapon: 'infantry-shortbow' },
    };
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

  it('asks without leaving a trace', () => {
    const { battle, unit, choice } = archers([near([{ do: 'remove' }])]);
    const before = battle.hash;
    choice();
    expect(battle.hash).toBe(before);
    expect(battle.isInPlay(unit('A'))).toBe(true);
  });
});
