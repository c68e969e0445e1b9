import { createNumbering, Grid } from '@hexwright/hex';
import type { MapScan } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { centreOf } from './lattice.ts';
import { onScan } from './map-fit.ts';
import { examplesOf, fitOf, originOf, originsOf, withOrigins } from './map-record.ts';

const grid = new Grid({ orientation: 'pointy', columns: 6, rows: 5, shift: 'even' });
const numbering = createNumbering({ preset: 'column-row' }, grid);
const FIT = { matrix: [50, 0, 40, 0, 50, 40, 0, 0], bend: 0, share: 1, rms: 0.2 };
const there = (label: string) => {
  const { x, y } = onScan({ ...FIT, width: 400, height: 300 }, centreOf(grid, numbering.hexOf(label)));
  return { hex: label, x: x + 6, y };
};
const SCAN: MapScan = {
  id: 'West half (1).png',
  sha256: 'ab',
  width: 400,
  height: 300,
  clicks: [there('0101'), there('0504')],
  fit: FIT,
  terrain: [
    { id: '0101', value: 'woods' },
    { id: '0909', value: 'woods' },
  ],
};

describe('what is kept of a scan of a map', () => {
  it('gives the fit, unless the hexes of the clicks are elsewhere by now', () => {
    expect(fitOf(SCAN, grid, numbering)).toEqual({ matrix: FIT.matrix, bend: 0, width: 400, height: 300 });
    expect(fitOf(SCAN, grid, createNumbering({ preset: 'column-row', firstColumn: 0 }, grid))).toBeNull();
    expect(fitOf({ ...SCAN, clicks: [] }, grid, numbering)).toBeNull();
  });

  it('gives what was said of hexes that the map has', () => {
    expect(examplesOf(SCAN, 'terrain', numbering)).toEqual([{ hex: 0, value: 'woods' }]);
    expect(examplesOf(SCAN, 'level', numbering)).toEqual([]);
  });
});

describe('origins of a map', () => {
  const like = { values: ['woods', 'clear'], like: 0, confidence: 0.7 };
  const proposals = [
    { ...like, hex: 1, isSure: true },
    { ...like, hex: 2, isSure: false, confidence: 0.3 },
  ];
  const fresh = originsOf(SCAN.id, 'terrain', examplesOf(SCAN, 'terrain', numbering), proposals, numbering);

  it('tell what was said from what was taken without asking, and leave out what is asked', () => {
    expect(fresh).toEqual([
      {
        id: 'west-half-1-png-terrain-woods-said',
        hexes: ['0101'],
        terrain: 'woods',
        provenance: { kind: 'printed', source: SCAN.id, reason: 'Said by somebody who looked at the scan.' },
      },
      {
        id: 'west-half-1-png-terrain-woods-alike',
        hexes: ['0201'],
        terrain: 'woods',
        provenance: { kind: 'printed', source: SCAN.id, reason: 'Taken without asking: they look like 0101.' },
      },
    ]);
  });

  it('give way to later ones, hex by hex, and those of levels stay', () => {
    const level = originsOf(SCAN.id, 'level', [{ hex: 0, value: '2' }], [], numbering);
    const before = withOrigins(level, [{ ...fresh[0], id: 'by-hand', hexes: ['0101', '0301'] }]);
    const after = withOrigins(before, fresh);
    expect(after.map(({ id, hexes }) => [id, hexes])).toEqual([
      [level[0].id, ['0101']],
      ['by-hand', ['0301']],
      [fresh[0].id, ['0101']],
      [fresh[1].id, ['0201']],
    ]);
  });

  it('hold as long as a hex has the value', () => {
    expect(originOf(fresh, '0201', 'terrain', 'woods')?.reason).toContain('0101');
    expect(originOf(fresh, '0201', 'terrain', 'clear')).toBeNull();
    expect(originOf(fresh, '0301', 'terrain', 'woods')).toBeNull();
  });
});
