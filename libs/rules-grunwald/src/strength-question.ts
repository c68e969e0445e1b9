/** The questions that the rules ask of modifiers and conditions. */
import type { Battle, StrengthQuestion } from './battle.ts';

/** The question of a unit in hex `here`, against somebody in `there`; alone, unless it is said who is with it. */
export function onGround(
  battle: Battle,
  unit: number,
  here: number,
  attacks: boolean,
  there: number,
  led = false,
  standard = false,
): StrengthQuestion {
  const { terrain } = battle.map;
  return {
    battle,
    unit,
    here: terrain[here],
    there: terrain[there],
    attacks: attacks ? 1 : 0,
    led: led ? 1 : 0,
    standard: standard ? 1 : 0,
  };
}
