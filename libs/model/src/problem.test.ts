import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from './codes.ts';
import { withFile, toyBase, toyBattle } from './fixtures/toy-packages.ts';
import { formatProblem, formatProblems } from './format-problem.ts';
import { linkPackage } from './link-package.ts';
import { locateProblems, textsOf } from './locate-problems.ts';
import { firstError, pointerOf, pointerPath, problemAt, type Problem } from './problem.ts';

const place = { package: 'toy/battle', file: 'units.json', pointer: '/units/0' };

describe('formatProblem', () => {
  it('gives place, severity, code, case, message and fixes', () => {
    const range = { start: { line: 12, column: 7, offset: 0 }, end: { line: 12, column: 9, offset: 2 } };
    const fixes = [{ title: 'Write "a"', edits: [] }];
    const problem = problemAt(place, 'unit.off-map', 'There is no hex 9999.', { case: '15.1', range, fixes });
    expect(formatProblem(problem)).toBe(
      'toy/battle/units.json:12:7 error unit.off-map [15.1] There is no hex 9999.\n    fix: Write "a"',
    );
  });

  it('does without what is not known', () => {
    const problem = problemAt({ file: 'a.json', pointer: '' }, 'json.syntax', 'No.', { severity: 'warning' });
    expect(formatProblem(problem)).toBe('a.json warning json.syntax No.');
  });

  it('counts', () => {
    const problem = problemAt(place, 'json.syntax', 'No.');
    expect(formatProblems([problem, problem, { ...problem, severity: 'warning' }])).toMatch(/\n2 errors, 1 warning$/);
    expect(formatProblems([])).toBe('0 errors, 0 warnings');
  });
});

describe('locateProblems', () => {
  it('finds places in the texts and puts the problems in reading order', () => {
    const battle = withFile(toyBattle, 'scenario.json', (scenario) => void (scenario['firstSide'] = 'green'));
    const chain = [toyBase, withFile(battle, 'map.json', (map) => void (map['elevation'] = ['1111', '111', '1111']))];
    const located = locateProblems(linkPackage(chain).problems, textsOf(chain));
    expect(located.map(formatProblem)).toEqual([
      'toy/battle/scenario.json:29:16 error reference.unknown "green" is not a side. Choose one of: "red", "blue".',
      'toy/battle/map.json:22:5 error map.size Row 2 has 3 hexes, but the grid has 4 columns. Give one character for every hex.',
    ]);
  });

  it('leaves a problem of an unknown file without a range', () => {
    const problem = problemAt({ file: 'nowhere', pointer: '/a' }, 'package.missing', 'No.');
    expect(locateProblems([problem], () => undefined)).toEqual([problem]);
  });
});

describe('pointerOf', () => {
  it('escapes as JSON pointers do, and back', () => {
    expect(pointerOf('a/b', 2, 'c~d')).toBe('/a~1b/2/c~0d');
    expect(pointerPath('/a~1b/2/c~0d')).toEqual(['a/b', '2', 'c~d']);
    expect(pointerPath('')).toEqual([]);
  });
});

describe('PROBLEM_CODES', () => {
  it('has a title and a remedy for every code', () => {
    for (const [code, { title, remedy }] of Object.entries(PROBLEM_CODES)) {
      expect(code).toMatch(/^[a-z]+(\.[a-z]+(-[a-z]+)*)?$/);
      expect(title.length * remedy.length).toBeGreaterThan(0);
    }
  });
});

it('why something is wrong is the first error, not a warning before it', () => {
  const warning: Problem = { ...problemAt(place, 'unit.off-map', 'Perhaps.'), severity: 'warning' };
  const error = problemAt(place, 'unit.off-map', 'There is no hex 9999.');
  expect(firstError([warning, error])).toBe(error);
  expect(firstError([warning])).toBeUndefined();
});
