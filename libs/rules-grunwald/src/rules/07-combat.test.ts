import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Position, type Scene } from '../test-position.ts';

/** A position at the beginning of the Polish-Lithuanian attack. */
function fight(units: readonly Piece[], dice: readonly number[], more: Partial<Position> = {}): Scene {
  return scene({ phase: 'polish-lithuanian-attack', units, dice, ...more });
}

const attack = (target: string): { do: string; target: string } => ({ do: 'attack', target });
/** Attacker of 6 in the middle, facing north, and leaders who keep both sides in command. */
const A = unit('A', 'polish-horse-1', 'A7 B10', 'N');
const leaders = [marker('own', 'zyndram', 'A6 B9'), marker('enemy', 'lichtenstein', 'A8 B13')];
const K = (hex: string, facing: string, more: Record<string, unknown> = {}): Piece =>
  unit('K', 'crusader-horse-1', hex, facing, more);

describe('who attacks', () => {
  it('must attack with an enemy in the attack zone, and is not let off [7.12]', () => {
    const fought = fight([A, K('A7 B11', 'S')], [3]);
    expect(fought.refused({ do: 'pass' })).toEqual(['7.12']);
    expect(fought.battle.legal().length).toBe(1);
    fought.do(attack('K'));
    expect(fought.event('combat')).toMatchObject([{ differential: 0, foot: false, result: 'hold' }]);
  });

  it('attacks nobody beside its attack zone [7.14]', () => {
    const beside = fight([A, K('A8 B10', 'N')], []);
    expect(beside.events()).not.toContain('attacks');
    expect(beside.battle.decision?.id).not.toBe('attack');
  });

  it('may not attack another than the enemy in whose attack zone it stands [7.13]', () => {
    const pinned = fight(
      [
        A,
        K('A7 B11', 'N'),
        unit('P', 'crusader-horse-2', 'A6 B11', 'SE'),
        unit('B', 'polish-horse-2', 'A4 B11', 'N'),
        unit('C', 'crusader-horse-3', 'A4 B12', 'N'),
      ],
      [3],
    );
    expect(pinned.refused(attack('K'))).toEqual(['7.13']);
    expect(pinned.battle.legal().length).toBe(1);
    expect(pinned.refused(attack('C'))).toEqual([]);
  });

  it('must attack once a comrade has freed it [7.25]', () => {
    const freed = fight(
      [
        A,
        K('A7 B11', 'N'),
        unit('P', 'teutonic-foot-1', 'A6 B11', 'SE'),
        unit('B', 'przyboczna', 'A5 B11', 'NE'),
        ...leaders,
      ],
      [6, 6],
    );
    // P holds A down until B has driven it off: 8 to 3, through no rear.
    expect(freed.refused(attack('K'))).toEqual(['7.13']);
    freed.do(attack('P'));
    while (freed.battle.decision?.id !== 'attack')
      freed.battle.apply(freed.battle.legal().at(freed.battle.legal().length - 1));
    expect(freed.refused(attack('K'))).toEqual([]);
  });

  it('is judged once by the option attack-duty', () => {
    const judged = fight(
      [
        A,
        K('A7 B11', 'N'),
        unit('P', 'teutonic-foot-1', 'A6 B11', 'SE'),
        unit('B', 'przyboczna', 'A5 B11', 'NE'),
        ...leaders,
      ],
      [6],
      { options: { 'attack-duty': 'at-phase-start' } },
    );
    judged.do(attack('P'));
    while (judged.battle.decision?.id === 'routing' || judged.battle.decision?.id === 'advancing')
      judged.battle.apply(judged.battle.legal().at(judged.battle.legal().length - 1));
    expect(judged.event('attacks')).toHaveLength(1);
  });

  it('attacks together with all who can, and each enemy once [7.15], [7.17]', () => {
    const both = fight([A, unit('B', 'polish-horse-2', 'A8 B10', 'NW'), K('A7 B11', 'S')], [1]);
    both.do(attack('K'));
    expect(both.event('attacks').map(({ unit: one }) => one)).toEqual(['B', 'A']);
    expect(both.event('combat')[0]).toMatchObject({ attack: 12, defence: 6, differential: 6, result: 'DE' });
    expect(both.piece('K').eliminated).toBe(true);
    const again = fight(
      [A, K('A7 B11', 'S'), unit('B', 'polish-horse-2', 'A4 B11', 'N'), unit('C', 'crusader-horse-3', 'A4 B12', 'N')],
      [3],
    );
    again.do(attack('K'));
    expect(again.refused(attack('K'))).toEqual(['7.17']);
  });

  it('by the option combined-attacks chooses who attacks', () => {
    const chosen = fight([A, unit('B', 'polish-horse-2', 'A8 B10', 'NW'), K('A7 B11', 'S')], [3], {
      options: { 'combined-attacks': 'attackers-choice' },
    });
    chosen.do(attack('K'));
    expect(chosen.refused({ do: 'decline' })).toEqual(['7.12']);
    chosen.do({ do: 'join', unit: 'A' });
    expect(() => chosen.do({ do: 'pass' })).toThrow('which units take part');
    chosen.do({ do: 'decline' });
    expect(chosen.event('combat')[0]).toMatchObject({ attack: 6, result: 'hold' });
    expect(chosen.event('attacks')).toHaveLength(1);
  });

  it('attacks nothing across a lake hexside [7.46]', () => {
    const lake = fight([A, K('A7 B11', 'S')], [], {
      map: { columns: 14, rows: 14, hexsides: [{ feature: 'lake-side', between: ['A7 B10', 'A7 B11'] }] },
    });
    expect(lake.events()).not.toContain('attacks');
  });

  it('must attack a gun, without a die; by an option it need not [12.32]', () => {
    const gun = unit('G', 'gun-1', 'A7 B11', 'S');
    const fought = fight([A, gun, ...leaders], []);
    fought.do(attack('G'));
    expect(fought.refused({ do: 'decline' })).toEqual([]);
    fought.do({ do: 'pursue', unit: 'A', after: 'G' });
    expect([fought.piece('G').eliminated, fought.hex('A'), fought.piece('A').face]).toEqual([true, 'A7 B11', 'shock']);
    const spared = fight([A, gun], [], { options: { 'guns-as-targets': 'optional' } });
    expect(spared.refused({ do: 'pass' })).toEqual([]);
  });
});

