import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const HELD = {
  id: 'top-held',
  case: '10.2',
  label: 'The top is held',
  when: 'heldFor("south", "top") >= 2',
  winner: 'south',
};
const victory = (value: unknown): ToyEdit => ['hill', 'rules.json', '/victory', value];
const settledBy = (more: object): ToyEdit => victory({ conditions: [{ ...HELD, ...more }] });
const zone = (name: string, hexes: readonly string[]): ToyEdit => [
  'hill',
  'map.json',
  '/zones/1',
  { id: name, purpose: 'objective', hexes },
];

describe('a condition of victory', () => {
  it('settles a battle without a score', () => {
    expect(problemsOf(settledBy({}))).toEqual([]);
    const { victory: settled } = compiled(settledBy({ at: 'at-once', turns: { from: 3 } }));
    expect(settled).toMatchObject({ plus: -1, minus: -1, levels: [] });
    expect(settled?.conditions).toMatchObject([
      {
        id: 'top-held',
        case: '10.2',
        label: 'The top is held',
        at: 'at-once',
        turns: { from: 3 },
        winner: 1,
        level: -1,
      },
    ]);
  });

  it('stands beside a score, and may amount to one of its levels', () => {
    const beside = (more: object): ToyEdit => [
      'hill',
      'rules.json',
      '/victory/conditions',
      [{ ...HELD, winner: undefined, level: 'south-wins', ...more }],
    ];
    expect(compiled(beside({})).victory?.conditions).toMatchObject([{ at: 'turn-ends', winner: 1, level: 2 }]);
    expect(problemsOf(beside({ winner: 'north' }))).toEqual([
      expect.stringContaining('The level "south-wins" is a victory of "south", but the winner here is "north".'),
    ]);
    expect(problemsOf(beside({ level: 'south-win' }))).toEqual([
      expect.stringContaining('"south-win" is not a level of victory.'),
    ]);
  });

  const wrong: readonly (readonly [string, ToyEdit, string])[] = [
    ['of the wrong type', settledBy({ when: 'heldFor("south", "top")' }), 'expression.type'],
    ['about an unknown zone', settledBy({ when: 'holds("south", "tup") > 0' }), 'fix: Write'],
    ['that nobody wins', settledBy({ winner: undefined }), 'victory.no-winner'],
  ];

  it.each(wrong)('%s is a problem with a way out', (_, edit, text) => {
    expect(problemsOf(edit)).toEqual([expect.stringContaining(text)]);
  });

  it('is told of where no unit of the side can get there', () => {
    const pond: ToyEdit[] = [
      ['hill', 'map.json', '/terrain/4', '.......~'],
      ['hill', 'map.json', '/terrain/5', '......~.'],
    ];
    const [problem, ...others] = problemsOf(settledBy({}), zone('top', ['0806', '0403']), ...pond);
    expect(others).toEqual([]);
    expect(problem).toContain('Units of South can never reach every hex of "top"');
    expect(problemsOf(settledBy({}), zone('top', []))).toEqual([
      expect.stringContaining('The zone "top" has no hexes, so that nobody can hold it.'),
      expect.stringContaining('objective.out-of-reach'),
    ]);
  });
});
