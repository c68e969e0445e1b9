import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

const SCENARIO = `{ "id": "my/variant", "title": "A variant", "kind": "battle", "extends": "gmb/tamburlaine" }`;

describe.concurrent('hexwright migrate', () => {
  it('writes what is in an older format, after which there is no warning any more', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.write('my/variant', { 'scenario.json': SCENARIO, 'units.json': { units: [] } });
      const before = await hexwright(['validate', folder]);
      expect(before.out).toContain(
        'my/variant/scenario.json:1:1 warning format.old scenario.json is in an older format',
      );
      const { code, out } = await hexwright(['migrate', folder, '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toEqual({
        package: 'my/variant',
        ok: true,
        format: 1,
        written: ['scenario.json'],
        problems: [],
      });
      expect(readFileSync(path.join(folder, 'scenario.json'), 'utf8')).toMatch(/^\{\n {2}"format": 1,\n {2}"id"/);
      expect((await hexwright(['validate', folder])).out).not.toContain('format');
      expect((await hexwright(['migrate', folder])).out).toBe('my/variant: in format 1 already\n');
    }));

  it('writes nothing where a file is in a newer format or cannot be read', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.write('my/variant', {
        'scenario.json': SCENARIO,
        'units.json': '{ "format": 2 }',
        'rules.json': '{ "notes": [ }',
      });
      const before = temporary.contents();
      const { code, out } = await hexwright(['migrate', folder]);
      expect(code).toBe(1);
      expect(out).toMatch(/units\.json:1:13 error format\.newer The file is in format 2; .* newer Hexwright\./);
      expect(out).toMatch(/rules\.json:1:14 error json\.syntax/);
      expect(temporary.contents()).toBe(before);
    }));

  it('refuses a newer format wherever a package is used', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.write('my/variant', { 'scenario.json': SCENARIO });
      mkdirSync(path.join(folder, 'cases'));
      writeFileSync(path.join(folder, 'cases/a.case.json'), '{ "format": 9, "case": "1.0" }');
      expect((await hexwright(['test', folder])).out).toContain('format.newer The file is in format 9');
      writeFileSync(path.join(folder, 'scenario.json'), SCENARIO.replace('{', '{ "format": 3,'));
      for (const command of ['validate', 'play']) {
        const { code, out } = await hexwright([command, folder]);
        expect([code, out]).toEqual([1, expect.stringContaining('scenario.json:1:13 error format.newer')]);
      }
    }));
});
