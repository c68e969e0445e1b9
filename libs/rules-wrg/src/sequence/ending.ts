/** [C.1] The side that must decide has nothing more to do. */
import { passVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

export const PASS = passVerb<Battle>();
