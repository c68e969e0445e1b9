import { describe, expect, it } from 'vitest';
import { NumberStream } from '@hexwright/rules-kit';
import { readRecord, writeRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { Playtest } from './playtest.ts';
import { recordOf } from './live-record.ts';
import { computers, playable, played } from './testing.ts';

describe('saving and loading', () => {
  it('comes back with line, branches, names, dice and cursor', () => {
    const playtest = played(40, 8);
    const numbers = new NumberStream();
    numbers.restart(1, 1);
    for (const back of [10, 25, 33]) {
      playtest.goTo(back);
      for (let move = 0; move < 6; move++) {
        const choices = playtest.choices();
        playtest.perform(choices[numbers.below(choices.length)].command);
      }
      playtest.nameBranch(playtest.line()[back + 1], `from ${back}`);
    }
    playtest.goTo(20);
    const record = playtest.save();
    const reading = readRecord(writeRecord(record), 'game.json');
    expect(reading).toEqual({ ok: true, record });
    const { playtest: loaded, trouble } = Playtest.load(playable, record);
    expect(trouble).toBeNull();
    expect(loaded.view()).toMatchObject({ hash: playtest.view().hash, move: 20, seats: computers });
    expect(loaded.save()).toEqual(record);
    const shape = (one: Playtest) =>
      one
        .moves()
        .map(({ command, move, name }) => JSON.stringify([command, move, name]))
        .toSorted();
    expect(shape(loaded)).toEqual(shape(playtest));
    expect(replay(playable, record, 'game.json').problems).toEqual([]);
  });

  it('is written with only what a screen is told', () => {
    const playtest = played(25, 8);
    playtest.goTo(12);
    playtest.perform(playtest.choices()[0].command);
    playtest.goTo(9);
    const { seed, options, seats, packageHash, hashes: _, result: __, ...moves } = playtest.save();
    const { node, packageHash: hash } = playtest.view();
    const views = new Map(playtest.moves().map((move) => [move.id, move]));
    const head = { package: playable.game.id, packageHash: hash, seed, options, seats };
    const told = recordOf(playtest.line(), node, views, head);
    expect(told).toEqual({ seed, options, seats, packageHash, ...moves });
    expect(Playtest.load(playable, told).playtest.view()).toMatchObject({ move: 9, hash: playtest.view().hash });
  });

  it('says what of a record cannot be played, and keeps it', () => {
    const record = played(20).save();
    const commands = record.commands.with(9, { do: 'fire', unit: 'nobody', target: 'nobody' });
    const { playtest, trouble } = Playtest.load(playable, {
      ...record,
      commands,
      seats: { ottoman: 'nobody', roman: 'random' },
    });
    expect(trouble).toMatch(
      /No player is called "nobody"\. There is no side "roman"\. Command 10 of the game: There is no unit/,
    );
    expect(playtest.view().move).toBe(9);
    expect(playtest.moves()).toHaveLength(21);
    expect(playtest.redo().kind).toBe('unreadable');
  });

  it.each([
    ['dice', { 0: [101] }],
    ['dice', [1]],
    ['seeds', { x: 1 }],
    ['names', { 0: 1 }],
    ['cursor', -1],
    ['branches', [{ from: 0 }]],
    ['branches', [{ from: 0, commands: [{}] }]],
  ])('does not read a record with odd %s: %j', (name, value) => {
    const reading = readRecord(JSON.stringify({ ...played(2).save(), [name]: value }), 'game.json');
    expect(reading.ok).toBe(false);
  });
});
