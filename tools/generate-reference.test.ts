import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hexwright/playtest/all-games';
import { describe, expect, it } from 'vitest';
import { rulebooks } from './generate-reference/rulebooks.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/reference');
/** The pages as they are committed: `npm run generate -- --check` holds them to be those that are made. */
const pages = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [`docs/reference/${name}`, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

describe('the reference', () => {
  it('has a page for every game, and a line for everything that a package can name', () => {
    expect(rulebooks(() => new Map()).map(({ system }) => system.id)).toEqual(games.systems.map(({ id }) => id));
    for (const { file, system, events, refusals } of rulebooks(() => new Map())) {
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

  it('has every name of formulas with the places that know it', () => {
    for (const { file, system } of rulebooks(() => new Map())) {
      const names = [...system.slots, ...system.conditions.map(({ id }) => id)].flatMap((place) => {
        const { names: known, functions } = system.environment(place, {
          names: [],
          ids: () => [],
          indexOf: () => -1,
          classesLike: () => [],
        });
        return [
          ...Object.keys(known).map((name) => `\`${name}\``),
          ...Object.keys(functions).map((name) => `\`${name}(`),
        ];
      });
      expect(names.filter((name) => !pages[`docs/reference/${file}`].includes(name))).toEqual([]);
    }
    expect(pages['docs/reference/rules.md']).toMatch(/`attacksFrom\(.*\)` *\| true or false *\| `melee.dice` *\|/);
  });

  it('has a page for every further battle, with its values and nothing that it has not', () => {
    const arthur = pages['docs/reference/rules-king-arthur.md'];
    expect(arthur).toMatch(/`charge-into` *\| run *\| Which ground keeps a charge out/);
    expect(arthur).toMatch(/`right` *\| 6 *\| 7 *\| 0 *\| 6 *\|/);
    for (const part of ['`lost-fire-ranges`', '`duel-lance`', '`ridge`', '`man-to-man`'])
      expect(arthur).toContain(part);
    expect(arthur).not.toContain('runs-amok');
    for (const { others } of rulebooks(() => new Map())) {
      for (const { battle, file } of others) expect(pages[`docs/reference/${file}`]).toContain(battle);
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
    expect(pages['docs/reference/keys.md']).toMatch(/<kbd>Ctrl<\/kbd>\+<kbd>K<\/kbd> *\| Command palette/);
    expect(pages['docs/reference/keys.md']).toMatch(/<kbd>B<\/kbd> *\| Paint/);
  });

  it('lists the problems of files, meaning, examples and records', () => {
    for (const code of ['json.syntax', 'expression.type', 'example.dice', 'record.hash']) {
      expect(pages['docs/reference/problems.md']).toContain(`\`${code}\``);
    }
  });
});
