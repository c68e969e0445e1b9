import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { compiled, problemsOf, TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const scenario = (pointer: string, value: unknown): ToyEdit => ['hill', 'scenario.json', pointer, value];
const TWINS_WAIT = scenario('/setUp/3', undefined);
const MOVES: ToyEdit = [
  'rules',
  'rules.json',
  '/sequence',
  [{ id: 'move', phase: 'Move', procedure: 'move', acts: 'phasing' }],
];

/** The Twins come in turn 2, with this altered. */
const twins = (more: object): ToyEdit[] => [
  TWINS_WAIT,
  MOVES,
  scenario('/arrivals', [{ id: 'late', case: '11.1', turn: 2, units: ['twins'], ...more }]),
];

describe('an arrival', () => {
  it('is lowered to units and to hexes that somebody may enter', () => {
    const game = compiled(...twins({ name: 'Latecomers', edge: 'east', hexes: ['0101'], when: 'turn > 2' }));
    const [{ hexes, when, ...arrival }] = game.arrivals;
    expect(arrival).toEqual({ id: 'late', case: '11.1', name: 'Latecomers', turn: 2, units: [3], entry: null });
    // 0804 is the pond.
    expect([...hexes].map((hex) => game.map.label(hex))).toEqual(['0101', '0801', '0802', '0803', '0805', '0806']);
    expect(when?.source).toBe('turn > 2');
  });

  it('makes another game of the package, and its unit is not missed', () => {
    expect(problemsOf(...twins({ zone: 'top' }))).toEqual([]);
    expect(compiled(MOVES).hash).not.toBe(compiled(MOVES, scenario('/withdrawals', withdrawal({}))).hash);
  });

  const wrong: readonly (readonly [string, readonly ToyEdit[], string])[] = [
    ['comes in turn 0', twins({ edge: 'east', turn: 0 }), 'There is no game-turn 0. The game has the turns 1 to 6'],
    ['comes after the last turn', twins({ edge: 'east', turn: 9 }), 'fix: Write 6'],
    ['comes in off the map', twins({ hexes: ['9901'] }), '9901 is not on the map'],
    ['comes in on prohibited ground', twins({ hexes: ['0704'] }), '0704 is Pond'],
    ['comes in nowhere', twins({}), 'Nothing says where they come in.'],
    ['comes in a taken hex', twins({ hexes: ['0301', '0101'] }), 'Bakers stands in 0301 at the beginning'],
    ['says something that is no question', twins({ edge: 'east', when: 'turn' }), 'expression.type \\[11.1\\]'],
    ['names a zone that is not there', twins({ zone: 'tip' }), '\\[11.1\\] "tip" is not a zone of the map.'],
    [
      'is on the map already',
      [...twins({ edge: 'east' }), scenario('/setUp/3', { unit: 'twins', hexes: ['0506'] })],
      'The Twins \\(twins\\) stands on the map from the beginning',
    ],
    [
      'comes twice',
      [...twins({ edge: 'east' }), scenario('/arrivals/1', { id: 'again', turn: 3, units: ['twins'], edge: 'east' })],
      'The Twins \\(twins\\) arrives with "late" already.',
    ],
    [
      'has no movement to come before',
      [...twins({ edge: 'east' }), ['rules', 'rules.json', '/sequence', undefined] satisfies ToyEdit],
      'Units arrive before a step with the procedure "move"',
    ],
  ];

  it.each(wrong)('that %s is a problem at its place, with a way out', (_, edits, text) => {
    const problems = problemsOf(...edits);
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^toy/hill/scenario.json:.*${text}`, 's')));
  });

  it('is impossible in a game without movement', () => {
    const { arrivesBefore: _, ...still } = TOY_SYSTEM;
    const { problems } = compile(toyChain(...twins({ edge: 'east' })), [still]);
    expect(problems).toMatchObject([{ code: 'arrival.impossible', fixes: [{ title: 'Take this one out' }] }]);
  });
});

const withdrawal = (more: object): readonly object[] => [{ id: 'home', turn: 4, units: ['twins'], ...more }];

describe('a withdrawal', () => {
  it('leads from anywhere, or from the hexes of an edge or a zone', () => {
    const hexesOf = (more: object): number[] | null => {
      const game = compiled(scenario('/withdrawals', withdrawal(more)));
      const [{ hexes }] = game.withdrawals;
      return hexes && [...hexes];
    };
    expect(hexesOf({})).toBe(null);
    expect(hexesOf({ zone: 'top' })).toHaveLength(2);
    expect(hexesOf({ edge: 'north', points: 2 })).toHaveLength(8);
  });

  it('comes after the arrival, and scores only for those who cannot get there', () => {
    expect(problemsOf(...twins({ edge: 'east' }), scenario('/withdrawals', withdrawal({ turn: 1 })))).toEqual([
      expect.stringContaining('The Twins (twins) leaves at the end of turn 1'),
    ]);
    expect(problemsOf(scenario('/withdrawals', withdrawal({ points: 3 })))).toEqual([
      expect.stringContaining('They leave from wherever they stand'),
    ]);
  });

  it('is told of with its case', () => {
    const home = withdrawal({ case: '11.2', when: 'turn', points: 3 });
    const { problems } = compile(toyChain(scenario('/withdrawals', home)), [TOY_SYSTEM]);
    expect(problems.map((problem) => `${problem.code} ${problem.case ?? ''}`)).toEqual([
      'expression.type 11.2',
      'withdrawal.points 11.2',
    ]);
  });
});
