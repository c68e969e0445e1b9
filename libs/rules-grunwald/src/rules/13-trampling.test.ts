import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Scene } from '../test-position.ts';

function behind(copy: string, victim: string, more: Record<string, unknown> = {}): Scene {
  return scene({
    phase: 'teutonic-movement',
    units: [
      unit('A', copy, 'A7 B9', 'N', more),
      marker('L', 'lichtenstein', 'A7 B9'),
      unit('B', victim, 'A7 B10', 'N'),
      marker('W', 'wallenrode', 'A7 B10'),
    ],
  });
}

const ride = { do: 'move', unit: 'A', steps: ['N'] } as const;

describe('trampling', () => {
  it('costs two points more and the friend its life, for nobody any points [13.0]', () => {
    for (const victim of ['teutonic-foot-1', 'gun-1']) {
      const ridden = behind('teutonic-horse-1', victim);
      ridden.do(ride);
      expect(ridden.event('moved').at(-1)?.spent).toBe(3);
      expect([ridden.hex('A'), ridden.piece('B').eliminated]).toEqual(['A7 B10', true]);
      expect([ridden.battle.victoryPoints.of(0), ridden.battle.victoryPoints.of(1)]).toEqual([0, 0]);
      // [15.22]
      expect(ridden.piece('W').eliminated).toBe(true);
    }
  });

  it('is for heavy horse in good order, over foot and guns alone [13.0], [9.22]', () => {
    expect(behind('teutonic-foot-2', 'teutonic-foot-1').refused(ride)).toEqual(['4.31']);
    expect(behind('teutonic-horse-1', 'teutonic-horse-2').refused(ride)).toEqual(['4.31']);
    expect(behind('teutonic-horse-1', 'teutonic-foot-1', { disordered: true }).refused(ride)).toEqual(['4.31']);
  });
});
