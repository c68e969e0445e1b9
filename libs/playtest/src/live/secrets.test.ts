import { compile, compileCase } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import { replay } from '../replay.ts';
import { chainOf } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';
import { isPassed, perspective } from './perspective.ts';
import { recordOf } from './live-record.ts';

function game(seats: Readonly<Record<string, string>>): Playtest {
  const compiled = compile(chainOf('grunwald-1410'), games.systems);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return new Playtest(games.playable(compiled.game), { seed: 9_876_543, seats });
}

/** Everything of the game that the page of a seat is sent. */
const sent = (playtest: Playtest, seat: string): string =>
  JSON.stringify([
    playtest.view(perspective(seat, playtest.secrets)),
    playtest.choices(),
    playtest.moves().map((move) => ({ ...move, hash: '' })),
    playtest.asCaseFile(),
  ]);

describe('a game with secrets [14.11]', () => {
  it('tells one seat what pits are, and neither the other nor everyone', () => {
    const playtest = game({});
    const real = (seat: string): number => {
      const { pieces } = playtest.view(perspective(seat, playtest.secrets));
      return pieces.filter(({ kind, face }) => kind === 'pit' && face === 'real').length;
    };
    expect([real('teutonic'), real('polish-lithuanian'), real('(umpire)')]).toEqual([15, 0, 15]);
    playtest.perform({ do: 'pass' });
    // The other person must decide: the seat of the first is left.
    expect([real('teutonic'), real('polish-lithuanian'), real('(everyone)')]).toEqual([0, 0, 0]);
  });

  it('tells a person who plays against another neither seed nor hash', () => {
    const playtest = game({});
    playtest.perform({ do: 'pass' });
    const text = sent(playtest, 'polish-lithuanian');
    expect(text).not.toMatch(/9876543|"(real|dummy)"/);
    const { hash, dice } = playtest.view(perspective('polish-lithuanian', playtest.secrets));
    expect([hash, dice.seed]).toEqual(['', null]);
    expect(sent(playtest, '(umpire)')).toMatch(/9876543/);
    expect(playtest.view(perspective('', { ...playtest.secrets, over: true })).dice.seed).toBe(9_876_543);
  });

  it('lets one who plays against a computer player know the seed, yet no pit', () => {
    const playtest = game({ teutonic: 'random' });
    const { seat, viewers } = perspective('(everyone)', playtest.secrets);
    expect([seat, viewers]).toEqual(['polish-lithuanian', ['polish-lithuanian']]);
    expect(sent(playtest, seat)).not.toMatch(/"face":"(real|dummy)"/);
    expect(playtest.view(perspective(seat, playtest.secrets)).dice.seed).toBe(9_876_543);
  });
});

const position = {
  case: '18.3',
  title: 'A duel',
  map: { columns: 9, rows: 9 },
  phase: 'man-to-man',
  units: [
    { id: 'H', copy: 'heliades', hexes: ['0605'] },
    { id: 'A', copy: 'caradoc', hexes: ['0505'] },
  ],
};

/** The position, under the rules as they are or under those of a variant that makes these changes. */
function duelGame(changes: readonly object[] = []): Extract<ReturnType<typeof compileCase>, { readonly ok: true }> {
  const file = { path: 'cases/duel.case.json', text: JSON.stringify(position) };
  const scenario = { id: 'my/variant', title: 'Mine', kind: 'battle', extends: 'gmb/king-arthur' };
  const files = new Map([
    ['scenario.json', JSON.stringify(scenario)],
    ['rules.json', JSON.stringify({ format: 1, changes })],
  ]);
  const compiled = compileCase([...chainOf('gmb/king-arthur'), { id: 'my/variant', files }], file, games.systems);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return compiled;
}

/** Two leaders who have begun a duel, at the first choice of zones. */
function duel(): Playtest {
  const { game: compiled, content } = duelGame();
  const playtest = new Playtest(games.playable(compiled), { seed: 1, position: content });
  const outcome = playtest.performAll([
    { do: 'challenge', unit: 'H', target: 'A' },
    { do: 'accept-challenge' },
    { do: 'fight-on' },
    { do: 'fight-on' },
  ]);
  if (outcome.kind !== 'done') throw new Error('The duel does not begin.');
  return playtest;
}

