import { findCases } from '@hexwright/digitiser';
import type { CoveredCase } from '@hexwright/playtest';
import { expect, it } from 'vitest';
import { countsOf, markedLines } from './page-marks.ts';

const covered = new Map(
  (['enforced', 'changed', 'silent'] as const).map((coverage, index): [string, CoveredCase] => [
    `9.${index}`,
    { case: `9.${index}`, title: '', coverage, code: 0, items: [], changedBy: [], note: null },
  ]),
);
const lines = ['Preface', '[9.0] FIGHTING', 'It is as in Case 9.1.', '[9.1] SIDES', 'Text', '[9.7] UNHEARD OF'];
const cases = findCases([lines], [...covered.keys()]);

it('parts lines at the numbers of cases, and says what becomes of them', () => {
  const marked = markedLines(lines, 0, cases, covered);
  expect(marked.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(lines);
  expect(marked[0]).toEqual({ pieces: [{ text: 'Preface', mark: null }], owner: null, begins: null });
  expect(marked[1].begins).toEqual({ case: '9.0', coverage: 'enforced', doubt: null });
  expect(marked[2].pieces.map(({ text, mark }) => [text, mark?.role])).toEqual([
    ['It is as in Case ', undefined],
    ['9.1', 'mention'],
    ['.', undefined],
  ]);
  expect(marked[4].owner).toEqual({ case: '9.1', coverage: 'changed', isSure: false });
  expect(marked[5].begins).toEqual({ case: '9.7', coverage: 'missing', doubt: 'unknown' });
});

it('counts what the package does not know as missing', () => {
  expect(countsOf(covered, [cases, cases])).toEqual({ enforced: 1, changed: 1, missing: 1, silent: 1 });
});
