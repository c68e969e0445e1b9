/** The package of the booklet: what its parts must have in common. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { battleOf } from './test-battle.ts';
import { CasualtyTable } from './6-tables/casualties.ts';

const RULES = path.resolve(import.meta.dirname, '../../../scenarios/wrg/standard/rules.json');
const rules = JSON.parse(readFileSync(RULES, 'utf8')) as RulesFile;
const game = battleOf('wrg/knights-and-bills');

describe('the package of the booklet', () => {
  it('has all thirty-four rulings, each with its reason', () => {
    const items = [
      ...(rules.parameters ?? []),
      ...(rules.tables ?? []),
      ...(rules.modifiers ?? []),
      ...(rules.options ?? []),
      ...(rules.contents ?? []),
    ];
    expect(new Set(items.flatMap(({ ruling }) => ruling ?? [])).size).toBe(34);
    for (const { id, ruling, provenance } of rules.parameters ?? []) {
      expect(provenance, id).toBeDefined();
      if (provenance?.kind === 'reconstructed') expect(ruling, id).toBeDefined();
      if (provenance?.kind === 'reconstructed') expect(provenance.reason, id).not.toBe('');
    }
  });

  it('has a line in every chart for every row of table IV', () => {
    const words = rules.vocabularies?.find(({ id }) => id === 'classes')?.values.map(({ id }) => id);
    expect(words).toHaveLength(63);
    for (const chart of ['troops', 'troop-bodies', 'troop-weapons', 'troop-morale', 'troop-dice', 'army-lists']) {
      expect(
        rules.tables?.find(({ id }) => id === chart)?.rows.map(({ id }) => id),
        chart,
      ).toEqual(words);
    }
  });

  it('prints every number of the casualty table but four by its own pattern', () => {
    const table = new CasualtyTable(game);
    // Men that a hundred figures kill, in the rows that have whole numbers of them.
    const rates = new Map(
      Object.entries({ 4: 200, 7: 400, 8: 500, 10: 800, 11: 1000 }).map(([a, b]) => [Number(a), b]),
    );
    for (const [total, rate] of rates) {
      for (let figures = 1; figures <= 20; figures++) {
        expect(table.men(total, figures), `${total} ${figures}`).toBe((rate * figures) / 100);
      }
    }
    const odd = rules.options?.find(({ id }) => id === 'casualty-cells')?.choices.find(({ id }) => id === 'corrected');
    expect(odd?.changes.map(({ target, value }) => [target.split('/').slice(3).join(' '), value])).toEqual([
      ['5 6', 15],
      ['9 17', 107],
      ['9 18', 113],
      ['minus-3 18', 6],
    ]);
    expect([table.men(5, 6), table.men(9, 17), table.men(9, 18), table.men(-3, 18)]).toEqual([16, 108, 114, 5]);
  });

  it('gives a row of table IV its class, and a weapon its factors', () => {
    const bills = game.vocabulary.indexOf('classes', 'english-bills');
    expect(game.tables.get('troop-morale')?.cells[bills]).toBe(game.vocabulary.indexOf('morale', 'C'));
    const weapons = game.tables.get('weapons');
    const row = weapons?.rows.findIndex(({ id }) => id === 'two-handed') ?? -1;
    const factors = weapons?.cells.slice(row * weapons.columns.length, row * weapons.columns.length + 8);
    // Extra heavy, heavy and light cavalry; super heavy, heavy, medium and light infantry; artillery as light infantry.
    expect(factors).toEqual(Int16Array.from([4, 5, 1, 3, 5, 5, 2, 2]));
  });
});
