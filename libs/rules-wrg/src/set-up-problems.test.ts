import type { CompiledGame } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { setUpProblems } from './set-up-problems.ts';
import { battleOf } from './test-battle.ts';

const battle = battleOf('wrg/knights-and-bills');
const [KNIGHTS, BILLS] = [0, 1];

/** What is told of the battle with the knights otherwise. */
function told({ class: ofClass, values, markers }: Knights): unknown[] {
  const units = battle.units.map((unit) =>
    unit.index === KNIGHTS
      ? { ...unit, class: ofClass ?? unit.class, faces: [{ ...unit.faces[0], values: values ?? unit.faces[0].values }] }
      : unit,
  );
  const setUp = battle.setUp.map((one) => (one.unit === KNIGHTS && markers !== undefined ? { ...one, markers } : one));
  const game: CompiledGame = { ...battle, units, setUp };
  return setUpProblems(game).map(({ at, code, case: cited }) => `${String(at)} ${code} ${cited}`);
}

interface Knights {
  readonly class?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly markers?: Readonly<Record<string, number>>;
}

describe('a set-up', () => {
  it('of the repository is sound', () => {
    expect(told({})).toEqual([]);
    expect(told({ markers: { order: 3, 'order-target': BILLS + 1, 'men-lost': 159 } })).toEqual([]);
  });

  it.each<[what: string, knights: Knights, problem: string]>([
    ['of no row of table IV', { class: -1 }, 'units/knights set-up.troops I.1'],
    ['without figures', { values: { files: 8 } }, 'units/knights set-up.figures I.1'],
    ['of more files than figures', { values: { figures: 8, files: 9 } }, 'units/knights/values/files set-up.files I.1'],
    ['with a seventh order', { markers: { order: 7 } }, 'setUp/knights/markers/order set-up.order C.10'],
    ['that attacks nobody', { markers: { order: 3 } }, 'setUp/knights/markers/order set-up.order C.10'],
    [
      'that attacks itself',
      { markers: { order: 3, 'order-target': KNIGHTS + 1 } },
      'setUp/knights/markers/order-target set-up.order C.10',
    ],
    [
      'that supports an enemy',
      { markers: { order: 4, 'order-target': BILLS + 1 } },
      'setUp/knights/markers/order-target set-up.order C.10',
    ],
    ['without a man left', { markers: { 'men-lost': 160 } }, 'setUp/knights/markers/men-lost set-up.men-lost C.2'],
    ['behind works that it cannot make', { markers: { work: 2 } }, 'setUp/knights/markers/work set-up.works II.4a'],
  ])('tells of a unit %s', (_, knights, problem) => {
    expect(told(knights)).toEqual([problem]);
  });

  it.each(['troop-bodies', 'troop-morale', 'troop-dice', 'troop-weapons', 'troops'])(
    'tells of a unit for whose class the chart %s has nothing',
    (id) => {
      const chart = battle.tables.get(id);
      if (chart === undefined) throw new Error(id);
      const { class: ofKnights } = battle.units[KNIGHTS];
      const row = chart.rows.findIndex(({ match }) => match.class === ofKnights);
      const width = chart.columns.length;
      const rows = chart.rows.toSpliced(row, 1);
      const cells = Int16Array.from([...chart.cells].toSpliced(row * width, width));
      const tables = new Map([...battle.tables, [id, { ...chart, rows, cells }]]);
      const [problem] = setUpProblems({ ...battle, tables });
      expect(problem).toMatchObject({ at: 'units/knights', code: 'set-up.troops', missing: `tables/${id}/rows` });
      expect(problem.message).toContain(`"${id}"`);
    },
  );
});
