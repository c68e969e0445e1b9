/** [C.3] Firing, of all at once. */
import type { Battle } from '../battle.ts';
import { isReadyToShoot, targetFor } from '../2-additional-rules/1-targets.ts';
import { shootAll, volleyOf } from '../6-tables/volley.ts';
import { automatic } from './automatic.ts';
import { noteOutflanked } from './fighting.ts';

/** Everybody who can shoots at whom it must. */
export const firing = automatic('firing', 'C.3', (battle: Battle) => {
  noteOutflanked(battle);
  const volleys = battle.units.flatMap((unit) => {
    if (!isReadyToShoot(battle, unit)) return [];
    const target = targetFor(battle, unit);
    return target < 0 ? [] : [volleyOf(battle, unit, target)];
  });
  shootAll(battle, volleys);
});
