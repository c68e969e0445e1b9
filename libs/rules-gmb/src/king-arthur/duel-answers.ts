/** What leaders answer in man-to-man combat [18.0]: who answers is no choice, so it need not be written. */
import { type CommandWords, type Offer, pieceName, Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { whoDecides } from '../who-decides.ts';

/** An answer in words; on no hex, so that nobody answers by accident, with a click on the map. */
export function answerVerb(
  word: string,
  about: string,
  words: (name: string) => Pick<Offer, 'label' | 'detail' | 'case'>,
  more: Pick<CommandWords, 'told'> = {},
): Verb<Battle> {
  return new Verb<Battle>(
    { word, about, ...more, offer: ({ game }, leader) => ({ kind: 'answer', ...words(pieceName(game, leader)) }) },
    {
      takes: '[unit]',
      write: ({ game }, leader) => ({ unit: game.units[leader].id }),
      read: (battle, written) => [whoDecides(battle, written)],
    },
  );
}
