/** Random armies that keep every rule: for tests, and for a quick game. */
import { NumberStream } from '@hexwright/rules-kit';
import type { ArmyCommander, ArmyList, ArmyUnit } from './army-list.ts';
import type { ArmyRules, TroopRow } from './army-rules.ts';
import { pointsOf } from './points.ts';

const LANE = 14;
const FORCES = 3;
/** The smallest and the largest unit, in figures, and how deep it stands. */
const LEAST = 6;
const MOST = 30;
const RANKS = 4;
/** How often in a row a purchase may be too dear before the army is done. */
const PATIENCE = 20;

/**
 * An army of a nation for so many points; the same for the same seed. Throws RangeError for a nation that is none, and for
 * fewer points than three commanders and a unit in each Force cost.
 */
export function randomArmy(rules: ArmyRules, nation: string, limit: number, seed: number): ArmyList {
  const stream = new NumberStream();
  stream.restart(seed, LANE);
  const rows = rules.rowsOf(nation);
  const title = rules.nations.find(({ id }) => id === nation)?.name;
  if (title === undefined) throw new RangeError(`There is no nation "${nation}".`);
  const commanders = command(nation, title);
  const begun: ArmyList = { name: `${title} army`, nation, limit, commanders, units: [] };
  const units: ArmyUnit[] = [];
  const costs = (more: ArmyUnit): number => pointsOf({ ...begun, units: [...units, more] }, rules);
  const smallest = rows.toSorted((one, other) => price(one) - price(other))[0];
  for (let force = 1; force <= FORCES; force++) {
    // What the Forces after this one need at least stays unspent.
    const kept = (FORCES - force) * price(smallest);
    const chosen = rows[stream.below(rows.length)];
    const dear = unitOf(chosen, units.length + 1, force, size(chosen, stream), nation);
    const cheap = unitOf(smallest, units.length + 1, force, leastOf(smallest), nation);
    units.push(costs(dear) + kept <= limit ? dear : cheap);
  }
  if (pointsOf({ ...begun, units }, rules) > limit) {
    throw new RangeError(`${limit} points do not pay for three commanders and three units.`);
  }
  for (let tries = 0; tries < PATIENCE;) {
    const row = rows[stream.below(rows.length)];
    const unit = unitOf(row, units.length + 1, 1 + stream.below(FORCES), size(row, stream), nation);
    if (costs(unit) > limit) tries++;
    else units.push(unit);
  }
  return { ...begun, units };
}

function leastOf({ crew }: TroopRow): number {
  return crew > 0 ? crew : LEAST;
}

/** What the smallest unit of a row costs. */
function price(row: TroopRow): number {
  return row.crew > 0 ? row.points : row.points * LEAST;
}

function size(row: TroopRow, stream: NumberStream): number {
  return row.crew > 0 ? row.crew * (1 + stream.below(2)) : LEAST + stream.below(MOST - LEAST + 1);
}

function unitOf(
  { id, name, crew, isMounted }: TroopRow,
  nth: number,
  force: number,
  figures: number,
  nation: string,
): ArmyUnit {
  const ranks = isMounted || crew > 0 ? 2 : RANKS;
  return {
    id: `${nation}-${nth}`,
    name,
    troops: id,
    figures,
    files: crew > 0 ? Math.ceil(figures / crew) : Math.ceil(figures / ranks),
    force,
    horses: false,
    mantlets: false,
    bearers: 0,
  };
}

/** The three commanders that every army must have, for the least that they cost. */
function command(nation: string, title: string): ArmyCommander[] {
  return Array.from({ length: FORCES }, (_, at) => ({
    id: `${nation}-commander-${at + 1}`,
    name: at === 0 ? `${title} C in C` : `${title} commander ${at + 1}`,
    rank: at === 0 ? 2 : 3,
    role: at === 0 ? 'c-in-c' : 'force',
    force: at + 1,
  }));
}
