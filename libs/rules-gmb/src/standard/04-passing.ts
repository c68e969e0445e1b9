/** [4.0] To have nothing more to do: a side in a step of the sequence, a piece on its way. */
import { passVerb, stopVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

export const PASS = passVerb<Battle>();
export const STOP = stopVerb<Battle>('an advance');

/** The key that ends or declines: nothing is ended by accident. */
export const ENDING_KEY = 'Shift+Enter';
