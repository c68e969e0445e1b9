/** Every legal command as a screen offers it. */
import { type CandidateQuery, type Choice, type Command, LEGAL } from '@hexwright/engine';
import { agreed } from './agreement.ts';
import type { Decision } from './decision.ts';
import type { Decisions } from './decisions.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';
import { type Offer, offering } from './verbs.ts';

/** Every legal command, each once, in the order of the rules. */
export function choicesOf<Play extends PackageGame>(decisions: Decisions<Play>, play: Play): Choice[] {
  const decision = decisions.of(play);
  if (decision === null) return [];
  return play
    .legal()
    .toArray()
    .map((one) => choiceOf(decisions, decision, play, one));
}

/** Legal commands, listed or not, that a person may mean who points at a place. */
export function candidatesOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  play: Play,
  { piece, place }: CandidateQuery,
): Choice[] {
  const decision = decisions.of(play);
  const acting = piece === null ? NO_PIECE : play.game.vocabulary.indexOf('units', piece);
  const meant = acting === NO_PIECE ? [] : (decision?.candidates?.(play, acting, place) ?? []);
  if (decision === null) return [];
  return meant.filter((one) => play.check(one) === LEGAL).map((one) => choiceOf(decisions, decision, play, one));
}

/** A command as a screen offers it. */
function choiceOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  decision: Decision<Play>,
  play: Play,
  one: Command,
): Choice {
  const acting = decisions.verbOf(one).pieceOf(play, one);
  const offer = offerOf(decisions, play, one);
  return { ...filledIn(play, acting, decision.case, offer), command: decisions.write(play, one) };
}

/** What is absent of an offer, filled in. */
function filledIn(
  { game }: PackageGame,
  acting: number,
  cited: string,
  { kind, label, detail = '', places = [], place = null, piece = acting, target = NO_PIECE, ...offer }: Offer,
): Omit<Choice, 'command'> {
  const { units } = game;
  return {
    kind,
    piece: piece === NO_PIECE ? null : units[piece].id,
    places,
    target: target === NO_PIECE ? null : units[target].id,
    place,
    label: agreed(label, game, piece),
    detail,
    case: offer.case ?? cited,
    ...(offer.marks === undefined ? {} : { marks: offer.marks }),
    ...(offer.shortcut === undefined ? {} : { shortcut: offer.shortcut }),
  };
}

/** How a command is offered where it is legal now. */
export function offerOf<Play extends PackageGame>(decisions: Decisions<Play>, play: Play, one: Command): Offer {
  const decision = decisions.of(play);
  const verb = decisions.verbOf(one);
  const { ends, word } = verb.words;
  const special = decision?.offers?.find(([kind]) => kind === verb)?.[1](play, one) ?? verb.offer(play, one);
  if (special !== null) return special;
  if (ends !== true) {
    const acting = verb.pieceOf(play, one);
    return acting === NO_PIECE ? { kind: 'answer', label: word } : offering('answer', `${word}:`)(play, acting, 0);
  }
  const piece = decision?.piece?.(play) ?? NO_PIECE;
  // What ends for a whole side is not ended by accident.
  const shortcut = piece === NO_PIECE ? 'Shift+Enter' : 'Enter';
  return { kind: 'done', piece, shortcut, ...(decision?.ending?.(play) ?? { label: 'Go no further' }) };
}
