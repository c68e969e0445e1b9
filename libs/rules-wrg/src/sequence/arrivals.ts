/**
 * [C.1] Who comes to the table in the course of a battle, by the dates of the package: before plots are written, with the edge
 * at its back, or with its middle in a zone.
 */
import type { TableEntry } from '@hexwright/compiler';
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import type { Edge } from '@hexwright/hex';
import {
  type Arrivals,
  arrivalsBy,
  courseEvents,
  pieceName,
  readPiece,
  readPlace,
  UNIT_ENTERS,
  ValueVerb,
} from '@hexwright/rules-kit';
import {
  ahead,
  type Block,
  centre,
  contains,
  corners,
  type Outline,
  outlinesOverlap,
  type Point,
  touches,
} from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { blockAt, blockOf, filesOf, isOnTable, standAs } from '../formation.ts';
import { joinThere } from '../set-up.ts';
import { IN_PLAY, WAITING } from '../status.ts';
import { INCH } from '../troops.ts';
import { isAt } from '../whereabouts.ts';
import { PASS } from './ending.ts';
import { homeway } from './rout.ts';

const comesOn = events
  .add('comes-on', 'C.1', 'unit:piece', 'x:mils', 'y:mils', 'facing:degrees')
  .told(({ x, y }, name) => `${name('unit')} comes on at ${String(x)},${String(y)}.`);
export const courseOfEvents = courseEvents(events, 'C.1', 'C.11');

const NO_ROOM = refusals.add(
  'no-room-to-arrive',
  'C.1',
  'There is no room for it: it would stand beside the table, upon somebody, or where nobody may.',
);

/** Inches between the places that are listed; any other is written, or pointed at. */
const GRAIN = 6 * INCH;
const ABOUT = 1800;
const FULL = 3600;
/** Which way who comes over an edge looks. */
const INWARD: Readonly<Record<Edge, number>> = { north: 1800, east: 2700, south: 0, west: 900 };

/** A piece that comes, and where the middle of its front is then. */
interface Coming {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

const entryOf = (battle: Battle, unit: number): TableEntry | null =>
  battle.game.arrivals.find(({ units }) => units.includes(unit))?.entry ?? null;

/** The block of a unit with its front there; a commander takes no room. */
function blockAtPoint(battle: Battle, unit: number, { x, y }: Point, facing: number): Block {
  if (battle.isCommander[unit]) return { x, y, facing, width: 0, depth: 0 };
  return blockAt(battle, unit, { x, y, facing }, filesOf(battle, unit));
}

/** A point as far along an edge as another, and so far from it. */
function alongEdge({ map }: Battle, edge: Edge, { x, y }: Point, away: number): Point {
  const { width, depth } = map.plan;
  return {
    north: { x, y: away },
    east: { x: width - away, y },
    south: { x, y: depth - away },
    west: { x: away, y },
  }[edge];
}

/** How it would stand with the edge at its back, as near to a point as can be. */
function atEdge(battle: Battle, unit: number, edge: Edge, near: Point): Block {
  const facing = INWARD[edge];
  const { depth } = blockAtPoint(battle, unit, near, facing);
  return blockAtPoint(battle, unit, alongEdge(battle, edge, near, depth), facing);
}

/** How a piece stands that comes in with the middle of its front there; null where its arrival does not bring it there. */
function standOf(battle: Battle, { unit, x, y }: Coming): Block | null {
  const entry = entryOf(battle, unit);
  if (entry === null) return null;
  const { edge, area } = entry;
  const company = battle.isCommander[unit] ? companyAt(battle, unit, { x, y }) : -1;
  if (company >= 0) {
    const block = blockOf(battle, company);
    return isAt(battle, { block }, entry) ? block : null;
  }
  if (edge !== null) {
    const block = atEdge(battle, unit, edge, { x, y });
    if (block.x === x && block.y === y) return block;
  }
  const block = blockAtPoint(battle, unit, { x, y }, (homeway(battle, unit) + ABOUT) % FULL);
  return area !== null && contains(area, centre(block)) ? block : null;
}

/** The unit of their side that has the middle of its front there; -1 for none. */
function companyAt(battle: Battle, commander: number, { x, y }: Point): number {
  const isThere = (unit: number): boolean =>
    battle.sides[unit] === battle.sides[commander] &&
    battle.isStanding(unit) &&
    battle.x.of(unit) === x &&
    battle.y.of(unit) === y;
  return battle.units.find(isThere) ?? -1;
}

/** What comes in where somebody points: there, or at the edge of its arrival next to it. */
function comingAt(battle: Battle, unit: number, place: number): Coming {
  const point = battle.map.pointOf(place);
  const edge = entryOf(battle, unit)?.edge ?? null;
  const coming = { unit, ...point };
  if (edge === null || standOf(battle, coming) !== null) return coming;
  const { x, y } = atEdge(battle, unit, edge, point);
  return { unit, x, y };
}

export const ARRIVE = new ValueVerb<Battle, Coming>(
  {
    word: 'arrive',
    about:
      'Puts a piece that arrives on the table; to is the middle of its front. At an edge, the place next to it will do.',
    offer: (battle, { unit, x, y }) => {
      const place = battle.map.at(x, y);
      return {
        kind: 'answer',
        label: `${pieceName(battle.game, unit)}: ${battle.map.label(place)}`,
        places: [place],
      };
    },
  },
  {
    takes: 'unit, to',
    write: ({ game, map }, { unit, x, y }) => ({ unit: game.units[unit].id, to: map.label(map.at(x, y)) }),
    read: (battle, { unit, to }) => comingAt(battle, readPiece(battle, unit), readPlace(battle, to)),
    piece: ({ unit }) => unit,
  },
);

/** Why it has no room to stand so. */
function refusalOf(battle: Battle, unit: number, block: Block): RefusalCode {
  if (battle.isCommander[unit]) return LEGAL;
  const covered = corners(block);
  const isUpon = battle.units.some((other) => battle.isStanding(other) && touches(block, blockOf(battle, other)));
  const isBarred = battle.terrain.features.some(
    ({ isImpassable, area }) => isImpassable && area !== null && outlinesOverlap(area, covered),
  );
  return isUpon || isBarred || !isOnTable(battle, block) ? NO_ROOM : LEGAL;
}

/** Places along an edge, from west to east or from north to south. */
function alongWhole(battle: Battle, unit: number, edge: Edge): Coming[] {
  const { width, depth } = battle.map.plan;
  const half = Math.ceil(blockAtPoint(battle, unit, { x: 0, y: 0 }, 0).width / 2);
  const length = edge === 'north' || edge === 'south' ? width : depth;
  const count = Math.floor((length - half * 2) / GRAIN) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const along = half + at * GRAIN;
    const { x, y } = atEdge(battle, unit, edge, { x: along, y: along });
    return { unit, x, y };
  });
}

