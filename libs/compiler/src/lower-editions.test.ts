import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { compiled, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const change = (target: string, value: number | string, from: number): ToyEdit => [
  'hill',
  'rules.json',
  '/changes',
  [{ op: 'set', target, value, turns: { from }, case: '1.0' }],
];

const codes = (edit: ToyEdit): string[] =>
  checkPackage(toyChain(edit), [TOY_SYSTEM])
    .filter(({ pointer }) => pointer.startsWith('/changes'))
    .map(({ code, pointer }) => `${code} ${pointer}`);

describe('the rules of some turns', () => {
  it('are compiled beside those of all others', () => {
    const { editions, parameters } = compiled(change('parameters/stones/value', 'few', 3));
    expect(editions.map(({ turns, parameters: own }) => [turns.from, own.get('stones')])).toEqual([[3, 'few']]);
    expect(parameters.get('stones')).toBe('plenty');
  });

  it('are checked as these are, where the change stands', () => {
    expect(codes(change('parameters/stones/value', 'some', 3))).toEqual(['parameter.value /changes/0/value']);
    expect(codes(change('parameters/stones/value', 'few', 99))).toEqual(['turns.never /changes/0/value']);
  });

  it('cannot be of what is read once', () => {
    expect(codes(change('parameters/game-turns/value', 9, 3))).toEqual(['turns.fixed /changes/0/value']);
  });
});
