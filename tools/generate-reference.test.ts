import path from 'node:path';
import { systems } from '@hexwright/playtest';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulebooks } from './generate-reference/rulebooks.ts';
import { referencePages } from './generate-reference.ts';

let pages: Record<string, string>;
beforeAll(async () => {
  pages = await referencePages(path.resolve(import.meta.dirname, '..'));
});

describe('the reference', () => {
  it('has a page for every game, and a line for everything that a package can name', () => {
    expect(rulebooks(new Map()).map(({ system }) => system)).toEqual(systems);
    for (const { file, system, events, refusals } of rulebooks(new Map())) {
      const rules = pages[`docs/reference/${file}`];
      const ids = [
        ...system.parameters.map(({ id }) => id),
        ...system.tables.map(({ id }) => id),
        ...system.slots,
        ...system.conditions.map(({ id }) => id),
        ...system.modules.map(({ id }) => id),
        ...system.procedures,
        ...system.markers,
        ...Object.keys(system.unitValues),
        ...events.list().map(({ id }) => id),
        ...refusals.list().map(({ id }) => id),
      ];
      expect(ids.filter((id) => !rules.includes(`\`${id}\``))).toEqual([]);
    }
  });

  it('says what every hook is for', () => {
    expect(pages['docs/reference/rules.md']).toMatch(/`melee\.automatic` *\| Rout levels/);
  });

  it('describes parts of the format by what a reference leads to', () => {
    expect(pages['docs/reference/format.md']).toMatch(/`extends` *\| \[packageId\]\(#packageid\) *\| The package/);
    expect(pages['docs/reference/format.md']).toMatch(/`provenance` *\| \[provenance\]\(#provenance\) *\| Where/);
  });

  it('lists the keys of the studio', () => {
    expect(pages['docs/reference/keys.md']).toMatch(/<kbd>Ctrl<\/kbd>\+<kbd>K<\/kbd> *\| Find and do anything/);
    expect(pages['docs/reference/keys.md']).toMatch(/<kbd>B<\/kbd> *\| Paint/);
  });

  it('lists the problems of files, meaning, examples and records', () => {
    for (const code of ['json.syntax', 'expression.type', 'example.dice', 'record.hash']) {
      expect(pages['docs/reference/problems.md']).toContain(`\`${code}\``);
    }
  });
});
