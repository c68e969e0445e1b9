import { describe, expect, it } from 'vitest';
import { sentence } from '@hexwright/rules-kit';
import { library } from '../library.ts';
import { reader } from '../reading.ts';
import { type Position, scene } from '../test-position.ts';

const ARRIVALS = [
  {
    id: 'serbs',
    case: '22.1',
    name: 'The Serbs',
    turn: 4,
    units: ['serbs-1', 'azab-1'],
    hexes: ['0101', '0102', '0201'],
  },
];
const guard = { id: 'G', copy: 'serbs-2', hexes: ['0606'] };
const enemy = { id: 'E', copy: 'gilan-1', hexes: ['1212'] };
const single = { id: 'serbs-1', copy: 'serbs-1' };
const double = { id: 'azab-1', copy: 'azab-1', size: 'double' };

const position = (more: Partial<Position>): Position => ({
  phasing: 'ottoman',
  phase: 'movement',
  turn: 4,
  arrivals: ARRIVALS,
  units: [guard, enemy, single],
  ...more,
});

describe('units that arrive', () => {
  it('are placed before their side moves, in a free hex of those named, and may move at once', () => {
    const { battle, ...game } = scene(position({}));
    expect(library.decisionName(battle)).toBe('arrivals');
    expect(battle.deciding).toBe(battle.phasing);
    expect(game.refused({ do: 'place', unit: 'serbs-1', hex: '0303' })).toEqual(['3.3']);
    expect(game.refused({ do: 'place', unit: 'G', hex: '0101' })).toEqual(['3.3']);
    game.do({ do: 'place', unit: 'serbs-1', hex: '0102' });
    expect(game.piece('serbs-1').hexes).toEqual(['0102']);
    expect(reader.all(battle, 0).at(-1)).toMatchObject({
      event: 'arrived',
      label: 'The Serbs',
      case: '22.1',
      hex: '0102',
    });
    expect(library.decisionName(battle)).toBe('movement');
    game.do({ do: 'move', unit: 'serbs-1', steps: ['E'] });
  });

  it('wait for their turn, for their side, and as long as their owner likes', () => {
    const named = (more: Partial<Position>): string => library.decisionName(scene(position(more)).battle);
    expect(named({ turn: 3 })).toBe('movement');
    expect(named({ phasing: 'tartar' })).toBe('movement');
    // What is refused then is the arrival, not an order of movement.
    const early = scene(position({ turn: 3 }));
    const [refusal] = early.battle.explain(
      library.readCommand(early.battle, { do: 'place', unit: 'serbs-1', hex: '0102' }),
    );
    expect(refusal).toMatchObject({ id: 'not-arriving', cases: ['3.3', '22.1'] });
    const { battle, ...game } = scene(position({ turn: 6 }));
    expect(library.decisionName(battle)).toBe('arrivals');
    game.do({ do: 'pass' });
    expect(library.decisionName(battle)).toBe('movement');
    expect(game.piece('serbs-1').hexes).toEqual([]);
  });

  it('wait where there is no room, or while what must hold does not', () => {
    const taken = ['0101', '0102', '0201'].map((hex, index) => ({ id: `T${index}`, copy: 'serbs-2', hexes: [hex] }));
    expect(library.decisionName(scene(position({ units: [...taken, enemy, single] })).battle)).toBe('movement');
    const arrivals = [{ ...ARRIVALS[0], when: 'lost("ottoman") > 0' }];
    expect(library.decisionName(scene(position({ arrivals })).battle)).toBe('movement');
    const units = [guard, enemy, single, { id: 'L', copy: 'serbs-3', eliminated: true }];
    expect(library.decisionName(scene(position({ arrivals, units })).battle)).toBe('arrivals');
  });

  it('come in over two hexes with a facing, one of them among those named', () => {
    const { battle, ...game } = scene(position({ units: [guard, enemy, double] }));
    const offered = Array.from({ length: battle.legal().length }, (_, index) => battle.legal().at(index));
    expect(offered.length).toBeGreaterThan(6);
    expect(new Set(offered).size).toBe(offered.length);
    game.do({ do: 'place', unit: 'azab-1', hex: '0102', facing: 'N' });
    expect(game.piece('azab-1')).toMatchObject({ hexes: ['0102', '0202'], facing: 'N' });
  });

  it('are taken back and come again to the same position', () => {
    const { battle } = scene(position({ units: [guard, enemy, single, double] }));
    const before = battle.hash;
    const [one] = [battle.legal().at(0)];
    battle.apply(one);
    const after = battle.hash;
    battle.undo();
    expect(battle.hash).toBe(before);
    battle.apply(one);
    expect(battle.hash).toBe(after);
  });
});

