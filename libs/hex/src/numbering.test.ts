import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Grid, type GridSpec } from './grid.ts';
import { createNumbering, NUMBERING_PRESETS, type NumberingSpec, type ObliqueAxis } from './numbering.ts';
import { anyGrid } from './sample-grids.ts';

const SMALL: GridSpec = { orientation: 'pointy', columns: 26, rows: 36, shift: 'even' };

/** Labels of the four corners: top left, top right, bottom left, bottom right. */
function corners(spec: NumberingSpec, gridSpec: GridSpec = SMALL): string[] {
  const grid = new Grid(gridSpec);
  const numbering = createNumbering(spec, grid);
  return [0, grid.columns - 1, grid.count - grid.columns, grid.count - 1].map((hex) => numbering.label(hex));
}

describe('presets', () => {
  it('column-row writes four digits from one or from zero', () => {
    expect(corners({ preset: 'column-row' })).toEqual(['0101', '2601', '0136', '2636']);
    expect(corners({ preset: 'column-row', firstColumn: 0, firstRow: 0 })).toEqual(['0000', '2500', '0035', '2535']);
    expect(corners({ preset: 'column-row', firstColumn: 1, firstRow: 10, digits: 3 })[3]).toBe('026045');
  });

  it('row-column writes the row first', () => {
    expect(corners({ preset: 'row-column' })).toEqual(['0101', '0126', '3601', '3626']);
  });

  it('counts from the right and from the bottom', () => {
    const spec = { preset: 'column-row', descendingColumns: true, descendingRows: true } as const;
    expect(corners(spec)).toEqual(['2636', '0136', '2601', '0101']);
    expect(corners({ preset: 'column-row', descendingRows: true })).toEqual(['0136', '2636', '0101', '2601']);
  });

  it('letters writes columns or rows in letters', () => {
    const wide: GridSpec = { ...SMALL, columns: 60 };
    expect(corners({ preset: 'letters' }, wide)).toEqual(['A01', 'BH01', 'A36', 'BH36']);
    expect(corners({ preset: 'letters', lettersAfterZ: 'doubled', digits: 1 }, wide)).toEqual([
      'A1',
      'HHH1',
      'A36',
      'HHH36',
    ]);
    expect(corners({ preset: 'letter-rows', digits: 1 })).toEqual(['A1', 'A26', 'AJ1', 'AJ26']);
  });

  it('oblique counts along two of the three hexrows', () => {
    expect(
      corners({ preset: 'oblique', separator: '-' }, { orientation: 'flat', columns: 4, rows: 3, shift: 'even' }),
    ).toEqual(['A1-B5', 'A4-B3', 'A1-B3', 'A4-B1']);
  });

  it('are all known by name', () => {
    const grid = new Grid(SMALL);
    for (const preset of NUMBERING_PRESETS) expect(createNumbering({ preset }, grid).label(0)).not.toBe('');
  });
});

describe('a map with oblique axes of 52 x 31 flat hexes', () => {
  const grid = new Grid({ orientation: 'flat', columns: 52, rows: 31, shift: 'even' });
  const numbering = createNumbering({ preset: 'oblique' }, grid);
  const parse = (label: string) => label.split(' ').map((part) => Number(part.slice(1)));

  it('has its ends where the printed one has them', () => {
    expect(numbering.label(0)).toBe('A1 B57');
    expect(numbering.label(grid.count - 1)).toBe('A52 B1');
  });

  it('steps as its compass says', () => {
    const from = numbering.hexOf('A29 B40');
    const step = (d: number) => numbering.label(grid.neighbour[from * 6 + d]);
    // SE NE N NW SW S
    expect([0, 1, 2, 3, 4, 5].map(step)).toEqual(['A30 B39', 'A30 B40', 'A29 B41', 'A28 B41', 'A28 B40', 'A29 B39']);
  });

  it('lets distances be read off the numbers', () => {
    fc.assert(
      fc.property(fc.nat(grid.count - 1), fc.nat(grid.count - 1), (a, b) => {
        const [[firstA, firstB], [secondA, secondB]] = [parse(numbering.label(a)), parse(numbering.label(b))];
        const [dA, dB] = [secondA - firstA, secondB - firstB];
        expect(grid.distance(a, b)).toBe(Math.max(Math.abs(dA), Math.abs(dB), Math.abs(dA + dB)));
      }),
    );
  });
});

const anyAxes: fc.Arbitrary<readonly [ObliqueAxis, ObliqueAxis]> = fc
  .shuffledSubarray(['q', 'r', 's'] as const, { minLength: 2, maxLength: 2 })
  .map(([first, second]) => [
    { name: 'A', along: first },
    { name: 'B', along: second },
  ]);

