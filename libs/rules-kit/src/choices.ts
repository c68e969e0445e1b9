/** Every legal command as a screen offers it. */
import type { Choice, Command } from '@hexwright/engine';
import type { Decisions } from './decisions.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';
import { type Offer, offering } from './verbs.ts';
import { argumentOf, entityOf } from './packed-command.ts';

/** Every legal command, each once, in the order of the rules. */
export function choicesOf<Play extends PackageGame>(decisions: Decisions<Play>, play: Play): Choice[] {
  const decision = decisions.of(play);
  if (decision === null) return [];
  return play
    .legal()
    .toArray()
    .map((one) => ({
      ...choiceOf(play, entityOf(one), decision.case, offerOf(decisions, play, one)),
      command: decisions.write(play, one),
    }));
}

/** What is absent of an offer, filled in. */
function choiceOf(
  { game: { units } }: PackageGame,
  acting: number,
  cited: string,
  { kind, label, detail = '', hexes = [], place = null, piece = acting, target = NO_PIECE, ...offer }: Offer,
): Omit<Choice, 'command'> {
  return {
    kind,
    piece: piece === NO_PIECE ? null : units[piece].id,
    hexes,
    target: target === NO_PIECE ? null : units[target].id,
    place,
    label,
    detail,
    case: offer.case ?? cited,
    ...(offer.shortcut === undefined ? {} : { shortcut: offer.shortcut }),
  };
}

/** How a command is offered where it is legal now. */
export function offerOf<Play extends PackageGame>(decisions: Decisions<Play>, play: Play, one: Command): Offer {
  const decision = decisions.of(play);
  const verb = decisions.verbOf(one);
  const { offer, ends, word } = verb.words;
  const special = decision?.offers?.get(verb) ?? offer;
  if (special !== undefined) return special(play, entityOf(one), argumentOf(one));
  if (ends !== true) return offering('answer', `${word}:`)(play, entityOf(one), argumentOf(one));
  const piece = decision?.piece?.(play) ?? NO_PIECE;
  // What ends for a whole side is not ended by accident.
  const shortcut = piece === NO_PIECE ? 'Shift+Enter' : 'Enter';
  return { kind: 'done', piece, shortcut, ...(decision?.ending?.(play) ?? { label: 'Go no further' }) };
}
