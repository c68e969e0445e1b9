import { describe, expect, it } from 'vitest';
import { compile, compileGround } from './compile.ts';
import { CompilerCache } from './memo.ts';
import { compiled, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const systems = [TOY_SYSTEM];
/** The toy without its own check, which wants somebody on the map: where only the ground counts, nobody is. */
const lenient = [{ ...TOY_SYSTEM, checkSetUp: () => [] }];
/** A cell that no fight can read. */
const CELL: ToyEdit = ['rules', 'rules.json', '/tables/0/cells/coat/hand', 'many'];
/** A modifier whose formula nobody can read. */
const FORMULA: ToyEdit = ['rules', 'rules.json', '/modifiers/0/when', 'unit.'];
const COST: ToyEdit = ['rules', 'terrain.json', '/terrains/0/cost', 'dear'];

describe('a game', () => {
  it('is compiled for its ground while a table or a modifier is wrong, and not while the ground is', () => {
    const onGround = (edit: ToyEdit): readonly string[] | undefined =>
      compileGround(toyChain(edit), ['bakers'], lenient, new CompilerCache()).game?.units.map(({ id }) => id);
    for (const edit of [CELL, FORMULA]) {
      expect(compile(toyChain(edit), systems).ok).toBe(false);
      expect(onGround(edit)).toEqual(['bakers']);
    }
    expect(onGround(COST)).toBeUndefined();
  });

  it('is none of a base, which has nothing to play, and its rules are checked all the same', () => {
    const codes = (...edits: readonly ToyEdit[]): readonly string[] =>
      compile(toyChain(...edits).slice(0, 1), systems).problems.map(({ code }) => code);
    expect(codes()).toEqual(['package.base']);
    expect(codes(FORMULA)).toEqual(['expression.syntax']);
  });

  it('cannot be written to', () => {
    const game = compiled();
    for (const part of [game, game.units, game.setUp, game.sequence, game.victory]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('tells faults of the whole set-up only where there is one, once what it consists of is sound', () => {
    const nobody: ToyEdit = ['hill', 'scenario.json', '/setUp', []];
    const codes = (...edits: readonly ToyEdit[]): readonly string[] =>
      compile(toyChain(...edits), systems).problems.map(({ code }) => code);
    expect(codes(nobody)).toContain('unit.never-placed');
    expect(codes(nobody, ['hill', 'map.json', '/numbering', { preset: 'no-such' }])).not.toContain('unit.never-placed');
  });
});
