import { describe, expect, it } from 'vitest';
import { MovementRange } from '../movement-range.ts';
import { Counters } from '../counters.ts';
import { library } from '../library.ts';
import { marker, scene, unit, wholeGame } from '../test-position.ts';
import { checkLeaders } from './15-leaders.ts';
import { isCommanded, commandLines } from './15-3-command.ts';

describe('leaders', () => {
  it('ride twelve points any way, paying as horse, and count no turns [15.12], [15.11]', () => {
    const alone = scene({
      phase: 'polish-lithuanian-movement',
      map: { columns: 14, rows: 14, terrain: { 'A7 B10': 'woods' } },
      units: [marker('L', 'witold', 'A7 B9'), unit('A', 'polish-foot-1', 'A1 B9', 'N')],
    });
    alone.do({ do: 'move', unit: 'L', steps: ['N', 'S', 'N', 'S', 'SE', 'NW', 'NE', 'SW', 'N'] });
    expect(alone.event('moved').at(-1)?.spent).toBe(12);
  });

  it('alone keep out of enemy zones and hexes [15.15]', () => {
    const near = (more: Record<string, unknown>, also: readonly Parameters<typeof unit>[] = []): string[] =>
      scene({
        phase: 'polish-lithuanian-movement',
        units: [
          marker('L', 'witold', 'A7 B9'),
          unit('K', 'teutonic-horse-1', 'A7 B11', 'S', more),
          ...also.map((one) => unit(...one)),
        ],
      }).refused({ do: 'move', unit: 'L', steps: ['N', 'N'] });
    expect(near({})).toEqual(['15.15']);
    expect(near({ disordered: true })).toEqual(['15.15']);
    // [6.15] A friend in good order lets them come.
    expect(near({}, [['F', 'polish-foot-1', 'A7 B10', 'N']])).toEqual(['15.15']);
    const escorted = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        marker('L', 'witold', 'A7 B9'),
        unit('K', 'teutonic-horse-1', 'A7 B11', 'S'),
        unit('F', 'polish-foot-1', 'A7 B10', 'N'),
      ],
    });
    expect(escorted.refused({ do: 'move', unit: 'L', steps: ['N'] })).toEqual([]);
  });

  it('alone must end with horse: a unit with that trait stops where it likes [15.13]', () => {
    const gun = scene({
      phase: 'teutonic-movement',
      units: [
        unit('G', 'gun-1', 'A7 B9', 'N', { values: { movement: 5 }, traits: ['needs-horse'] }),
        marker('L', 'ulrich-von-jungingen', 'A7 B9'),
        unit('K', 'teutonic-horse-1', 'A7 B10', 'N'),
      ],
    });
    gun.do({ do: 'begin-move', unit: 'G' });
    gun.do({ do: 'step', unit: 'G', step: { turn: 'NE' } });
    expect(gun.refused({ do: 'stop' })).toEqual([]);
  });

  it('go along with a unit or ride alone [15.11]', () => {
    const along = scene({
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'tartar-horse-1', 'A7 B9', 'N'), marker('L', 'witold', 'A7 B9'), marker('M', 'semen', 'A7 B9')],
    });
    along.do({ do: 'move', unit: 'A', with: ['L'], steps: ['N'] });
    expect([along.hex('L'), along.hex('M')]).toEqual(['A7 B10', 'A7 B9']);
    expect(along.refused({ do: 'move', unit: 'L', steps: ['N'] })).toEqual(['4.37']);
    expect(along.refused({ do: 'move', unit: 'M', steps: ['N'] })).toEqual([]);
  });

  it('hold nobody who only passes by where they have come to a stand without horse [15.13]', () => {
    const passed = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B7', 'N'),
        marker('L', 'lichtenstein', 'A7 B9', { values: { movement: 1 } }),
      ],
    });
    passed.do({ do: 'begin-move', unit: 'L' });
    passed.do({ do: 'stop' });
    passed.do({ do: 'begin-move', unit: 'A' });
    passed.do({ do: 'step', unit: 'A', step: 'N' });
    passed.do({ do: 'step', unit: 'A', step: 'N' });
    expect([passed.hex('A'), passed.hex('L')]).toEqual(['A7 B9', 'A7 B9']);
    const range = new MovementRange(passed.battle);
    range.searchOn();
    expect(range.count).toBeGreaterThan(1);
    expect(passed.refused({ do: 'step', unit: 'A', step: 'N' })).toEqual([]);
  });

  it('of the Order end their movement with horse [15.13]', () => {
    const order = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B9', 'N'),
        unit('F', 'teutonic-foot-1', 'A7 B12', 'N'),
        marker('L', 'lichtenstein', 'A7 B9'),
      ],
    });
    expect(order.refused({ do: 'move', unit: 'L', steps: ['N'] })).toEqual(['15.13']);
    expect(order.refused({ do: 'move', unit: 'L', steps: ['N', 'N', 'N'] })).toEqual(['15.13']);
    order.do({ do: 'move', unit: 'A', steps: ['N'] });
    expect(order.refused({ do: 'pass' })).toEqual(['15.13']);
    order.do({ do: 'move', unit: 'L', steps: ['N'] });
    expect(order.refused({ do: 'pass' })).toEqual([]);
  });

  it('of the Order hold nobody up where the package forbids them to move [15.13]', () => {
    const order = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B9', 'N'),
        unit('F', 'teutonic-foot-1', 'A7 B12', 'N'),
        marker('L', 'lichtenstein', 'A7 B12'),
      ],
      rules: { restrictions: [{ id: 'halt', case: '99.1', forbids: 'move', label: 'Everybody stands' }] },
    });
    expect(order.refused({ do: 'move', unit: 'L', steps: ['S'] })).toEqual(['99.1']);
    expect(order.refused({ do: 'pass' })).toEqual([]);
  });

  it('hold nobody up where they are kings who move only with their bodyguard [15.13], [15.14]', () => {
    const apart = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        unit('B', 'przyboczna', 'A7 B9', 'S'),
        marker('J', 'jagiello', 'A7 B11', { traits: ['king', 'needs-horse'] }),
        unit('K', 'teutonic-horse-1', 'A1 B9', 'N'),
      ],
    });
    expect(apart.refused({ do: 'move', unit: 'J', steps: ['N'] })).toEqual(['15.14']);
    expect(apart.refused({ do: 'pass' })).toEqual([]);
  });

  it('of the Order are not left behind by the horse that they have come to, nor taken along by foot [15.13]', () => {
    const order = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B9', 'N'),
        unit('B', 'teutonic-horse-2', 'A9 B9', 'N'),
        unit('F', 'teutonic-foot-1', 'A7 B12', 'N'),
        marker('L', 'lichtenstein', 'A7 B9'),
        marker('M', 'wallenrode', 'A7 B12'),
      ],
    });
    expect(order.refused({ do: 'move', unit: 'F', with: ['M'], steps: ['N'] })).toEqual(['15.13']);
    order.do({ do: 'move', unit: 'L', steps: ['NE', 'NE'] });
    expect(order.refused({ do: 'move', unit: 'B', steps: ['N'] })).toEqual(['15.13']);
    expect(order.refused({ do: 'move', unit: 'B', steps: ['rear'] })).toEqual(['15.13']);
    const range = new MovementRange(order.battle);
    range.search(order.unit('B'));
    const hexes = new Set([...range.places.subarray(0, range.count)].map((place) => range.hexOf(place)));
    expect([...hexes]).toEqual([order.battle.hex.of(order.unit('B'))]);
    // A unit that goes along with it does not hold it.
    order.do({ do: 'move', unit: 'A', steps: ['N'] });
    order.do({ do: 'move', unit: 'M', steps: ['S', 'S'] });
    expect(order.refused({ do: 'pass' })).toEqual([]);
    const rider = scene({
      phase: 'teutonic-movement',
      units: [unit('A', 'teutonic-horse-1', 'A7 B9', 'N'), marker('L', 'lichtenstein', 'A7 B9')],
    });
    rider.do({ do: 'move', unit: 'A', with: ['L'], steps: ['N', 'N'] });
    expect(rider.hex('L')).toBe('A7 B11');
  });

  it('die with their unit, and alone under an enemy [15.22], [15.23]', () => {
    const ridden = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B9', 'N'),
        marker('U', 'ulrich-von-jungingen', 'A7 B9'),
        marker('L', 'witold', 'A7 B10'),
      ],
    });
    ridden.do({ do: 'move', unit: 'A', with: ['U'], steps: ['N'] });
    expect([ridden.piece('L').eliminated, ridden.battle.victoryPoints.of(0)]).toEqual([true, 7]);
    const marsh = scene({
      phase: 'teutonic-movement',
      map: { columns: 14, rows: 14, terrain: { 'A7 B10': 'marsh' } },
      units: [unit('A', 'teutonic-horse-1', 'A7 B9', 'N'), marker('U', 'ulrich-von-jungingen', 'A7 B9')],
      dice: [6, 6],
    });
    marsh.do({ do: 'move', unit: 'A', with: ['U'], steps: ['N'] });
    expect([marsh.piece('U').eliminated, marsh.battle.victoryPoints.of(1)]).toEqual([true, 12]);
  });

  it('may fall when their unit is disordered in combat [15.24]', () => {
    const checked = scene({
      phase: 'teutonic-movement',
      units: [
        unit('A', 'teutonic-horse-1', 'A7 B9', 'N'),
        marker('L', 'wallenrode', 'A7 B9'),
        marker('M', 'lichtenstein', 'A7 B9'),
      ],
      dice: [5, 6],
    });
    checkLeaders(checked.battle, checked.unit('A'));
    expect([checked.piece('L').eliminated, checked.piece('M').eliminated]).toEqual([false, true]);
  });
});

