/** What a unit is by its row of table IV: body, class, weapons, and what it is once it has dismounted. */
import type { CompiledGame, CompiledTable } from '@hexwright/compiler';
import { cellOf, countOf, tableOf } from '@hexwright/rules-kit';

/** A thousandth of an inch: all lengths are whole numbers of them. */
export const INCH = 1000;

/** The body that infantry on horses moves and is shot at as, and the weapon that it fights with [II.3]. */
const RIDING_BODY = 'HC';
const RIDING_WEAPON = 'other-foot';
const REGULAR = 'regular';

/** A body of the first chart of part VI. Lengths in thousandths of an inch. */
export interface Body {
  readonly id: string;
  readonly index: number;
  readonly isMounted: boolean;
  /** Front and depth of one figure. */
  readonly front: number;
  readonly depth: number;
  readonly normal: number;
  /** 0 for what never charges. */
  readonly charge: number;
  /** 0 for what does not evade. */
  readonly evade: number;
  readonly countercharges: boolean;
  /** Figures that may overlap it at either end [IV.n6]. */
  readonly overlap: number;
  /** The part of a normal move, in percent, after which it may still shoot. */
  readonly firesMoved: number;
}

/** A line of the weapon chart. */
export interface Weapon {
  readonly id: string;
  readonly index: number;
  /** By body of the target. */
  readonly factors: readonly number[];
  /** Ranks that fight, in halves of one. */
  readonly halfRanks: number;
  readonly isGunpowder: boolean;
  /** Pikes or spears of foot, of which thirty shake raw troops [III.factors]. */
  readonly isPolearm: boolean;
  readonly firesMoved: number;
  /** What one figure counts for where fire is counted in figures or equivalent. */
  readonly equivalent: number;
}

/** A row of table IV. */
export interface Troop {
  readonly id: string;
  readonly body: Body;
  /** 0 for class A to 4 for class E. */
  readonly morale: number;
  /** Whether its reaction dice are those of regulars [IV.n4]. */
  readonly hasRegularDice: boolean;
  readonly melee: Weapon;
  readonly missile: Weapon | null;
  readonly range: number;
  /** Of a figure; of a piece with its whole crew. */
  readonly points: number;
  readonly hasShields: boolean;
  /** Figures of a crew; 0 for all others. */
  readonly crew: number;
  /** The field works that it can make, an index of the vocabulary `works`; -1 for none. */
  readonly works: number;
}

/** Every row of table IV as the rules need it. */
export class Troops {
  readonly bodies: readonly Body[];
  readonly weapons: readonly Weapon[];
  /** By class: the row; null for a word that has none. */
  readonly rows: readonly (Troop | null)[];
  /** By class: the first chart that has no row for it, or nothing in it; null for those who have a row of table IV. */
  readonly lacking: readonly (string | null)[];
  /** By class: what it is on foot; null for those who do not dismount. */
  readonly onFoot: readonly (Troop | null)[];
  /** By class: what infantry is on its horses [II.3]. */
  readonly riding: readonly (Troop | null)[];

