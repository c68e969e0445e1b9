import { describe, expect, it } from 'vitest';
import { readResult } from './19-victory.ts';
import { marker, scene, unit, wholeGame, type Scene } from '../test-position.ts';
import { hasOwnStandard, takeStandards } from './16-standards.ts';
import { checkSetUp } from './18-unit-set-up.ts';
import { eliminate, IN_COMBAT, OTHERWISE, scoreCampHex, scoreStandards, UNSCORED } from './19-victory.ts';

function field(options: Record<string, string> = {}): Scene {
  return scene({
    phase: 'polish-lithuanian-movement',
    options,
    units: [
      unit('K', 'wielka', 'A7 B12', 'S'),
      marker('TS', 'teutonic-standard', 'A7 B12'),
      unit('G', 'crusader-horse-1', 'A8 B12', 'S'),
      unit('F', 'teutonic-foot-1', 'A9 B12', 'S'),
      unit('B', 'gun-1', 'A10 B12', 'S'),
      unit('P', '1-krakowska', 'A7 B6', 'N'),
      marker('PS', 'polish-standard', 'A7 B6'),
      unit('L', 'lithuanian-horse-1', 'A8 B6', 'N'),
      unit('T', 'tartar-horse-1', 'A9 B6', 'N'),
      unit('Pp', 'polish-foot-1', 'A10 B6', 'N'),
      unit('Lp', 'lithuanian-foot-1', 'A11 B6', 'N'),
      unit('J', 'przyboczna', 'A6 B7', 'N'),
      marker('king', 'jagiello', 'A6 B7'),
    ],
  });
}

describe('losses', () => {
  it('score what the rules say [19.0]', () => {
    const worth: Record<string, number> = { K: 4, G: 4, F: 1, B: 0, P: 4, L: 2, T: 2, Pp: 1, Lp: 1 };
    for (const [id, points] of Object.entries(worth)) {
      const { battle, unit: index } = field();
      eliminate(battle, index(id), IN_COMBAT);
      const enemy = battle.enemyOf(battle.counters.side[index(id)]);
      expect([id, battle.victoryPoints.of(enemy)]).toEqual([id, points]);
    }
  });

  it('under their own hooves score nothing, and others by an option only in combat [13.0], [19.0]', () => {
    const { battle, unit: index } = field();
    eliminate(battle, index('K'), UNSCORED);
    expect(battle.victoryPoints.of(1)).toBe(0);
    const strict = field({ 'points-for-losses': 'combat' });
    eliminate(strict.battle, strict.unit('K'), OTHERWISE);
    expect(strict.battle.victoryPoints.of(1)).toBe(0);
  });
});

describe('the hexes of objectives', () => {
  const FORD = ['A7 B10', 'A7 B9'];
  const either = (): Scene =>
    scene({
      phase: 'polish-lithuanian-movement',
      map: { columns: 14, rows: 14, zones: { ford: FORD } },
      units: [unit('P', '1-krakowska', 'A7 B8', 'N'), unit('K', 'wielka', 'A7 B12', 'S')],
      rules: {
        changes: [
          { op: 'add', target: 'map/zones/ford', value: { id: 'ford', purpose: 'objective', hexes: FORD } },
          { op: 'add', target: 'objectives/ford', value: { id: 'ford', zone: 'ford', points: 5 } },
        ].map((change) => ({ ...change, reason: 'A test.' })),
      },
    });

  it('score once, for the side that enters them first where either may [19.0]', () => {
    const { battle, unit: index } = either();
    const [first, second] = FORD.map((label) => battle.map.numbering.hexOf(label));
    const scores = (): number[] => [battle.victoryPoints.of(0), battle.victoryPoints.of(1)];
    const own = battle.counters.side[index('P')];
    const after = (unitId: string, hex: number): number[] => {
      scoreCampHex(battle, index(unitId), hex);
      return scores();
    };
    expect(after('P', first)[own]).toBe(5);
    expect(after('K', first)[1 - own]).toBe(0);
    expect(after('K', second)[1 - own]).toBe(5);
    expect(after('P', second)[own]).toBe(5);
  });
});

describe('the king', () => {
  it('ends the game by his death, overwhelmingly [19.0]', () => {
    const fallen = field();
    const { battle } = fallen;
    const marsh = scene({
      map: { columns: 14, rows: 14, terrain: { 'A7 B10': 'marsh' } },
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'przyboczna', 'A7 B9', 'N'), marker('king', 'jagiello', 'A7 B9')],
      dice: [6, 5],
    });
    marsh.do({ do: 'begin-move', unit: 'A' });
    marsh.do({ do: 'step', unit: 'A', step: 'N' });
    expect([marsh.battle.over, readResult(marsh.battle).level]).toEqual([true, 'teutonic-overwhelming']);
    expect(readResult(battle)).toMatchObject({ level: 'draw', winner: 'draw', score: 0 });
  });
});

