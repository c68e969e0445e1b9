/** What must be decided, in a sentence. */
import type { Prompt } from '@hexwright/engine';
import { agreed } from './agreement.ts';
import type { PromptWords } from './decision.ts';
import type { Decisions } from './decisions.ts';
import { pieceName } from './names.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';

/** What must be decided now, and by whom; `over` says what is said when nothing is left to decide. */
export function questionOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  over: (play: Play) => PromptWords,
  play: Play,
): Prompt {
  const { game, deciding } = play;
  const decision = decisions.of(play);
  const name = decisions.nameOf(play);
  const piece = decision?.piece?.(play) ?? NO_PIECE;
  const about = piece === NO_PIECE ? '' : pieceName(game, piece);
  const asked = decision === null ? over(play) : decision.prompt?.(play, about);
  const words = asked ?? { title: name, text: 'Choose what to do.' };
  return {
    side: deciding < 0 ? null : game.sides[deciding].id,
    decision: name,
    piece: piece === NO_PIECE ? null : game.units[piece].id,
    title: agreed(words.title, game, piece),
    text: agreed(words.text, game, piece),
    case: words.case ?? decision?.case ?? '',
    ...(words.showsShots && { showsShots: true }),
  };
}
