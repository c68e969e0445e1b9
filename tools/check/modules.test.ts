import { describe, expect, it } from 'vitest';
import { checkModules } from './modules.ts';
import { parseSource } from './source.ts';

const modules = [{ folders: ['rules/src/duels/', 'rules/src/wagons/'], lists: ['rules/src/modules.ts'] }];

function found(path: string, specifier: string): string[] {
  return checkModules([parseSource(path, `\nimport type { A } from '${specifier}';\n`)], modules).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

describe('checkModules', () => {
  it('finds a file outside of the folder of a module that imports from it, be it for a type', () => {
    const message =
      "2: './duels/zones.ts' is in the folder of a module, which only modules.ts may name; let the module bring what is needed";
    expect(found('rules/src/battle.ts', './duels/zones.ts')).toEqual([message]);
    expect(found('rules/src/screen/pieces.ts', '../duels/zones.ts')).toHaveLength(1);
    expect(found('rules/src/wagons/lager.ts', '../duels/zones.ts')).toHaveLength(1);
  });

  it('lets the list name modules, and a module its own files and what lies below it', () => {
    expect(found('rules/src/modules.ts', './duels/zones.ts')).toEqual([]);
    expect(found('rules/src/duels/verbs.ts', './zones.ts')).toEqual([]);
    expect(found('rules/src/duels/verbs.ts', '../battle.ts')).toEqual([]);
    expect(found('rules/src/battle.ts', './duels-of-old.ts')).toEqual([]);
  });
});
