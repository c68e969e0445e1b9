/** Why the piece under way does not come to a hex: it goes as near as it can, and the rules say what keeps it from going on. */
import { type Command, type Denial, LEGAL, type ReachedPlace } from '@hexwright/engine';
import { directionFromName } from '@hexwright/hex';
import { denialOf, pieceName, unmeant } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { decisions } from '../decisions.ts';
import { MOVE, STEP, TURN } from '../rules/04-2-ways.ts';
import { moving } from '../rules/04-2-moving.ts';

/** Why a command is refused; null when it is not. */
const denial = (battle: Battle, one: Command): Denial | null => denialOf(decisions, battle, one);

/** What keeps a piece that stands next to the hex, turned as the place says, from going there. */
function refusedFrom(battle: Battle, piece: number, hex: number, place: ReachedPlace): Denial | null {
  const { grid } = battle;
  const from = place.places[0];
  const direction = grid.directionBetween(from, hex);
  if (direction < 0) return null;
  if (!battle.hasFront(piece)) return denial(battle, STEP.of(piece, direction));
  const facing = battle.facing.of(piece);
  if (direction === facing) return denial(battle, STEP.of(piece, direction));
  const turned = denial(battle, TURN.of(piece, direction));
  if (turned !== null) return turned;
  // It could turn there, so the question is what comes then.
  battle.apply(TURN.of(piece, direction));
  const step = battle.decision === moving ? denial(battle, STEP.of(piece, direction)) : null;
  const ended = step ?? { command: null, refusals: battle.explain(MOVE.of(piece)) };
  battle.undo();
  return ended.refusals.length === 0 ? null : ended;
}

/** Goes as near to the hex as the piece under way can, and asks what keeps it from going on. */
export function whyNotThere(battle: Battle, piece: number, hex: number): Denial | null {
  const { grid } = battle;
  const found = decisions.of(battle)?.reach?.(battle, piece) ?? null;
  if (found === null)
    return unmeant('out-of-reach', [battle.decision?.case ?? ''], 'That piece goes nowhere now.', hex);
  if (found.places.some(({ places, ends }) => ends && places.includes(hex))) return null;
  const label = battle.map.numbering.label(hex);
  let nearest: ReachedPlace | null = null;
  for (const [index, place] of found.places.entries()) {
    if (grid.distance(place.places[0], hex) !== 1) continue;
    nearest ??= place;
    const faces = !battle.hasFront(piece) || battle.beyond(place.places[0], facingOf(battle, place)) === hex;
    if (!faces) continue;
    const { marks } = battle.state;
    const isThere = follow(battle, found.places, index);
    const refused = isThere ? refusedFrom(battle, piece, hex, place) : null;
    while (battle.state.marks > marks) battle.undo();
    if (refused !== null) return refused;
  }
  const here = refusedFrom(battle, piece, hex, found.places[0]);
  if (here !== null) return here;
  if (nearest === null) {
    return unmeant('out-of-reach', ['4.32'], `${label} is out of reach with ${found.allowance} movement points.`, hex);
  }
  const other = battle.unitIn(hex);
  if (other >= 0) return unmeant('taken', ['4.31'], `${pieceName(battle.game, other)} stands in ${label}.`, hex);
  const text = `Where it could go to ${label} from, it must stop, or would have to turn with more points than it has left.`;
  return unmeant('no-way-in', ['4.22', '6.21', '4.32'], text, hex);
}

function facingOf(battle: Battle, { facing }: ReachedPlace): number {
  return facing === null ? -1 : directionFromName(battle.grid.orientation, facing);
}

/** Goes along the way to a place; false where that cannot be known. */
function follow(battle: Battle, places: readonly ReachedPlace[], index: number): boolean {
  const way: ReachedPlace[] = [];
  for (let at = index; places[at].from >= 0; at = places[at].from) way.unshift(places[at]);
  // What chance or a pit would bring is not for those who only ask.
  if (way.some(({ places: hexes, harm }) => harm !== undefined || battle.pitAt.of(hexes[0]) > 0)) return false;
  const { used } = battle.dice;
  for (const { command: written } of way) {
    const one = written === null ? null : decisions.read(battle, written);
    if (one !== null) {
      // An effect of the package has ended its move on the way.
      if (battle.check(one) !== LEGAL) return false;
      battle.apply(one);
    }
    // A king alone may be ridden down on the way, and the game be over [19.0].
    if (battle.over || battle.dice.used !== used) return false;
  }
  return battle.decision === moving;
}
