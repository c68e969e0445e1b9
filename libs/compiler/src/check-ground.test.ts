import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const told = (...edits: readonly ToyEdit[]): readonly (readonly [string, string])[] =>
  compile(toyChain(...edits), [TOY_SYSTEM])
    .problems.filter(({ code }) => code === 'terrain.free')
    .map(({ file, pointer, message }) => [`${file}${pointer}`, message]);
const grass = (pointer: string, value: unknown): ToyEdit => ['rules', 'terrain.json', `/terrains/0${pointer}`, value];

describe('ground that costs nothing', () => {
  it('is told of where two neighbours lie side by side', () => {
    expect(told()).toEqual([]);
    const [[at, message], ...others] = told(grass('/cost', 0));
    expect(others).toEqual([]);
    expect(at).toBe('terrain.json/terrains/0/cost');
    expect(message).toContain('Grass costs nothing: a piece goes as far over it as it likes');
    // Of bushes there are no two side by side.
    expect(told(['rules', 'terrain.json', '/terrains/1/cost', 0])).toEqual([]);
  });

  it('may cost nothing for one class alone', () => {
    const [[at, message], ...others] = told(grass('/costs', { child: 0 }));
    expect(others).toEqual([]);
    expect(at).toBe('terrain.json/terrains/0/costs/child');
    expect(message).toContain('a piece of the class "child"');
  });

  it('may be a road', () => {
    const [[at], ...others] = told(['rules', 'terrain.json', '/features/0/cost', 0]);
    expect(others).toEqual([]);
    expect(at).toBe('terrain.json/features/0/cost');
  });
});