describe('disordered units at the beginning of the phase', () => {
  it('rout three hexes from a zone of control, and nobody pursues [7.21], [9.33]', () => {
    const routs = fight([unit('A', 'polish-horse-1', 'A7 B10', 'N', { disordered: true }), K('A7 B11', 'N')], []);
    expect(routs.event('routs-in-zone')).toMatchObject([{ unit: 'A' }]);
    routs.do({ do: 'rout', unit: 'A', steps: ['S', 'S', 'S'] });
    expect([routs.hex('A'), routs.piece('A').face, routs.hex('K')]).toEqual(['A7 B7', 'spent', 'A7 B11']);
    expect(routs.events()).not.toContain('leader-check');
  });

  it('suffer AD in an attack zone: leaders in danger, and the enemy pursues [9.34], [15.24]', () => {
    const struck = fight(
      [
        unit('A', 'polish-horse-1', 'A7 B10', 'N', { disordered: true }),
        marker('L', 'zyndram', 'A7 B10'),
        K('A7 B11', 'S'),
      ],
      [5],
    );
    expect(struck.event('leader-check')).toMatchObject([{ leader: 'L', die: 5, lost: false }]);
    struck.do({ do: 'rout', unit: 'A', steps: ['S', 'S', 'S'] });
    expect([struck.hex('L'), struck.battle.deciding]).toEqual(['A7 B7', 0]);
    struck.do({ do: 'pursue', unit: 'K', after: 'A' });
    expect([struck.hex('K'), struck.piece('K').facing]).toEqual(['A7 B8', 'S']);
  });

  it('those in zones of control first, those in attack zones last (R25)', () => {
    const units = [
      unit('A', 'polish-horse-1', 'A7 B10', 'N', { disordered: true }),
      unit('B', 'polish-horse-2', 'A8 B10', 'N', { disordered: true }),
      K('A7 B11', 'S'),
    ];
    expect(fight(units, []).event('routs-in-zone')).toMatchObject([{ unit: 'B' }]);
    const any = fight(units, [], { options: { 'disordered-first': 'any-order' } });
    expect(any.refused({ do: 'begin-rout', unit: 'A' })).toEqual([]);
    expect(any.refused(attack('K'))).toEqual(['7.21']);
  });

  it('by the option disordered-again stay where they are [9.37]', () => {
    const stays = fight([unit('A', 'polish-horse-1', 'A7 B10', 'N', { disordered: true }), K('A7 B11', 'S')], [], {
      options: { 'disordered-again': 'stays' },
    });
    expect([stays.hex('A'), stays.events().includes('routs-in-zone')]).toEqual(['A7 B10', false]);
  });
});

describe('disordered defenders', () => {
  it('suffer DD without a die [7.32], [9.35]', () => {
    const ridden = fight([A, K('A7 B11', 'S', { disordered: true }), ...leaders], []);
    ridden.do(attack('K'));
    expect(ridden.event('automatic-result')).toMatchObject([{ unit: 'K', result: 'DD' }]);
    expect(ridden.battle.decision?.id).toBe('routing');
    expect(ridden.piece('A').face).toBe('shock');
    expect(ridden.piece('K').face).toBe('spent');
  });
});
