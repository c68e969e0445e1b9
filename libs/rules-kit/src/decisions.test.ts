import { describe, expect, it } from 'vitest';
import { Decisions } from './decisions.ts';
import { NotationError } from './notation.ts';
import { decisions, Fair, GREET, PASS, SET_OUT, STEP, STOP } from './test-fair.ts';

describe('decisions', () => {
  it('give their commands numbers, as they come, and only once', () => {
    expect([SET_OUT, GREET, PASS, STEP, STOP].map(({ kind }) => kind)).toEqual([1, 2, 4, 5, 6]);
    expect(() => new Decisions({ phases: decisions.list, inner: [], forms: [] })).toThrow('of another game');
  });

  it('write commands and read them back', () => {
    const fair = new Fair();
    const all = [SET_OUT.of(0), GREET.of(0, 1), PASS.of(), STEP.of(1, 1), STOP.of()];
    for (const one of all) expect(decisions.read(fair, decisions.write(fair, one))).toBe(one);
    expect(decisions.write(fair, STEP.of(1, 1))).toEqual({ do: 'step', unit: 'bob', step: 'right' });
    expect(decisions.read(fair, { do: 'decline' })).toBe(STOP.of());
  });

  it.each([
    [{ do: 'dance' }, 'Its commands are walk, end-phase, greet, sing, pass, decline, set-out, step, stop.'],
    [{ do: 'greet', unit: 'ann', target: 'eve' }, 'There is no unit "eve"'],
    [{ do: 'step', unit: 'ann', step: 'back' }, 'cannot be read'],
  ])('say what they do not understand: %o', (written, message) => {
    expect(() => decisions.read(new Fair(), written)).toThrow(NotationError);
    expect(() => decisions.read(new Fair(), written)).toThrow(message);
  });

  it('say what words mean: long forms first, parts of them last', () => {
    expect(decisions.meanings.walk).toEqual({ takes: 'unit, steps', about: 'A pedlar walks along the stalls.' });
    expect(decisions.meanings.greet.takes).toBe('unit, target');
    expect(decisions.meanings.decline).toEqual({ takes: '', about: 'No.' });
    expect(Object.keys(decisions.meanings).slice(-3)).toEqual(['set-out', 'step', 'stop']);
  });

  it('do a long form as a whole, or not at all', () => {
    const fair = new Fair();
    const { hash } = fair;
    const outcome = decisions.perform(fair, { do: 'walk', unit: 'ann', steps: ['right', 'left', 'left'] });
    expect([outcome.done, fair.hash]).toEqual([false, hash]);
    const played: number[] = [];
    decisions.perform(fair, { do: 'walk', unit: 'ann', steps: ['right'] }, (one) => played.push(one));
    expect(played).toEqual([SET_OUT.of(0), STEP.of(0, 1), STOP.of()]);
    expect([fair.stall.of(0), decisions.nameOf(fair)]).toEqual([1, 'morning']);
  });

  it('pass until a phase is over', () => {
    const fair = new Fair();
    decisions.perform(fair, { do: 'end-phase' });
    expect([fair.phasing, fair.turn]).toEqual([1, 1]);
  });

  it('put single commands together', () => {
    const singles = [
      { do: 'stop' },
      { do: 'set-out', unit: 'ann' },
      { do: 'step', unit: 'ann', step: 'right' },
      { do: 'stop' },
      { do: 'sing', unit: 'bob' },
    ];
    expect(decisions.longForms(singles)).toEqual([
      { do: 'decline' },
      { do: 'walk', unit: 'ann', steps: ['right'] },
      { do: 'sing', unit: 'bob' },
    ]);
  });

  it('are named by the position, and over when nobody decides', () => {
    const fair = new Fair();
    for (let passes = 0; passes < 2; passes++) fair.apply(PASS.of());
    expect(decisions.nameOf(fair)).toBe('trading');
    for (let passes = 0; passes < 2; passes++) fair.apply(PASS.of());
    expect([decisions.nameOf(fair), decisions.of(fair)]).toEqual(['over', null]);
  });
});
