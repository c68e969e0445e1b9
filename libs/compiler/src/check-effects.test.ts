import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { problemsOf as allProblemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

/** But for markers that an example has no use for. */
const problemsOf = (...edits: readonly ToyEdit[]): readonly string[] =>
  allProblemsOf(...edits).filter((one) => !one.includes('marker.unused'));

const MARKERS: ToyEdit = [
  'rules',
  'rules.json',
  '/markers',
  [
    { id: 'weather', name: 'Weather', of: 'game', maximum: 2 },
    { id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4 },
  ],
];
const RAINS = { id: 'rains', case: '8.1', label: 'It rains', then: [{ do: 'set', marker: 'weather', to: 1 }] };

const effects = (...list: readonly object[]): ToyEdit => ['rules', 'rules.json', '/effects', list];

/** Tables of one die, each a list of a word for 1 to 3 and one for 4 to 6. */
const tables = (lists: Readonly<Record<string, readonly (string | null)[]>>): ToyEdit[] =>
  Object.entries(lists).map(([id, [low, high]], index) => [
    'rules',
    'rules.json',
    `/tables/${index + 1}`,
    {
      id,
      case: '8.9',
      dice: '1d6',
      rows: [{ id: '1-3' }, { id: '4-6' }],
      columns: [{ id: 'result' }],
      cells: { '1-3': { result: low }, '4-6': { result: high } },
    },
  ]);

const roll = (table: string, more: object): object => ({
  id: `on-${table}`,
  label: 'A die',
  then: [{ do: 'roll', table }],
  ...more,
});

/** What is told, as code, place and the fixes. */
const told = (...edits: readonly ToyEdit[]): unknown[] =>
  compile(toyChain(MARKERS, ...edits), [TOY_SYSTEM])
    .problems.filter(({ code }) => code !== 'marker.unused')
    .map(({ code, pointer, fixes }) => [`${code} ${pointer}`, ...fixes.map(({ title }) => title)]);

describe('what belongs to a moment', () => {
  const strange: readonly (readonly [part: string, moment: string, more: object])[] = [
    ['step', 'turn-begins', { step: 'throwing' }],
    ['table', 'phase-ends', { table: 'throw' }],
    ['result', 'phase-ends', { result: 'rain' }],
    ['each', 'unit-enters', { each: 'side' }],
    ['lot', 'turn-begins', { lot: 1 }],
  ];

  it.each(strange)('%s is not said at %s', (part, moment, more) => {
    expect(told(effects({ ...RAINS, at: moment, ...more }))).toEqual([
      [`effect.part /effects/0/${part}`, `Leave ${part} out`],
    ]);
  });

  it('is said of each, where several are strange', () => {
    expect(told(effects({ ...RAINS, at: 'turn-begins', step: 'throwing', result: 'rain' }))).toHaveLength(2);
  });

  it('names steps that there are, and may be left out', () => {
    const at = { ...RAINS, at: 'phase-begins' };
    expect(told(effects(at))).toEqual([]);
    expect(told(effects({ ...at, step: 'movement' }))).toEqual([]);
    expect(problemsOf(MARKERS, effects({ ...at, step: 'movment' }))).toEqual([
      expect.stringContaining('Did you mean "movement"?'),
    ]);
  });

  it('is a table of words and one of its results', () => {
    const sky = tables({ sky: ['rain', null] });
    const heard = (more: object): readonly string[] =>
      problemsOf(MARKERS, ...sky, effects(roll('sky', { at: 'turn-begins' }), { ...RAINS, at: 'rolled', ...more }));
    expect(heard({ table: 'sky', result: 'rain' })).toEqual([]);
    expect(heard({ result: 'rain' })).toContainEqual(expect.stringContaining('Say which table it is of.'));
    expect(heard({ table: 'sky', result: 'rian' })).toContainEqual(expect.stringContaining('Did you mean "rain"?'));
    // The charts of the game have no words that fall.
    expect(heard({ table: 'throw' })).toContainEqual(expect.stringContaining('is not a table of words'));
  });
});

describe('moments', () => {
  it('that are misspelt are written by the fix; those of other games name the ones there are', () => {
    expect(told(effects({ ...RAINS, at: 'trun-begins' }))).toEqual([
      ['effect.moment /effects/0/at', 'Write "turn-begins"'],
    ]);
    const [problem] = problemsOf(MARKERS, effects({ ...RAINS, at: 'unit-rallies' }));
    expect(problem).toContain('unit-is-lost');
  });

  it('of pieces are none in a game that raises none', () => {
    const { effects: _, ...quiet } = TOY_SYSTEM;
    const { problems } = compile(toyChain(MARKERS, effects({ ...RAINS, at: 'unit-enters' })), [quiet]);
    expect(problems).toMatchObject([{ code: 'effect.moment', fixes: [] }]);
  });
});

describe('effects taken together', () => {
  const begin = roll('sky', { at: 'turn-begins' });
  const back = roll('sky', { id: 'back', at: 'rolled', table: 'ground' });
  const down = roll('ground', { id: 'down', at: 'rolled', table: 'sky' });

  it('do not roll for ever round several tables', () => {
    const always = tables({ sky: ['rain', 'sun'], ground: ['mud', 'dust'] });
    const both = [['effect.cycle /effects/1/then'], ['effect.cycle /effects/2/then']];
    expect(told(...always, effects(begin, down, back))).toEqual(both);
    expect(told(...always, effects(begin, { ...down, turns: { from: 3 } }, { ...back, when: 'true' }))).toEqual(both);
    expect(told(...always, effects(begin, { ...down, turns: { from: 3 } }, { ...back, turns: { to: 2 } }))).toEqual([]);
  });

  it.each([
    ['one of its results is followed by nothing', tables({ sky: ['rain', null], ground: ['mud', 'dust'] }), {}],
    ['a formula may hold it back', tables({ sky: ['rain', 'sun'], ground: ['mud', 'dust'] }), { when: 'turn < 3' }],
  ])('may roll on where %s', (_, both, more) => {
    expect(told(...both, effects(begin, { ...down, ...more }, back))).toEqual([]);
  });

  it('hear every result where they name no table, and what one of them names is silent for the others', () => {
    const two = tables({ sky: ['rain', null], ground: ['mud', 'dust'] });
    const both = { ...RAINS, at: 'rolled', then: [{ do: 'set', marker: 'weather', to: 2 }] };
    const rolls = [begin, roll('ground', { at: 'turn-ends' })];
    expect(told(...two, effects(...rolls, both))).toEqual([]);
    expect(told(...two, effects(...rolls, { ...both, table: 'ground' }))).toEqual([['effect.silent /tables/1/cells']]);
    expect(told(...two, effects(begin, both))).toEqual([['system.unused-table /tables/2']]);
  });
});

describe('what players choose', () => {
  const CHOOSERS = { ...TOY_SYSTEM, procedures: [...TOY_SYSTEM.procedures, 'choice'] };
  const WORKS = { id: 'works', phase: 'Works', procedure: 'choice', acts: 'phasing', case: '4.9' };
  const step: ToyEdit = ['rules', 'rules.json', '/sequence/2', WORKS];
  const toldOf = (...edits: readonly ToyEdit[]): readonly string[] =>
    compile(toyChain(MARKERS, ...edits), [CHOOSERS])
      .problems.filter(({ code }) => !code.startsWith('marker.'))
      .map(({ code, pointer }) => `${code} ${pointer}`);
  const CHOSEN = { ...RAINS, at: 'chosen' };

  it('is asked for by a step, which has something to choose', () => {
    expect(toldOf(effects(CHOSEN), step)).toEqual([]);
    expect(toldOf(effects({ ...CHOSEN, step: 'works' }), step)).toEqual([]);
    expect(toldOf(effects(CHOSEN))).toEqual(['effect.choice /effects/0/at']);
    expect(toldOf(effects({ ...CHOSEN, step: 'movement' }), step)).toContain('effect.choice /effects/0/step');
    expect(toldOf(effects({ ...RAINS, at: 'turn-begins' }), step)).toEqual(['effect.choice /sequence/2']);
  });

  it('is a moment only of games that ask', () => {
    expect(told(effects(CHOSEN))).toEqual([[expect.stringContaining('effect.moment /effects/0/at')]]);
  });

  it('knows the unit, the hex or the side for which it is chosen', () => {
    const when = (formula: string, more: object = {}): readonly string[] =>
      toldOf(effects({ ...CHOSEN, when: formula, ...more }), step);
    expect(when('unit.shoes == 0')).toEqual([]);
    expect(when('unit.shoes == 0', { each: 'side' })).not.toEqual([]);
  });
});

describe('a game that carries out no effects', () => {
  it('says so', () => {
    const { effects: _, ...bare } = TOY_SYSTEM;
    const { problems } = compile(toyChain(MARKERS, effects({ ...RAINS, at: 'turn-begins' })), [bare]);
    expect(problems.map(({ message }) => message)).toContain(
      'The rules of this game carry out no effects. Leave it out, or use modifiers.',
    );
  });
});
