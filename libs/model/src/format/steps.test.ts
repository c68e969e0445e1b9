import { describe, expect, it } from 'vitest';
import { FORMAT } from './format.ts';
import { FORMAT_STEPS, inPresentFormat } from './steps.ts';

describe('the steps between formats', () => {
  it('have names of their own, go upward, and lead to the present format', () => {
    expect(new Set(FORMAT_STEPS.map(({ name }) => name)).size).toBe(FORMAT_STEPS.length);
    const formats = FORMAT_STEPS.map(({ to }) => to);
    expect(formats).toEqual(formats.toSorted((one, other) => one - other));
    expect(new Set(formats)).toEqual(new Set(Array.from({ length: FORMAT }, (_, index) => index + 1)));
  });

  it('are done to older files only, each once and in order', () => {
    const steps = ['a', 'b'].map((name) => ({
      name,
      to: FORMAT,
      migrate: ({ done, ...content }: object & { readonly done?: unknown }) => ({
        ...content,
        format: FORMAT,
        done: `${typeof done === 'string' ? done : ''}${name}`,
      }),
    }));
    expect(inPresentFormat('units', {}, steps)).toEqual({ ok: true, from: 0, value: { format: FORMAT, done: 'ab' } });
    const present = { format: FORMAT, units: [] };
    expect(inPresentFormat('units', present, steps)).toEqual({ ok: true, from: FORMAT, value: present });
  });

  it('refuse what is newer, and leave alone what says no format there could be', () => {
    expect(inPresentFormat('units', { format: FORMAT + 1 })).toEqual({ ok: false, found: FORMAT + 1 });
    for (const value of [{ format: 'one' }, [], null]) {
      expect(inPresentFormat('units', value)).toEqual({ ok: true, from: FORMAT, value });
    }
  });
});
