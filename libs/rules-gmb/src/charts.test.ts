import { describe, expect, it } from 'vitest';
import { NONE, NOT_ALLOWED, waysUpTo } from './charts.ts';
import { UNIT } from './counters.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';
import { meets } from './combat-question.ts';

/** The tables as the booklet prints them; "-" is no effect, NA not applicable, a lone number its own upper end. */
const FIRE = `
  plate        4 2 4 3 - 3
  mail         5 3 5 4 2 4
  leather      6 4 6 5 3 4
  non-armored  8 6 8 7 5 4`;
const FIRE_COLUMNS: readonly [weapon: string, ranges: readonly number[]][] = [
  ['cavalry-longbow', [1]],
  ['cavalry-longbow', [2]],
  ['infantry-shortbow', [1]],
  ['infantry-shortbow', [2]],
  ['infantry-shortbow', [3]],
  ['infantry-crossbow', [1, 2, 3, 4]],
];
const MELEE = `
  plate-cavalry         4 3 5  8
  mail-cavalry          5 4 6  7
  leather-cavalry       6 5 7  6
  non-armored-cavalry   7 6 8  5
  mail-infantry         4 3 NA 4
  leather-infantry      6 5 NA 5
  non-armored-infantry  8 7 9  6
  elephants             3 2 6  NA`;
const MORALE = `
  -1 2 3 3 3 3
  0  2 2 3 3 3
  1  1 2 2 2 3
  2  1 1 2 2 2
  3  0 1 1 2 2
  4  0 0 1 1 2
  5  0 0 0 1 1
  6  0 0 0 0 1
  7  0 0 0 0 0`;

function rowsOf(table: string): ReadonlyMap<string, number[]> {
  const value = (cell: string): number => (cell === '-' ? NONE : cell === 'NA' ? NOT_ALLOWED : Number(cell));
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ +/))
      .map(([name, ...cells]) => [name, cells.map(value)]),
  );
}

const battle = new GreatMedievalBattle(tamburlaine());
const { charts, counters, game } = battle;
const word = (vocabulary: string, index: number): string => game.vocabulary.ids(vocabulary)[index];
const units = game.units.filter((unit) => counters.kind[unit.index] === UNIT);

describe('[8.3] the fire table', () => {
  it('gives for every counter, face, target and range what the booklet prints', () => {
    const rows = rowsOf(FIRE);
    const [found, expected]: [number[], number[]] = [[], []];
    for (const firer of units) {
      for (const face of firer.faces.keys()) {
        const weapon = word('weapons', counters.weapon(firer.index, face));
        for (const target of units) {
          const row = rows.get(word('armours', counters.armour(target.index, 0)))!;
          for (let range = 1; range <= 6; range++) {
            const column = FIRE_COLUMNS.findIndex(([name, ranges]) => name === weapon && ranges.includes(range));
            found.push(charts.fireBound(firer.index, face, target.index, 0, range));
            expected.push(column < 0 ? NONE : row[column]);
          }
        }
      }
    }
    expect(found).toEqual(expected);
    expect(found.filter((bound) => bound > 0).length).toBeGreaterThan(1000);
  });

  it('has a reach for every weapon: two, three and four hexes', () => {
    const reaches = new Map(
      units.flatMap((unit) =>
        [...unit.faces.keys()].map((face) => [
          word('weapons', counters.weapon(unit.index, face)) ?? 'none',
          charts.reach(unit.index, face),
        ]),
      ),
    );
    expect(Object.fromEntries(reaches)).toEqual({
      'cavalry-longbow': 2,
      'infantry-shortbow': 3,
      'infantry-crossbow': 4,
      none: 0,
    });
  });
});

