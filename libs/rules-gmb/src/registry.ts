import { RefusalRegistry } from '@hexwright/engine';
import { eventsOf } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

/** Every refusal of the Great Medieval Battles, declared beside its rule. */
export const refusals = new RefusalRegistry<Battle>();

/** Every event of the Great Medieval Battles, declared beside its rule. */
export const events = eventsOf('4.0');
