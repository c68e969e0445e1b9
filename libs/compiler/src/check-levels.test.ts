import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

/** North can take four points, South one and two for each of two hexes: North less South is from -5 to 4. */
const SYSTEM: GameSystem = { ...TOY_SYSTEM, pointsOf: (_, side) => ({ least: 0, most: side === 0 ? 4 : 1 }) };
const levels = (pointer: string, value: unknown): ToyEdit => ['hill', 'rules.json', `/victory/levels${pointer}`, value];
const told = (...edits: readonly ToyEdit[]): readonly string[] =>
  compile(toyChain(...edits), [SYSTEM]).problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);

describe('levels of victory', () => {
  it('are told of where no score comes to them', () => {
    expect(told()).toEqual([]);
    expect(told(levels('/0/min', 4))).toEqual([]);
    expect(told(levels('/0/min', 5))).toEqual([
      'victory.unreachable /victory/levels/0/min The level "North wins" is never reached: Points of North less those of South can be -5 to 4. Give it a min in this range, or let something score more points.',
    ]);
    expect(told(levels('/1/min', -4))).toEqual([]);
    expect(told(levels('/1/min', -5))).toEqual([
      expect.stringMatching(/^victory\.unreachable \/victory\/levels\/2 The level "South wins" is never reached/),
    ]);
  });

  it('of which none with a winner can be reached leave nobody to win', () => {
    const vain = told(levels('/0/min', 50), levels('/1/min', -50));
    expect(vain.map((one) => one.split(' ')[0])).toEqual([
      'victory.no-winner',
      'victory.unreachable',
      'victory.unreachable',
    ]);
  });

  it('that can be reached are not all of one side', () => {
    const foregone = told(levels('/0/min', 50), levels('/1/winner', 'south'));
    expect(foregone.map((one) => one.split(' ')[0])).toEqual(['victory.foregone', 'victory.unreachable']);
    expect(foregone[0]).toMatch(/South wins whatever happens/);
    expect(told(levels('/1/winner', 'south'))).toEqual([]);
  });

  it('are not judged before both armies are raised', () => {
    const codes = told(
      levels('/0/min', 50),
      ['hill', 'units.json', '/units', []],
      ['hill', 'scenario.json', '/setUp', []],
    ).map((one) => one.split(' ')[0]);
    expect(codes).toContain('side.no-units');
    expect(codes).not.toContain('victory.unreachable');
  });
});