describe('[9.4] the melee table', () => {
  it('gives for every pair of counters what the booklet prints; horse in leather or without armour attacks nobody', () => {
    const rows = rowsOf(MELEE);
    const [found, expected]: [number[], number[]] = [[], []];
    for (const attacker of units) {
      const kind = word('classes', counters.class(attacker.index, 0));
      const armour = word('armours', counters.armour(attacker.index, 0));
      const column = kind === 'cavalry' ? ['plate', 'mail'].indexOf(armour) : kind === 'infantry' ? 2 : 3;
      for (const defender of units) {
        const target = word('classes', counters.class(defender.index, 0));
        const name =
          target === 'elephants' ? target : `${word('armours', counters.armour(defender.index, 0))}-${target}`;
        found.push(charts.meleeBound(attacker.index, 0, defender.index, 0));
        expected.push(column < 0 ? NONE : rows.get(name)![column]);
      }
    }
    expect(found).toEqual(expected);
    expect(found.filter((bound) => bound > 0).length).toBeGreaterThan(100);
  });
});

describe('[10.2] the morale table', () => {
  const rows = rowsOf(MORALE);
  const ratings = ['A', 'B', 'C', 'D', 'E'].map((rating) =>
    units.find((unit) => word('morales', counters.morale(unit.index, 0)) === rating),
  );

  it('gives for every rating and die what the booklet prints, and holds the die between -1 and 7', () => {
    for (const [column, unit] of ratings.entries()) {
      for (let die = -12; die <= 14; die++) {
        const row = rows.get(String(Math.max(-1, Math.min(7, die))))!;
        expect(charts.routIncrease(unit!.index, 0, die)).toBe(row[column]);
      }
    }
  });

  it('never treats a higher die or a better rating worse', () => {
    for (let die = -1; die <= 7; die++) {
      const increases = ratings.map((unit) => charts.routIncrease(unit!.index, 0, die));
      const next = ratings.map((unit) => charts.routIncrease(unit!.index, 0, die + 1));
      expect(increases).toEqual(increases.toSorted((one, other) => one - other));
      increases.forEach((increase, column) => expect(next[column]).toBeLessThanOrEqual(increase));
    }
  });
});

describe('[8.0], [9.0] two dice', () => {
  it('show at most a number in so many of 36 ways, counted one by one', () => {
    for (let bound = -5; bound <= 20; bound++) {
      let ways = 0;
      for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other <= bound) ways++;
      expect(waysUpTo(bound)).toBe(ways);
    }
  });
});

describe('conditions of the package', () => {
  it('[5.33], [18.0] are asked of one unit', () => {
    for (const unit of units) {
      const kind = word('classes', counters.class(unit.index, 0));
      const armour = word('armours', counters.armour(unit.index, 0));
      expect(meets(battle, 'may-charge', unit.index)).toBe(kind === 'cavalry' && ['plate', 'mail'].includes(armour));
      expect(meets(battle, 'runs-amok', unit.index)).toBe(kind === 'elephants');
      expect(meets(battle, 'no-such-condition', unit.index)).toBe(false);
    }
  });
});

describe('[9.4] the option of house numbers (R09)', () => {
  it('changes two cells and no other', () => {
    const position = {
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'janissaries-1', hexes: ['0505', '0605'], facing: 'S' },
        { id: 'M', copy: 'naphtha', hexes: ['0507'] },
      ],
    };
    const plain = scene(position).battle.game.tables.get('melee')!;
    const house = scene({ ...position, options: { 'na-melee': 'house-values' } }).battle.game.tables.get('melee')!;
    const changed = [...house.cells].flatMap((cell, index) => (cell === plain.cells[index] ? [] : [cell]));
    expect(changed).toEqual([5, 7]);
  });
});

describe('a printed dash [10.2]', () => {
  it('gains no rout levels', () => {
    const game = tamburlaine();
    const table = game.tables.get('morale');
    if (table === undefined) throw new Error('It has the table of morale.');
    const dashes = { ...table, cells: table.cells.map(() => NONE) };
    const { charts } = new GreatMedievalBattle({ ...game, tables: new Map([...game.tables, ['morale', dashes]]) });
    const unit = game.units.findIndex(({ kind }) => kind === 'unit');
    expect(charts.routIncrease(unit, 0, 0)).toBe(0);
  });
});