describe('standards', () => {
  it('are carried from the beginning, and add to their own side alone [16.0]', () => {
    const { battle, unit: index, piece } = field();
    expect([piece('TS').carrier, piece('PS').carrier]).toEqual(['K', 'P']);
    expect([hasOwnStandard(battle, index('K')), hasOwnStandard(battle, index('G'))]).toEqual([true, false]);
  });

  it('fall with their bearer and go to the unit that comes, eight points at the end to an enemy [16.0], [19.0]', () => {
    const taken = field();
    const { battle, unit: index } = taken;
    eliminate(battle, index('K'), IN_COMBAT);
    expect([taken.hex('TS'), taken.piece('TS').carrier]).toEqual(['A7 B12', null]);
    battle.shift(index('P'), battle.map.numbering.hexOf('A7 B12'), 2);
    takeStandards(battle, index('P'));
    expect([taken.piece('TS').carrier, hasOwnStandard(battle, index('P'))]).toEqual(['P', true]);
    const before = battle.victoryPoints.of(1);
    scoreStandards(battle);
    expect([battle.victoryPoints.of(1) - before, battle.victoryPoints.of(0)]).toEqual([8, 0]);
  });
});

describe('levels of victory', () => {
  it('go by the difference of the points [19.0]', () => {
    const { battle } = field();
    const levels = [-39, -38, -27, -26, -17, -16, -9, -8, 0, 8, 9, 16, 17, 26, 27, 38, 39].map((score) => {
      battle.victoryPoints.set(1, Math.max(0, score));
      battle.victoryPoints.set(0, Math.max(0, -score));
      return readResult(battle).level?.replace('teutonic', 'T').replace('polish-lithuanian', 'P');
    });
    expect(levels).toEqual([
      'T-overwhelming',
      'T-great',
      'T-great',
      'T-medium',
      'T-medium',
      'T-minor',
      'T-minor',
      'draw',
      'draw',
      'draw',
      'P-minor',
      'P-minor',
      'P-medium',
      'P-medium',
      'P-great',
      'P-great',
      'P-overwhelming',
    ]);
  });
});

describe('the check of a set-up', () => {
  const game = wholeGame();
  const codes = (changed: typeof game): string[] =>
    checkSetUp(changed).map(({ code, case: cited }) => `${code} ${cited}`);
  const index = (id: string): number => game.vocabulary.indexOf('units', id);

  it('finds nothing in the package', () => {
    expect(codes(game)).toEqual([]);
  });

  it('finds disorder of pieces that have no order to lose [9.11], [12.34]', () => {
    const marked = (id: string): typeof game => ({
      ...game,
      setUp: game.setUp.map((one) => (one.unit === index(id) ? { ...one, markers: { disordered: 1 } } : one)),
    });
    expect(codes(marked('witold'))).toEqual(['set-up.disordered 9.11']);
    expect(codes(marked('gun-1'))).toEqual(['set-up.disordered 12.34']);
    expect(codes(marked('wielka'))).toEqual([]);
  });

  it('finds a leader who commands nobody, and says whom it could [15.31]', () => {
    const idle = { ...game, units: game.units.map((one) => ({ ...one, traits: new Set<string>() })) };
    const found = checkSetUp(idle).filter(({ code }) => code === 'set-up.command');
    expect(found).toHaveLength(10);
    expect(found.find(({ unit: one }) => one === index('zyndram'))).toMatchObject({
      severity: 'warning',
      fixes: [{ at: 'units/zyndram/traits', value: expect.arrayContaining(['commands-polish']) }],
    });
  });

  it('finds a king who stands apart from the bodyguard that he moves with [15.14]', () => {
    const apart = game.setUp.map((one) => (one.unit === index('jagiello') ? { ...one, left: 0 } : one));
    expect(checkSetUp({ ...game, setUp: apart })).toMatchObject([
      { code: 'set-up.king-apart', severity: 'warning', fixes: [{ at: 'setUp/jagiello/hexes', value: ['A27 B27'] }] },
    ]);
    const routed = apart.map((one) =>
      one.unit === index('przyboczna') ? { ...one, markers: { disordered: 1 } } : one,
    );
    expect(codes({ ...game, setUp: routed })).toEqual([]);
  });

  it('finds a second standard, a unit without strength, and a pit on a hex without the sign', () => {
    const standard = game.units[index('polish-standard')];
    expect(codes({ ...game, units: [...game.units, { ...standard, id: 'another' }] })).toEqual([
      'set-up.two-standards 16.0',
    ]);
    const bare = game.units.map((one) =>
      one.id === 'wielka'
        ? {
            ...one,
            faces: [
              {
                id: 'shock',
                class: one.class,
                classes: [one.class],
                values: { movement: 8 },
                traits: new Set<string>(),
              },
            ],
          }
        : one,
    );
    expect(codes({ ...game, units: bare })).toEqual(['set-up.stat-line 2.2']);
    const stray = game.setUp.map((one) => (one.unit === index('wolf-pit-1') ? { ...one, left: 0 } : one));
    expect(codes({ ...game, setUp: stray })).toEqual(['set-up.pit-hex 14.11']);
  });
});
