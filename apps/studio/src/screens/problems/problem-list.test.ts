import { problemAt } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { fixable, grouped, sameFix, withAlike } from './problem-list.ts';

const fix = { fixes: [{ title: 'Write "a"', edits: [] }] };
const at = (file: string) => ({ package: 'my/war', file, pointer: '' });
const PROBLEMS = [
  problemAt(at('units.json'), 'unit.never-placed', 'Guards are never placed.', { severity: 'warning' }),
  problemAt(at('map.json'), 'reference.unknown', 'No such terrain.', fix),
  problemAt(at('units.json'), 'reference.unknown', 'No such side.', { ...fix, case: '3.2' }),
];
const ALL = { words: '', severity: 'all', by: 'file' } as const;

const shown = (groups: ReturnType<typeof grouped>): [string, number[]][] =>
  groups.map(({ key, problems }) => [key, problems.map(({ index }) => index)]);

describe('grouped', () => {
  it('puts errors first, in groups by file or by kind', () => {
    expect(shown(grouped(PROBLEMS, ALL))).toEqual([
      ['my/war/map.json', [1]],
      ['my/war/units.json', [2, 0]],
    ]);
    expect(shown(grouped(PROBLEMS, { ...ALL, by: 'kind' }))).toEqual([
      ['reference.unknown', [1, 2]],
      ['unit.never-placed', [0]],
    ]);
  });

  it('leaves out what is not wanted', () => {
    expect(shown(grouped(PROBLEMS, { ...ALL, severity: 'warning' }))).toEqual([['my/war/units.json', [0]]]);
    expect(shown(grouped(PROBLEMS, { ...ALL, words: 'such 3.2' }))).toEqual([['my/war/units.json', [2]]]);
  });
});

describe('withAlike', () => {
  const said = (...messages: readonly string[]): readonly (readonly number[])[] =>
    withAlike(
      messages.map((message, index) => ({ problem: problemAt(at('units.json'), 'unit.incapable', message), index })),
    ).map(({ first, others }) => [first.index, ...others.map(({ index }) => index)]);

  it('puts together what is said of several things', () => {
    const lacking = (who: string): string => `${who} has no “movement”: it cannot move. Give it “movement”.`;
    const other = 'Guards has no “class”, and no row of “Fire” is for it.';
    expect(said(lacking('Guards (guards-1)'), other, lacking('Karmia'), lacking('King’s Foot'))).toEqual([
      [0, 2, 3],
      [1],
    ]);
  });

  it('leaves two as they are', () => {
    expect(said('A stands in 0101 twice.', 'B stands in 0202 twice.')).toEqual([[0], [1]]);
  });
});

describe('fixable', () => {
  it('names what can be put right at once, where that are several', () => {
    expect(fixable(PROBLEMS, 'reference.unknown')).toHaveLength(2);
    expect(fixable(PROBLEMS.slice(0, 2), 'reference.unknown')).toEqual([]);
    expect(fixable(PROBLEMS, 'unit.never-placed')).toEqual([]);
  });
});

describe('sameFix', () => {
  it('names what is done to all, and nothing where they differ', () => {
    const other = problemAt(at('units.json'), 'reference.unknown', 'No.', {
      fixes: [{ title: 'Write "b"', edits: [] }],
    });
    expect(sameFix(PROBLEMS.slice(1))).toBe('Write "a"');
    expect(sameFix([...PROBLEMS.slice(1), other])).toBeNull();
  });
});
