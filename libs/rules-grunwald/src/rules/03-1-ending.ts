/** [3.1] The commands that end something: a phase for the side that must decide, or what a piece is doing. */
import { bareVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

export const PASS = bareVerb<Battle>({
  word: 'pass',
  about: 'The side that must decide has nothing more to do in this phase.',
  ends: true,
});

/** The piece under way goes no further, or what is offered is declined. */
export const STOP = bareVerb<Battle>({
  word: 'stop',
  about: 'Single: the piece under way goes no further.',
  isPart: true,
  synonyms: { decline: 'No to what is offered, such as a pursuit.' },
  alone: () => ({ do: 'decline' }),
  ends: true,
});
