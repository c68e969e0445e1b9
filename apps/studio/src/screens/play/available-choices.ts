/** Which choices have buttons beside the board: all that nobody could find on it, and no more. Plain data. */
import type { Choice, PieceView, GameView } from '@hexwright/playtest/screen';
import { choicesOf, ready, type Hand } from './hand.ts';

/** What is nobody's: passing, ending the phase. */
export function generalButtons(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ piece, kind }) => piece === null && kind !== 'piece');
}

/** What a piece can do; `isApart` of what two pieces fight out by themselves, which is answered where they do. */
export function pieceButtons(
  view: GameView,
  choices: readonly Choice[],
  hand: Hand,
  piece: string,
  isApart = false,
): Choice[] {
  const own = choicesOf(isApart ? [] : choices, piece).filter((choice) => choice.piece !== null);
  if (view.prompt.piece === piece) return [...along(choices, hand), ...own];
  return own.filter((choice) => !isOnBoard(choice, hand));
}

/** What a choice is called where the name of its piece stands above it: `Hold` for `Hold: Knights`. */
export function withoutName(label: string, name: string): string {
  if (name === '') return label;
  const short = label.startsWith(`${name}: `) ? label.slice(name.length + 2) : label;
  const bare = short.endsWith(`: ${name}`) ? short.slice(0, -name.length - 2) : short;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Pieces that can do something and are not on the map: nobody can click them there. */
export function besideMap(view: GameView, choices: readonly Choice[]): PieceView[] {
  if (view.prompt.piece !== null) return [];
  const able = new Set(ready(choices));
  return view.pieces.filter(({ id, where }) => where !== 'map' && able.has(id));
}

/** The piece that nobody has to pick up: the one that the rules ask about, or the only one, where none is on the map. */
export function givenPiece(view: GameView, choices: readonly Choice[]): string | null {
  if (view.prompt.piece !== null) return view.prompt.piece;
  const [only, ...others] = ready(choices);
  return others.length === 0 && besideMap(view, choices).length === 1 ? only : null;
}

/** Who may go along with the piece under way or stay behind, but those whom the way's card lets go along. */
function along(choices: readonly Choice[], hand: Hand): Choice[] {
  const offered = new Set((hand.reach?.companions ?? []).map(({ piece }) => piece));
  return choices.filter(
    ({ kind, piece }) => (kind === 'take' || kind === 'drop') && piece !== null && !offered.has(piece),
  );
}

/** Whether the board shows all there is to a choice of the piece in hand: its buttons would only fill the panel. */
function isOnBoard({ kind, place }: Choice, { reach }: Hand): boolean {
  // Who flees may also do it hex by hex.
  if (kind === 'piece') return reach?.endsAnywhere !== true;
  return kind === 'answer' && place !== null;
}
