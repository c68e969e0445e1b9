import type { CompiledGame, CompiledRestriction } from '@hexwright/compiler';
import { LEGAL } from '@hexwright/engine';
import { INTEGER } from '@hexwright/rule-lang';
import { describe, expect, it } from 'vitest';
import type { InTurn } from './question.ts';
import { ActRestrictions, refusalBy, restrictionOf } from './restrictions.ts';

interface Shot extends InTurn {
  readonly arrows: number;
}

const always: CompiledRestriction = {
  id: 'truce',
  case: '3.1',
  label: 'There is a truce',
  forbids: 'fire',
  when: null,
  turns: { from: 1, to: 2 },
};
const arrows: CompiledRestriction = {
  ...always,
  id: 'spent',
  case: '',
  label: 'Out of arrows!',
  turns: null,
  when: {
    source: 'arrows == 0',
    typed: {
      kind: 'comparison',
      type: { kind: 'bool' },
      operator: '==',
      left: { kind: 'read', type: INTEGER, path: ['arrows'] },
      right: { kind: 'constant', type: INTEGER, value: 0 },
    },
    type: { kind: 'bool' },
    reads: ['arrows'],
    calls: [],
    form: 'dynamic',
  },
};

// Safe: nothing else of a game is read here.
const game = { restrictions: [{ ...always, forbids: 'move' }, always, arrows] } as unknown as CompiledGame;
const of = (act: string): ActRestrictions<Shot> =>
  new ActRestrictions(game, act, { name: () => (shot) => shot.arrows, call: () => () => 0 });
const shot = (turn: number, left: number): Shot => ({ battle: { turn }, arrows: left });

describe('restrictions', () => {
  it('forbid their act in their turns, when their formula holds: the first that does is named', () => {
    const named = (turn: number, left: number): string | undefined =>
      restrictionOf(game, of('fire').refusal(shot(turn, left)))?.id;
    expect([named(1, 3), named(2, 0), named(3, 0), named(3, 1)]).toEqual(['truce', 'truce', 'spent', undefined]);
    expect(of('fire').refusal(shot(3, 1))).toBe(LEGAL);
  });

  it('leave other acts alone', () => {
    expect(of('rally').isEmpty).toBe(true);
    expect(restrictionOf(game, of('move').refusal(shot(1, 0)))).toBe(game.restrictions[0]);
  });

  it('are told by their label, with their case and which of them it is', () => {
    expect(refusalBy(always)).toMatchObject({ id: 'restrictions/truce', cases: ['3.1'], text: 'There is a truce.' });
    expect(refusalBy(arrows)).toMatchObject({ id: 'restrictions/spent', cases: [], text: 'Out of arrows!' });
  });

  it('have codes that no rule of a game has', () => {
    expect(restrictionOf(game, 1)).toBe(null);
    expect(restrictionOf(game, LEGAL)).toBe(null);
  });
});
