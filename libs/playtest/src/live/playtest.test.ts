import { describe, expect, it } from 'vitest';
import { replay } from '../replay.ts';
import { riderBeforePit } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';
import { playable, played, until } from './testing.ts';

describe('a playtest', () => {
  it('is a snapshot of plain data at every move', () => {
    const playtest = new Playtest(playable, { seed: 1 });
    const view = playtest.view();
    expect(structuredClone(view)).toEqual(view);
    expect(view).toMatchObject({
      packageId: 'gmb/tamburlaine',
      turn: 1,
      turns: 10,
      phasing: 'tartar',
      seat: 'person',
      move: 0,
      node: 0,
      canUndo: false,
      canRedo: false,
      over: false,
      dice: { source: 'seed', seed: 1, used: 0, awaiting: null },
    });
    expect(view.pieces.length).toBe(playable.game.units.length);
  });

  it('performs short and long commands as single moves', () => {
    const playtest = new Playtest(playable, { seed: 1 });
    while (playtest.view().prompt.decision === 'starting-modes') playtest.perform({ do: 'pass' });
    const before = playtest.view().move;
    const [{ piece }] = playtest.choices();
    const reach = playtest.reach(piece!)!;
    const place = reach.places.find(({ from }) => from === 0)!;
    const outcome = playtest.performAll([...reach.before, place.command!, ...place.after]);
    expect(outcome).toEqual({ kind: 'done', node: before + 3 });
    expect(playtest.moves().at(-1)!.command).toEqual({ do: 'stop' });
    expect(playtest.moves().at(-2)!.lines[0].text).toMatch(/moves to/);
    expect(playtest.perform({ do: 'end-phase' }).kind).toBe('done');
    expect(playtest.view().phase.id).not.toBe('movement');
  });

  it('does all of several commands or none, and says why', () => {
    const playtest = new Playtest(playable, { seed: 1 });
    const { hash } = playtest.view();
    const outcome = playtest.performAll([{ do: 'pass' }, { do: 'pass' }, { do: 'rampage-row', row: 'left' }]);
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(playtest.perform({ do: 'begin-move', unit: 'nobody' })).toEqual({
      kind: 'unreadable',
      text: 'There is no unit "nobody" in this battle.',
    });
    expect(playtest.view()).toMatchObject({ hash, move: 0 });
    expect(playtest.moves()).toHaveLength(1);
  });

  it('keeps what dice have fallen for, where the rest of a way cannot be gone after that', () => {
    const riders = riderBeforePit();
    const way = [{ do: 'begin-move', unit: 'A' }, { do: 'step', unit: 'A', step: 'N' }, { do: 'stop' }];
    const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const playtest = new Playtest(riders.playable, { seed, position: riders.position });
      expect(playtest.performAll(way).kind).toBe('done');
      expect(playtest.moves()[2].dice).toHaveLength(1);
      return playtest.view().move;
    });
    // Some fall into the pit, and some ride on and stop.
    expect(new Set(moves)).toEqual(new Set([2, 3]));
  });

  it('keeps a command as the rules write it, whichever of their words it was given in', () => {
    const riders = riderBeforePit();
    const way = [{ do: 'begin-move', unit: 'A' }, { do: 'step', unit: 'A', step: 'N' }, { do: 'decline' }];
    const ends = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const playtest = new Playtest(riders.playable, { seed, position: riders.position });
      playtest.performAll(way);
      return playtest.moves().slice(3);
    });
    expect(ends.length).toBeGreaterThan(0);
    for (const { command } of ends) expect(command).toEqual({ do: 'stop' });
  });

  it('weighs an attack at the end of a way, and goes no step of it', () => {
    const playtest = played(300);
    for (let move = 0; move < 2000; move++) {
      const { hash, prompt } = playtest.view();
      const pieces = prompt.decision === 'movement' ? playtest.choices().flatMap(({ piece }) => piece ?? []) : [];
      const found = pieces.map((piece) => playtest.reach(piece)).find((one) => (one?.attacks.length ?? 0) > 0);
      if (found !== null && found !== undefined) {
        const [{ way, command }] = found.attacks;
        expect(playtest.odds(command)).toBeNull();
        expect(playtest.odds(command, [...found.before, ...way])).toMatchObject({ case: '9.4' });
        expect(playtest.odds(command, [...way, ...way])).toBeNull();
        expect(playtest.view().hash).toBe(hash);
        return;
      }
      playtest.computerMove();
    }
    throw new Error('Nobody could charge.');
  });

  it('goes back and forth to the same positions, and branches where something else is done', () => {
    const playtest = played(60);
    const hashes = playtest.moves().map(({ hash }) => hash);
    for (let move = 60; move > 0; move--) {
      expect(playtest.view().hash).toBe(hashes[move]);
      expect(playtest.undo()).toBe(true);
    }
    expect(playtest.undo()).toBe(false);
    expect(playtest.view()).toMatchObject({ hash: hashes[0], canRedo: true });
    for (let move = 1; move <= 30; move++) {
      expect(playtest.redo().kind).toBe('done');
      expect(playtest.view().hash).toBe(hashes[move]);
    }
    const taken = playtest.moves()[31].command;
    const other = playtest.choices().find(({ command }) => JSON.stringify(command) !== JSON.stringify(taken))!;
    playtest.perform(other.command);
    expect(playtest.view()).toMatchObject({ node: 61, move: 31, canRedo: false });
    expect(playtest.line()).toEqual([...Array.from({ length: 31 }, (_, index) => index), 61]);
    playtest.nameBranch(61, 'another way');
    expect(playtest.moves()[61]).toMatchObject({ parent: 30, name: 'another way' });
    expect(playtest.goTo(60)).toEqual({ kind: 'done', node: 60 });
    expect(playtest.view().hash).toBe(hashes[60]);
    playtest.goTo(30);
    playtest.perform(taken!);
    expect(playtest.view()).toMatchObject({ node: 31, canRedo: true });
    expect(playtest.goTo(999)).toMatchObject({ kind: 'unreadable' });
  });

  it('keeps what a move is as the same object until it changes', () => {
    const playtest = played(5);
    const before = playtest.moves();
    playtest.computerMove();
    const after = playtest.moves();
    expect(after[4]).toBe(before[4]);
    expect(after[5]).not.toBe(before[5]);
    expect(after[5].children).toEqual([6]);
  });

  it('plays computer against computer to the end, also after going back', () => {
    const playtest = new Playtest(playable, { seed: 3, seats: { ottoman: 'captain', tartar: 'captain' } });
    until(playtest, 'melee');
    for (let move = 0; move < 40; move++) playtest.undo();
    while (playtest.computerMove().kind === 'done');
    expect(playtest.view()).toMatchObject({ over: true, seat: null });
    expect(playtest.view().score.text).toMatch(/Points/);
    expect(playtest.computerMove()).toEqual({ kind: 'nobody', text: 'The game is over.' });
    expect(playtest.perform({ do: 'pass' }).kind).toBe('nobody');
    const record = playtest.save();
    const again = replay(playable, record, 'game.json');
    expect(again.problems).toEqual([]);
  });

  it('offers no two things by the same key', () => {
    const playtest = new Playtest(playable, { seed: 5, seats: { ottoman: 'captain', tartar: 'captain' } });
    for (let move = 0; move < 700; move++) {
      playtest.computerMove();
      const keyed = playtest.choices().filter(({ shortcut }) => shortcut !== undefined);
      const { piece: bound } = playtest.view().prompt;
      for (const held of bound === null ? new Set(keyed.map(({ piece }) => piece)) : [bound]) {
        const able = keyed.filter(({ piece }) => piece === null || piece === held);
        const keys = able.map(({ shortcut }) => shortcut);
        expect(new Set(keys).size, `move ${move}: ${able.map(({ label }) => label).join(', ')}`).toBe(keys.length);
      }
    }
  });
});
