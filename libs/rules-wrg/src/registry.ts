import { RefusalRegistry } from '@hexwright/engine';
import { eventsOf } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

/** Every refusal of the game, declared beside its rule. */
export const refusals = new RefusalRegistry<Battle>();

/** Every event of the game, declared beside its rule. */
export const events = eventsOf('C.1');
