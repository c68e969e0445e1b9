/** [4.0] To have nothing more to do: a side in a step of the sequence, a piece on its way. */
import { bareVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

/** The side that must decide has nothing more to do in this step of the sequence. */
export const PASS = bareVerb<Battle>({
  word: 'pass',
  about: 'The side that must decide has nothing more to do in this phase.',
  ends: true,
});

/** The piece under way goes no further. */
export const STOP = bareVerb<Battle>({
  word: 'stop',
  about: 'Single: the piece under way goes no further.',
  isPart: true,
  synonyms: { decline: 'No to what is offered, such as an advance.' },
  alone: () => ({ do: 'decline' }),
  ends: true,
});

/** The key that ends or declines: nothing is ended by accident. */
export const ENDING_KEY = 'Shift+Enter';
