import type { PlayerKind } from '@hexwright/rules-kit';
import { captain } from './ai/captain.ts';

/** The computer players that know these rules. */
export const players: readonly PlayerKind[] = [captain];
