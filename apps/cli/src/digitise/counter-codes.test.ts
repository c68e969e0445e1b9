import { fieldsOf, languageOf, parsePattern } from '@hexwright/digitiser';
import { loadGames } from '@hexwright/playtest';
import { describe, expect, it } from 'vitest';

const { systems } = await loadGames();
const printed = systems.flatMap((system) =>
  system.counterCodes === undefined ? [] : [{ system, codes: system.counterCodes }],
);

describe.each(printed)('the printed codes of $system.id', ({ system, codes }) => {
  it('are a language', () => {
    expect(languageOf(codes)).toMatchObject({ ok: true });
  });

  it('name kinds and values that the system knows', () => {
    for (const { kind, pattern } of codes) {
      expect(system.kinds).toContain(kind);
      const reading = parsePattern(pattern);
      const names = reading.ok ? fieldsOf(reading.pattern.parts).map(({ name }) => name) : [];
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(Object.keys(system.unitValues)).toContain(name);
    }
  });
});

it('is known how the counters of some system are printed', () => {
  expect(printed).not.toEqual([]);
});
