import { describe, expect, it } from 'vitest';
import { compileCase } from '@hexwright/compiler';
import { MODIFIER } from '@hexwright/engine';
import { linkPackage } from '@hexwright/model';
import { type ActKey, type Counted, playCounting, toldModifiers } from './acts.ts';
import { games } from './all-games.ts';
import { runCase } from './cases/case-runner.ts';
import { effectWords, markerWords } from './errata/words.ts';
import { Match } from './match.ts';
import { Statistics } from './statistics.ts';
import { battle, chainOf, compiled } from './testing/battle.ts';
import { busy, busyChain } from './testing/busy-package.ts';
import { breachesOf } from './testing/contract.ts';

/** Commands of a game: enough for several turns. */
const MOST = 1200;

describe.each(['gmb/tamburlaine', 'gmb/king-arthur', 'grunwald-1410'])('%s with effects at every moment', (id) => {
  it('keeps to the contract: undone to the start and played again, it goes through the same positions', () => {
    expect(breachesOf(busy(id), [3, 4], MOST)).toEqual([]);
  });
});

describe('a playtest', () => {
  it('counts how often each modifier that is told acts', () => {
    const playable = battle();
    const { library } = playable;
    const { applied = {} } = playCounting(new Match(playable), 3);
    expect(Object.keys(applied)).toEqual(toldModifiers(playable).map(({ id }) => id));
    // Every event of a modifier belongs to some command; a command with several of one counts once.
    const byHand: Record<string, number> = {};
    let first = 0;
    new Match(playable).playMatch(3, {
      plays: (play) => (first = play.events.count),
      played(play) {
        const told = library.readEvents(play, first).filter(({ event }) => event === MODIFIER);
        for (const id of new Set(told.map(({ modifier }) => String(modifier)))) byHand[id] = (byHand[id] ?? 0) + 1;
      },
    });
    expect(Object.keys(byHand).length).toBeGreaterThan(3);
    expect(Object.fromEntries(Object.entries(applied).filter(([, count]) => count > 0))).toEqual(byHand);
    const statistics = new Statistics([], [], { applied: [{ id: 'wood' }] });
    const result = { winner: null, level: null, levelName: null, score: 0, victoryPoints: {}, seed: 1, turns: 1 };
    statistics.add({ ...result, commands: 9, hash: '', end: 'over', applied: { wood: 5 } });
    expect(statistics.summary).toMatchObject({ applied: { wood: { mean: 5 } } });
    expect(statistics.summary).not.toHaveProperty('acted');
  });

  it('counts how often each effect acts', () => {
    const { acted = {} } = playCounting(new Match(busy('gmb/tamburlaine')), 3);
    expect(acted['sky']).toBeGreaterThan(1);
    expect(acted['tired']).toBeGreaterThan(10);
    // Also what acts as the game begins, before anybody commands.
    const { acted: atFirst = {} } = playCounting(new Match(compiled(chainOf('variants/rolled-relief'))), 1);
    expect(atFirst).toEqual({ 'who-knows': 1, 'road-free': 1, 'road-long': 0 });
    const statistics = new Statistics([], [], { acted: [{ id: 'tired' }, { id: 'never' }] });
    const result = { winner: null, level: null, levelName: null, score: 0, victoryPoints: {}, seed: 1, turns: 1 };
    for (const tired of [2, 4]) statistics.add({ ...result, commands: 9, hash: '', end: 'over', acted: { tired } });
    expect(statistics.summary.acted).toMatchObject({ tired: { mean: 3, most: 4 }, never: { mean: 0 } });
  });

  it('counts before how many commands each restriction forbids something', () => {
    const match = new Match(compiled(chainOf('variants/four-shots')));
    const { forbade = {} } = playCounting(match, 3);
    expect(forbade['no-arrows']).toBeGreaterThan(1);
    const statistics = new Statistics([], [], { forbade: [{ id: 'no-arrows' }, { id: 'never' }] });
    const result = { winner: null, level: null, levelName: null, score: 0, victoryPoints: {}, seed: 1, turns: 1 };
    statistics.add({ ...result, commands: 9, hash: '', end: 'over', forbade });
    expect(statistics.summary.forbade).toMatchObject({ never: { most: 0 } });
  });
});