describe('a choice made in secret [18.3]', () => {
  it('is sealed for everybody until both are shown, in moves, view, log and hash, and then lies open', () => {
    const playtest = duel();
    const offered = playtest.choices();
    const afterFirst = offered.slice(0, 3).map(({ command }) => {
      playtest.perform(command);
      const made = playtest.moves().at(-1);
      expect(made?.command).toEqual({ do: 'sealed' });
      expect(playtest.asCaseFile()).toBeNull();
      // What the other may choose now is told, and nothing else of zones.
      const { contest, ...view } = playtest.view();
      const told = JSON.stringify([view, playtest.moves(), contest?.parties, contest?.rounds]);
      expect(told).not.toMatch(/"(helm|right|left|horse-legs)"/);
      playtest.undo();
      return JSON.stringify([view.hash, contest]);
    });
    expect(new Set(afterFirst).size).toBe(1);
    const [{ command: first }] = offered;
    playtest.perform(first);
    const [{ command: second }] = playtest.choices();
    const sealed = playtest.moves().find(({ id }) => id === playtest.view().node)?.id;
    playtest.perform(second);
    const told = playtest.moves();
    expect(told.find(({ id }) => id === sealed)?.command).toEqual(first);
    expect(told.find(({ id }) => id === playtest.view().node)?.command).toEqual(second);
    // What was tried and taken back stays sealed.
    expect(told.filter(({ command }) => command?.do === 'sealed')).toHaveLength(2);
  });

  it('is played again from the file of the game to positions that are the same', () => {
    const playtest = duel();
    const { game: compiled } = duelGame();
    for (let choice = 0; choice < 2; choice++) playtest.perform(playtest.choices()[0].command);
    const record = playtest.save();
    expect(record.hashes).toHaveLength(record.commands.length);
    expect(replay(games.playable(compiled), record, 'game.json')).toMatchObject({ problems: [], commands: 6 });
  });

  it('is passed from seat to seat as long as it is secret, and by no umpire', () => {
    const playtest = duel();
    const seen = (seat: string): string => perspective(seat, playtest.secrets).seat;
    expect([isPassed(playtest.secrets), seen('modred'), seen('arthur')]).toEqual([true, 'modred', '(everyone)']);
    expect(seen('(umpire)')).toBe('(umpire)');
    expect(playtest.view()).toMatchObject({ isSecret: true, contest: { parties: [{ piece: 'H' }, { piece: 'A' }] } });
    playtest.perform(playtest.choices()[0].command);
    expect([isPassed(playtest.secrets), seen('modred'), seen('arthur')]).toEqual([true, '(everyone)', 'arthur']);
    playtest.perform(playtest.choices()[0].command);
    expect(isPassed(playtest.secrets)).toBe(false);
    expect(seen('modred')).toBe('(umpire)');
  });

  it('is in no record before it is shown: it is chosen again', () => {
    const playtest = duel();
    playtest.perform(playtest.choices()[0].command);
    const record = playtest.save();
    expect(record.commands.map((command) => command.do)).not.toContain('zones');
    expect(record).not.toHaveProperty('result');
    const { node } = playtest.view();
    const views = new Map(playtest.moves().map((move) => [move.id, move]));
    expect(recordOf(playtest.line(), node, views, record).commands).toEqual(record.commands);
    const loaded = Playtest.load(games.playable(duelGame().game), record);
    expect(loaded.trouble).toBeNull();
    expect(loaded.playtest.view()).toMatchObject({ isSecret: true, move: 4 });
  });

  it('[18.32] is made again under other rules: whether these refuse it would tell what it was', () => {
    const strict = duelGame([
      { op: 'set', target: 'parameters/chivalry-low-blow/value', value: -100, case: '18.32', reason: 'No low blows.' },
    ]);
    const told = ['horse-legs', 'helm'].map((attack) => {
      const playtest = duel();
      expect(playtest.perform({ do: 'zones', unit: 'H', attack, defence: 'right' }).kind).toBe('done');
      const outcome = playtest.recompiled(games.playable(strict.game));
      expect(playtest.view()).toMatchObject({ isSecret: true, move: 4 });
      return JSON.stringify([outcome, playtest.view(), playtest.choices()]);
    });
    expect(told[0]).toBe(told[1]);
  });
});
