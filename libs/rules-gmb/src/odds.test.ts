import { describe, expect, it } from 'vitest';
import { fireOdds, meleeOdds, type Odds } from './odds.ts';
import type { WrittenCommand } from '@hexwright/engine';
import { reader } from './reading.ts';
import { type Position, type Scene, scene } from './test-position.ts';

/** Plays the attack with every throw of two dice and a morale die, and counts the rout levels that it brings. */
function byPlaying({ battle, do: perform }: Scene, attack: WrittenCommand): { levels: number[]; gone: number } {
  const levels = [0, 0, 0, 0];
  let gone = 0;
  const { count } = battle.events;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      for (let morale = 1; morale <= 6; morale++) {
        battle.dice.feed([first, second, morale]);
        perform(attack);
        const events = reader.all(battle, count);
        levels[Number(events.find(({ event }) => event === 'morale-check')?.increase ?? 0)]++;
        if (events.some(({ event }) => event === 'eliminated')) gone++;
        battle.undo();
      }
    }
  }
  return { levels, gone };
}

function agrees(odds: Odds, played: { levels: number[]; gone: number }): void {
  expect(Array.from({ length: 4 }, (_, index) => odds.increases[index] ?? 0)).toEqual(played.levels);
  expect(odds.eliminated).toBe(played.gone);
}

const fire: Position = {
  phase: 'fire',
  phasing: 'ottoman',
  turn: 9,
  units: [
    { id: 'A', copy: 'janissaries-1', hexes: ['0505', '0605'], facing: 'S', face: 'fire' },
    { id: 'B', copy: 'khoshun-1', hexes: ['0507'], rout: 2 },
  ],
};

const charge: Position = {
  phase: 'melee-phasing',
  units: [
    { id: 'A', copy: 'bahatur-2', hexes: ['0506', '0606'], facing: 'N', face: 'melee', lance: true, charging: 'B' },
    { id: 'tamburlaine', copy: 'tamburlaine', hexes: ['0506'] },
    { id: 'B', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'S', rout: 1 },
    { id: 'bayazid', copy: 'bayazid', hexes: ['0505'] },
  ],
};

describe('odds before an attack', () => {
  it('[8.3] of a shot are those of all 216 throws through the rules', () => {
    const one = scene(fire);
    const odds = fireOdds(one.battle, one.unit('A'), one.unit('B'));
    const played = byPlaying(one, { do: 'fire', unit: 'A', target: 'B' });
    agrees(odds, played);
    expect(odds.dice.map((part) => [part.case, part.value])).toEqual([['8.3', -2]]);
    expect(odds.morale.map((part) => part.case)).toEqual(['10.31', '10.32']);
  });

  it('[8.3] of a shot over a hexside that a package asks for list what its dice are changed by', () => {
    const stream = ['0406', '0506'].map((hex) => ({ feature: 'stream', between: [hex, '0507'] }));
    const across = { applies: 'fire.dice', label: 'Over the stream', when: 'crosses(target, "stream")', value: 1 };
    const one = scene({
      ...fire,
      map: { columns: 12, rows: 12, hexsides: stream },
      hexsides: [{ id: 'stream', name: 'Stream', case: '99.1', cost: 1, when: 'crossing' }],
      rules: { modifiers: [{ id: 'over-the-stream', case: '99.1', ...across }] },
    });
    const odds = fireOdds(one.battle, one.unit('A'), one.unit('B'));
    agrees(odds, byPlaying(one, { do: 'fire', unit: 'A', target: 'B' }));
    expect(odds.dice.map(({ value }) => value).reduce((sum, value) => sum + value, 0)).toBe(odds.modifier);
    expect(odds.dice).toContainEqual(expect.objectContaining({ case: '99.1', value: 1 }));
  });

  it('[9.4] of a lance charge with both great leaders are those of all 216 throws', () => {
    const one = scene(charge);
    const odds = meleeOdds(one.battle, one.unit('A'), one.unit('B'));
    const played = byPlaying(one, { do: 'melee', unit: 'A', target: 'B' });
    agrees(odds, played);
    expect(odds.dice.map((part) => part.case)).toContain('9.31');
    expect(odds.morale.map((part) => part.case)).toContain('17.2');
  });
});
