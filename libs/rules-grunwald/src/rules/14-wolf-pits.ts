/** [14.0] Wolf pits: hidden from the other side until a unit of it enters one. */
import { type Command, type CommandList, LEGAL } from '@hexwright/engine';
import { entityOf, offering, pieceVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { PIT_DISORDERS, PIT_ELIMINATES } from '../charts.ts';
import { DUMMY, PIT } from '../counters.ts';
import { WOLF_PIT } from '../dice-uses.ts';
import { ELIMINATED, WAITING } from '../status.ts';
import { loseShock } from './07-5-shock.ts';
import { disorder } from './09-disorder.ts';
import { eliminate, OTHERWISE } from './19-victory.ts';

export const REMOVE_PIT = pieceVerb<Battle>({
  word: 'remove-pit',
  about: 'A wolf pit is taken off the map unseen.',
  offer: offering('answer', 'Remove'),
});

// No event of a pit says what it is, but for these two: then it lies open.
const revealed = events
  .add('pit-revealed', '14.21', 'pit:piece', 'unit:piece', 'hex:place', 'real:flag')
  .told(
    (event, name) =>
      `${name('unit')} comes upon ${event.real === true ? 'a wolf pit' : 'a dummy'} in ${String(event.hex)}`,
  );
const struck = events
  .add('pit-struck', '14.21', 'unit:piece', 'die:number', 'result:pit-result')
  .told(
    (event, name) =>
      `${name('unit')} in the pit: ${String(event.die)}, ${event.result === null ? 'unhurt' : String(event.result)}`,
  );
const removed = events
  .add('pit-removed', '14.13', 'pit:piece', 'hex:place')
  .told((event) => `The wolf pit in ${String(event.hex)} is removed unseen`);

export const IN_THE_PIT = refusals.add(
  'in-the-pit',
  '14.21',
  'The wolf pit has disordered the unit: it stays where it is.',
);
const NO_PIT = refusals.add('no-pit', '14.13', 'There is no wolf pit of yours to remove.');

/** What became of a unit that came to a hex. */
export const GOES_ON = 0;
/** It is disordered and stays where it is [14.21]. */
export const FALLS = 1;
export const IS_LOST = 2;

/** A unit (no leader alone [14.22]) comes to a hex, by whatever movement: the pit in it is revealed or removed [14.14], [14.21]. */
export function enterPit(battle: Battle, unit: number, hex: number): number {
  const pit = battle.pitAt.of(hex) - 1;
  if (pit < 0) return GOES_ON;
  const own = battle.counters.side[pit] === battle.counters.side[unit];
  const value = battle.face.of(pit);
  if (own) {
    removePit(battle, pit);
    return GOES_ON;
  }
  battle.remove(pit, ELIMINATED);
  battle.events.emit(revealed, pit, unit, hex, value === DUMMY ? 0 : 1);
  if (value === DUMMY) return GOES_ON;
  const die = battle.dice.roll(battle.serial, unit, pit, WOLF_PIT);
  const result = battle.charts.wolfPit(unit, battle.face.of(unit), die, battle.watchTables);
  battle.events.emit(struck, unit, die, result);
  if (result === PIT_ELIMINATES) {
    eliminate(battle, unit, OTHERWISE);
    return IS_LOST;
  }
  if (result !== PIT_DISORDERS) return GOES_ON;
  loseShock(battle, unit);
  // [12.34] What is left of it without its shock may be a gun.
  if (battle.isGun(unit)) {
    eliminate(battle, unit, OTHERWISE);
    return IS_LOST;
  }
  disorder(battle, unit);
  return FALLS;
}

/** [14.13] Adds the pits that `side` may take off the map. */
export function listRemovals(battle: Battle, side: number, commands: CommandList): void {
  const { pits, side: sideOf } = battle.counters;
  for (const pit of pits) if (sideOf[pit] === side && battle.isInPlay(pit)) commands.add(REMOVE_PIT.of(pit));
}

/** [14.13] As {@link listRemovals}, in a phase in which pits are taken away only at any point of the game (R40). */
export function listRemovalsAnyTime(battle: Battle, commands: CommandList): void {
  if (isAnyTime(battle)) listRemovals(battle, battle.phasing, commands);
}

const isAnyTime = (battle: Battle): boolean => battle.parameters.is('pit-removal', 'any-time');

/** [14.13] True when `side` has pits to take away: the fire phase is kept open for that. */
export function mayRemovePits(battle: Battle, side: number): boolean {
  return (
    isAnyTime(battle) && battle.counters.pits.some((pit) => removalRefusal(battle, side, REMOVE_PIT.of(pit)) === LEGAL)
  );
}

/** [14.13] As {@link removalRefusal}, in such a phase. */
export function removalAnyTimeRefusal(battle: Battle, one: Command): number {
  return isAnyTime(battle) ? removalRefusal(battle, battle.phasing, one) : NO_PIT;
}

/** [14.13] Whether `side` may take that pit off the map. */
export function removalRefusal(battle: Battle, side: number, one: Command): number {
  const pit = entityOf(one);
  const { counters } = battle;
  return counters.kind[pit] === PIT && counters.side[pit] === side && battle.isInPlay(pit) ? LEGAL : NO_PIT;
}

/** Takes a pit off the map unseen. */
export function removePit(battle: Battle, pit: number): void {
  battle.events.emit(removed, pit, battle.hex.of(pit));
  battle.remove(pit, WAITING);
}

/** [14.11] What each pit is that the side has not seen open, on the map or taken off it; nothing of its own. */
export function hiddenPits(battle: Battle, side: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const pit of battle.counters.pits) {
    if (battle.counters.side[pit] !== side && !battle.isLost(pit)) found.set(pit, battle.face.of(pit));
  }
  return found;
}

/** Makes each of two pits what the other is. */
export function exchangePits(battle: Battle, one: number, other: number): void {
  const value = battle.face.of(one);
  battle.face.set(one, battle.face.of(other));
  battle.face.set(other, value);
}
