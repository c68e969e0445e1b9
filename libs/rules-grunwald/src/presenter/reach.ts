/** Everything a piece can reach in the movement phase, with what every step costs and why. */
import { crossingParts, groundPart } from '@hexwright/compiler';
import { inOrder, type Part, type Reach, type ReachedPlace, type WrittenCommand } from '@hexwright/engine';
import { directionName, rankOfTurn } from '@hexwright/hex';
import { allowanceParts, companionsNow, pieceName } from '@hexwright/rules-kit';
import { HEAVY } from '../counters.ts';
import { AHEAD, BACK, MovementRange, TURNED } from '../movement-range.ts';
import { allowanceChanges, allowanceOf, moveUnderWay } from '../rules/04-2-under-way.ts';
import { hasHorse, pointsToHorse } from '../rules/15-1-leaders-alone.ts';
import type { Battle } from '../battle.ts';
import { terrain } from '../rules/20-1-terrain-effects.ts';
import { MOVE, REAR, STEP, TAKE, TURN } from '../rules/04-2-ways.ts';
import { STOP } from '../rules/03-1-ending.ts';

/** Searches of a battle: their tables are large, and the same for all its positions. */
interface Searches {
  readonly plain: MovementRange;
  /** Over one's own foot and guns too [13.0]. */
  readonly trampling: MovementRange;
}

const searches = new WeakMap<Battle, Searches>();

function searchesOf(battle: Battle): Searches {
  const known = searches.get(battle);
  if (known !== undefined) return known;
  const made = { plain: new MovementRange(battle), trampling: new MovementRange(battle, true) };
  searches.set(battle, made);
  return made;
}

/** A place that one of the searches has found. */
interface Found {
  readonly range: MovementRange;
  readonly place: number;
  /** The place before; null at the start. */
  readonly before: Found | null;
  /** Units ridden down on the way. */
  readonly trampled: readonly number[];
  /** False for a place on the way to others that a better way leads to, or where nobody may stop. */
  ends: boolean;
}

/** The unit of its own side that the last step into a place rides down, or -1. */
function trampledInto(battle: Battle, range: MovementRange, place: number): number {
  const hex = range.hexOf(place);
  return range.mannerOf(place) === AHEAD && range.hexOf(range.parentOf(place)) !== hex ? battle.unitIn(hex) : -1;
}

/** Everything found, the cheapest first: nobody is trampled on a way where another leads there too. */
function foundBy(battle: Battle, { plain, trampling }: Searches, tramples: boolean): Found[] {
  const plainly = new Map<number, Found>();
  for (const place of plain.places.subarray(0, plain.count)) {
    const before = plainly.get(plain.parentOf(place)) ?? null;
    plainly.set(place, { range: plain, place, before, trampled: [], ends: true });
  }
  if (!tramples) return [...plainly.values()];
  const ridden = new Map<number, Found>();
  const follow = (place: number): Found => {
    const known = ridden.get(place);
    if (known !== undefined) return known;
    const parent = trampling.parentOf(place);
    const before = parent < 0 ? null : follow(parent);
    const victim = parent < 0 ? -1 : trampledInto(battle, trampling, place);
    const trampled = [...(before?.trampled ?? []), ...(victim < 0 ? [] : [victim])];
    const same = plainly.get(place);
    const isPlain = same !== undefined && trampled.length === 0;
    const found = isPlain ? same : { range: trampling, place, before, trampled, ends: same === undefined };
    ridden.set(place, found);
    return found;
  };
  for (const place of trampling.places.subarray(0, trampling.count)) if (!plainly.has(place)) follow(place);
  const more = [...ridden.values()].filter(({ range }) => range === trampling);
  return [...plainly.values(), ...more].toSorted(
    (one, other) => one.range.costOf(one.place) - other.range.costOf(other.place),
  );
}

/** The command that leads from the place before to a place. */
function commandInto(battle: Battle, range: MovementRange, piece: number, place: number): WrittenCommand {
  const before = range.parentOf(place);
  const manner = range.mannerOf(place);
  if (manner === TURNED) return TURN.written(battle, piece, range.facingOf(place));
  if (manner === BACK) return REAR.written(battle, piece);
  const direction = battle.grid.directionBetween(range.hexOf(before), range.hexOf(place));
  return STEP.written(battle, piece, direction);
}

/** What the last step costs, part by part: terrain, stream, turn, or the whole of what was left. */
function partsOf(battle: Battle, range: MovementRange, piece: number, place: number): Part[] {
  const before = range.parentOf(place);
  const spent = range.costOf(place) - range.costOf(before);
  if (range.mannerOf(place) === BACK) return [{ label: 'To the rear', value: spent, case: '4.41' }];
  if (range.mannerOf(place) === TURNED) {
    const price = terrain.of(battle).turnCost(piece);
    return [
      price === spent
        ? { label: 'Turn', value: spent, case: '4.23' }
        : { label: 'Turn in a zone', value: spent, case: '6.27' },
    ];
  }
  const from = range.hexOf(before);
  const to = range.hexOf(place);
  const step = from * 6 + battle.grid.directionBetween(from, to);
  const riding = trampledInto(battle, range, place) < 0 ? 0 : battle.parameters.number('trample-cost');
  if (terrain.of(battle).stepCost(piece, step) + riding !== spent)
    return [{ label: 'From zone to zone', value: spent, case: '6.23' }];
  return [
    { ...groundPart(battle.map, step, terrain.of(battle).classOf(piece)), case: '4.51' },
    ...crossingParts(battle.map, step),
    ...modifierParts(battle, piece, step),
    ...(riding === 0 ? [] : [{ label: 'Tramples', value: riding, case: '13.0' }]),
  ];
}

