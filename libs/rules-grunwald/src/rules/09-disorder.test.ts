import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Scene } from '../test-position.ts';
import { isBound } from './15-1-king.ts';

/** A disordered unit of the Polish-Lithuanian side, and what else there is, before reorganisation. */
function rallying(
  copy: string,
  others: readonly Parameters<typeof marker>[] = [],
  more: Record<string, unknown> = {},
): Scene {
  return scene({
    phase: 'polish-lithuanian-reorganisation',
    units: [
      unit('A', copy, 'A7 B9', 'N', { disordered: true }),
      unit('K', 'teutonic-horse-1', 'A7 B17', 'S'),
      ...others.map((one) => marker(...one)),
    ],
    ...more,
  });
}

describe('rally', () => {
  it('succeeds on 1 to 4, and the other side turns the unit [9.43]', () => {
    const rallied = rallying('polish-horse-1', [], { dice: [4] });
    rallied.do({ do: 'rally', unit: 'A' });
    expect([rallied.battle.decision?.id, rallied.battle.deciding]).toEqual(['facing', 0]);
    rallied.do({ do: 'face', unit: 'A', facing: 'SE' });
    expect(rallied.piece('A')).toMatchObject({ disordered: false, facing: 'SE' });
    const failed = rallying('polish-horse-1', [], { dice: [5] });
    failed.do({ do: 'rally', unit: 'A' });
    expect([failed.piece('A').disordered, failed.battle.dice.used]).toEqual([true, 1]);
  });

  it('of Lithuanians and Tartars succeeds on 1 and 2 [9.43]', () => {
    for (const copy of ['lithuanian-horse-1', 'tartar-horse-1', 'lithuanian-foot-1']) {
      const tried = rallying(copy, [], { dice: [3] });
      tried.do({ do: 'rally', unit: 'A' });
      expect(tried.piece('A').disordered).toBe(true);
    }
  });

  it('is helped by a leader in the hex, a little less beside it, and only by its own [9.44], [9.46]', () => {
    const help = (copy: string, leader: string, hex: string): unknown => {
      const tried = rallying(copy, [['leader', leader, hex]], { dice: [6] });
      tried.do({ do: 'rally', unit: 'A' });
      return tried.event('rally')[0].help;
    };
    expect(help('polish-horse-1', 'zyndram', 'A7 B9')).toBe(2);
    expect(help('polish-horse-1', 'zyndram', 'A7 B10')).toBe(1);
    expect(help('polish-horse-1', 'zyndram', 'A7 B11')).toBe(0);
    expect(help('polish-horse-1', 'witold', 'A7 B9')).toBe(0);
    expect(help('tartar-horse-1', 'witold', 'A7 B9')).toBe(2);
    expect(help('tartar-horse-1', 'jagiello', 'A7 B9')).toBe(2);
  });

  it('needs six hexes to an enemy in good order [9.42]', () => {
    const near = (more: Record<string, unknown>): string[] =>
      scene({
        phase: 'polish-lithuanian-reorganisation',
        units: [
          unit('A', 'polish-horse-1', 'A7 B9', 'N', { disordered: true }),
          unit('B', 'polish-horse-2', 'A1 B9', 'N', { disordered: true }),
          unit('K', 'teutonic-horse-1', 'A7 B14', 'S', more),
        ],
      }).refused({ do: 'rally', unit: 'A' });
    expect(near({})).toEqual(['9.42']);
    expect(near({ disordered: true })).toEqual([]);
  });

  it('is tried once, and not by a unit that has moved [9.41], [3.1]', () => {
    const both = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        unit('A', 'polish-horse-1', 'A7 B9', 'N', { disordered: true }),
        unit('B', 'polish-horse-2', 'A3 B9', 'N', { disordered: true }),
        unit('C', 'polish-horse-3', 'A1 B12', 'N'),
      ],
      dice: [6],
    });
    both.do({ do: 'move', unit: 'A', steps: ['N'] });
    both.do({ do: 'end-phase' });
    expect(both.battle.decision?.id).toBe('rally');
    expect(both.refused({ do: 'rally', unit: 'A' })).toEqual(['3.1']);
    expect(both.refused({ do: 'rally', unit: 'C' })).toEqual(['9.41']);
  });

  it('frees the king when his bodyguard is disordered [15.14]', () => {
    const king = scene({
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'przyboczna', 'A7 B9', 'N'), marker('king', 'jagiello', 'A7 B9')],
    });
    expect(king.refused({ do: 'move', unit: 'king', steps: ['N'] })).toEqual(['15.14']);
    king.do({ do: 'move', unit: 'A', steps: ['N', 'disorder'] });
    expect([king.hex('king'), king.events()]).toEqual(['A7 B10', expect.arrayContaining(['king-released'])]);
    expect(king.refused({ do: 'pass' })).toEqual([]);
  });

  it('frees no king of the other side [15.14]', () => {
    const kings = scene({
      phase: 'polish-lithuanian-movement',
      units: [
        unit('A', 'przyboczna', 'A7 B9', 'N'),
        marker('king', 'jagiello', 'A7 B9'),
        unit('B', 'teutonic-horse-1', 'A3 B12', 'N', { traits: ['bodyguard'] }),
        marker('other', 'lichtenstein', 'A3 B12', { traits: ['king'] }),
      ],
    });
    kings.do({ do: 'move', unit: 'A', steps: ['N', 'disorder'] });
    const isBoundNow = (id: string): boolean => isBound(kings.battle, kings.unit(id));
    expect([isBoundNow('king'), isBoundNow('other')]).toEqual([false, true]);
  });
});
