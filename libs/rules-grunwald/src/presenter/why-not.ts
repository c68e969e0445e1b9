/**
 * Why a person may not do what they clicked: the command that they seem to have meant is tried, and the rules themselves say
 * what forbids it.
 */
import { type Command, type Denial, LEGAL, type ReachedPlace } from '@hexwright/engine';
import { directionFromName } from '@hexwright/hex';
import { command, entityOf, kindOf, pieceName, whyNotOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { ATTACK, FACE, FIRE, MOVE, PASS, ROUT, STEP, STOP, TURN } from '../command-kinds.ts';
import { decisions } from '../decisions.ts';
import { pieceUnderWay } from './prompt.ts';
import { reorganisation } from '../rules/09-4-rally.ts';
import { reach } from './reach.ts';

/** The refusal of what no command could mean. */
function unmeant(battle: Battle, id: string, text: string, hex: number): Denial {
  return told(id, [battle.decision?.case ?? ''], text, hex);
}

/** A refusal that no rule has by itself. */
function told(id: string, cases: readonly string[], text: string, hex: number): Denial {
  return { command: null, refusals: [{ id, case: cases[0], cases: [...cases], text, hexes: [hex] }] };
}

/** Why a command is refused; null when it is not. */
function denial(battle: Battle, one: Command): Denial | null {
  const refusals = battle.explain(one);
  return refusals.length === 0 ? null : { command: decisions.write(battle, one), refusals };
}

/** What keeps a piece that stands next to the hex, turned as the place says, from going there. */
function refusedFrom(battle: Battle, piece: number, hex: number, place: ReachedPlace): Denial | null {
  const { grid } = battle;
  const from = place.hexes[0];
  const direction = grid.directionBetween(from, hex);
  if (direction < 0) return null;
  if (!battle.hasFront(piece)) return denial(battle, command(STEP, piece, direction));
  const facing = battle.facing.of(piece);
  if (direction === facing) return denial(battle, command(STEP, piece, direction));
  const turned = denial(battle, command(TURN, piece, direction));
  if (turned !== null) return turned;
  // It could turn there, so the question is what comes then.
  battle.apply(command(TURN, piece, direction));
  const step = battle.decision?.id === 'moving' ? denial(battle, command(STEP, piece, direction)) : null;
  const ended = step ?? { command: null, refusals: battle.explain(command(MOVE, piece)) };
  battle.undo();
  return ended.refusals.length === 0 ? null : ended;
}

/** Goes as near to the hex as the piece under way can, and asks what keeps it from going on. */
function whatStops(battle: Battle, piece: number, hex: number): Denial | null {
  const { grid } = battle;
  const found = reach(battle, piece);
  if (found === null) return unmeant(battle, 'out-of-reach', 'That piece goes nowhere now.', hex);
  if (found.places.some(({ hexes, ends }) => ends && hexes.includes(hex))) return null;
  const label = battle.map.numbering.label(hex);
  let nearest: ReachedPlace | null = null;
  for (const [index, place] of found.places.entries()) {
    if (grid.distance(place.hexes[0], hex) !== 1) continue;
    nearest ??= place;
    const faces = !battle.hasFront(piece) || battle.beyond(place.hexes[0], facingOf(battle, place)) === hex;
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
    return told('out-of-reach', ['4.32'], `${label} is out of reach with ${found.allowance} movement points.`, hex);
  }
  const other = battle.unitIn(hex);
  if (other >= 0) return told('taken', ['4.31'], `${pieceName(battle.game, other)} stands in ${label}.`, hex);
  const text = `Where it could go to ${label} from, it must stop, or would have to turn with more points than it has left.`;
  return told('no-way-in', ['4.22', '6.21', '4.32'], text, hex);
}

function facingOf(battle: Battle, { facing }: ReachedPlace): number {
  return facing === null ? -1 : directionFromName(battle.grid.orientation, facing);
}

/** Goes along the way to a place; false where that cannot be known. */
function follow(battle: Battle, places: readonly ReachedPlace[], index: number): boolean {
  const way: ReachedPlace[] = [];
  for (let at = index; places[at].from >= 0; at = places[at].from) way.unshift(places[at]);
  // What chance or a pit would bring is not for those who only ask.
  if (way.some(({ hexes, harm }) => harm !== undefined || battle.pitAt.of(hexes[0]) > 0)) return false;
  const { used } = battle.dice;
  for (const { command: written } of way) {
    if (written !== null) battle.apply(decisions.read(battle, written));
    if (battle.dice.used !== used) return false;
  }
  return battle.decision?.id === 'moving';
}

function whyNotBegin(battle: Battle, piece: number, hex: number): Denial | null {
  const begin = command(MOVE, piece);
  const refused = denial(battle, begin);
  if (refused !== null) return refused;
  const { marks } = battle.state;
  battle.apply(begin);
  const answer = whatStops(battle, piece, hex);
  while (battle.state.marks > marks) battle.undo();
  return answer;
}

/** What a person means who clicks a piece to begin with it. */
function beginning(battle: Battle, piece: number): Command {
  switch (battle.decision?.id) {
    case 'fire':
      return command(FIRE, piece, piece);
    case 'attack':
      return command(ATTACK, piece);
    case 'routs':
      return command(ROUT, piece);
    case 'deployment':
      return command(FACE, piece, (battle.facing.of(piece) + 1) % 6);
    default:
      return command(MOVE, piece);
  }
}

/** Nothing is chosen yet: why nothing can be begun in that hex. */
function whyNotHere(battle: Battle, hex: number): Denial | null {
  const found = battle.piecesIn(hex);
  const commands = battle.legal().toArray();
  const acting = new Set(commands.filter((one) => kindOf(one) !== PASS && kindOf(one) !== STOP).map(entityOf));
  if (found.some((piece) => acting.has(piece))) return null;
  if (found.length === 0) return unmeant(battle, 'nobody-there', 'Nobody stands there.', hex);
  return denial(battle, beginning(battle, found[0]));
}

/** Why the piece may not go to the hex, or act upon who is in it; with -1, why nothing can be begun there. */
export function whyNot(battle: Battle, piece: number, hex: number): Denial | null {
  if (battle.decision === reorganisation) return whyNotOf(decisions, () => null, battle, piece, hex);
  if (battle.isIdle) return unmeant(battle, 'game-over', 'The battle is over.', hex);
  if (piece < 0) return whyNotHere(battle, hex);
  switch (battle.decision?.id) {
    case 'movement':
      return whyNotBegin(battle, piece, hex);
    case 'moving':
      return pieceUnderWay(battle) === piece ? whatStops(battle, piece, hex) : denial(battle, command(MOVE, piece));
    case 'fire': {
      const [target = piece] = battle.piecesIn(hex);
      return denial(battle, command(FIRE, piece, target));
    }
    case 'attack': {
      const [target = piece] = battle.piecesIn(hex);
      return denial(battle, command(ATTACK, target));
    }
    default: {
      const begin = beginning(battle, piece);
      return battle.check(begin) === LEGAL ? null : denial(battle, begin);
    }
  }
}
