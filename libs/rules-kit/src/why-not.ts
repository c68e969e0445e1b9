/**
 * Why a person may not do what they clicked: the command that they seem to have meant is tried, and the rules themselves
 * say what forbids it.
 */
import type { Command, Denial } from '@hexwright/engine';
import { offerOf } from './choices.ts';
import type { Decision } from './decision.ts';
import type { Decisions } from './decisions.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';

/** Why the piece that is on its way does not come to the place; null when it may. */
export type WhyNotThere<Play> = (play: Play, piece: number, place: number) => Denial | null;

/** A refusal of something that no command could mean. */
export function unmeant(id: string, cases: readonly string[], text: string, place: number): Denial {
  return { command: null, refusals: [{ id, case: cases[0], cases: [...cases], text, places: [place] }] };
}

/** Why a command is refused; null when it is not. */
export function denialOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  play: Play,
  one: Command,
): Denial | null {
  const refusals = play.explain(one);
  if (refusals.length === 0) return null;
  const isMeant = decisions.verbOf(one).isMeant(play, one);
  return { command: isMeant ? decisions.write(play, one) : null, refusals };
}

/** Why the piece may not go to the place, or act upon who is there; with -1, why nothing can be begun there. */
export function whyNotOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  whyNotThere: WhyNotThere<Play>,
  play: Play,
  piece: number,
  place: number,
): Denial | null {
  const decision = decisions.of(play);
  if (decision === null) return { command: null, refusals: play.explain(0) };
  if (piece === NO_PIECE) return whyNotHere(decisions, decision, play, place);
  if (isOnItsWay(decision, play, piece)) return whyNotThere(play, piece, place);
  const meant = meantBy(decision, play, piece, place);
  if (meant === null) return null;
  const refused = denialOf(decisions, play, meant);
  if (refused !== null || offerOf(decisions, play, meant).kind !== 'piece') return refused;
  const { marks } = play.state;
  play.apply(meant);
  const begun = decisions.of(play);
  const answer = begun !== null && isOnItsWay(begun, play, piece) ? whyNotThere(play, piece, place) : null;
  while (play.state.marks > marks) play.undo();
  return answer;
}

function isOnItsWay<Play>({ isWay, piece: about }: Decision<Play>, play: Play, piece: number): boolean {
  return isWay === true && about?.(play) === piece;
}

function meantBy<Play>(
  { meant, verbs = [] }: Decision<Play>,
  play: Play,
  piece: number,
  place: number,
): Command | null {
  return meant?.(play, piece, place) ?? verbs[0].byPiece(piece);
}

/** Nothing is chosen yet: why nothing can be begun there. */
function whyNotHere<Play extends PackageGame>(
  decisions: Decisions<Play>,
  decision: Decision<Play>,
  play: Play,
  place: number,
): Denial | null {
  const here = play.piecesIn(place);
  if (here.length === 0) return unmeant('nobody-there', [decision.case], 'Nobody stands there.', place);
  const acts = (one: Command): boolean => {
    const verb = decisions.verbOf(one);
    return verb.words.ends !== true && here.includes(verb.pieceOf(play, one));
  };
  if (play.legal().toArray().some(acts)) return null;
  const meant = decision.begins?.(play, here[0]) ?? meantBy(decision, play, here[0], place);
  return meant === null ? null : denialOf(decisions, play, meant);
}
