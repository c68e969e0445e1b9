import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';
import type { GameSystem } from './game-system.ts';

const rules = (pointer: string, value: unknown): ToyEdit => ['hill', 'rules.json', pointer, value];
const VICTORY = '/victory';

function problemsOf(system: GameSystem, ...edits: readonly ToyEdit[]) {
  return compile(toyChain(...edits), [system]).problems;
}

describe('a battle that nobody can win', () => {
  it('has no levels of victory, whatever its objectives score', () => {
    const [problem, ...others] = problemsOf(TOY_SYSTEM, rules(VICTORY, undefined));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'victory.missing', severity: 'warning', package: 'toy/hill' });
    expect(problem.message).toContain('The points of its objectives lead to nothing.');
    expect(problem.fixes).toEqual([
      {
        title: 'Let the side with more points win',
        edits: [
          {
            file: 'rules.json',
            pointer: '/victory',
            op: 'set',
            value: {
              score: { plus: 'north', minus: 'south' },
              levels: [
                { id: 'north-wins', name: 'North wins', min: 1, winner: 'north' },
                { id: 'nobody-wins', name: 'A draw', min: 0 },
                { id: 'south-wins', name: 'South wins', winner: 'south' },
              ],
            },
          },
        ],
      },
    ]);
    const [{ edits }] = problem.fixes;
    expect(problemsOf(TOY_SYSTEM, rules(VICTORY, edits[0].value))).toEqual([]);
  });

  it('has levels without a winner', () => {
    const levels = [{ id: 'draw', name: 'A draw' }];
    expect(problemsOf(TOY_SYSTEM, rules('/victory/levels', levels)).map(({ code }) => code)).toEqual([
      'victory.no-winner',
    ]);
  });
});

describe('an objective', () => {
  it('is worth something', () => {
    const [problem, ...others] = problemsOf(TOY_SYSTEM, rules('/objectives/0/points', 0));
    expect(others.map(({ code }) => code)).not.toContain('objective.worthless');
    expect(problem).toMatchObject({
      code: 'objective.worthless',
      severity: 'warning',
      pointer: '/objectives/0/points',
    });
    expect(problemsOf(TOY_SYSTEM, rules('/objectives/0/points', -1)).map(({ code }) => code)).not.toContain(
      'objective.worthless',
    );
  });
});

describe('a battle in which nothing scores', () => {
  const scoring: GameSystem = { ...TOY_SYSTEM, scoring: { modules: ['slides'], values: ['speed'] } };
  const worthless: GameSystem = { ...scoring, scoring: { modules: ['slides'], values: ['brave-points'] } };
  const NO_OBJECTIVE = rules('/objectives', []);

  it('lacks objectives, a module that counts losses, and counters that are worth points', () => {
    expect(problemsOf(worthless)).toEqual([]);
    expect(problemsOf(scoring, NO_OBJECTIVE)).toEqual([]);
    const [problem] = problemsOf(worthless, NO_OBJECTIVE);
    expect(problem).toMatchObject({ code: 'victory.no-points', file: 'scenario.json', pointer: '/modules' });
    expect(problem.fixes).toEqual([
      {
        title: 'Turn on "Slides"',
        edits: [
          { file: 'scenario.json', pointer: '/modules/-', op: 'add', value: 'slides' },
          { file: 'rules.json', pointer: '/parameters/-', op: 'add', value: { id: 'slide-length', value: 1 } },
        ],
      },
    ]);
  });

  it('is none where the common rules count losses', () => {
    expect(problemsOf(TOY_SYSTEM, NO_OBJECTIVE)).toEqual([]);
  });
});