/** Places within an area, row by row: the middle of the piece in each. */
function within(battle: Battle, unit: number, area: Outline): Coming[] {
  const facing = (homeway(battle, unit) + ABOUT) % FULL;
  const { depth } = blockAtPoint(battle, unit, { x: 0, y: 0 }, facing);
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const steps = (all: readonly number[]): number[] => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const first = least + Math.floor(((most - least) % GRAIN) / 2);
    return Array.from({ length: Math.floor((most - first) / GRAIN) + 1 }, (_, at) => first + at * GRAIN);
  };
  return steps(ys).flatMap((y) =>
    steps(xs)
      .filter((x) => contains(area, { x, y }))
      .map((x) => ({ unit, ...ahead({ x, y }, facing, Math.floor(depth / 2)) })),
  );
}

/** A commander may come with each unit of their side that stands where they come in. */
function companies(battle: Battle, commander: number): Coming[] {
  return battle.units
    .filter((unit) => battle.isStanding(unit) && battle.sides[unit] === battle.sides[commander])
    .map((unit) => ({ unit: commander, x: battle.x.of(unit), y: battle.y.of(unit) }));
}

export const arrivals: Arrivals<Battle> = arrivalsBy<Battle>({
  case: 'C.1',
  before: 'plots',
  place: ARRIVE,
  pass: PASS,
  refusals,
  events: courseOfEvents,
  sides: ({ plan }) => plan.order,
  waits: (battle, piece) => battle.status.of(piece) === WAITING,
  ways(battle, piece, arrival) {
    const { edge = null, area = null } = battle.game.arrivals[arrival].entry ?? {};
    return [
      ...(battle.isCommander[piece] ? companies(battle, piece) : []),
      ...(edge === null ? [] : alongWhole(battle, piece, edge)),
      ...(area === null ? [] : within(battle, piece, area)),
    ].map((coming) => ARRIVE.of(battle, coming));
  },
  isThere: (battle, one) => standOf(battle, ARRIVE.value(battle, one)) !== null,
  // Where on the table it is, an event of its own tells.
  hexOf: () => -1,
  refusal(battle, one) {
    const coming = ARRIVE.value(battle, one);
    const block = standOf(battle, coming);
    return block === null ? NO_ROOM : refusalOf(battle, coming.unit, block);
  },
  enter(battle, one) {
    const coming = ARRIVE.value(battle, one);
    const { unit, x, y } = coming;
    const { facing } = standOf(battle, coming) ?? { facing: 0 };
    battle.status.set(unit, IN_PLAY);
    standAs(battle, unit, { x, y, facing });
    battle.events.emit(comesOn, unit, x, y, facing);
    if (battle.isCommander[unit]) joinThere(battle, unit);
    else battle.figuresBefore.set(unit, battle.figures(unit));
    battle.effects?.raise(UNIT_ENTERS, unit);
  },
  meant: (battle, piece, place) => ARRIVE.of(battle, comingAt(battle, piece, place)),
});
