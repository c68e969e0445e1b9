/** [C.2] Men fall: twenty make a figure, the rest is carried. */
import { FIGURES_LEFT } from '@hexwright/engine';
import { counted } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { bearersPart } from '../2-additional-rules/5-mantlets.ts';
import { COMMANDER } from '../dice-uses.ts';
import { DESTROYED, LOST } from '../status.ts';

const figuresLeft = events
  .add(FIGURES_LEFT, 'C.2', 'unit:piece', 'figures:number')
  .told(({ figures }, name) => `${name('unit')} has ${counted(Number(figures), 'figure')} left.`);
const destroyed = events.add('destroyed', 'C.2', 'unit:piece').told((_, name) => `${name('unit')} is destroyed.`);
const commanderLost = events
  .add('commander-lost', 'C.9', 'commander:piece', 'unit:piece')
  .told((_, name) => `${name('commander')} falls with ${name('unit')}.`);

/** Takes men from a unit, by the hand of `by`; gives how many figures that takes away. Bearers of mantlets share it when it is shot at. */
export function loseMen(battle: Battle, unit: number, men: number, isShared: boolean, by: number): number {
  const part = isShared ? bearersPart(battle, unit, men) : 0;
  const before = battle.figures(unit);
  battle.bearersLost.add(unit, part);
  battle.lost.add(unit, men - part);
  const after = battle.figures(unit);
  if (after < before && after > 0) battle.events.emit(figuresLeft, unit, after);
  if (after === 0 && battle.isStanding(unit)) {
    leaveTable(battle, unit, DESTROYED, by);
    battle.events.emit(destroyed, unit);
  }
  return before - after;
}

/** [C.9] A commander who fights with a unit is in danger with each figure that falls beside them. */
export function endanger(battle: Battle, unit: number, figures: number): void {
  for (const commander of companyOf(battle, unit)) {
    for (let fallen = 0; fallen < figures && battle.isInPlay(commander); fallen++) {
      const die = battle.dice.roll(battle.serial, commander, unit, COMMANDER);
      if (die >= battle.parameters.number('command-risk')) loseCommander(battle, commander, unit);
    }
  }
}

/** Commanders who are with a unit. */
export function companyOf(battle: Battle, unit: number): number[] {
  return battle.commanders.filter(
    (commander) => battle.isInPlay(commander) && battle.company.of(commander) === unit + 1,
  );
}

/** A commander is killed or taken with a unit. */
export function loseCommander(battle: Battle, commander: number, unit: number): void {
  battle.loses(commander, -1);
  battle.status.set(commander, LOST);
  battle.lostIn.set(commander, battle.turn);
  battle.company.set(commander, 0);
  battle.events.emit(commanderLost, commander, unit);
}

/** A unit is lost, for whatever reason, destroyed by somebody or by nobody (-1). */
export function leaveTable(battle: Battle, unit: number, status: number, by = -1): void {
  battle.loses(unit, by);
  battle.lostIn.set(unit, battle.turn);
  depart(battle, unit, status);
}

/** A unit is off the table: nobody has anything to do with it any more. */
export function depart(battle: Battle, unit: number, status: number): void {
  battle.status.set(unit, status);
  for (const commander of companyOf(battle, unit)) battle.company.set(commander, 0);
  for (const column of [battle.charges, battle.follows, battle.pursues, battle.direction, battle.directionLeft]) {
    column.set(unit, 0);
    if (column === battle.direction || column === battle.directionLeft) continue;
    for (const other of battle.units) if (column.of(other) === unit + 1) column.set(other, 0);
  }
  battle.broken.set(unit, 0);
}
