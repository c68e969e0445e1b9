import type { Unit } from '@hexwright/model';
import { expect, it } from 'vitest';
import { language } from '../testing/language.ts';
import { backFaces, withBacks } from './back-faces.ts';
import type { CounterRecord } from './counter-record.ts';
import { sourceOf } from './units-of.ts';

const codes = language();

/** A counter; one without a code is blank. */
function record(source: string, row: number, column: number, size: 'single' | 'double', code: string): CounterRecord {
  const kept = { proposals: [], status: 'printed', method: 'print', readings: [], by: 'reader' } as const;
  const place = { source, row, column, size, quad: null, group: 1, marks: [], symbol: null, doubt: null };
  return { ...place, name: { ...kept, value: 'Guard' }, code: { ...kept, value: codes.codes.get(code) ?? null } };
}

/** Two rows of three cells: above a double and a single counter, below three singles. */
const front = [
  record('front.png', 1, 1, 'double', 'P-6-B'),
  record('front.png', 1, 3, 'single', 'P-6-B'),
  record('front.png', 2, 1, 'single', 'P-6-B'),
];
const back = [
  record('back.png', 1, 1, 'single', 'M-4-A'),
  record('back.png', 1, 2, 'double', 'M-4-B'),
  record('back.png', 2, 1, 'single', 'M-4-C'),
  record('back.png', 2, 3, 'single', ''),
];

it.each([
  // The double counter lies on the right now, the blank back behind the one below.
  ['left-right', ['M-4-B', 'M-4-A', null]],
  ['top-bottom', [null, null, 'M-4-A']],
  ['same', [null, null, 'M-4-C']],
] as const)('finds what is behind a counter: %s', (turning, expected) => {
  const sides = [{ front: 'front.png', back: 'back.png', turning, rows: 2, columns: 3 }];
  const faces = backFaces([...front, ...back], sides);
  const codeBehind = (one: CounterRecord): string | null => {
    const values = faces.get(sourceOf(one))?.values;
    return values === undefined ? null : `M-${String(values['movement'])}-${String(values['morale'])}`;
  };
  expect(front.map(codeBehind)).toEqual(expected);
});

it('adds a face to the unit at its place, and to no other', () => {
  const sides = [{ front: 'front.png', back: 'back.png', turning: 'left-right', rows: 2, columns: 3 } as const];
  const unit = (one: CounterRecord): Unit => ({
    id: 'guard',
    name: 'Guard',
    side: 'red',
    kind: 'unit',
    size: one.size,
    faces: [{ id: 'front' }],
    provenance: { kind: 'printed', source: sourceOf(one) },
  });
  const units = withBacks(front.map(unit), backFaces([...front, ...back], sides));
  expect(units.map(({ faces }) => faces.length)).toEqual([2, 2, 1]);
  expect(units[0].faces[1].provenance).toEqual({ kind: 'printed', source: 'back.png, row 1, column 2' });
});
