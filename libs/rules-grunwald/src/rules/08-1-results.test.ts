import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Scene } from '../test-position.ts';

const A = (copy = 'polish-horse-1'): Piece => unit('A', copy, 'A7 B10', 'N');
const K = (copy = 'crusader-horse-1', strength?: number): Piece =>
  unit('K', copy, 'A7 B11', 'S', strength === undefined ? {} : { values: { strength } });
/** Near leaders: nobody must advance. */
const leaders = [marker('own', 'zyndram', 'A5 B9'), marker('enemy', 'lichtenstein', 'A9 B13')];

/** One attack of the units at K, and its result. */
function attack(units: readonly Piece[], dice: readonly number[]): Scene {
  const fought = scene({ phase: 'polish-lithuanian-attack', units: [...units, ...leaders], dice });
  fought.do({ do: 'attack', target: 'K' });
  return fought;
}

const result = (fought: Scene): unknown => fought.event('combat')[0].result;

describe('results of combat', () => {
  it('AE eliminates all attackers, and scores [8.11]', () => {
    const all = attack([unit('A', 'tartar-horse-1', 'A7 B10', 'N'), K('wielka')], [4]);
    expect([result(all), all.piece('A').eliminated]).toEqual(['AE', true]);
    expect(all.event('eliminated')[0].points).toBe(2);
    expect(all.battle.decision?.id).toBe('advancing');
  });

  it('AX eliminates the attackers, and a defender on foot too [8.11]', () => {
    // 3 to 5 (a leader, a standard): -2, and a die of 4.
    const guarded = [marker('L', 'wallenrode', 'A7 B11'), marker('S', 'teutonic-standard', 'A7 B11', { carrier: 'K' })];
    const foot = attack([A('polish-foot-1'), K('teutonic-foot-1'), ...guarded], [4]);
    expect([result(foot), foot.piece('A').eliminated, foot.piece('K').eliminated]).toEqual(['AX', true, true]);
    expect(foot.piece('L').eliminated).toBe(true);
    const horse = attack([A('polish-foot-1'), K('crusader-horse-1')], [3]);
    expect([result(horse), horse.piece('A').eliminated, horse.piece('K').eliminated]).toEqual(['AX', true, false]);
    expect(horse.piece('K').face).toBe('spent');
    horse.do({ do: 'pursue', unit: 'K', after: 'A' });
    expect([horse.hex('K'), horse.battle.decision?.id]).toEqual(['A7 B10', 'turning']);
  });

  it('AD disorders all attackers, who rout in the order of their owner [8.11], [8.51]', () => {
    const all = attack([A('tartar-horse-1'), unit('B', 'tartar-horse-2', 'A8 B10', 'NW'), K('wielka')], [4]);
    expect([result(all), all.piece('A').disordered, all.piece('B').disordered]).toEqual(['AD', true, true]);
    expect(all.battle.decision?.id).toBe('routs');
    all.do({ do: 'rout', unit: 'A', steps: ['S', 'S', 'S'] });
    all.do({ do: 'rout', unit: 'B', steps: ['SE', 'SE', 'SE'] });
    expect([all.hex('A'), all.hex('B'), all.battle.decision?.id]).toEqual(['A7 B7', 'A11 B7', 'advancing']);
    expect(all.refused({ do: 'pursue', unit: 'A', after: 'K' })).toEqual(['8.61']);
    // The defender follows whichever it likes [8.62].
    all.do({ do: 'pursue', unit: 'K', after: 'B' });
    expect([all.hex('K'), all.piece('K').facing]).toEqual(['A10 B8', 'SE']);
  });

  it('DX eliminates the defender and attackers on foot; horse may advance [8.11], [8.64]', () => {
    const both = attack([A('polish-foot-1'), unit('B', 'tartar-horse-1', 'A8 B10', 'NW'), K('teutonic-foot-1')], [3]);
    expect([result(both), both.piece('A').eliminated, both.piece('B').eliminated, both.piece('K').eliminated]).toEqual([
      'DX',
      true,
      false,
      true,
    ]);
    both.do({ do: 'pursue', unit: 'B', after: 'K' });
    expect(both.battle.legal().length).toBe(3);
  });

  it('DE eliminates the defender with its leaders, and scores [8.11], [15.22]', () => {
    const all = attack(
      [A(), unit('B', 'polish-horse-2', 'A8 B10', 'NW'), K(), marker('L', 'wallenrode', 'A7 B11')],
      [1],
    );
    expect(all.event('combat')[0]).toMatchObject({ differential: 5, result: 'DE' });
    expect([all.piece('K').eliminated, all.piece('L').eliminated, all.battle.victoryPoints.of(1)]).toEqual([
      true,
      true,
      10,
    ]);
  });

  it('ends the game with the death of the king [19.0]', () => {
    const king = scene({
      phase: 'teutonic-attack',
      units: [
        unit('A', 'wielka', 'A7 B10', 'N'),
        unit('B', 'zakonu', 'A8 B10', 'NW'),
        unit('K', 'przyboczna', 'A7 B11', 'S'),
        marker('J', 'jagiello', 'A7 B11'),
      ],
      dice: [1],
    });
    king.do({ do: 'attack', target: 'K' });
    expect([king.battle.over, king.piece('J').eliminated]).toEqual([true, true]);
  });
});

