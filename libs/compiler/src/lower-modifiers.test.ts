import { compile } from './compile.ts';
import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const modifier = (index: number, field: string, value: unknown): ToyEdit => [
  'rules',
  'rules.json',
  `/modifiers/${index}/${field}`,
  value,
];
const slot = (...edits: readonly ToyEdit[]) => compiled(...edits).modifiers.get('throw.dice') ?? [];

describe('compiled modifiers', () => {
  it('stand in their slot in the order of the package', () => {
    expect(slot().map((one) => [one.id, one.case, one.label])).toEqual([
      ['tired', '5.2', 'Tired'],
      ['child', '5.3', 'At a child'],
      ['far', '5.4', 'Far'],
    ]);
  });

  it('have whole numbers as they are and formulas checked', () => {
    const [tired, , far] = slot();
    expect(tired.value).toBe(1);
    expect(far.when).toBe(null);
    expect(far.value).toMatchObject({ source: 'range - 1', type: { kind: 'int' }, reads: ['range'], form: 'dynamic' });
  });

  it('say how they stack', () => {
    expect(slot().map((one) => one.stacking)).toEqual([
      { kind: 'add' },
      { kind: 'best', group: 'size' },
      { kind: 'cap', group: 'far' },
    ]);
    expect(slot(modifier(0, 'stacking', 'set'))[0].stacking).toEqual({ kind: 'set' });
  });

  it('are static when all they read is', () => {
    const form = (when: string): unknown => slot(modifier(0, 'when', when))[0].when?.form;
    expect(form('target.class == "child"')).toBe('static');
    expect(form('isChild(target)')).toBe('static');
    expect(form('isChild(target) && unit.tired')).toBe('dynamic');
    expect(form('unit.height > 1')).toBe('dynamic');
    expect(form('1 + 1 == 2')).toBe('constant');
  });

  it('leave an empty list for a slot that nothing modifies', () => {
    expect(slot(['rules', 'rules.json', '/modifiers', []])).toEqual([]);
  });
});

describe('compiled conditions', () => {
  it('are checked with their own names', () => {
    expect(compiled().conditions.get('may-run')).toMatchObject({ case: '6.1', when: { form: 'dynamic' } });
    const condition: ToyEdit = ['rules', 'rules.json', '/conditions/0/when', 'target.tired'];
    expect(problemsOf(condition)).toEqual([
      expect.stringContaining("error expression.type [6.1] There is no 'target' here"),
    ]);
  });

  it('must be asked for', () => {
    expect(problemsOf(['rules', 'rules.json', '/conditions/0/id', 'may-rum'])).toEqual([
      expect.stringContaining('error system.missing The rules need the condition "may-run"'),
      expect.stringContaining(
        'error condition.unknown [6.1] No rule of this game asks for the condition "may-rum". Did you mean "may-run"?',
      ),
    ]);
  });
});

describe('problems of formulas', () => {
  it('a slot that there is not', () => {
    expect(problemsOf(modifier(0, 'applies', 'trow.dice'))).toEqual([
      expect.stringContaining(
        'error modifier.slot [5.2] No rule of this game asks for modifiers of "trow.dice". Did you mean "throw.dice"?',
      ),
    ]);
  });

  it('a misspelt word, at its place in the text, with a fix that repairs it', () => {
    const result = compile(toyChain(modifier(1, 'when', 'target.class == "chlid" || unit.tired')), [TOY_SYSTEM]);
    const [problem] = result.problems;
    expect(problem).toMatchObject({
      code: 'expression.unknown-name',
      file: 'rules.json',
      pointer: '/modifiers/1/when',
    });
    expect(problem.message).toContain('did you mean "child"?');
    expect(problem.fixes[0].edits[0].value).toBe('target.class == "child" || unit.tired');
    const text =
      toyChain(modifier(1, 'when', 'target.class == "chlid" || unit.tired'))[0].files.get('rules.json') ?? '';
    const { start, end } = problem.range ?? { start: { offset: 0 }, end: { offset: 0 } };
    expect(text.slice(start.offset, end.offset)).toBe('\\"chlid\\"');
  });

  it('a formula that cannot be read', () => {
    expect(problemsOf(modifier(0, 'when', 'unit.tired &&'))).toEqual([
      expect.stringContaining('error expression.syntax'),
    ]);
  });

  it('a number where a truth is wanted, and the other way round', () => {
    expect(problemsOf(modifier(0, 'when', 'range'))).toEqual([expect.stringContaining('error expression.type')]);
    expect(problemsOf(modifier(2, 'value', 'unit.tired'))).toEqual([expect.stringContaining('error expression.type')]);
  });

  it('all of them at once', () => {
    expect(problemsOf(modifier(0, 'when', 'unit.tird'), modifier(1, 'when', 'target.clas == "child"')).length).toBe(2);
  });
});
