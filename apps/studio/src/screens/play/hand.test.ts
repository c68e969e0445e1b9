import type { Choice, PieceView, Reach, GameView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { accompanied, aimed, EMPTY_HAND, meaningOf, ready, shown, wayOf } from './hand.ts';

const piece = (id: string, hex: number): PieceView =>
  ({ id, name: id, places: [hex], where: 'map', with: [], across: null }) as unknown as PieceView;

const view = (acts: string | null = null): GameView =>
  ({
    prompt: { piece: acts },
    pieces: [piece('horse', 1), piece('foot', 1), piece('foe', 5)],
  }) as unknown as GameView;

const choice = (
  kind: Choice['kind'],
  of: string | null,
  places: readonly number[],
  target: string | null = null,
): Choice => ({ kind, piece: of, places, target, command: { do: kind, of }, label: kind }) as unknown as Choice;

const place = (hex: number, cost: number, from: number) => ({
  places: [hex],
  cost,
  from,
  ends: true,
  entered: [hex],
  parts: [],
  command: { do: 'step', to: hex },
  after: [{ do: 'stop' }],
});

const reach = {
  piece: 'horse',
  allowance: 8,
  unit: 'points',
  before: [{ do: 'begin-move' }],
  companions: [],
  attacks: [],
  places: [place(1, 0, -1), place(2, 1, 0), place(3, 3, 1)],
} as unknown as Reach;

describe('meaningOf', () => {
  const picks = [choice('piece', 'horse', [1]), choice('piece', 'foot', [1])];

  it('picks up what can act, and the next of a stack when clicked again', () => {
    expect(ready(picks)).toEqual(['horse', 'foot']);
    expect(meaningOf(1, view(), picks, EMPTY_HAND)).toEqual({ is: 'pick', piece: 'horse' });
    expect(meaningOf(1, view(), picks, { ...EMPTY_HAND, piece: 'horse' })).toEqual({ is: 'pick', piece: 'foot' });
    expect(meaningOf(5, view(), picks, EMPTY_HAND)).toEqual({ is: 'nothing' });
  });

  it('goes the whole way to a hex within reach', () => {
    const meaning = meaningOf(3, view(), picks, { ...EMPTY_HAND, piece: 'horse', reach });
    expect(meaning.is === 'ways' && meaning.hand.ways.map(({ commands }) => commands.map((one) => one.do))).toEqual([
      ['begin-move', 'step', 'step', 'stop'],
    ]);
  });

  it('turns over at once who can do nothing else', () => {
    const face = choice('face', 'horse', [1]);
    expect(meaningOf(1, view(), [face], EMPTY_HAND)).toEqual({ is: 'choice', choice: face });
    expect(meaningOf(1, view(), [face, ...picks], EMPTY_HAND)).toEqual({ is: 'pick', piece: 'horse' });
  });

  it('attacks who stands there before it goes anywhere', () => {
    const attack = choice('target', 'horse', [5], 'foe');
    expect(meaningOf(5, view(), [attack], { ...EMPTY_HAND, piece: 'horse' })).toEqual({ is: 'choice', choice: attack });
    expect(meaningOf(5, view(), [attack], EMPTY_HAND)).toEqual({ is: 'nothing' });
  });

  it('answers for the piece that the rules ask about, whatever is in hand', () => {
    const step = choice('step', 'foot', [7]);
    expect(meaningOf(7, view('foot'), [step], { ...EMPTY_HAND, piece: 'horse' })).toEqual({
      is: 'choice',
      choice: step,
    });
  });
});

describe('aimed', () => {
  const hand = { ...EMPTY_HAND, piece: 'horse', reach };

  it('keeps the way that was chosen for as long as the hex is the same', () => {
    const there = { ...aimed(hand, view(), 3), chosen: 4, isSet: true };
    expect(aimed(there, view(), 3)).toBe(there);
    expect(aimed(there, view(), 2)).toMatchObject({ place: 2, chosen: 0, isSet: false });
    expect(wayOf(aimed(there, view(), 9))).toBeNull();
  });

  it('works the ways out anew for other companions', () => {
    const chief = { piece: 'chief', command: { do: 'take' } };
    const withChief = { ...aimed({ ...hand, reach: { ...reach, companions: [chief] } }, view(), 3), isSet: true };
    const taken = accompanied(withChief, view(), 'chief');
    expect(taken).toMatchObject({ companions: ['chief'], isSet: true, place: 3 });
    expect(wayOf(taken)?.commands[1].do).toBe('take');
    expect(accompanied(taken, view(), 'chief').companions).toEqual([]);
  });
});

describe('shown', () => {
  it('writes what each hex costs and draws the way that is pointed at', () => {
    const { notes, arrows, litCounters } = shown(
      view(),
      [],
      aimed({ ...EMPTY_HAND, piece: 'horse', reach }, view(), 3),
    );
    expect(notes.map(({ place: hex, text }) => [hex, text])).toEqual([
      [2, '1'],
      [3, '3'],
    ]);
    expect(arrows).toEqual([{ places: [1, 2, 3], tone: 'good', costs: ['1', '2'] }]);
    expect(litCounters).toEqual(['horse']);
  });

  it('lights where answers lie while nothing is in hand', () => {
    const answers = [choice('answer', 'horse', [3]), choice('answer', 'foot', [4])];
    expect(shown(view(), answers, EMPTY_HAND).highlights).toEqual([{ places: [3, 4], tone: 'good', look: 'fill' }]);
  });

  it('lights everybody who can act while nothing is in hand', () => {
    const both = [choice('piece', 'horse', [1]), choice('piece', 'foot', [1])];
    expect(shown(view(), both, EMPTY_HAND).litCounters).toEqual(['horse', 'foot']);
  });
});