describe('shock', () => {
  it('of attackers is lost by every result but DE and DD [7.54]', () => {
    const faces = (dice: readonly number[], copy?: string): [unknown, unknown] => {
      const fought = attack([A(copy), K()], dice);
      return [result(fought), fought.piece('A').face];
    };
    expect(faces([1])).toEqual(['DR', 'spent']);
    expect(faces([3])).toEqual(['hold', 'spent']);
    expect(faces([5])).toEqual(['AR', 'spent']);
    expect(faces([1], '1-krakowska')).toEqual(['DD', 'shock']);
    expect(faces([6, 1], 'lithuanian-horse-1')).toEqual(['AD', 'spent']);
  });

  it('of defenders is lost by every result but AE and AD [7.55]', () => {
    const faces = (dice: readonly number[], copy?: string): [unknown, unknown] => {
      const fought = attack([A(copy), K()], dice);
      return [result(fought), fought.piece('K').face];
    };
    expect(faces([1])).toEqual(['DR', 'spent']);
    expect(faces([3])).toEqual(['hold', 'spent']);
    expect(faces([5])).toEqual(['AR', 'spent']);
    expect(faces([1], '1-krakowska')).toEqual(['DD', 'spent']);
    expect(faces([6, 1], 'lithuanian-horse-1')).toEqual(['AD', 'shock']);
  });

  it('lowers the strength of the next combat [2.2], [7.53]', () => {
    const fought = attack([unit('A', 'polish-horse-1', 'A7 B10', 'N', { face: 'spent' }), K()], [3]);
    expect(fought.event('combat')[0]).toMatchObject({ attack: 5, defence: 6 });
  });

  it('by an option is kept through automatic results (R20)', () => {
    const kept = scene({
      phase: 'polish-lithuanian-attack',
      units: [A(), unit('K', 'crusader-horse-1', 'A7 B11', 'S', { disordered: true })],
      options: { 'automatic-flip': 'keeps' },
    });
    kept.do({ do: 'attack', target: 'K' });
    expect(kept.piece('K').face).toBe('shock');
  });
});

describe('leaders in combat', () => {
  it('are in danger with a unit that suffers AD or DD: a 6 kills [15.24]', () => {
    const fallen = attack([A('1-krakowska'), K(), marker('L', 'wallenrode', 'A7 B11')], [1, 6]);
    expect(fallen.event('leader-check')).toMatchObject([{ leader: 'L', die: 6, lost: true }]);
    expect([fallen.piece('L').eliminated, fallen.piece('K').eliminated]).toEqual([true, false]);
  });
});
