/** How the counters of all modules are drawn: the same list as `modules.ts`, for those that have looks of their own. */
import { duelCounterStyle } from './king-arthur/duel-counter-style.ts';
import type { ModuleCounterStyle } from './module-counter-style.ts';
import { tamburlaineCounterStyle } from './tamburlaine/counter-style.ts';

export const moduleCounterStyles: readonly ModuleCounterStyle[] = [tamburlaineCounterStyle, duelCounterStyle];
