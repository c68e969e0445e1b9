/** Where a unit that routs can get to [8.53], so that a person sends it to the end of its flight at once. */
import { LEGAL, type Reach, type ReachedPlace } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import { OFF_MAP, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { STEP } from '../rules/04-2-ways.ts';
import { finishes, isFar, isRiddenThrough, routStepRefusal } from '../rules/08-5-rout-ways.ts';

/** A hex on the way, and whether the rout has come far enough by then. */
interface Stage {
  readonly hex: number;
  readonly isFarEnough: boolean;
}

/**
 * Everything that the unit can rout to. Nothing is played for it: what a die or a wolf pit brings on the way is known to
 * nobody. Where a die falls for a friend who is ridden through, the way is seen no farther.
 *
 * @param start the hex in which the rout began
 * @param isFarEnough the rout has come as far as it must, and runs on past friends [8.57]
 */
export function routReach(battle: Battle, unit: number, start: number, isFarEnough: boolean): Reach {
  const { orientation } = battle.grid;
  const here = { ...battle.placeOf(unit), cost: 0, from: -1, entered: [], label: '', parts: [], command: null };
  const places: ReachedPlace[] = [{ ...here, ends: false, after: [] }];
  const stages: Stage[] = [{ hex: battle.hex.of(unit), isFarEnough }];
  /** The places from which a rout goes on, in the order in which they were found. */
  const open = [0];
  const seen = new Set<string>();
  for (const from of open) {
    const { hex, isFarEnough: runsOn } = stages[from];
    for (let direction = 0; direction < 6; direction++) {
      if (routStepRefusal(battle, unit, start, hex, runsOn, direction) !== LEGAL) continue;
      const to = battle.beyond(hex, direction);
      const stage = { hex: to, isFarEnough: runsOn || (to >= 0 && isFar(battle, start, to)) };
      const key = to < 0 ? `off ${hex}` : `${to} ${stage.isFarEnough}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const friend = to < 0 ? -1 : battle.unitIn(to);
      const waits = friend >= 0 && friend !== unit && isRiddenThrough(battle, friend);
      const ends = to < 0 || finishes(battle, unit, start, to, stage.isFarEnough);
      places.push({
        ...(to < 0 ? OFF_MAP : battle.placeAt(to, battle.hasFront(unit) ? direction : -1)),
        cost: places[from].cost + 1,
        from,
        entered: to < 0 ? [] : [to],
        label: `Go ${directionName(orientation, direction)}`,
        parts: [],
        command: STEP.written(battle, unit, direction),
        ends,
        after: [],
        ...harmOf(battle, to, waits ? friend : -1),
      });
      stages.push(stage);
      if (!ends && !waits) open.push(places.length - 1);
    }
  }
  return {
    piece: battle.game.units[unit].id,
    allowance: places[places.length - 1].cost,
    unit: 'steps',
    endsAnywhere: true,
    places,
    before: [],
    companions: [],
    attacks: [],
    case: '8.53',
  };
}

/** What a step does that nobody wants by accident: over the edge of the map, or through a friend. */
function harmOf(battle: Battle, to: number, friend: number): Pick<ReachedPlace, 'harm'> {
  if (to < 0) return { harm: { text: 'It leaves the map.', case: '10.11' } };
  if (friend < 0) return {};
  return {
    harm: { text: `It rides through ${pieceName(battle.game, friend)}, and may sweep it along.`, case: '8.56' },
  };
}
