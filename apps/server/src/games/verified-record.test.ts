/** The file of a game of a room, as a browser saves it, in the hands of somebody who wants it to have gone otherwise. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseFile } from '@hexwright/model';
import type { GameRecord } from '@hexwright/playtest';
import { pledgeOf } from '@hexwright/playtest/dice';
import { Place, until } from '../testing/place.ts';
import { bringPackages, GameGuest } from '../testing/game-guest.ts';

/** The command line, which takes one command after another. */
const COMMANDS = path.resolve(import.meta.dirname, '../../../cli/src/testing/command-loop.ts');
const BATTLE = 'gmb/tamburlaine';
const SIDES = ['tartar', 'ottoman'] as const;

/** Some turns before the end, with enough of both sides face to face for dice to fall. */
const CLASH = {
  case: '9.0',
  title: 'Face to face',
  map: { columns: 12, rows: 12 },
  turn: 6,
  phase: 'fire',
  phasing: 'ottoman',
  units: [
    { id: 'A', copy: 'persia-2', hexes: ['0405', '0505'], facing: 'N' },
    { id: 'B', copy: 'hazaras-2', hexes: ['0705', '0805'], facing: 'N' },
    { id: 'C', copy: 'janissaries-1', hexes: ['0404', '0504'], facing: 'S' },
    { id: 'D', copy: 'spahis-1', hexes: ['0704', '0804'], facing: 'S' },
  ],
} as unknown as CaseFile;

let place: Place;
let hexwright: ChildProcess;
let port: number;
let record: GameRecord;
let another: GameRecord;
/** What the room showed while they played. */
let promise: string;

beforeAll(async () => {
  hexwright = fork(COMMANDS, { execArgv: [] });
  place = await Place.make();
  await bringPackages(place, 'gmb/standard', BATTLE);
  ({ port } = await place.start());
  [record, promise] = await longGame();
  [another] = await longGame();
});

afterAll(async () => {
  hexwright.kill();
  await place.clear();
});

/** Of so many dice no others give the same by chance. */
const ENOUGH = 15;

/** A game in which dice enough have fallen. */
async function longGame(): Promise<[GameRecord, string]> {
  for (;;) {
    const played = await playedGame();
    if (Object.values(played[0].fallen ?? {}).flat().length >= ENOUGH) return played;
  }
}

/** A game of two people, each of whom has thrown in a share, which computer players play to its end. */
async function playedGame(): Promise<[GameRecord, string]> {
  const guests = await Promise.all(['ann', 'ben'].map(async (key) => new GameGuest(await place.join(port), key)));
  const [ann] = guests;
  await ann.greeted();
  const game = await ann.ask<string>({ type: 'begin', package: BATTLE, name: '', seats: {}, position: CLASH });
  for (const [at, guest] of guests.entries()) {
    await guest.watch(game);
    await guest.ask({ type: 'sit', game, side: SIDES[at], wish: { to: 'me' } });
  }
  await ann.ready(game);
  const shown = ann.games.get(game)?.dice?.pledge ?? '';
  for (const [at, guest] of guests.entries()) {
    await guest.ask({ type: 'sit', game, side: SIDES[at], wish: { to: 'computer', player: 'random' } });
  }
  await until(() => ann.now.snapshot.view.over, 'the end of the game');
  return [await ann.ask<GameRecord>({ type: 'save', game }), shown];
}

