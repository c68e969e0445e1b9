/** [II.2], [II.3] Mounting and dismounting: a whole period in which the unit does nothing else. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { MOUNTED_INFANTRY, MOUNTING, MOUNTING_INFANTRY } from '../causes.ts';
import { blockOf, standAs } from '../formation.ts';
import { hasRoom } from '../room.ts';
import { closeUp } from '../sequence/turning.ts';

const NO_HORSES = refusals.add('no-horses', 'II.3', 'It has no horses to mount, and is none that dismounts.');

const mounted = events.add('mounted', 'II.2', 'unit:piece').told((_, name) => `${name('unit')} mounts.`);
const dismounted = events.add('dismounted', 'II.2', 'unit:piece').told((_, name) => `${name('unit')} dismounts.`);

const noRoom = events
  .add('no-room-to-mount', 'II.2', 'unit:piece')
  .told((_, name) => `${name('unit')} has no room for its horses beside others, and stays on foot.`);

/** Whether it is cavalry on its horses. Infantry on horses stays infantry [II.3]. */
export function isCavalry(battle: Battle, unit: number): boolean {
  return battle.troop(unit).body.isMounted && battle.rowOf(unit).body.isMounted;
}

/** [II.3] Whether it is infantry on horses. */
export function ridesAsInfantry(battle: Battle, unit: number): boolean {
  return battle.troop(unit).body.isMounted && !battle.rowOf(unit).body.isMounted;
}

/** Whether it can change between horse and foot: cavalry that has a row on foot, and infantry with horses. */
export function mayRemount(battle: Battle, unit: number): RefusalCode {
  const { onFoot, riding } = battle.troops;
  const ofClass = battle.game.units[unit].class;
  if (battle.rowOf(unit).body.isMounted) return onFoot[ofClass] === null ? NO_HORSES : LEGAL;
  return battle.printed(unit, 'horses') === 1 && riding[ofClass] !== null ? LEGAL : NO_HORSES;
}

/** It begins to mount or dismount: disorganised while it does, infantry twice over. */
export function beginRemounting(battle: Battle, unit: number): void {
  battle.mounting.set(unit, 1);
  battle.addCause(unit, battle.rowOf(unit).body.isMounted ? MOUNTING : MOUNTING | MOUNTING_INFANTRY);
}

/** The period is over: it is on its horses, or on foot; or as it was, where those beside it leave no room for horses. */
export function endRemounting(battle: Battle, unit: number): void {
  if (battle.mounting.of(unit) === 0) return;
  battle.mounting.set(unit, 0);
  battle.endCause(unit, MOUNTING | MOUNTING_INFANTRY);
  const from = blockOf(battle, unit);
  battle.remounted.set(unit, 1 - battle.remounted.of(unit));
  closeUp(battle, unit);
  if (!hasRoom(battle, unit, from, blockOf(battle, unit))) {
    battle.remounted.set(unit, 1 - battle.remounted.of(unit));
    standAs(battle, unit, from);
    return battle.events.emit(noRoom, unit);
  }
  battle.endCause(unit, MOUNTED_INFANTRY);
  if (ridesAsInfantry(battle, unit)) battle.addCause(unit, MOUNTED_INFANTRY);
  return battle.events.emit(battle.troop(unit).body.isMounted ? mounted : dismounted, unit);
}
