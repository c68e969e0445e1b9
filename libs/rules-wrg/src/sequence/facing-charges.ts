/** [C.13] Who goes back by a test and is charged may turn to face the charge. */
import { bearing, centre } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { isEngaged } from '../contacts.ts';
import { RETIRE, RETREAT } from '../directions.ts';
import { blockOf } from '../formation.ts';
import { chargersOf } from './charge-tests.ts';
import { faceAbout } from './turning.ts';

const facesCharge = events
  .add('faces-charge', 'C.13', 'unit:piece', 'charger:piece', 'facing:degrees')
  .told((_, name) => `${name('unit')} turns to face ${name('charger')}.`);

/** Whether the package lets a unit turn that goes back as it does. */
function mayTurn({ direction, parameters }: Battle, unit: number): boolean {
  switch (direction.of(unit)) {
    case RETIRE:
      return parameters.is('retiring-turns', 'when-attacked');
    case RETREAT:
      return parameters.is('retreating-turns', 'when-attacked');
    default:
      return false;
  }
}

/** Those who may turn to the nearest of those who charge them and have not reached them yet. */
export function faceCharges(battle: Battle): void {
  for (const unit of battle.units) {
    if (!battle.isStanding(unit) || !mayTurn(battle, unit) || isEngaged(battle, unit)) continue;
    const [charger] = chargersOf(battle, unit);
    if (charger === undefined) continue;
    const facing = bearing(centre(blockOf(battle, unit)), centre(blockOf(battle, charger)));
    if (facing === battle.facing.of(unit)) continue;
    faceAbout(battle, unit, facing);
    battle.events.emit(facesCharge, unit, charger, facing);
  }
}
