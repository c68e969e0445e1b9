/** [4.5] What happens when a unit comes to a hex, by whatever movement: losses, pits, leaders, standards, camps. */
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { MARSH } from '../dice-uses.ts';
import { carry } from './05-stacking.ts';
import { FALLS, enterPit, GOES_ON, IS_LOST } from './14-wolf-pits.ts';
import { overrunLeaders } from './15-leaders.ts';
import { takeStandards } from './16-standards.ts';
import { eliminate, OTHERWISE, scoreCampHex } from './19-victory.ts';
import { terrain } from './20-1-terrain-effects.ts';

export { FALLS, GOES_ON, IS_LOST };

const marsh = events
  .add('marsh-check', '4.56', 'unit:piece', 'hex:place', 'die:number', 'second:number', 'lost:flag')
  .told(
    (event, name) =>
      `${name('unit')} in the marsh of ${String(event.hex)}: ${String(event.die)}${event.second === 0 ? '' : `, ${String(event.second)}`}: ${event.lost === true ? 'lost' : 'passes'}`,
  );

/**
 * [4.24] A unit comes to a hex next to its own, in its movement or in combat, with a facing, and takes `riders` along. A unit
 * that stands there has been dealt with. Answers {@link GOES_ON}, {@link FALLS} (disordered by a pit, it goes no further) or {@link IS_LOST}.
 */
export function enter(battle: Battle, unit: number, hex: number, facing: number, riders: readonly number[]): number {
  carry(battle, unit, hex, facing, riders);
  return arrive(battle, unit, hex);
}

/** What the hex does to a unit that has just come there. */
export function arrive(battle: Battle, unit: number, hex: number): number {
  overrunLeaders(battle, unit, hex);
  if (isLostInMarsh(battle, unit, hex)) {
    eliminate(battle, unit, OTHERWISE);
    return IS_LOST;
  }
  const fate = enterPit(battle, unit, hex);
  if (fate === IS_LOST) return IS_LOST;
  takeStandards(battle, unit);
  scoreCampHex(battle, unit, hex);
  return fate;
}

/** [4.56] Two dice of heavy horse in a marsh: the second only after a bad first. */
function isLostInMarsh(battle: Battle, unit: number, hex: number): boolean {
  if (!terrain.of(battle).checksForLosses(unit, hex)) return false;
  const { parameters, dice, serial } = battle;
  const first = dice.roll(serial, unit, unit, MARSH);
  const again = first >= parameters.number('marsh-loss-first');
  const second = again ? dice.roll(serial, unit, unit, MARSH) : 0;
  const lost = again && second >= parameters.number('marsh-loss-second');
  battle.events.emit(marsh, unit, hex, first, second, lost ? 1 : 0);
  return lost;
}
