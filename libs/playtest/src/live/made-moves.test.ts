import { describe, expect, it } from 'vitest';
import { battle } from '../testing/battle.ts';
import { madeMoveAfter, madeMoveBefore } from './made-moves.ts';
import { Playtest } from './playtest.ts';
import type { MoveView } from './game-view.ts';

function movesOf(playtest: Playtest): ReadonlyMap<number, MoveView> {
  return new Map(playtest.moves().map((move) => [move.id, move]));
}
const undoTo = (playtest: Playtest): number => madeMoveBefore(playtest.view().node, movesOf(playtest));
const redoTo = (playtest: Playtest): number => madeMoveAfter(playtest.line(), playtest.view().node, movesOf(playtest));

/** The Tartars are a person's, at the first decision of a Movement Phase of theirs. */
function inMovement(): Playtest {
  const playtest = new Playtest(battle(), { seed: 1402, seats: { ottoman: 'captain' } });
  for (let move = 0; move < 200 && playtest.view().prompt.decision !== 'movement'; move++) {
    if (playtest.computerMove().kind === 'nobody') playtest.performAll([{ do: 'pass' }]);
  }
  expect(playtest.view().seat).toBe('person');
  return playtest;
}

/** Moves the first piece that can go somewhere, by a way of several steps; how many commands that took. */
function moveFar(playtest: Playtest): number {
  const before = playtest.view().move;
  for (const { piece } of playtest.choices()) {
    const reach = piece === null ? null : playtest.reach(piece);
    const place = reach?.places.findLast(({ ends, from, harm }) => ends && from >= 0 && harm === undefined);
    if (reach === null || place === undefined) continue;
    const steps = [];
    for (let at = place; at.from >= 0; at = reach.places[at.from]) steps.unshift(at.command!);
    const commands = [...reach.before, ...steps, ...place.after];
    if (commands.length < 4) continue;
    expect(playtest.performAll(commands).kind).toBe('done');
    break;
  }
  return playtest.view().move - before;
}

describe('moves as players make them', () => {
  it('are taken back whole, and made again whole', () => {
    const playtest = inMovement();
    const start = playtest.view();
    expect(moveFar(playtest)).toBeGreaterThan(3);
    const first = playtest.view();
    moveFar(playtest);
    const second = playtest.view();
    expect(undoTo(playtest)).toBe(first.node);
    playtest.goTo(first.node);
    expect(undoTo(playtest)).toBe(start.node);
    playtest.goTo(start.node);
    expect(playtest.view().hash).toBe(start.hash);
    expect(redoTo(playtest)).toBe(first.node);
    playtest.goTo(first.node);
    expect(redoTo(playtest)).toBe(second.node);
    playtest.goTo(second.node);
    expect(redoTo(playtest)).toBe(second.node);
  });

  it('take with them what belongs to them, and what computer players did in answer', () => {
    const playtest = inMovement();
    const start = playtest.view().node;
    moveFar(playtest);
    playtest.performAll([{ do: 'pass' }], false);
    for (let move = 0; move < 2000 && playtest.computerMove().kind === 'done'; move++);
    const later = playtest.view();
    expect(later.seat).toBe('person');
    expect(undoTo(playtest)).toBe(start);
    playtest.goTo(start);
    expect(redoTo(playtest)).toBe(later.node);
  });

  it('are those of computer players where nobody else plays: what each did with one piece', () => {
    const playtest = new Playtest(battle(), { seed: 3, seats: { ottoman: 'captain', tartar: 'captain' } });
    while (playtest.view().prompt.decision !== 'moving') playtest.computerMove();
    while (playtest.view().prompt.decision === 'moving') playtest.computerMove();
    const end = playtest.view().node;
    const before = undoTo(playtest);
    expect(end - before).toBeGreaterThan(1);
    playtest.goTo(before);
    expect(playtest.view().prompt.decision).toBe('movement');
    expect(redoTo(playtest)).toBe(end);
    playtest.goTo(0);
    expect(undoTo(playtest)).toBe(0);
  });

  it('come back from a record, with who made them, notes and what was noted for all', () => {
    const playtest = inMovement();
    playtest.pinNote(0, 'Here it begins.');
    moveFar(playtest);
    const { node } = playtest.view();
    playtest.pinNote(node, 'Too bold?');
    playtest.witness('Everything was shown.');
    playtest.performAll([{ do: 'pass' }]);
    const record = playtest.save();
    const { playtest: loaded } = Playtest.load(battle(), record);
    const told = (one: Playtest): unknown[] =>
      one.moves().map(({ command, seat, begins, note, witnessed }) => [command, seat, begins, note, witnessed]);
    expect(told(loaded)).toEqual(told(playtest));
    expect(loaded.save()).toEqual(record);
    expect(new Set(loaded.moves().map(({ seat }) => seat))).toEqual(new Set([null, 'captain', 'person']));
    // Of a file that says nothing of this, every command is a move of its own, made by the person there.
    const { players: _, begun: __, ...bare } = record;
    const { playtest: older } = Playtest.load(battle(), bare);
    expect(older.moves().every(({ begins }) => begins)).toBe(true);
    expect(new Set(older.moves().map(({ seat }) => seat))).toEqual(new Set([null, 'captain', 'person']));
  });
});
