import type { Choice, Game, PieceView } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { games } from './all-games.ts';
import { battleOf, duels } from './testing/battle.ts';
import { pocketGame } from './testing/pocket.ts';
import { library as drill } from './testing/drill.ts';
import { library as pond } from './testing/pond.ts';
import { library as ticTacHex } from './testing/tic-tac-hex.ts';
import { breachesOf, silentEvents, withoutModules } from './testing/contract.ts';

/** Every game, by a battle of it; `silent` are events that say nothing by themselves. */
const GAMES = [
  { playable: battleOf('gmb/tamburlaine'), seeds: [3], silent: ['unit-scored'] },
  { playable: duels(), seeds: [3, 4, 5], silent: ['unit-scored'] },
  { playable: battleOf('grunwald-1410'), seeds: [3], silent: [] },
  { playable: battleOf('wrg/knights-and-bills'), seeds: [3, 4, 5], silent: [] },
  { playable: pocketGame('pond', pond), seeds: [3, 4, 5], silent: [] },
  { playable: pocketGame('drill', drill), seeds: [3, 4, 5], silent: [] },
  { playable: pocketGame('tic-tac-hex', ticTacHex), seeds: [3, 4, 5], silent: [] },
];

/** Commands of a game with a module off: enough to come to every phase. */
const SHORT = 250;

describe.each(GAMES)('the game $playable.game.id', ({ playable, seeds, silent }) => {
  it('keeps to the contract', () => {
    expect(breachesOf(playable, seeds)).toEqual([]);
  });

  it('tells all that happens', () => {
    expect(silentEvents(playable, seeds).filter((event) => !silent.some((one) => one === event))).toEqual([]);
  });

  it('can do without any of its modules', () => {
    for (const [module, without] of withoutModules(playable)) {
      expect(breachesOf(without, [1], SHORT), module).toEqual([]);
    }
  });
});

it('holds every library to the contract', () => {
  const held = new Set(GAMES.map(({ playable }) => playable.library));
  expect(games.libraries.filter((library) => !held.has(library))).toEqual([]);
});

it.each(games.systems)('says of $id what everything means that a package may add rules to', (system) => {
  const { slots, acts = [], conditions, markers, unitValues, meanings } = system;
  const named = { slots, acts, conditions: conditions.map(({ id }) => id), markers, values: Object.keys(unitValues) };
  const silent = Object.entries(named).flatMap(([sort, names]) =>
    names.filter((name) => !meanings?.[sort as keyof typeof named]?.[name]).map((name) => `${sort}/${name}`),
  );
  expect(silent).toEqual([]);
});

describe('the contract', () => {
  const playable = duels();
  const { library } = playable;
  const { presenter } = library;
  const breach = (part: Partial<typeof presenter>): string | undefined =>
    breachesOf({ ...playable, library: { ...library, presenter: { ...presenter, ...part } } }, [1], 3)[0];

  it('finds a question without words, a choice that is missing, and a piece that nobody sees', () => {
    expect(breach({})).toBeUndefined();
    expect(breach({ prompt: (play) => ({ ...presenter.prompt(play), text: '' }) })).toMatch(/is not put in words\.$/);
    expect(breach({ choices: (play) => presenter.choices(play).slice(1) })).toMatch(/every command once\.$/);
    expect(breach({ pieces: (play, viewers) => presenter.pieces(play, viewers).slice(1) })).toMatch(/every piece\.$/);
  });

  it('finds an order and a pearl that others are shown, and a candidate that the rules refuse', () => {
    const open = pocketGame('pond', pond);
    const everybody = open.game.sides.map(({ id }) => id);
    const breaches = (part: Partial<typeof pond>): string =>
      breachesOf({ ...open, library: { ...open.library, ...part } }, [1, 2, 3]).join(' ');
    const show = { ...open.library.presenter, pieces: (play: Game) => open.library.presenter.pieces(play, everybody) };
    expect(breaches({ presenter: show })).toMatch(/chosen in secret shows: /);
    const { hidden } = open.library;
    const view = (play: Game, piece: number): PieceView => hidden!.view(play, piece, open.game.units[piece].side);
    expect(breaches({ hidden: { ...hidden!, view } })).toMatch(/can tell .* apart: /);
    const far = (play: Game): Choice[] => [
      { ...open.library.presenter.choices(play)[0], command: { do: 'sail', boat: 'red-1', to: '89,59' } },
    ];
    expect(breaches({ presenter: { ...open.library.presenter, candidates: far } })).toMatch(
      /is a candidate and refused/,
    );
  });

  it('finds an event that nobody tells', () => {
    expect(silentEvents({ ...playable, library: { ...library, tell: () => null } }, [1])).toContain('challenge');
  });
});
