import { type CompiledTable, NONE, NOT_ALLOWED } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { kingArthur, tamburlaine } from '../test-position.ts';
import { DuelCharts, missedDeath, missingDuelLines, unclearCells } from './duel-charts.ts';
import { manToManCombat } from './man-to-man.ts';

const game = kingArthur();

/** The package with a table changed. */
function changed(id: string, change: (table: CompiledTable) => Partial<CompiledTable>): typeof game {
  const table = game.tables.get(id);
  if (table === undefined) throw new Error(`There is no table ${id}.`);
  return { ...game, tables: new Map([...game.tables, [id, { ...table, ...change(table) }]]) };
}

describe('the charts of man-to-man combat [18.34], [18.35]', () => {
  it('are read at their ends beyond them', () => {
    const charts = new DuelCharts(game);
    expect(charts.effects(-9)).toEqual(['attacker-lance', 'attacker-horse']);
    expect(charts.effects(8)).toEqual([]);
    expect(charts.effects(40)).toEqual(['defender-death']);
  });

  it('bring nothing where a package has none', () => {
    const charts = new DuelCharts(tamburlaine());
    expect([charts.number(0, 0), charts.effects(14)]).toEqual([0, []]);
    expect(missingDuelLines(tamburlaine())).toEqual([]);
  });

  it('lack nothing in the package, and say what a changed one lacks', () => {
    expect(missingDuelLines(game)).toEqual([]);
    const without = changed('man-to-man-matrix', ({ columns }) => ({ columns: columns.slice(1) }));
    expect(missingDuelLines(without)).toEqual(['The table man-to-man-matrix needs a column "helm". Add it.']);
    const named = changed('man-to-man-effects', ({ rows }) => ({
      rows: [{ ...rows[0], id: 'low' }, ...rows.slice(1)],
    }));
    expect(missingDuelLines(named)[0]).toMatch(/^The row "low"/);
  });

  it('say of an effect only whether it comes about, and let somebody be killed', () => {
    const withLast = (value: number): typeof game =>
      changed('man-to-man-effects', ({ cells }) => ({ cells: cells.with(cells.length - 1, value) }));
    expect(unclearCells(game)).toEqual([]);
    expect(unclearCells(withLast(6)).map(({ at }) => at)).toEqual([
      'tables/man-to-man-effects/cells/14/defender-death',
    ]);
    expect([-1, NOT_ALLOWED].map((value) => unclearCells(withLast(value)).length)).toEqual([1, 1]);
    expect([1, 0, NONE].flatMap((value) => unclearCells(withLast(value)))).toEqual([]);
    expect([0, 1].map((value) => missedDeath(withLast(value)))).toEqual([unclearCells(withLast(6))[0].at, null]);
    expect(manToManCombat.checkSetUp?.(withLast(0))).toMatchObject([{ severity: 'warning', case: '18.0' }]);
  });
});
