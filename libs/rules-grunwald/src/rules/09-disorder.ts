/** [9.1], [9.2] Disorder: how a unit comes to it, and what it may not enter. */
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { releaseKing } from './15-1-king.ts';
import { UNIT_BREAKS } from '@hexwright/rules-kit';

const disordered = events
  .add('disordered', '9.11', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} is disordered in ${String(event.hex)}`);

export const DISORDERED_INTO_ZONE = refusals.add(
  'disordered-into-zone',
  '9.22',
  'A disordered unit may not enter an enemy zone of control.',
);
export const DISORDERED_OUT_OF_ATTACK_ZONE = refusals.add(
  'disordered-out-of-attack-zone',
  '9.32',
  'A disordered unit may not leave an enemy attack zone by its own movement.',
);
export const ALREADY_DISORDERED = refusals.add('already-disordered', '9.13', 'The unit is disordered already.');
export const NO_ORDER_TO_LOSE = refusals.add(
  'no-order-to-lose',
  '9.13',
  'Leaders and guns cannot give up their order.',
);
export const HAS_NO_FRONT = refusals.add(
  'has-no-front',
  ['9.12', '15.11'],
  'Disordered units and leaders have no facing: there is nothing to turn, and no rear.',
);

/**
 * [9.11] Marks a unit as disordered, so that it has no front, no rear and no zones [9.12], [8.52], wherever it then finds
 * itself [9.31]; nothing more happens to one that is so already [9.37].
 */
export function disorder(battle: Battle, unit: number): void {
  if (battle.isDisordered(unit)) return;
  battle.setDisordered(unit, true);
  battle.events.emit(disordered, unit, battle.hex.of(unit));
  battle.effects?.raise(UNIT_BREAKS, unit);
  if (battle.counters.isBodyguard[unit] === 1) releaseKing(battle, battle.counters.side[unit]);
}
