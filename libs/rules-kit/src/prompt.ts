/** What must be decided, in a sentence. */
import type { Prompt } from '@hexwright/engine';
import { agreed } from './agreement.ts';
import type { PromptWords } from './decision.ts';
import type { Decisions } from './decisions.ts';
import { pieceName } from './names.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';

/** Questions by decision; `name` is that of the piece that it is about, or empty. */
export type Phrases<Play> = Readonly<Record<string, ((play: Play, name: string) => PromptWords) | undefined>>;

/** What must be decided now, and by whom; `over` says what is said when nothing is left to decide. */
export function questionOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  over: (play: Play) => PromptWords,
  play: Play,
): Prompt {
  const decision = decisions.of(play);
  const piece = decision?.piece?.(play) ?? NO_PIECE;
  return promptOf(
    { [decisions.nameOf(play)]: decision === null ? over : decision.prompt },
    play,
    decisions.nameOf(play),
    piece,
  );
}

/** The question of a decision, about a piece or, with -1, about none. */
export function promptOf<Play extends PackageGame>(
  phrases: Phrases<Play>,
  play: Play,
  decision: string,
  piece: number,
): Prompt {
  const { game, deciding } = play;
  const name = piece < 0 ? '' : pieceName(game, piece);
  const words = phrases[decision]?.(play, name) ?? { title: decision, text: 'Choose what to do.' };
  return {
    side: deciding < 0 ? null : game.sides[deciding].id,
    decision,
    piece: piece < 0 ? null : game.units[piece].id,
    title: agreed(words.title, game, piece),
    text: agreed(words.text, game, piece),
    case: words.case ?? play.decision?.case ?? '',
  };
}