/** How a command has ended, with what it wrote. */
interface Ending {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the command line says of a text: whether it takes it, and its words. */
async function verified(
  text: string,
  ...more: readonly string[]
): Promise<{ readonly ok: boolean; readonly said: string }> {
  const file = path.join(place.home, 'game.json');
  await writeFile(file, text);
  hexwright.send(['verify', file, '--scenarios', place.root, ...more]);
  const [{ code, out, err }] = (await once(hexwright, 'message')) as readonly Ending[];
  return { ok: code === 0, said: out + err };
}

const saved = (changed: object = {}): string => JSON.stringify({ ...record, ...changed }, null, 2);

/** The record with its dice made otherwise. */
function fairly(change: (fair: NonNullable<GameRecord['fair']>) => object): string {
  const { fair } = record;
  if (fair === undefined) throw new Error('The record has no dice that can be proved.');
  return saved({ fair: { ...fair, ...change(fair) } });
}

it('is taken as it was saved, with the promise that the room showed, and says what it does not prove', async () => {
  const { ok, said } = await verified(saved(), '--promise', promise);
  expect(said).toMatch(/^All \d+ dice of \d+ commands follow from the secret and the shares\.$/m);
  expect(said).toContain(`The server promised its secret by ${promise}.`);
  expect(said).toMatch(/^From command 1 on: shares of (tartar; ottoman|ottoman; tartar) \(proved by \d+ dice\)\.$/m);
  expect(said).toMatch(/^Not proved: .*who sat where at the end.*who the players were\.$/m);
  expect(ok).toBe(true);
  const noted = await verified(saved({ notes: { 1: 'Bravely done' }, homemade: true }));
  expect(noted.said).toMatch(/^Not proved: .*notes, .*"homemade".*\.$/m);
  expect(noted.ok).toBe(true);
});

/** By what was forged: the text, and what is said of it. */
const FORGED: readonly (readonly [name: string, text: () => string, says: RegExp])[] = [
  [
    'a die',
    () => saved({ fallen: { ...record.fallen, [firstDice()]: otherDice() } }),
    /had the dice .*; the record says/,
  ],
  ['a die left out', () => saved({ fallen: {} }), /had the dice .*; the record says no dice/],
  [
    'a die of a command that threw none',
    () => saved({ fallen: { ...record.fallen, [without()]: [6] } }),
    /had no dice/,
  ],
  ['the order of commands', () => saved({ commands: swapped(record.commands) }), /is refused|the position is|had /],
  ['a command', () => saved({ commands: [{ do: 'dance' }, ...record.commands.slice(1)] }), /cannot be read/],
  ['the last commands cut off', () => saved(cut(-2)), /some are missing|There is no command/],
  ['the file cut off', () => saved().slice(0, -900), /json\./],
  ['commands added', () => saved({ commands: [...record.commands, { do: 'pass' }], hashes: undefined }), /"hashes"/],
  [
    'commands added with positions',
    () =>
      saved({
        commands: [...record.commands, { do: 'pass' }],
        hashes: [...(record.hashes ?? []), record.result?.hash],
      }),
    /is refused/,
  ],
  ['the secret', () => fairly(() => ({ secret: 'ff'.repeat(32) })), /not the secret that the server promised/],
  ['the promise', () => fairly(() => ({ pledge: 'ff'.repeat(32) })), /not the secret that the server promised/],
  [
    'the secret with its promise',
    () => fairly(() => ({ secret: 'ff'.repeat(32), pledge: pledgeOf('ff'.repeat(32)) })),
    /had the dice|the position is|is refused/,
  ],
  [
    'another game’s dice',
    () => saved({ fair: another.fair }),
    /had the dice|the position is|is refused|dice fall otherwise/,
  ],
  [
    'a share',
    () => fairly(({ rounds }) => ({ rounds: shared(rounds, { share: 'ff'.repeat(32) }) })),
    /not the share that was promised/,
  ],
  [
    'a share with its promise',
    () =>
      fairly(({ rounds }) => ({
        rounds: shared(rounds, { share: 'ff'.repeat(32), pledge: pledgeOf('ff'.repeat(32)) }),
      })),
    /had the dice|the position is|is refused/,
  ],
  [
    'whose share it was',
    () => fairly(({ rounds }) => ({ rounds: shared(rounds, { sides: ['tartar', 'ottoman'] }) })),
    /had the dice|the position is|is refused/,
  ],
  [
    'a round left out',
    () => fairly(({ rounds }) => ({ rounds: rounds.slice(1) })),
    /had the dice|the position is|is refused/,
  ],
  [
    'rounds given up',
    () => fairly(({ rounds }) => ({ rounds: rounds.map((round) => ({ ...round, abandoned: 3 })), abandoned: 3 })),
    /had the dice|the position is|is refused/,
  ],
  [
    'a round after the end',
    () => fairly(({ rounds }) => ({ rounds: [...rounds, { ...rounds[0], from: 99_999 }] })),
    /over before this round/,
  ],
  ['who won', () => saved({ result: { ...record.result, winner: 'nobody' } }), /"winner" of the game is/],
  ['points', () => saved({ result: { ...record.result, victoryPoints: {} } }), /"victoryPoints" of the game is/],
  [
    'the package',
    () => saved({ packageHash: '0'.repeat(16) }),
    /played with gmb\/tamburlaine at 0000.* --scenarios folder/,
  ],
  ['options', () => saved({ options: { nonsense: 'yes' } }), /nonsense/],
  [
    'the position it began at',
    () => saved({ position: { ...CLASH, units: CLASH.units?.slice(1) } }),
    /packageHash|played with/,
  ],
  ['no position', () => saved({ position: undefined }), /played with/],
  ['dice by hand', () => saved({ dice: { 0: [1] } }), /given by hand/],
  ['another seed', () => saved({ seeds: { 0: 1 } }), /dice fall otherwise/],
  ['where it stands', () => saved({ cursor: 1 }), /Nobody goes back/],
  ['positions', () => saved({ hashes: [...(record.hashes ?? [])].toReversed() }), /the position is/],
  ['no dice that can be proved', () => saved({ fair: undefined }), /no dice that can be proved/],
  ['a property said twice', () => saved().replace('"seed": 0', '"seed": 1,\n  "seed": 0'), /twice/],
  ['another key of the same number', () => saved({ fallen: { ...record.fallen, '007': [6] } }), /"fallen" must be/],
];

it.each(FORGED)('is refused with %s forged, in plain words', async (_, text, says) => {
  const { ok, said } = await verified(text());
  expect(said).toMatch(says);
  expect(said).not.toMatch(/\n\s+at |undefined|\[object/);
  expect(ok).toBe(false);
});

it('is refused where it is another game than the one of the room', async () => {
  const { ok, said } = await verified(JSON.stringify(another), '--promise', promise);
  expect(said).toMatch(/The room showed .*, and this is another promise/);
  expect(ok).toBe(false);
});

/** The number of the first command for which dice fell. */
const firstDice = (): string => Object.keys(record.fallen ?? {})[0] ?? '';

const otherDice = (): readonly number[] => (record.fallen?.[firstDice()] ?? []).map((die) => (die % 6) + 1);

const without = (): number => record.commands.findIndex((_, at) => record.fallen?.[at] === undefined);

function swapped<Item>(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, index) => JSON.stringify(item) !== JSON.stringify(items[index + 1]));
  return items.map((item, index) => (index === at ? items[at + 1] : index === at + 1 ? items[at] : item));
}

const cut = (to: number): object => ({ commands: record.commands.slice(0, to), hashes: record.hashes?.slice(0, to) });

type Rounds = NonNullable<GameRecord['fair']>['rounds'];

/** The last round with another share of its first player. */
const shared = (rounds: Rounds, change: object): object[] =>
  rounds.map((round, at) =>
    at === rounds.length - 1
      ? { ...round, shares: round.shares.map((share, index) => (index === 0 ? { ...share, ...change } : share)) }
      : round,
  );
