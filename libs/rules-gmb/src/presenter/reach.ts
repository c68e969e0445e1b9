/** Everything a piece can reach in the Movement Phase [5.1], with what every step costs and why. */
import { inOrder, LEGAL, type Part, type Reach, type ReachedPlace, type WrittenCommand } from '@hexwright/engine';
import { command } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { MOVE, stop } from '../command-kinds.ts';
import { MovementRange } from '../movement-range.ts';
import { writeCommand, writeStep } from '../notation.ts';
import { moveRefusal, moveUnderWay } from '../standard/05-1-movement.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { chargesWithin } from './charges.ts';
import { enteredBy, plotFrom } from './places.ts';
import { companionsNow, stepReach } from './step-reach.ts';
import { costParts, stepWords } from './step-words.ts';
import { pieceUnderWay } from './under-way.ts';

/** One search a battle: its tables are large, and the same for all its positions. */
const ranges = new WeakMap<Battle, MovementRange>();

/** The search of a battle: its latest finding holds until the next. */
export function rangeOf(battle: Battle): MovementRange {
  const known = ranges.get(battle);
  if (known !== undefined) return known;
  const range = new MovementRange(battle);
  ranges.set(battle, range);
  return range;
}

const NO_PARTS: readonly Part[] = [];
const NO_COMMANDS: readonly WrittenCommand[] = [];

/** The step between two places of a search, plotted. */
function stepBetween(
  battle: Battle,
  range: MovementRange,
  piece: number,
  place: number,
): {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly entered: readonly number[];
  readonly step: number;
} {
  const before = range.parentOf(place);
  const step = range.stepInto(place);
  const size = battle.counters.size[piece];
  const plan = plotFrom(battle, size, MovementRange.leftOf(before), MovementRange.directionOf(before), step);
  return {
    label: stepWords(battle, step, false).label,
    parts: costParts(battle, plan, step),
    entered: enteredBy(battle, plan),
    step,
  };
}

/** What a search found as a reach; `limit` may be less than the allowance, and commands are left out of a study. */
export function reachOf(
  battle: Battle,
  range: MovementRange,
  piece: number,
  commands: { readonly before: readonly WrittenCommand[]; readonly after: readonly WrittenCommand[] } | null,
  companions: Reach['companions'],
  isWithin: (place: number) => boolean = () => true,
): Reach {
  const { counters, game } = battle;
  const size = counters.size[piece];
  const { id } = game.units[piece];
  const indexOf = new Map<number, number>();
  const places: ReachedPlace[] = [];
  for (let index = 0; index < range.count; index++) {
    const place = range.places[index];
    if (!isWithin(place)) continue;
    indexOf.set(place, places.length);
    const at = battle.placeAt(size, MovementRange.leftOf(place), MovementRange.directionOf(place));
    const shared = { ...at, cost: range.costOf(place), ends: true, after: commands?.after ?? NO_COMMANDS };
    if (range.parentOf(place) < 0) {
      places.push({ ...shared, from: -1, entered: [], label: '', parts: NO_PARTS, command: null });
      continue;
    }
    const { label, parts, entered, step } = stepBetween(battle, range, piece, place);
    places.push({
      ...shared,
      from: indexOf.get(range.parentOf(place)) ?? -1,
      entered,
      label,
      parts,
      command: commands === null ? null : { do: 'step', unit: id, step: writeStep(battle, step) },
    });
  }
  return {
    piece: id,
    allowance: movementAllowance(battle, piece, false),
    unit: 'points',
    places: inOrder(places),
    before: commands?.before ?? NO_COMMANDS,
    companions,
    attacks: [],
    case: '5.12',
  };
}

/** The piece of the Movement Phase that is about to move. */
function reachFromRest(battle: Battle, piece: number): Reach | null {
  if (moveRefusal(battle, piece) !== LEGAL) return null;
  const begin = command(MOVE, piece);
  const before = [writeCommand(battle, begin)];
  battle.apply(begin);
  const companions = companionsNow(battle);
  battle.undo();
  const range = rangeOf(battle);
  range.search(piece);
  const found = reachOf(battle, range, piece, { before, after: [writeCommand(battle, stop)] }, companions);
  battle.apply(begin);
  const attacks = chargesWithin(battle, piece, found);
  battle.undo();
  return { ...found, attacks };
}

/** The piece under way: what is spent is spent, and leaders who go along must keep up [12.1]. */
function reachUnderWay(battle: Battle): Reach {
  const piece = moveUnderWay.piece.of(battle);
  const spent = moveUnderWay.spent.of(battle);
  const strayed = moveUnderWay.strayed.of(battle) === 1;
  const range = rangeOf(battle);
  range.search(piece, spent, strayed);
  const riders = battle.counters.leaders.filter((_, index) => (battle.riders.value & (1 << index)) !== 0);
  const keepUp = (place: number): boolean =>
    riders.every((leader) => range.costOf(place) <= movementAllowance(battle, leader, MovementRange.hasStrayed(place)));
  const commands = { before: [], after: [writeCommand(battle, stop)] };
  const found = reachOf(battle, range, piece, commands, companionsNow(battle), keepUp);
  return { ...found, attacks: chargesWithin(battle, piece, found) };
}

/** Everything the piece can reach with what it may do now; null when it cannot move now. */
export function reach(battle: Battle, piece: number): Reach | null {
  switch (battle.decision?.id) {
    case 'movement':
      return reachFromRest(battle, piece);
    case 'moving':
      return pieceUnderWay(battle) === piece ? reachUnderWay(battle) : null;
    case 'rout-movement':
    case 'routing':
    case 'advance':
      return stepReach(battle, piece);
    default:
      return null;
  }
}
