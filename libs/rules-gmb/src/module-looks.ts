/** How the counters of all modules are drawn: the same list as `modules.ts`, for those that have looks of their own. */
import { duelLook } from './king-arthur/duel-look.ts';
import type { ModuleLook } from './module-look.ts';
import { tamburlaineLook } from './tamburlaine/look.ts';

export const moduleLooks: readonly ModuleLook[] = [tamburlaineLook, duelLook];
