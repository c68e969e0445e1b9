import path from 'node:path';
import { events, greatMedievalBattles, refusals } from '@hexwright/rules-gmb';
import { beforeAll, describe, expect, it } from 'vitest';
import { referencePages } from './generate-reference.ts';

let pages: Record<string, string>;
beforeAll(async () => {
  pages = await referencePages(path.resolve(import.meta.dirname, '..'));
});

describe('the reference', () => {
  it('has a line for everything that a package can name', () => {
    const rules = pages['docs/reference/rules.md'];
    const ids = [
      ...greatMedievalBattles.parameters.map(({ id }) => id),
      ...greatMedievalBattles.tables.map(({ id }) => id),
      ...greatMedievalBattles.slots,
      ...greatMedievalBattles.conditions.map(({ id }) => id),
      ...greatMedievalBattles.modules.map(({ id }) => id),
      ...greatMedievalBattles.procedures,
      ...greatMedievalBattles.markers,
      ...Object.keys(greatMedievalBattles.unitValues),
      ...events.list().map(({ id }) => id),
      ...refusals.list().map(({ id }) => id),
    ];
    expect(ids.filter((id) => !rules.includes(`\`${id}\``))).toEqual([]);
  });

  it('says what every hook is for', () => {
    expect(pages['docs/reference/rules.md']).toMatch(/`melee\.automatic` *\| Rout levels/);
  });

  it('describes parts of the format by what a reference leads to', () => {
    expect(pages['docs/reference/format.md']).toMatch(/`extends` *\| \[packageId\]\(#packageid\) *\| The package/);
    expect(pages['docs/reference/format.md']).toMatch(/`provenance` *\| \[provenance\]\(#provenance\) *\| Where/);
  });

  it('lists the problems of files, meaning, examples and records', () => {
    for (const code of ['json.syntax', 'expression.type', 'example.dice', 'record.hash']) {
      expect(pages['docs/reference/problems.md']).toContain(`\`${code}\``);
    }
  });
});
