import { describe, expect, it } from 'vitest';
import { type Scene, scene, unit } from './testing.ts';

/** Horse that sees the rear of an enemy before it, and nothing but effects to keep it. */
function horse(...effects: readonly object[]): Scene {
  return horseUnder({ effects });
}

function horseUnder(rules: Readonly<Record<string, unknown>>, markers: Readonly<Record<string, unknown>> = {}): Scene {
  return scene({
    phase: 'teutonic-movement',
    markers,
    units: [
      unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
      { id: 'L', copy: 'lichtenstein', hexes: ['A7 B8'] },
      unit('K', 'polish-horse-1', 'A7 B12', 'N'),
    ],
    rules,
  });
}

const near = (then: readonly object[], more: object = {}): object => ({
  id: 'near',
  label: 'Near the enemy',
  at: 'unit-enters',
  when: 'enemiesWithin(unit, 2) > 0',
  then,
  ...more,
});

/** How near it has come when its side has moved. */
function distanceAfter({ battle, unit: index, play }: Scene): number {
  play();
  return battle.grid.distance(battle.hex.of(index('A')), battle.hex.of(index('K')));
}

describe('the captain', () => {
  it('goes to the attack where nothing lies in wait', () => {
    expect(distanceAfter(horse())).toBe(1);
  });

  it('enters no hex in which an effect would take its unit away', () => {
    expect(distanceAfter(horse(near([{ do: 'remove' }])))).toBeGreaterThan(2);
  });

  it('does not stay where an effect comes over those who stand', () => {
    expect(distanceAfter(horse(near([{ do: 'remove' }], { at: 'turn-ends', each: 'unit' })))).toBeGreaterThan(2);
  });

  it('goes up to nobody whom it may not attack', () => {
    const truceWith = (id: string): number[] => {
      const {
        battle,
        unit: index,
        play,
      } = scene({
        phase: 'teutonic-movement',
        units: [
          unit('A', 'teutonic-horse-1', 'A7 B8', 'N'),
          { id: 'L', copy: 'lichtenstein', hexes: ['A7 B8'] },
          unit('K', 'polish-horse-1', 'A5 B11', 'N'),
          unit('J', 'polish-horse-2', 'A9 B11', 'N'),
        ],
        rules: {
          restrictions: [{ id: 'truce', forbids: 'attack', label: 'There is a truce', when: `isUnit(other, "${id}")` }],
        },
      });
      play();
      return ['K', 'J'].map((one) => battle.grid.distance(battle.hex.of(index('A')), battle.hex.of(index(one))));
    };
    expect(truceWith('J')[0]).toBe(1);
    expect(truceWith('K')[0]).toBeGreaterThan(1);
  });

  it('neither fires nor waits to fire where no arrows are left', () => {
    const bows = (arrows: number): Scene =>
      scene({
        turn: 2,
        phase: 'fire',
        units: [
          unit('F', 'teutonic-foot-1', 'A7 B8', 'N'),
          unit('G', 'gun-1', 'A9 B8', 'N'),
          unit('K', 'polish-horse-1', 'A7 B9', 'S'),
          unit('H', 'polish-horse-2', 'A9 B10', 'S'),
        ],
        dice: [1, 1, 1, 1],
        rules: {
          markers: [{ id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: arrows }],
          effects: [
            { id: 'spent', label: 'Spent', at: 'unit-fires', then: [{ do: 'add', marker: 'arrows', value: -1 }] },
          ],
          restrictions: [{ id: 'none', forbids: 'fire', label: 'No arrows are left', when: 'unit.arrows == 0' }],
        },
      });
    const left = ({ battle, unit: index }: Scene, id: string): number | undefined =>
      battle.markers?.byId['arrows']?.of(index(id));
    const full = bows(2);
    full.play();
    expect([left(full, 'F'), left(full, 'G')]).toEqual([1, 1]);
    const empty = bows(0);
    empty.play();
    expect([left(empty, 'F'), left(empty, 'G')]).toEqual([0, 0]);
    expect(empty.battle.serial).toBeGreaterThan(0);
  });

  /** Markers on all hexes beside the enemy, whom it would attack. */
  const beside = (marker: string): Readonly<Record<string, unknown>> => ({
    hexes: Object.fromEntries(
      ['A6 B11', 'A7 B11', 'A8 B12', 'A8 B13', 'A7 B13', 'A6 B12'].map((hex) => [hex, { [marker]: 1 }]),
    ),
  });
  const ofHex = (id: string): object => ({ id, name: id, of: 'hex', maximum: 1 });

  it('does not walk into smoke that would leave its unit unable to do much', () => {
    const choking = (restrictions: readonly object[]): number =>
      distanceAfter(
        horseUnder(
          {
            markers: [ofHex('smoke'), { id: 'choking', name: 'Choking', of: 'unit', maximum: 1 }],
            effects: [
              {
                id: 'chokes',
                label: 'Smoke chokes it',
                at: 'unit-enters',
                when: 'hex.smoke > 0',
                then: [{ do: 'set', marker: 'choking', to: 1 }],
              },
            ],
            restrictions,
          },
          beside('smoke'),
        ),
      );
    expect(choking([])).toBe(1);
    const unable = ['move', 'attack'].map((forbids) => ({
      id: `no-${forbids}`,
      forbids,
      label: 'It chokes',
      when: 'unit.choking > 0',
    }));
    expect(choking(unable)).toBeGreaterThan(1);
  });

  it('reckons with the mud on its way', () => {
    const mud = (value: number): number =>
      distanceAfter(
        horseUnder(
          {
            markers: [ofHex('mud')],
            modifiers: [{ id: 'mud', applies: 'movement.cost', label: 'Mud', when: 'hex.mud > 0', value }],
          },
          beside('mud'),
        ),
      );
    expect(mud(0)).toBe(1);
    expect(mud(20)).toBeGreaterThan(1);
  });

  it('counts the stakes before an enemy when it goes to the attack', () => {
    const stakes = (value: number): number =>
      distanceAfter(
        horseUnder(
          {
            markers: [ofHex('stakes')],
            modifiers: [
              { id: 'stakes', applies: 'strength', label: 'Stakes', when: '!attacks && unit.stakes > 0', value },
            ],
          },
          { hexes: { 'A7 B12': { stakes: 1 } } },
        ),
      );
    expect(stakes(0)).toBe(1);
    expect(stakes(40)).toBeGreaterThan(1);
  });
});