describe('units that withdraw', () => {
  const units = ['serbs-2', 'serbs-1'];
  const leaving = { id: 'home', case: '22.2', name: 'Home', turn: 4, units, edge: 'west', points: 3 };

  it('leave at the end of the turn from where they stand, or cost points where they cannot', () => {
    const standing = [
      { id: 'serbs-2', copy: 'serbs-2', hexes: ['0101'] },
      { id: 'serbs-1', copy: 'serbs-1', hexes: ['0606'] },
      enemy,
    ];
    const { battle, ...game } = scene(position({ arrivals: [], withdrawals: [leaving], units: standing }));
    while (battle.turn === 4) game.do({ do: 'pass' });
    expect(game.piece('serbs-2')).toMatchObject({ hexes: [], eliminated: false });
    expect(game.piece('serbs-1').hexes).toEqual(['0606']);
    expect(library.readResult(battle).victoryPoints).toMatchObject({ tartar: 3, ottoman: 0 });
    expect(reader.all(battle, 0)).toContainEqual(expect.objectContaining({ event: 'withdrew', case: '22.2' }));
  });

  it('go at the end of the first turn in which their condition holds, and once', () => {
    const waiting = { ...leaving, when: 'pointsOf("tartar") > 0 || turn >= 6' };
    const standing = [
      { id: 'serbs-2', copy: 'serbs-2', hexes: ['0101'] },
      { id: 'serbs-1', copy: 'serbs-1', hexes: ['0606'] },
      enemy,
    ];
    const { battle, ...game } = scene(position({ arrivals: [], withdrawals: [waiting], units: standing }));
    while (battle.turn < 6) game.do({ do: 'pass' });
    expect(game.piece('serbs-2').hexes).toEqual(['0101']);
    while (battle.turn < 8) game.do({ do: 'pass' });
    expect(game.piece('serbs-2').hexes).toEqual([]);
    expect(library.readResult(battle).victoryPoints).toMatchObject({ tartar: 3, ottoman: 0 });
  });
});

describe('a battle that conditions settle', () => {
  const play = (
    when: string,
    more: object = {},
    units: Position['units'] = [guard, enemy],
    rules: Position['rules'] = {},
  ) =>
    scene(
      position({
        arrivals: [],
        conditions: [{ id: 'held', case: '22.3', label: 'Held', when, winner: 'ottoman', ...more }],
        units,
        rules,
      }),
    );

  it('is over at the end of the turn in which one holds, and its winner is known', () => {
    const { battle, ...game } = play('turn >= 5');
    expect(library.readResult(battle)).toMatchObject({ winner: null });
    while (!battle.over) game.do({ do: 'pass' });
    expect(battle.turn).toBe(5);
    expect(library.readResult(battle)).toMatchObject({
      winner: 'ottoman',
      level: null,
      settledBy: { id: 'held', label: 'Held', case: '22.3' },
    });
    const settled = reader.all(battle, 0).at(-1);
    expect(settled).toMatchObject({ event: 'battle-settled', condition: 'held', winner: 'ottoman', case: '22.3' });
    expect(settled && sentence(battle, settled)).toBe('Held: Ottoman wins');
  });

  it('may turn on a marker of the game, which effects change', () => {
    const rules = {
      markers: [{ id: 'omens', name: 'Omens', of: 'game', maximum: 9 }],
      effects: [
        {
          id: 'signs',
          case: '22.5',
          label: 'Signs in the sky',
          at: 'turn-ends',
          then: [{ do: 'add', marker: 'omens', of: 'game', value: 1 }],
        },
      ],
    };
    const { battle, ...game } = play('game.omens >= 2', {}, [guard, enemy], rules);
    while (!battle.over) game.do({ do: 'pass' });
    expect(battle.turn).toBe(5);
    expect(library.readResult(battle).settledBy?.id).toBe('held');
  });

  it('is a draw where none ever holds', () => {
    const { battle, ...game } = play('turn > 99');
    while (!battle.over) game.do({ do: 'pass' });
    expect(library.readResult(battle)).toMatchObject({ winner: 'draw' });
  });

  const camp = { columns: 12, rows: 12, zones: { 'tartar-camp': ['0706'] } };
  const inCamp = (when: string, at: string, effects: readonly object[] = []) =>
    scene(
      position({
        rules: { effects },
        map: camp,
        arrivals: [],
        conditions: [{ id: 'taken', case: '22.4', label: 'The camp is taken', when, at, winner: 'ottoman' }],
        units: [guard, enemy],
      }),
    );

  it('is over at once where that is asked, and is so no more when the command is taken back', () => {
    const { battle, ...game } = inCamp('holds("ottoman", "tartar-camp") == 1', 'at-once');
    game.do({ do: 'move', unit: 'G', steps: ['E'] });
    expect(battle.over).toBe(true);
    expect(library.readResult(battle).settledBy?.label).toBe('The camp is taken');
    battle.undo();
    expect(battle.over).toBe(false);
    expect(library.readResult(battle).settledBy).toBe(undefined);
  });

  it('is over when a zone has been held for so many turns, also by somebody who has gone on', () => {
    const [when, then] = ['heldFor("ottoman", "tartar-camp") >= 3', [{ do: 'score', side: 'ottoman', points: 7 }]];
    const feast = { id: 'feast', case: '22.5', label: 'A feast', at: 'turn-ends', when, then };
    const { battle, ...game } = inCamp(when, 'turn-ends', [feast]);
    game.do({ do: 'move', unit: 'G', steps: ['E', 'E'] });
    while (!battle.over) game.do({ do: 'pass' });
    expect(battle.turn).toBe(6);
    // Effects at the end of that turn have seen as many.
    expect(battle.victoryPoints.of(battle.game.sides.findIndex(({ id }) => id === 'ottoman'))).toBe(7);
    expect(library.readResult(battle).winner).toBe('ottoman');
  });

  it('shows who would win if it ended now', () => {
    const { battle } = play('isOnMap("serbs-2")', { at: 'game-ends' }, [
      { id: 'serbs-2', copy: 'serbs-2', hexes: ['0606'] },
      enemy,
    ]);
    expect(library.readResult(battle).winner).toBe(null);
    expect(battle.asIfOver(() => library.readResult(battle).winner)).toBe('ottoman');
    expect(library.readResult(battle).winner).toBe(null);
  });
});