const anySpec: fc.Arbitrary<NumberingSpec> = fc.record(
  {
    preset: fc.constantFrom(...NUMBERING_PRESETS),
    firstColumn: fc.integer({ min: 1, max: 120 }),
    firstRow: fc.integer({ min: 1, max: 120 }),
    descendingColumns: fc.boolean(),
    descendingRows: fc.boolean(),
    digits: fc.integer({ min: 1, max: 4 }),
    lettersAfterZ: fc.constantFrom('alphabetic', 'doubled'),
    separator: fc.constantFrom('', ' ', '.', '0'),
    axes: anyAxes,
  },
  { requiredKeys: ['preset'] },
);

/** The numbering, or null where it is rightly refused: it would give one label to two hexes. */
function numberingUnlessAmbiguous(spec: NumberingSpec, grid: Grid) {
  try {
    return createNumbering(spec, grid);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
}

describe('printing and parsing', () => {
  it('are inverse, whatever the numbering', () => {
    fc.assert(
      fc.property(anySpec, anyGrid(14), (spec, grid) => {
        const numbering = numberingUnlessAmbiguous(spec, grid);
        fc.pre(numbering !== null);
        for (let hex = 0; hex < grid.count; hex++) expect(numbering.hexOf(numbering.label(hex))).toBe(hex);
      }),
      { numRuns: 300 },
    );
  });

  it('understand nothing but what is printed', () => {
    fc.assert(
      fc.property(
        anySpec,
        anyGrid(14),
        fc.string({ unit: fc.constantFrom('0', '1', '2', '3', ' ', 'A', 'B', '.'), maxLength: 8 }),
        (spec, grid, text) => {
          const numbering = numberingUnlessAmbiguous(spec, grid);
          fc.pre(numbering !== null);
          const hex = numbering.hexOf(text);
          if (hex >= 0) expect(numbering.label(hex)).toBe(text);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('refuse other spellings and hexes off the map', () => {
    const numbering = createNumbering({ preset: 'column-row' }, new Grid(SMALL));
    for (const label of ['', '1', '101', '0100', '2701', '0137', '01 01', ' 0101', '010a', '00101']) {
      expect(numbering.hexOf(label)).toBe(-1);
    }
    const lettered = createNumbering({ preset: 'letters' }, new Grid(SMALL));
    for (const label of ['a01', 'A1', 'AA01', 'A', '01']) expect(lettered.hexOf(label)).toBe(-1);
  });
});

describe('numberings that cannot be', () => {
  const large = new Grid({ orientation: 'flat', columns: 120, rows: 120, shift: 'odd' });

  it('are refused where two hexes would bear one number', () => {
    expect(() => createNumbering({ preset: 'column-row', digits: 1 }, new Grid(SMALL))).toThrow(/read in two ways/);
    expect(() => createNumbering({ preset: 'column-row' }, large)).toThrow(/read in two ways/);
    const axes: NumberingSpec['axes'] = [
      { name: 'A', along: 'q' },
      { name: '', along: 's' },
    ];
    expect(() => createNumbering({ preset: 'oblique', axes, separator: '' }, large)).toThrow(/read in two ways/);
  });

  it('are allowed where digits of one part are enough', () => {
    const tall = new Grid({ orientation: 'flat', columns: 20, rows: 120, shift: 'odd' });
    const numbering = createNumbering({ preset: 'column-row' }, tall);
    expect(numbering.label(tall.hexAt(9, 109))).toBe('10110');
    expect(numbering.hexOf('10110')).toBe(tall.hexAt(9, 109));
    expect(createNumbering({ preset: 'column-row', digits: 3 }, large).label(0)).toBe('001001');
  });

  it('are refused with fractions, minus signs, letters before A or one axis twice', () => {
    const grid = new Grid(SMALL);
    const axes: NumberingSpec['axes'] = [
      { name: 'A', along: 'q' },
      { name: 'B', along: 'q' },
    ];
    expect(() => createNumbering({ preset: 'column-row', firstRow: 1.5 }, grid)).toThrow(RangeError);
    expect(() => createNumbering({ preset: 'column-row', firstColumn: -1 }, grid)).toThrow(RangeError);
    expect(() => createNumbering({ preset: 'letters', firstColumn: 0 }, grid)).toThrow(RangeError);
    expect(() => createNumbering({ preset: 'oblique', axes }, grid)).toThrow(RangeError);
  });
});
