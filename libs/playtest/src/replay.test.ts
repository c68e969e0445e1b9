import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { type GameRecord, readRecord, RECORD_FORMAT, Recorder, writeRecord } from './record.ts';
import { replay } from './replay.ts';
import { battle } from './testing/battle.ts';

const playable = battle();

function recorded(): GameRecord {
  const match = new Match(playable);
  const recorder = new Recorder(playable.library);
  const result = match.playMatch(9, recorder);
  const { commands, hashes } = recorder;
  const { id, hash } = playable.game;
  const { seats } = match;
  return {
    format: RECORD_FORMAT,
    package: id,
    packageHash: hash,
    seed: 9,
    seats,
    options: {},
    commands,
    hashes,
    result,
  };
}

const record = recorded();

describe('records', () => {
  it('are read as they were written', () => {
    const reading = readRecord(writeRecord(record), 'game.json');
    expect(reading).toEqual({ ok: true, record });
  });

  it('have one command a line', () => {
    const lines = writeRecord(record).split('\n');
    expect(lines.filter((line) => line.includes('"do"'))).toHaveLength(record.commands.length);
  });

  it.each([
    ['{', 'json.syntax', ''],
    ['{}', 'record.format', ''],
    ['{ "format": "other" }', 'record.format', '/format'],
    [JSON.stringify({ ...record, seed: 0.5 }), 'record.format', '/seed'],
    [JSON.stringify({ ...record, packageHash: 'abc' }), 'record.format', '/packageHash'],
    [JSON.stringify({ ...record, seats: { red: 1 } }), 'record.format', '/seats'],
    [JSON.stringify({ ...record, commands: [{ do: 'pass' }, {}] }), 'record.format', '/commands/1'],
    [JSON.stringify({ ...record, result: {} }), 'record.format', '/result'],
    [JSON.stringify({ ...record, hashes: ['x'] }), 'record.format', '/hashes'],
    [JSON.stringify({ ...record, hashes: record.hashes?.slice(1) }), 'record.format', '/hashes'],
  ])('that are none are problems with a place: %#', (text, code, pointer) => {
    const reading = readRecord(text, 'game.json');
    expect(reading.ok).toBe(false);
    expect(!reading.ok && reading.problems[0]).toMatchObject({ code, pointer, file: 'game.json' });
  });
});

describe('replay', () => {
  it('comes to the same position', () => {
    const played = replay(playable, record, 'game.json');
    expect(played.problems).toEqual([]);
    expect(played).toMatchObject({ over: true, hash: record.result?.hash, commands: record.commands.length });
  });

  it('warns when the package has changed', () => {
    const { problems } = replay(playable, { ...record, packageHash: '0'.repeat(16) }, 'game.json');
    expect(problems).toMatchObject([{ code: 'record.package', severity: 'warning', pointer: '/packageHash' }]);
  });

  it('names the first command that is not legal', () => {
    const commands = [record.commands[0], { do: 'pass' }, { do: 'pass' }, { do: 'stop' }, ...record.commands];
    const at = replay(playable, { ...record, commands, hashes: undefined }, 'game.json');
    expect(at.problems[0].code).toBe('record.command');
    expect(at.problems[0].pointer).toMatch(/^\/commands\/\d$/);
    expect(at.commands).toBeLessThan(5);
  });

  it('names the first command that cannot be read', () => {
    const { problems } = replay(playable, { ...record, commands: [{ do: 'dance' }] }, 'game.json');
    expect(problems).toMatchObject([{ code: 'record.command', pointer: '/commands/0' }]);
    expect(problems[0].message).toContain('"dance"');
  });

  it('names the first command after which the position is another', () => {
    const hashes = record.hashes?.with(3, 'f'.repeat(16));
    const played = replay(playable, { ...record, hashes }, 'game.json');
    expect(played.problems).toMatchObject([{ code: 'record.hash', pointer: '/hashes/3' }]);
  });
});
