/** The commands that end something: a phase for the side that must decide, or what a piece is doing. */
import type { PackageGame } from './package-game.ts';
import { bareVerb, type Verb } from './verbs.ts';

/** The side that must decide has nothing more to do in this step of the sequence. */
export function passVerb<Play extends PackageGame>(): Verb<Play> {
  return bareVerb<Play>({
    word: 'pass',
    about: 'The side that must decide has nothing more to do in this phase.',
    ends: true,
  });
}

/** The piece under way goes no further, or what is offered is declined, such as `offered`. */
export function stopVerb<Play extends PackageGame>(offered: string): Verb<Play> {
  return bareVerb<Play>({
    word: 'stop',
    about: 'Single: the piece under way goes no further.',
    isPart: true,
    synonyms: { decline: `No to what is offered, such as ${offered}.` },
    alone: () => ({ do: 'decline' }),
    ends: true,
  });
}
