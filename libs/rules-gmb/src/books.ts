import { EventBook, RefusalBook } from '@hexwright/engine';
import type { Battle } from './battle.ts';

/** Every refusal of the Great Medieval Battles, declared beside its rule. */
export const refusals = new RefusalBook<Battle>();

/** Every event of the Great Medieval Battles, declared beside its rule. */
export const events = new EventBook();
