import { EventBook, RefusalBook } from '@hexwright/engine';
import type { Battle } from './battle.ts';

/** Every refusal of the game, declared beside its rule. */
export const refusals = new RefusalBook<Battle>();

/** Every event of the game, declared beside its rule. */
export const events = new EventBook();
