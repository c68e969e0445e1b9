/** Everything a piece can reach in the Movement Phase [5.1], with what every step costs and why. */
import { TAKE } from '../standard/12-leaders.ts';
import { allowanceParts, companionsNow } from '@hexwright/rules-kit';
import { inOrder, LEGAL, type Part, type Reach, type ReachedPlace, type WrittenCommand } from '@hexwright/engine';
import { rankOfTurn } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import { ofAct } from '../combat-question.ts';
import { MovementRange } from '../movement-range.ts';
import { STOP } from '../standard/04-passing.ts';
import { MOVE, moveRefusal } from '../standard/05-1-moves.ts';
import { moveUnderWay } from '../standard/05-1-under-way.ts';
import { paidParts, STEP, stepWords } from '../standard/05-2-steps.ts';
import { enteredBy, plotFrom } from '../standard/05-2-places.ts';
import { movementAllowance, printedAllowance } from '../standard/13-fatigue.ts';
import { chargesWithin } from './charges.ts';

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
  const left = MovementRange.leftOf(before);
  const direction = MovementRange.directionOf(before);
  const plan = plotFrom(battle, size, left, direction, step);
  return {
    label: stepWords(battle, step, false).label,
    parts: paidParts(battle, piece, plan, step, left, direction),
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
  const allowance = movementAllowance(battle, piece, false);
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
      command: commands === null ? null : STEP.written(battle, piece, step),
    });
  }
  const printed = printedAllowance(battle, piece);
  const changes = battle.charts.movementAllowance
    .breakdown(ofAct(battle, piece, piece), printed)
    .map(({ label, value, case: cited }) => ({ label, value, case: cited }));
  return {
    piece: id,
    allowance,
    ...allowanceParts({ value: printed, case: '5.12' }, changes, allowance),
    unit: 'points',
    places: inOrder(places, (from, to) => rankOfTurn(battle.grid.orientation, from, to)),
    before: commands?.before ?? NO_COMMANDS,
    companions,
    attacks: [],
    case: '5.12',
  };
}

/** The piece of the Movement Phase that is about to move. */
export function reachFromRest(battle: Battle, piece: number): Reach | null {
  if (moveRefusal(battle, piece) !== LEGAL) return null;
  const begin = MOVE.of(piece);
  const before = [MOVE.written(battle, piece)];
  battle.apply(begin);
  const companions = companionsNow(battle, TAKE);
  battle.undo();
  const range = rangeOf(battle);
  range.search(piece);
  const found = reachOf(battle, range, piece, { before, after: [STOP.written(battle)] }, companions);
  battle.apply(begin);
  const attacks = chargesWithin(battle, piece, found);
  battle.undo();
  return { ...found, attacks };
}

/** The piece under way: what is spent is spent, and leaders who go along must keep up [12.1]. */
export function reachUnderWay(battle: Battle): Reach {
  const piece = moveUnderWay.piece.of(battle);
  const spent = moveUnderWay.spent.of(battle);
  const strayed = moveUnderWay.strayed.of(battle) === 1;
  const range = rangeOf(battle);
  range.search(piece, spent, strayed);
  const riders = battle.riders.pieces();
  const keepUp = (place: number): boolean =>
    riders.every((leader) => range.costOf(place) <= movementAllowance(battle, leader, MovementRange.hasStrayed(place)));
  const commands = { before: [], after: [STOP.written(battle)] };
  const found = reachOf(battle, range, piece, commands, companionsNow(battle, TAKE), keepUp);
  return { ...found, attacks: chargesWithin(battle, piece, found) };
}