describe('command', () => {
  it('reaches whom the rules say [15.31]', () => {
    const copies = ['polish-horse-1', 'lithuanian-horse-1', 'tartar-horse-1', 'lithuanian-foot-1'];
    const { battle, unit: index } = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        ...copies.map((copy, at) => unit(`u${at}`, copy, `A${at + 2} B14`, 'N')),
        unit('K', 'teutonic-horse-1', 'A7 B8', 'N'),
        unit('C', 'crusader-horse-1', 'A9 B8', 'N'),
        ...['witold', 'zyndram', 'jagiello', 'wallenrode'].map((leader, at) =>
          marker(leader, leader, `A${at + 2} B16`),
        ),
      ],
    });
    const led = (leader: string): boolean[] =>
      ['u0', 'u1', 'u2', 'u3', 'K', 'C'].map((id) => isCommanded(battle, index(leader), index(id)));
    expect(led('witold')).toEqual([false, true, true, true, false, false]);
    expect(led('zyndram')).toEqual([true, false, false, false, false, false]);
    expect(led('jagiello')).toEqual([true, true, true, true, false, false]);
    expect(led('wallenrode')).toEqual([false, false, false, false, true, true]);
  });

  it('tells as many contingents apart as there are [15.31]', () => {
    const game = wholeGame();
    const more = Array.from({ length: 40 }, (_, index) => `more-${index}`);
    const ids = (name: string): readonly string[] =>
      name === 'contingents' ? [...game.vocabulary.ids(name), ...more] : game.vocabulary.ids(name);
    const vocabulary = { ...game.vocabulary, ids };
    const leader = game.units.findIndex(({ id }) => id === 'witold');
    const commanded = (one: typeof game): readonly number[] => [...new Counters(one).commands[leader]];
    expect(commanded(game).length).toBeGreaterThan(0);
    expect(commanded({ ...game, vocabulary })).toEqual(commanded(game));
    const units = game.units.map((one) => ({ ...one, traits: new Set([...one.traits, 'commands-more-39']) }));
    const last = ids('contingents').length - 1;
    expect(commanded({ ...game, units, vocabulary })).toEqual([...commanded(game), last]);
  });

  it('runs around enemies and their zones, unless they are negated [15.32], [6.15]', () => {
    const lines = (others: readonly Parameters<typeof unit>[]): number => {
      const { battle, unit: index } = scene({
        phase: 'polish-lithuanian-movement',
        units: [
          unit('A', 'tartar-horse-1', 'A7 B9', 'N'),
          marker('L', 'witold', 'A7 B13'),
          ...others.map((one) => unit(...one)),
        ],
      });
      return (commandLines.of(battle).lineTo(index('A'))?.hexes.length ?? 0) - 1;
    };
    expect(lines([])).toBe(4);
    expect(lines([['K', 'teutonic-horse-1', 'A7 B11', 'S']])).toBe(6);
    const zoned = [
      ['K', 'teutonic-horse-1', 'A6 B12', 'S'],
      ['F', 'polish-foot-1', 'A7 B11', 'N'],
    ] as const;
    expect(lines([[...zoned[0]]])).toBe(5);
    expect(lines([[...zoned[0]], [...zoned[1]]])).toBeLessThanOrEqual(5);
  });

  it('is judged at the beginning of the phase [15.35], [15.33]', () => {
    const far = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        unit('near', 'tartar-horse-1', 'A7 B9', 'N'),
        unit('mid', 'tartar-horse-2', 'A7 B17', 'N'),
        unit('none', 'polish-horse-1', 'A9 B9', 'N'),
        marker('L', 'witold', 'A7 B9'),
      ],
    });
    const bands = ['near', 'mid', 'none'].map((id) => far.battle.band.of(far.unit(id)));
    expect(bands).toEqual([0, 1, 2]);
    const parts = (id: string): unknown =>
      library.presenter.reach(far.battle, id)?.allowanceParts?.map(({ value, case: cited }) => [value, cited]);
    expect(parts('near')).toBeUndefined();
    expect(parts('mid')).toEqual([
      [12, '4.32'],
      [-1, '20.2'],
    ]);
    far.do({ do: 'move', unit: 'L', steps: ['N', 'N', 'N', 'N', 'N', 'N', 'N'] });
    expect(far.battle.band.of(far.unit('mid'))).toBe(1);
  });
});
