import { captain } from './captain/great-medieval-battles/captain.ts';
import { captain as captainOfGrunwald } from './captain/grunwald/captain.ts';
import type { PlayerKind } from './player.ts';
import { randomPlayer } from './random-player.ts';

/** Every sort of player that a seat can be given to. */
export const playerKinds: readonly PlayerKind[] = [randomPlayer, captain, captainOfGrunwald];

/** The player of that name that can play the system; undefined when there is none. */
export function playerKind(id: string, system: string): PlayerKind | undefined {
  return playerKinds.find((kind) => kind.id === id && (kind.systems?.includes(system) ?? true));
}