/** What the modifiers of a package add to a step, which never costs less than nothing. */
function modifierParts(battle: Battle, piece: number, step: number): Part[] {
  const ground = terrain.of(battle);
  const parts = ground
    .costModifiers(piece, step)
    .map(({ label, value, case: cited }) => ({ label, value, case: cited }));
  const sum = parts.reduce((total, { value }) => total + value, ground.printedSteps(piece)[step]);
  return sum < 0 ? [...parts, { label: 'Not below nothing', value: -sum, case: '4.51' }] : parts;
}

function labelOf(battle: Battle, range: MovementRange, place: number): string {
  const name = (direction: number): string => directionName(battle.grid.orientation, direction);
  switch (range.mannerOf(place)) {
    case BACK:
      return 'To the rear';
    case TURNED:
      return `Turn to ${name(range.facingOf(place))}`;
    default: {
      const from = range.hexOf(range.parentOf(place));
      return `Go ${name(battle.grid.directionBetween(from, range.hexOf(place)))}`;
    }
  }
}

/** What searches found as a reach; commands are left out of a study (`before` null). */
function reachOf(
  battle: Battle,
  all: readonly Found[],
  piece: number,
  before: readonly WrittenCommand[] | null,
  companions: Reach['companions'],
): Reach {
  const fronted = battle.hasFront(piece);
  const indexOf = new Map(all.map((found, index) => [found, index]));
  const allowance = allowanceOf(battle, piece);
  const goesOn = battle.isLeader(piece) || !battle.parameters.is('turn-after-stop', 'forbidden');
  const places = all.map((found): ReachedPlace => {
    const { range, place, trampled, ends } = found;
    const hex = range.hexOf(place);
    const cost = range.costOf(place);
    const isStart = found.before === null;
    // [6.21], [4.32] A unit that can do nothing more has ended its move; a leader is always asked.
    const stopped = !goesOn && battle.isInEnemyZone(battle.counters.side[piece], hex);
    const ended = !isStart && !battle.isLeader(piece) && (cost >= allowance || stopped);
    const shared = {
      ...battle.placeAt(hex, fronted ? range.facingOf(place) : -1),
      cost,
      ends,
      after: before === null || ended ? [] : [STOP.written(battle)],
    };
    if (isStart) return { ...shared, from: -1, entered: [], label: '', parts: [], command: null };
    const names = trampled.map((unit) => pieceName(battle.game, unit)).join(' and ');
    return {
      ...shared,
      from: found.before === null ? -1 : (indexOf.get(found.before) ?? -1),
      entered: range.hexOf(range.parentOf(place)) === hex ? [] : [hex],
      label: labelOf(battle, range, place),
      parts: partsOf(battle, range, piece, place),
      command: before === null ? null : commandInto(battle, range, piece, place),
      ...(trampled.length === 0 ? {} : { harm: { text: `It rides down ${names} of its own side.`, case: '13.0' } }),
    };
  });
  const { id } = battle.game.units[piece];
  return {
    piece: id,
    allowance,
    ...allowanceParts({ value: battle.movementOf(piece), case: '4.32' }, allowanceChanges(battle, piece), allowance),
    unit: 'points',
    places: inOrder(places, (from, to) => rankOfTurn(battle.grid.orientation, from, to)),
    before: before ?? [],
    companions,
    attacks: [],
    case: '4.32',
  };
}

/** What the piece under way can reach from where it is. */
function searchOn(battle: Battle, piece: number): Found[] {
  const both = searchesOf(battle);
  const tramples = battle.troopsOf(piece) === HEAVY && !battle.isDisordered(piece);
  both.plain.searchOn();
  if (tramples) both.trampling.searchOn();
  const found = foundBy(battle, both, tramples);
  return battle.counters.needsHorse[piece] === 0 ? found : withHorseInReach(battle, piece, found);
}

/** [15.13] A leader who ends with horse goes nowhere from where it is out of reach, and stops without it only there. */
function withHorseInReach(battle: Battle, leader: number, all: readonly Found[]): Found[] {
  const allowance = allowanceOf(battle, leader);
  const points = pointsToHorse(battle, leader, allowance);
  const isInReach = ({ range, place }: Found): boolean => points[range.hexOf(place)] <= allowance - range.costOf(place);
  for (const found of all)
    if (isInReach(found) && !hasHorse(battle, leader, found.range.hexOf(found.place))) found.ends = false;
  return all.filter((found) => found.before === null || isInReach(found));
}

/** Everything that the piece under way can reach with what it has left. */
export function reachUnderWay(battle: Battle): Reach {
  const piece = moveUnderWay.piece.of(battle);
  return reachOf(battle, searchOn(battle, piece), piece, [], companionsNow(battle, TAKE));
}

/** Everything that a piece can reach which may be begun to be moved. */
export function reachFromRest(battle: Battle, piece: number): Reach {
  const before = [MOVE.written(battle, piece)];
  battle.apply(MOVE.of(piece));
  const companions = companionsNow(battle, TAKE);
  const found = reachOf(battle, searchOn(battle, piece), piece, before, companions);
  battle.undo();
  return found;
}

/** Everything that a piece could reach from where it stands, without commands. */
export function reachAlone(battle: Battle, piece: number): Reach {
  const both = searchesOf(battle);
  both.plain.search(piece);
  return reachOf(battle, foundBy(battle, both, false), piece, null, []);
}
