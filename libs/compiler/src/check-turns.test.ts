import { checkPackage } from './compile.ts';
import { describe, expect, it } from 'vitest';
import { toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const codes = (...edits: readonly ToyEdit[]): string[] =>
  checkPackage(toyChain(...edits), [TOY_SYSTEM]).map(({ code, pointer }) => `${code} ${pointer}`);
const turns = (from: number): ToyEdit => ['rules', 'rules.json', '/modifiers/0/turns', { from }];

describe('turns', () => {
  it('that the game does not come to are told of', () => {
    const before = codes(turns(2));
    const added = codes(turns(99)).filter((code) => !before.includes(code));
    expect(added).toEqual(['turns.never /modifiers/0/turns/from']);
    expect(codes(['rules', 'rules.json', '/sequence/0/turn', 99])).toContain('turns.never /sequence/0/turn');
  });
});