  constructor(game: CompiledGame) {
    const { vocabulary } = game;
    this.bodies = bodiesOf(game);
    this.weapons = weaponsOf(game, this.bodies);
    const classes = vocabulary.ids('classes');
    const words = (chart: string, column: string): number[] => byClass(tableOf(game, chart), classes.length, column);
    const [body, morale, dice] = [
      words('troop-bodies', 'body'),
      words('troop-morale', 'morale'),
      words('troop-dice', 'dice'),
    ];
    const [melee, missile] = [words('troop-weapons', 'melee'), words('troop-weapons', 'missile')];
    const troops = tableOf(game, 'troops');
    const [points, range, shield, crew] = ['points', 'range', 'shield', 'crew'].map((column) =>
      byClass(troops, classes.length, column).map((cell) => Math.max(cell, 0)),
    );
    // The charts of table IV without which nobody knows how a class moves, shoots or stands.
    const known = [
      ['troop-bodies', body],
      ['troop-morale', morale],
      ['troop-dice', dice],
      ['troop-weapons', melee],
      ['troops', linesByClass(troops, classes.length)],
    ] as const;
    this.lacking = classes.map((_, at) => known.find(([, cells]) => cells[at] < 0)?.[0] ?? null);
    const works = words('troop-works', 'works');
    const regular = vocabulary.indexOf('reaction-dice', REGULAR);
    this.rows = classes.map((id, at) =>
      this.lacking[at] !== null
        ? null
        : {
            id,
            body: this.bodies[body[at]],
            morale: morale[at],
            hasRegularDice: dice[at] === regular,
            melee: this.weapons[melee[at]],
            missile: missile[at] < 0 ? null : this.weapons[missile[at]],
            range: range[at] * INCH,
            points: points[at],
            hasShields: shield[at] > 0,
            crew: crew[at],
            works: works[at],
          },
    );
    this.onFoot = words('troop-dismounted', 'on-foot').map((found) => (found < 0 ? null : this.rows[found]));
    const horses = this.bodies.find(({ id }) => id === RIDING_BODY);
    const fists = this.weapons.find(({ id }) => id === RIDING_WEAPON);
    this.riding = this.rows.map((row) =>
      row === null || row.body.isMounted || horses === undefined || fists === undefined
        ? null
        : { ...row, body: { ...horses, charge: 0 }, melee: fists, missile: null, range: 0 },
    );
  }

  /** The row of a class. Throws an Error for a word that has none. */
  row(ofClass: number): Troop {
    const row = this.rows.at(ofClass) ?? null;
    if (row === null) throw new Error(`Table IV has no row for class ${ofClass}.`);
    return row;
  }
}

/** The row of a chart of table IV by class; -1 where there is none. */
function linesByClass(table: CompiledTable, classes: number): number[] {
  return Array.from({ length: classes }, (_, at) => table.rows.findIndex(({ match }) => match.class === at));
}

/** A column of a chart of table IV by class: the cell as it stands, or -1 where there is none. */
function byClass(table: CompiledTable, classes: number, column: string): number[] {
  const at = table.columns.findIndex(({ id }) => id === column);
  const found = Array.from({ length: classes }, () => -1);
  table.rows.forEach(({ match }, row) => {
    const cell = at < 0 ? -1 : cellOf(table, row, at);
    if (match.class !== undefined) found[match.class] = cell < 0 ? -1 : cell;
  });
  return found;
}

/** The number in a row and a column by their ids; 0 where the chart has none. */
function numberIn(table: CompiledTable, row: string, column: string): number {
  const [line, place] = [
    table.rows.findIndex(({ id }) => id === row),
    table.columns.findIndex(({ id }) => id === column),
  ];
  return line < 0 || place < 0 ? 0 : countOf(cellOf(table, line, place));
}

function bodiesOf(game: CompiledGame): Body[] {
  const table = tableOf(game, 'bodies');
  return game.vocabulary.ids('bodies').map((id, index) => {
    const cell = (column: string): number => numberIn(table, id, column);
    return {
      id,
      index,
      isMounted: cell('mounted') > 0,
      front: Math.max(cell('front'), 1),
      depth: Math.max(cell('depth'), 1),
      normal: cell('normal') * INCH,
      charge: cell('charge') * INCH,
      evade: cell('evade') * INCH,
      countercharges: cell('counter-charge') > 0,
      overlap: cell('overlap'),
      firesMoved: cell('fires-moved'),
    };
  });
}

function weaponsOf(game: CompiledGame, bodies: readonly Body[]): Weapon[] {
  const table = tableOf(game, 'weapons');
  return game.vocabulary.ids('weapons').map((id, index) => {
    const cell = (column: string): number => numberIn(table, id, column);
    return {
      id,
      index,
      factors: bodies.map((body) => cell(body.id)),
      halfRanks: Math.max(cell('half-ranks'), 1),
      isGunpowder: cell('gunpowder') > 0,
      isPolearm: cell('polearm') > 0,
      firesMoved: cell('fires-moved'),
      equivalent: Math.max(cell('equivalent'), 1),
    };
  });
}
