import { describe, expect, it } from 'vitest';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { pieceName } from '@hexwright/rules-kit';
import { decisions } from '../decisions.ts';
import { marker, scene, unit, wholeGame } from '../test-position.ts';
import { library } from '../library.ts';

const field = (): ReturnType<typeof scene> =>
  scene({
    phase: 'polish-lithuanian-movement',
    map: {
      columns: 14,
      rows: 14,
      terrain: { 'A7 B10': 'woods' },
      hexsides: [{ feature: 'stream', between: ['A7 B9', 'A7 B10'] }],
    },
    units: [
      unit('A', 'lithuanian-horse-1', 'A7 B9', 'N'),
      marker('L', 'moniwid', 'A7 B9'),
      unit('K', 'teutonic-horse-1', 'A7 B13', 'S'),
      unit('F', 'polish-foot-1', 'A9 B9', 'N'),
    ],
  });

describe('the presenter', () => {
  it('offers every legal command once, each of which can be read', () => {
    const battle = new GrunwaldBattle(wholeGame());
    battle.begin(3);
    let state = 3;
    for (let played = 0; played < 300; played++) {
      const commands = battle.legal().toArray();
      const choices = library.presenter.choices(battle);
      expect(choices.map(({ command }) => decisions.read(battle, command))).toEqual(commands);
      for (const { label, kind, places, case: cited } of choices) {
        expect(label).not.toBe('');
        expect(cited).toMatch(/^\d/);
        if (kind !== 'done' && kind !== 'face') expect(places.every((hex) => hex >= 0)).toBe(true);
      }
      const prompt = library.presenter.prompt(battle);
      expect(prompt.text.length).toBeGreaterThan(10);
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      battle.apply(
        battle.decision?.id === 'deployment' ? commands[commands.length - 1] : commands[(state >> 8) % commands.length],
      );
      battle.state.forget();
    }
  });

  it('shows pieces with their facing, those below first', () => {
    const { battle } = field();
    const pieces = library.presenter.pieces(battle, []);
    expect(pieces.find(({ id }) => id === 'A')).toMatchObject({ facing: 'N', across: null, where: 'map', with: ['L'] });
    expect(pieces.find(({ id }) => id === 'L')).toMatchObject({ facing: null, with: ['A'] });
    expect(pieces.at(-1)?.id).toBe('L');
    expect(pieceName(wholeGame(), 10)).toMatch(/^Crusader horse \d+$/);
  });

  it('finds what a piece can reach, with what each step costs, and who may go along', () => {
    const { battle } = field();
    const reach = library.presenter.reach(battle, 'A');
    expect(reach).toMatchObject({ piece: 'A', allowance: 10, companions: [{ piece: 'L' }] });
    const woods = battle.map.numbering.hexOf('A7 B10');
    const place = reach?.places.find(({ places, facing }) => places[0] === woods && facing === 'N');
    expect([place?.cost, place?.parts]).toEqual([
      3,
      [
        { label: 'Woods', value: 2, case: '4.51' },
        { label: 'Stream', value: 1, case: '4.52' },
      ],
    ]);
    expect(library.presenter.reach(battle, 'K')).toBeNull();
  });

  it('leads along its ways to where it says', () => {
    const { battle } = field();
    const reach = library.presenter.reach(battle, 'A');
    if (reach === null) throw new Error('It can move.');
    for (const [index, place] of reach.places.entries()) {
      const way: (typeof place)[] = [];
      for (let at = index; reach.places[at].from >= 0; at = reach.places[at].from) way.unshift(reach.places[at]);
      const commands = [...reach.before, ...way.flatMap(({ command }) => command ?? []), ...place.after];
      const { marks } = battle.state;
      for (const one of commands) battle.apply(decisions.read(battle, one));
      expect(battle.decision?.id).toBe('movement');
      expect(battle.hex.of(0)).toBe(place.places[0]);
      while (battle.state.marks > marks) battle.undo();
    }
  });

  it('says why not', () => {
    const { battle } = field();
    const hex = (label: string): number => battle.map.numbering.hexOf(label);
    const cases = (piece: string | null, label: string): string | undefined =>
      library.presenter.whyNot(battle, piece, hex(label))?.refusals[0].case;
    expect(cases('A', 'A7 B10')).toBeUndefined();
    expect(cases('K', 'A7 B10')).toBe('4.21');
    expect(cases('F', 'A1 B9')).toBe('4.32');
    expect(cases(null, 'A7 B13')).toBe('4.21');
    expect(library.presenter.whyNot(battle, null, hex('A1 B14'))?.refusals[0].id).toBe('nobody-there');
  });

  it('says of every hex what keeps a piece from it, by its case', () => {
    const { battle } = scene({
      phase: 'polish-lithuanian-movement',
      map: { columns: 14, rows: 14, terrain: { 'A8 B8': 'lake', 'A5 B9': 'woods', 'A5 B10': 'woods' } },
      units: [
        unit('A', 'lithuanian-horse-1', 'A7 B9', 'N'),
        marker('L', 'witold', 'A7 B9'),
        unit('F', 'polish-foot-1', 'A7 B10', 'N'),
        unit('K', 'teutonic-horse-1', 'A7 B13', 'S'),
        unit('S', 'lithuanian-horse-2', 'A3 B12', 'N', {}),
        unit('T', 'teutonic-horse-2', 'A3 B13', 'S'),
        unit('G', 'teutonic-foot-1', 'A11 B9', 'S'),
      ],
    });
    const cases = (piece: string, label: string): readonly string[] | undefined =>
      library.presenter.whyNot(battle, piece, battle.map.numbering.hexOf(label))?.refusals[0].cases;
    const { hash } = battle;
    // A friend, a lake, an enemy, the other side's zones, and what is too far.
    expect(cases('A', 'A7 B10')).toEqual(['4.31', '5.0']);
    expect(cases('A', 'A8 B8')).toEqual(['4.54']);
    expect(cases('A', 'A7 B13')).toEqual(['4.31']);
    expect(cases('A', 'A13 B14')).toEqual(['4.32']);
    expect(cases('A', 'A7 B12')).toBeUndefined();
    // Face to face nobody turns, and from an attack zone nobody goes forward.
    expect(cases('S', 'A4 B12')).toEqual(['6.29']);
    expect(cases('S', 'A3 B13')).toEqual(['4.31']);
    expect(battle.hash).toBe(hash);
  });

  it('says in its choices what a step does to friends, and calls those apart who bear one name', () => {
    const { battle, do: perform } = scene({
      phase: 'teutonic-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B12', 'N', { disordered: true }),
        unit('B', 'polish-horse-2', 'A7 B11', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B13', 'S'),
      ],
    });
    perform({ do: 'attack', target: 'A' });
    const labels = library.presenter.choices(battle).map(({ label }) => label);
    expect(labels).toContain('Go S, through Polish horse B');
    expect(labels).toContain('Go SE');
    expect(pieceName(battle.game, 2)).toBe('Crusader horse');
  });

  it('measures the bare ground', () => {
    const game = wholeGame();
    const from = game.map.numbering.hexOf('A20 B20');
    const map = library.presenter.movementMap(game, 'polish-foot-1', from, 2);
    expect(map?.allowance).toBe(5);
    expect(map?.places.every(({ command }) => command === null)).toBe(true);
    expect(library.presenter.movementMap(game, 'wolf-pit-1', from)).toBeNull();
  });
});
