import type { Choice, PieceView, Reach, GameView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { choicesOf, EMPTY_HAND, type Hand } from './hand.ts';
import { besideMap, givenPiece, pieceButtons, withoutName } from './available-choices.ts';

const piece = (id: string, where: PieceView['where']): PieceView =>
  ({ id, where, places: where === 'map' ? [1] : [] }) as unknown as PieceView;
const choice = (kind: Choice['kind'], of: string | null, more: Partial<Choice> = {}): Choice =>
  ({ kind, piece: of, places: [1], place: null, ...more }) as unknown as Choice;
const view = (acts: string | null, ...pieces: readonly PieceView[]): GameView =>
  ({ prompt: { piece: acts }, pieces }) as unknown as GameView;

describe('who is beside the map', () => {
  const waiting = view(null, piece('pit', 'waiting'), piece('horse', 'map'));

  it('has a button when it can do something', () => {
    expect(besideMap(waiting, [choice('answer', 'pit')]).map(({ id }) => id)).toEqual(['pit']);
    expect(besideMap(waiting, [choice('answer', 'horse')])).toEqual([]);
  });

  it('is in hand by itself when no other piece can do anything', () => {
    expect(givenPiece(waiting, [choice('answer', 'pit')])).toBe('pit');
    expect(givenPiece(waiting, [choice('answer', 'pit'), choice('turn', 'horse')])).toBeNull();
    expect(givenPiece(waiting, [choice('turn', 'horse')])).toBeNull();
    expect(givenPiece(view('horse', piece('horse', 'map')), [])).toBe('horse');
  });
});

describe('buttons of a piece', () => {
  const hand = (way: Partial<Reach>): Hand => ({ ...EMPTY_HAND, piece: 'a', reach: way as Reach });
  const kinds = (...of: Parameters<typeof pieceButtons>): string[] => pieceButtons(...of).map(({ kind }) => kind);
  const place = { places: [2], across: null, facing: null };
  const all = [choice('piece', 'a'), choice('answer', 'a', { place }), choice('answer', 'a'), choice('done', null)];

  it('are for what no hex stands for, and for the first step of who flees', () => {
    expect(choicesOf(all, 'a')).toHaveLength(4);
    expect(kinds(view(null), all, hand({}), 'a')).toEqual(['answer']);
    expect(kinds(view(null), all, hand({ endsAnywhere: true }), 'a')).toEqual(['piece', 'answer']);
  });

  it('are for everything when the rules ask about it, and for nothing that is fought out elsewhere', () => {
    expect(kinds(view('a'), all, hand({}), 'a')).toEqual(['piece', 'answer', 'answer']);
    expect(kinds(view('a'), all, hand({}), 'a', true)).toEqual([]);
  });
});

describe('what a choice is called under the name of its piece', () => {
  it('is what is left without the name', () => {
    expect(withoutName('Knights: turn left', 'Knights')).toBe('Turn left');
    expect(withoutName('Hold: Knights', 'Knights')).toBe('Hold');
    expect(withoutName('Charge Knights 2', 'Knights')).toBe('Charge Knights 2');
  });
});
