import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord, type GameRecord } from './record.ts';
import { roomGame } from './testing/room-game.ts';
import { verifyDice } from './verify.ts';

const { playable, record } = roomGame();
const fallen = record.fallen ?? {};
const [fair] = [record.fair].flatMap((one) => one ?? []);

/** What is said of a record, the place and the message of the first. */
function said(changed: Partial<GameRecord>): string {
  const [problem] = verifyDice(playable, { ...record, ...changed }, 'game.json').problems;
  return problem === undefined ? 'proved' : `${problem.pointer} ${problem.message}`;
}

const swapped = <Item>(items: readonly Item[], one: number, other: number): Item[] =>
  items.map((item, at) => (at === one ? items[other] : at === other ? items[one] : item));

describe('verifyDice', () => {
  it('proves every die of a finished game of a room, also out of its file', () => {
    const reading = readRecord(writeRecord(record), 'game.json');
    const again = reading.ok ? reading.record : record;
    expect(reading.ok).toBe(true);
    expect(verifyDice(playable, again, 'game.json')).toMatchObject({
      problems: [],
      dice: Object.values(fallen).flat().length,
      replayed: { over: true },
      unproved: ['seats', 'players', 'begun'],
    });
    expect(Object.keys(fallen).length).toBeGreaterThan(1);
    expect(record.seeds).toEqual({ [fair.rounds[2].from]: 1 });
  });

  it('says where a die is another one, before the second round and after it', () => {
    const all = Object.entries(fallen);
    for (const [at, dice] of [all[0], all[1], all[all.length - 1]]) {
      const changed = { ...fallen, [at]: dice.map((die) => (die % 6) + 1) };
      expect(said({ fallen: changed })).toMatch(
        new RegExp(`^/fallen/${at} Command ${Number(at) + 1} of .* had the dice`),
      );
    }
  });

  it('says where the secret, a share or a promise is another one', () => {
    const secret = 'ff'.repeat(32);
    expect(said({ fair: { ...fair, secret } })).toMatch(
      /^\/fair\/secret This is not the secret that the server promised/,
    );
    const rounds = (change: object): GameRecord['fair'] => ({
      ...fair,
      rounds: fair.rounds.map((round) => ({
        ...round,
        shares: round.shares.map((share) => (share.share.startsWith('b2') ? { ...share, ...change } : share)),
      })),
    });
    const path = '/fair/rounds/2/shares/1/share';
    expect(said({ fair: rounds({ share: secret }) })).toBe(
      `${path} This is not the share that was promised for ottoman.`,
    );
    expect(said({ fair: rounds({ pledge: secret }) })).toMatch(new RegExp(`^${path}`));
    expect(said({ fair: rounds({ sides: ['tartar'] }) })).toMatch(/^\/(fallen|hashes|commands)\//);
    expect(said({ fair: { ...fair, rounds: fair.rounds.slice(0, 2) } })).toMatch(/^\/seeds\//);
    expect(said({ fair: { ...fair, rounds: fair.rounds.slice(1) } })).toMatch(/^\/(fallen|hashes|commands)\//);
    expect(said({ fair: { ...fair, rounds: fair.rounds.toReversed() } })).toMatch(/^\/fair\/rounds\/0\/from/);
  });

  it('says where a command is another one, is missing, or comes in another order', () => {
    const { commands, hashes = [] } = record;
    const other = commands.findIndex(({ do: word }, at) => at > 100 && word !== commands[at + 1].do);
    expect(said({ commands: swapped(commands, other, other + 1) })).toMatch(/^\/(commands|hashes|fallen)\/\d+ /);
    const less = { commands: commands.slice(0, -3), hashes: hashes.slice(0, -3) };
    expect(said(less)).toMatch(/^\/(commands|fallen|result)/);
    expect(said({ hashes: swapped(hashes, 0, 1) })).toMatch(/^\/hashes\/0 /);
  });

  it('takes no dice by hand, no other seeds, and nothing that leaves out what is to be checked', () => {
    expect(said({ dice: { 1: [6] } })).toMatch(/^\/dice These dice were given by hand/);
    expect(said({ seeds: { ...record.seeds, 0: 5 } })).toMatch(/^\/seeds\/0 /);
    expect(said({ hashes: undefined })).toMatch(/"hashes"/);
    expect(said({ fallen: undefined })).toMatch(/"fallen"/);
    expect(said({ result: undefined })).toMatch(/"result"/);
    expect(said({ fair: undefined })).toMatch(/^\/seed This game has no dice that can be proved/);
  });

  it('says where less was given up than was, or a round comes after the end', () => {
    const [nothing, first, last] = fair.rounds;
    const less = { ...last, abandoned: 0 };
    expect(said({ fair: { ...fair, abandoned: 0, rounds: [nothing, first, less] } })).toMatch(/^\/(fallen|hashes)\//);
    expect(said({ fair: { ...fair, abandoned: 0 } })).toMatch(/^\/fair\/abandoned More rounds were given up/);
    const late = { ...last, from: record.commands.length + 1 };
    expect(said({ fair: { ...fair, rounds: [...fair.rounds, late] } })).toMatch(
      /^\/fair\/rounds\/3\/from The game was over/,
    );
  });

  it('says where the result, the package or the way of the game is another one', () => {
    const { result } = record;
    if (result === undefined) throw new Error('The game has no result.');
    const other = result.winner === 'tartar' ? 'ottoman' : 'tartar';
    expect(said({ result: { ...result, winner: other } })).toMatch(/^\/result\/winner "winner" of the game is/);
    const victoryPoints = { ...result.victoryPoints, tartar: 999 };
    expect(said({ result: { ...result, victoryPoints } })).toMatch(/^\/result\/victoryPoints /);
    expect(said({ result: { ...result, honour: 'great' } as never })).toMatch(/^\/result\/honour /);
    expect(said({ packageHash: '0'.repeat(16) })).toMatch(/^\/packageHash The game was played with .* Name the folder/);
    expect(said({ cursor: 3 })).toMatch(/^\/cursor /);
    expect(said({ branches: [] })).toMatch(/^\/branches /);
    expect(said({ seed: 7 })).toMatch(/^\/seed /);
  });

  it('names what it does not prove', () => {
    const noted = { ...record, notes: { 1: 'A fine move' }, players: { 0: 'captain' } };
    const verdict = verifyDice(playable, { ...noted, fair: { ...fair, abandoned: 9 } }, 'game.json');
    expect(verdict.problems).toEqual([]);
    expect(verdict.unproved).toEqual(expect.arrayContaining(['notes', 'players', '/fair/abandoned']));
    const last = { ...fair.rounds[2], from: record.commands.length };
    const idle = { ...fair, rounds: [...fair.rounds, last] };
    const seeds = { ...record.seeds, [record.commands.length]: 2 };
    expect(verifyDice(playable, { ...record, fair: idle, seeds }, 'game.json').unproved).toContain('/fair/rounds/3');
  });

  it('finds out a record that is right in itself, but for another secret', () => {
    const secret = 'ff'.repeat(32);
    const pledge = 'ad95131bc0b799c0b1af477fb14fcf26a6a9f76079e48bf090acb7e8367bfd0e';
    expect(said({ fair: { ...fair, secret, pledge } })).toMatch(/^\/(fallen|fair)\//);
  });
});
