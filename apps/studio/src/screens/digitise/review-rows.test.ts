import { languageOf } from '@hexwright/digitiser';
import type { CounterSheet, SheetGroup } from '@hexwright/model';
import { expect, it } from 'vitest';
import { reviewRows } from './review-rows.ts';

const spoken = languageOf([{ kind: 'unit', pattern: '{armour:P|M}-{movement:4|6|8}' }]);
if (!spoken.ok) throw new Error(spoken.problem.message);
const { language } = spoken;

const name = { value: 'Guard', proposals: ['Guard'], readings: ['Guard', 'Guard'] };
function group(id: string, value: string | undefined, readings: readonly string[]): SheetGroup {
  const code = { ...(value === undefined ? {} : { value }), proposals: ['P-6', 'P-8'], readings };
  return { id, places: [`r1c${id}`], paper: 1, name, code };
}

const sheet: CounterSheet = {
  id: 'front.png',
  sha256: 'ab',
  width: 1,
  height: 1,
  rows: 1,
  columns: 6,
  groups: [
    group('1', 'P-6', ['P-6', 'P-6']),
    group('2', undefined, ['P-6', 'P6', 'P-6']),
    group('3', undefined, ['P6', 'p-B', '']),
    group('4', undefined, ['']),
    group('5', undefined, ['']),
  ],
  answers: [
    { id: 'r1c4', name: 'Horse', code: 'P-8' },
    { id: 'r1c5', unreadable: true },
  ],
};

it('has what is asked first, the least sure before all others', () => {
  const rows = reviewRows(sheet, language);
  expect(rows.map(({ group: { id }, review }) => `${id} ${review}`)).toEqual([
    '3 asked',
    '2 asked',
    '1 read',
    '4 said',
    '5 unreadable',
  ]);
  expect(rows[1]).toMatchObject({ name: 'Guard', code: 'P-6', isSettled: { name: true, code: false } });
  expect(rows[3]).toMatchObject({ name: 'Horse', code: 'P-8' });
});

it('asks for no name on a back', () => {
  const { value: _, ...unnamed } = name;
  const groups = [{ ...group('1', 'P-6', ['P-6', 'P-6']), name: unnamed }];
  expect(reviewRows({ ...sheet, groups, answers: [] }, language)[0].review).toBe('asked');
  expect(reviewRows({ ...sheet, groups, answers: [], backOf: 'x.png' }, language)[0].review).toBe('read');
});

it('asks again for a code that the patterns no longer have', () => {
  const [row] = reviewRows({ ...sheet, groups: [group('1', 'X-9', [])], answers: [] }, language);
  expect(row.review).toBe('asked');
});