describe('a playtest of a variant', () => {
  const countedIn = (id: string, seeds: readonly number[], player = 'random'): Counted[] => {
    const playable = compiled(chainOf(id));
    const match = new Match(playable, Object.fromEntries(playable.game.sides.map((side) => [side.id, player])));
    return seeds.map((seed) => playCounting(match, seed));
  };
  const sum = (games: readonly Counted[], key: ActKey, id: string): number =>
    games.reduce((total, game) => total + (game[key]?.[id] ?? 0), 0);

  it('counts who arrives, and which condition of victory settles a game', () => {
    expect(sum(countedIn('variants/reinforcements', [3, 4]), 'arrived', 'akinjis-come')).toBeGreaterThan(0);
    const held = countedIn('variants/bridge-held', [1, 2, 3, 4]);
    const settled = Object.keys(held[0].settled ?? {}).map((id) => sum(held, 'settled', id));
    expect(settled.length).toBeGreaterThan(0);
    for (const games of settled) expect(games).toBeLessThanOrEqual(held.length);
  });

  it('counts before how many commands a condition is found to hold, also one that the game keeps in mind', () => {
    const feigned = countedIn('variants/feigned-flight', [1], 'captain');
    for (const id of ['may-step-back', 'may-charge']) expect(sum(feigned, 'held', id)).toBeGreaterThan(0);
    const [zones] = countedIn('variants/zones-by-class', [3]);
    expect(zones.held?.['exerts-zone']).toBeGreaterThan(100);
  });
});

const CHAIN = busyChain('gmb/tamburlaine');

/** What is wrong with an example of an archer who fires with one arrow left, through smoke. */
function problemsOf(expect: object, given: object = {}): readonly string[] {
  const position = {
    format: 1,
    case: '99.2',
    title: 'An arrow is spent',
    map: { columns: 12, rows: 12 },
    phase: 'fire',
    markers: { hexes: { '0505': { smoke: 1 } }, sides: { ottoman: { heart: 3 } }, game: { weather: 2 } },
    units: [
      { id: 'A', copy: 'azab-1', face: 'fire', hexes: ['0505', '0605'], facing: 'N', ammunition: 1 },
      { id: 'B', copy: 'mawarnahr-1', hexes: ['0503'] },
    ],
    commands: [{ do: 'fire', unit: 'A', target: 'B' }],
    dice: [6, 6],
    expect,
    ...given,
  };
  const path = 'cases/arrow.case.json';
  const example = compileCase(CHAIN, { path, text: JSON.stringify(position) }, games.systems);
  if (!example.ok) return example.problems.map(({ message }) => message);
  return runCase(games.playable(example.game), example.content, 'my/busy', path).problems.map(({ message }) => message);
}

describe('examples', () => {
  it('give levels of units, sides, hexes and the game, and expect them', () => {
    const markers = { hexes: { '0505': { smoke: 2 } }, sides: { ottoman: { heart: 3 } }, game: { weather: 2 } };
    const events = [{ event: 'marked', effect: 'spent', unit: 'A', was: 1, level: 0 }];
    expect(problemsOf({ units: { A: { ammunition: 0 } }, markers, events })).toEqual([]);
    expect(problemsOf({ units: { A: { ammunition: 1 } }, markers: { game: { weather: 0, fog: 1 } } })).toEqual([
      'ammunition of A is 0, not 1.',
      'weather of the game is 2, not 0.',
      expect.stringContaining('There is no marker "fog"'),
    ]);
  });

  it('are told what they give wrongly', () => {
    expect(problemsOf({}, { markers: { game: { weather: 9 } } })).toEqual([
      expect.stringContaining('goes from 0 to 2 and cannot be 9'),
    ]);
    expect(problemsOf({}, { markers: { sides: { ottoman: { smoke: 1 } } } })).toEqual([
      expect.stringContaining('"smoke" belongs to a hex'),
    ]);
  });
});

describe('the errata sheet', () => {
  it('says markers and effects as a player reads them', () => {
    const result = linkPackage(CHAIN);
    if (!result.ok) throw new Error('The package does not link.');
    const { linked } = result;
    const words = (id: string): string => {
      const effect = linked.effects.find((one) => one.id === id);
      if (effect === undefined) return 'none';
      return effectWords(effect, linked, {});
    };
    expect(markerWords(linked.markers[0], {})).toBe('of each unit, from 0 to 4, 4 at the start');
    expect(words('spent')).toBe('unit fires: Ammunition of the unit −1, Smoke 2 in the hex');
    expect(words('rain')).toBe('rolled on The sky, rain: Weather of the game becomes 1');
    expect(words('fights')).toBe('unit attacks: Heart of the side +1, points to the enemy: 1');
  });
});
