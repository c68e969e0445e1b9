/** How an army stands before a quick battle: its Forces side by side in a line, its missilemen before its others. */
import type { ArmyList, ArmyUnit } from './army-list.ts';
import type { ArmyRules } from './army-rules.ts';

/** Where a counter stands: thousandths of an inch, and tenths of a degree. */
export interface Stand {
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A table, and which edge of it is the army's own. */
export interface Field {
  readonly width: number;
  readonly depth: number;
  readonly edge: 'north' | 'south';
}

const INCH = 1000;
const NORTH = 0;
const SOUTH = 1800;
/** How far from its own edge the first line stands, and each further line behind it. */
const FIRST_LINE = 14 * INCH;
const BETWEEN_LINES = 5 * INCH;
/** Between two units of a line, and at both ends of it. */
const BETWEEN = INCH;
const MARGIN = 3 * INCH;

/** Places for all counters of an army. Throws RangeError for an army that has no room on the table. */
export function deploy(list: ArmyList, rules: ArmyRules, field: Field): Stand[] {
  const room = field.width - 2 * MARGIN;
  const width = (unit: ArmyUnit): number => unit.files * rules.frontOf(unit.troops);
  const lines: ArmyUnit[][] = [];
  let left = 0;
  // Those of one Force stand side by side, as far as a line has room.
  const ordered = list.units.toSorted((one, other) => rank(one) - rank(other) || one.force - other.force);
  for (const unit of ordered) {
    if (lines.length === 0 || width(unit) + BETWEEN > left) {
      lines.push([]);
      left = room;
    }
    lines[lines.length - 1].push(unit);
    left -= width(unit) + BETWEEN;
  }
  const stands: Stand[] = [];
  lines.forEach((line, nth) => {
    const back = FIRST_LINE - nth * BETWEEN_LINES;
    if (back < MARGIN) throw new RangeError(`${list.name} has no room on the table.`);
    const y = field.edge === 'north' ? back : field.depth - back;
    let x = Math.round((field.width - line.reduce((sum, unit) => sum + width(unit) + BETWEEN, -BETWEEN)) / 2);
    for (const unit of line) {
      const half = Math.round(width(unit) / 2);
      stands.push({ unit: unit.id, x: x + half, y, facing: field.edge === 'north' ? SOUTH : NORTH });
      x += width(unit) + BETWEEN;
    }
  });
  const rear = field.edge === 'north' ? INCH : field.depth - INCH;
  const leaders = list.commanders.map(({ id }, nth) => ({
    unit: id,
    x: Math.round((field.width * (nth + 1)) / (list.commanders.length + 1)),
    y: rear,
    facing: field.edge === 'north' ? SOUTH : NORTH,
  }));
  return [...stands, ...leaders];

  /** Missilemen stand in the first line. */
  function rank({ troops }: ArmyUnit): number {
    return rules.rows.get(troops)?.hasMissiles === true ? 0 : 1;
  }
}
