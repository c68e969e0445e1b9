import { EventRegistry, RefusalRegistry } from '@hexwright/engine';
import type { Battle } from './battle.ts';

/** Every refusal of the game, declared beside its rule. */
export const refusals = new RefusalRegistry<Battle>();

/** Every event of the game, declared beside its rule. */
export const events = new EventRegistry();
