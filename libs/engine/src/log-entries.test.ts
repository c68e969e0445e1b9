import { describe, expect, it } from 'vitest';
import { EventRegistry, EventLog, FIGURES_LEFT, type GameEvent, MODIFIER, PHASE_BEGAN, STAGE } from './event.ts';
import { heading, logEntries, type LogWords, stepHeadings } from './log-entries.ts';

const book = new EventRegistry();
const began = book.add(PHASE_BEGAN, '4.0', 'turn:number');
const modifier = book.add(MODIFIER, '', 'value:number');
const shot = book.add('shot', '8.1', 'unit:piece', 'target:piece', 'hex:place');
const moved = book.add('moved', '5.1', 'unit:piece', 'hex:place');
const stage = book.add(STAGE, '5.0', 'unit:piece', 'x:mils', 'y:mils', 'facing:degrees');
const left = book.add(FIGURES_LEFT, '8.2', 'unit:piece', 'figures:number');
const silent = book.add('silent', '1.0', 'unit:piece');

function words(events: EventLog): LogWords {
  return {
    events,
    book,
    read(index) {
      const raw = events.read(index);
      if (raw === null) return null;
      const { id, case: cited, fields } = book.kind(raw.code);
      const values = fields.map(({ name }, at): [string, number] => [name, raw.words[at]]);
      return { event: id, case: cited, label: 'uphill', ...Object.fromEntries(values) };
    },
    idOf: (piece) => `piece-${piece}`,
    sentence: ({ event }) => (event === 'silent' ? null : event),
    headings: (event: GameEvent, before) =>
      before?.turn === event.turn ? [] : [heading('turn', `Turn ${String(event.turn)}`, event.case)],
    ways: new Set(['moved']),
    attacks: new Set(['shot']),
  };
}

describe('the entries of a log', () => {
  it('show the way of a piece with the line that tells of it', () => {
    const events = new EventLog();
    for (const x of [100, 200]) for (const piece of [1, 2]) events.emit(stage, piece, x, 50, 900);
    events.emit(moved, 2, 20);
    events.emit(moved, 2, 21);
    const [first, second] = logEntries(words(events), 0);
    expect(first.stages).toEqual([
      { x: 100, y: 50, facing: 900 },
      { x: 200, y: 50, facing: 900 },
    ]);
    expect(second).not.toHaveProperty('stages');
  });

  it('say how many figures are left', () => {
    const events = new EventLog();
    events.emit(left, 2, 7);
    events.emit(moved, 2, 20);
    expect(logEntries(words(events), 0).map(({ figures }) => figures)).toEqual([7, undefined]);
  });

  it('are headings, and lines with who and where', () => {
    const events = new EventLog();
    events.emit(began, 1);
    events.emit(moved, 3, 20);
    events.emit(began, 1);
    events.emit(began, 2);
    const [turn, move, next] = logEntries(words(events), 0);
    expect([turn, next].map(({ kind, text }) => [kind, text])).toEqual([
      ['turn', 'Turn 1'],
      ['turn', 'Turn 2'],
    ]);
    expect(move).toMatchObject({ case: '5.1', pieces: ['piece-3'], places: [20], key: 'moved 3', isAttack: false });
  });

  it('have with them what adds up to their dice, and nobody else’s', () => {
    const events = new EventLog();
    events.emit(modifier, 2);
    events.emit(shot, 3, 3, 20);
    events.emit(modifier, 1);
    events.emit(silent, 1);
    events.emit(shot, 4, 5, -1);
    const [first, second] = logEntries(words(events), 0);
    expect(first).toMatchObject({
      isAttack: true,
      pieces: ['piece-3'],
      key: null,
      parts: [{ label: 'uphill', value: 2 }],
    });
    expect(second).toMatchObject({ pieces: ['piece-4', 'piece-5'], places: [], parts: [] });
  });

  it('go on from what is still held, and end where they are asked to', () => {
    const events = new EventLog(4);
    events.emit(began, 1);
    for (let index = 0; index < 5; index++) events.emit(moved, index, index);
    expect(logEntries(words(events), 0).map(({ pieces }) => pieces[0])).toEqual([
      'piece-1',
      'piece-2',
      'piece-3',
      'piece-4',
    ]);
    expect(logEntries(words(events), 2, 4)).toHaveLength(2);
    events.emit(began, 1);
    // The beginning before it is not held any more.
    expect(logEntries(words(events), 6)).toHaveLength(1);
    events.emit(began, 1);
    expect(logEntries(words(events), 7)).toEqual([]);
  });
});

it('the headings of a step name the side in whose part of the turn it is, and none where all sides act', () => {
  const began = (turn: number, side: string | null): GameEvent => ({ event: PHASE_BEGAN, case: '4.0', turn, side });
  const cases = { turn: '3.0', side: '3.1', phase: '4.0' };
  const sideOf = ({ side }: GameEvent): string | null => (side === null ? null : String(side));
  const headings = (event: GameEvent, before: GameEvent | null): string[] =>
    stepHeadings(event, before, { turns: 9, phase: 'Orders', sideOf, cases }).map(({ text }) => text);
  expect(headings(began(1, null), null)).toEqual(['Turn 1 of 9', 'Orders']);
  expect(headings(began(1, 'Red'), began(1, null))).toEqual(['Red', 'Orders']);
  expect(headings(began(1, 'Red'), began(1, 'Red'))).toEqual(['Orders']);
  expect(headings(began(2, null), began(1, 'Red'))).toEqual(['Turn 2 of 9', 'Orders']);
});
