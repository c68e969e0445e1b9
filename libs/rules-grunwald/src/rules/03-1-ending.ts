/** [3.1] The commands that end something: a phase for the side that must decide, or what a piece is doing. */
import { passVerb, stopVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

export const PASS = passVerb<Battle>();
export const STOP = stopVerb<Battle>('a pursuit');
