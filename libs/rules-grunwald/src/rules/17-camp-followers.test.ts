import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Scene } from '../test-position.ts';

const camp = ['A7 B16', 'A7 B17', 'A8 B16'];
const followers = [1, 2, 3, 4].map((number) => ({ id: `f${number}`, copy: `teutonic-followers-${number}` }));

/** The ground about the camp; some of its hexes may be something else. */
function ground(other: Readonly<Record<string, string>> = {}) {
  const terrain = { ...Object.fromEntries(camp.map((hex) => [hex, 'camp'])), ...other };
  return { columns: 14, rows: 14, terrain, zones: { 'teutonic-camp': camp } };
}

function approach(dice: readonly number[], more: Record<string, unknown> = {}): Scene {
  return scene({
    map: ground(),
    phase: 'polish-lithuanian-movement',
    units: [unit('A', 'tartar-horse-1', 'A7 B9', 'N'), marker('L', 'witold', 'A7 B9'), ...followers],
    dice,
    ...more,
  });
}

describe('camp followers', () => {
  it('are found by the first who comes within six hexes, and placed by their owner [17.0], [20.3]', () => {
    const near = approach([3]);
    near.do({ do: 'begin-move', unit: 'A' });
    near.do({ do: 'step', unit: 'A', step: 'N' });
    expect([near.battle.decision?.id, near.battle.deciding]).toEqual(['camp-followers', 0]);
    expect(near.refused({ do: 'place', unit: 'f1', hex: 'A7 B12' })).toEqual(['17.0']);
    near.do({ do: 'place', unit: 'f1', hex: 'A7 B16' });
    near.do({ do: 'face', unit: 'f1', facing: 'S' });
    expect(near.refused({ do: 'place', unit: 'f2', hex: 'A7 B16' })).toEqual(['17.0']);
    near.do({ do: 'place', unit: 'f2', hex: 'A8 B16' });
    near.do({ do: 'face', unit: 'f2', facing: 'S' });
    expect([near.battle.decision?.id, near.hex('f3')]).toEqual(['moving', '']);
    near.do({ do: 'step', unit: 'A', step: 'N' });
    expect(near.event('camp-alarmed')).toHaveLength(1);
  });

  it('come in larger numbers the higher the die, one at least for the Order [20.3]', () => {
    for (const [die, number] of [
      [1, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ] as const) {
      const near = approach([die]);
      near.do({ do: 'begin-move', unit: 'A' });
      near.do({ do: 'step', unit: 'A', step: 'N' });
      expect(near.event('camp-alarmed')[0]).toMatchObject({ followers: number, camp: 'teutonic-camp' });
    }
  });

  it('stand nowhere where nobody may enter [4.54]', () => {
    const near = approach([1], { map: ground({ 'A7 B16': 'lake' }) });
    near.do({ do: 'begin-move', unit: 'A' });
    near.do({ do: 'step', unit: 'A', step: 'N' });
    expect(near.refused({ do: 'place', unit: 'f1', hex: 'A7 B16' })).toEqual(['17.0']);
    near.do({ do: 'place', unit: 'f1', hex: 'A7 B17' });
    expect(near.hex('f1')).toBe('A7 B17');
  });

  it('are lost where the camp has no room [17.0]', () => {
    const near = approach([6]);
    near.do({ do: 'begin-move', unit: 'A' });
    near.do({ do: 'step', unit: 'A', step: 'N' });
    for (const [index, hex] of camp.entries()) {
      near.do({ do: 'place', unit: `f${index + 1}`, hex });
      near.do({ do: 'face', unit: `f${index + 1}`, facing: 'N' });
    }
    expect([near.battle.decision?.id, near.hex('f4')]).toEqual(['moving', '']);
  });

  it('by an option are found at every approach (R21)', () => {
    const twice = approach([1, 1], { options: { 'camp-alarm': 'every-approach' } });
    const go = (): void => {
      twice.do({ do: 'step', unit: 'A', step: 'N' });
      if (twice.battle.decision?.id !== 'camp-followers') return;
      const free = camp.find(
        (hex) =>
          twice.refused({ do: 'place', unit: `f${twice.event('followers-placed').length + 1}`, hex }).length === 0,
      );
      twice.do({ do: 'place', unit: `f${twice.event('followers-placed').length + 1}`, hex: free });
      twice.do({ do: 'face', unit: `f${twice.event('followers-placed').length}`, facing: 'S' });
    };
    twice.do({ do: 'begin-move', unit: 'A' });
    go();
    go();
    expect(twice.event('camp-alarmed')).toHaveLength(2);
  });

  it('are not found by a unit that is driven there: retreat and rout are no approach (R21)', () => {
    const driven = approach([], {
      phase: 'teutonic-attack',
      units: [
        unit('A', 'tartar-horse-1', 'A7 B9', 'S', { disordered: true }),
        unit('K', 'teutonic-horse-1', 'A7 B8', 'N'),
        marker('L', 'lichtenstein', 'A7 B8'),
        ...followers,
      ],
    });
    driven.do({ do: 'attack', target: 'A' });
    for (let step = 0; step < 3 && driven.battle.decision?.id === 'routing'; step++)
      driven.do({ do: 'step', unit: 'A', step: 'N' });
    expect(driven.hex('A')).toBe('A7 B12');
    expect(driven.event('camp-alarmed')).toEqual([]);
  });
});

describe('a camp hex', () => {
  it('scores once for an enemy unit that enters it [19.0]', () => {
    const entered = scene({
      map: { columns: 14, rows: 14, zones: { 'polish-camp': ['A7 B10', 'A7 B11'] } },
      phase: 'teutonic-movement',
      units: [
        unit('K', 'teutonic-horse-1', 'A7 B9', 'N'),
        marker('L', 'lichtenstein', 'A7 B9'),
        unit('M', 'teutonic-horse-2', 'A6 B11', 'SE'),
      ],
      dice: [1],
    });
    entered.do({ do: 'move', unit: 'K', steps: ['N', 'N', 'N'] });
    expect(entered.battle.victoryPoints.of(0)).toBe(16);
    entered.do({ do: 'move', unit: 'M', steps: ['SE'] });
    expect(entered.battle.victoryPoints.of(0)).toBe(16);
  });
});
