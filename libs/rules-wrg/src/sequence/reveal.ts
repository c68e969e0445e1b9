/** [C.1] The plots are brought to light: a period begins, and who is bound by a test or a fight does what that says. */
import { UNIT_CHARGES } from '@hexwright/rules-kit';
import { bearing, centre, distance } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { enemiesOf, isEngaged, nearestEnemy } from '../contacts.ts';
import { FREE, HALT, RETREAT, TO_FRIENDS, TOWARDS_ENEMY, UNCONTROLLED } from '../directions.ts';
import { blockOf } from '../formation.ts';
import { noteWatched } from '../1-organisation/supervision.ts';
import { standardOf } from '../line-of-sight.ts';
import { normalMove } from './allowance.ts';
import { NOBODY, setCharge } from './charging.ts';
import { CHARGES, FOLLOWS, HOLDS, MARCHES, NO_PLOT, RETIRES, RETREATS } from './move-codes.ts';
import { checkCharge } from './plot-rules.ts';
import { placeOfSafety } from './safety.ts';
import { faceAbout } from './turning.ts';
import { about, awayFrom, marchCost, wheelTowards } from './ways.ts';

const revealed = events.add('plots-revealed', 'C.1').told(() => 'All plots are brought to light.');
const declared = events
  .add('charge-declared', 'C.1', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} charges ${name('target')}.`);
const restrained = events
  .add('goes-back', 'III.chart', 'unit:piece', 'direction:direction-word')
  .told(({ direction }, name) => `${name('unit')} ${String(direction)}.`);

/** Forgets the period before, and brings to light what was plotted. */
export function beginPeriod(battle: Battle): void {
  for (const unit of battle.units) forget(battle, unit);
  for (const { index } of battle.game.units) {
    const code = battle.plotted.of(index);
    battle.move.set(index, code === NO_PLOT ? HOLDS : code);
    battle.moveOf.forEach((column, at) => column.set(index, battle.plot[at].of(index)));
    battle.fireAt.set(index, battle.plotFire.of(index));
    for (const column of [battle.plotted, ...battle.plot, battle.plotFire]) column.set(index, 0);
  }
  noteWatched(battle);
  battle.events.emit(revealed);
  for (const unit of battle.units) if (battle.isStanding(unit)) bind(battle, unit);
  for (const unit of battle.units) if (battle.move.of(unit) === CHARGES) declare(battle, unit);
}

/** What only holds for a period. */
function forget(battle: Battle, unit: number): void {
  battle.shotBefore.set(unit, battle.shotAt.of(unit));
  setCharge(battle, unit, NOBODY);
  for (const column of [
    battle.moved,
    battle.impetus,
    battle.shotAt,
    battle.underFire,
    battle.underGunpowder,
    battle.missileLoss,
    battle.fightLoss,
    battle.fightKills,
    battle.fought,
    battle.stirred,
    battle.working,
  ]) {
    column.set(unit, 0);
  }
  battle.causesBefore.set(unit, battle.causes.of(unit));
  battle.figuresBefore.set(unit, battle.isStanding(unit) ? battle.figures(unit) : 0);
}

function declare(battle: Battle, unit: number): void {
  const target = battle.moveOf[0].of(unit) - 1;
  setCharge(battle, unit, target);
  battle.events.emit(declared, unit, target);
  battle.effects?.raise(UNIT_CHARGES, unit, target);
}

/** What somebody does who has no choice. */
function bind(battle: Battle, unit: number): void {
  if (battle.broken.of(unit) > 0 || battle.pursues.of(unit) > 0) return write(battle, unit, HOLDS);
  const followed = battle.follows.of(unit) - 1;
  if (followed >= 0) return follow(battle, unit, followed);
  const direction = battle.direction.of(unit);
  if (direction === FREE) return undefined;
  if (direction === HALT) return write(battle, unit, HOLDS);
  battle.events.emit(restrained, unit, direction);
  if (direction === UNCONTROLLED || direction === TOWARDS_ENEMY)
    return goForward(battle, unit, direction === UNCONTROLLED);
  return goBack(battle, unit, direction);
}

/** [C.5] Who has thrown an enemy back follows it up, unless that one is gone. */
function follow(battle: Battle, unit: number, target: number): void {
  if (!battle.isStanding(target) || battle.broken.of(target) > 0) {
    battle.follows.set(unit, 0);
    return write(battle, unit, HOLDS);
  }
  return write(battle, unit, FOLLOWS, target + 1);
}

/** Towards the nearest enemy in sight; charging where it may. */
function goForward(battle: Battle, unit: number, mayCharge: boolean): void {
  const own = standardOf(battle, unit);
  const near = (other: number): number => distance(own, centre(blockOf(battle, other)));
  const [target] = enemiesOf(battle, unit)
    .filter((other) => battle.broken.of(other) === 0)
    .toSorted((one, other) => near(one) - near(other) || one - other);
  if (target === undefined || isEngaged(battle, unit)) return write(battle, unit, HOLDS);
  if (mayCharge && checkCharge(battle, unit, target) === 0) return write(battle, unit, CHARGES, target + 1);
  const block = blockOf(battle, unit);
  const [move, wanted] = [normalMove(battle, unit), wheelTowards(block, blockOf(battle, target))];
  const cost = marchCost(block.width, wanted, 0, 0);
  const wheel = cost <= move ? wanted : Math.trunc((wanted * move) / cost);
  return write(battle, unit, MARCHES, wheel, Math.max(0, move - marchCost(block.width, wheel, 0, 0)));
}

/** Away from the nearest enemy: backwards in order, or with backs turned. */
function goBack(battle: Battle, unit: number, direction: number): void {
  const enemy = nearestEnemy(battle, unit);
  const rate = battle.parameters.number(direction === RETREAT ? 'retreat-rate' : 'retire-rate');
  const by = Math.floor((normalMove(battle, unit) * rate) / 100);
  if (enemy >= 0) {
    const away = awayFrom(battle, unit, enemy);
    faceAbout(battle, unit, direction === RETREAT ? away : about(away));
    if (direction === TO_FRIENDS) return fallBack(battle, unit, by);
  }
  return write(battle, unit, direction === RETREAT ? RETREATS : RETIRES, by);
}

/** [VI.chart] To the nearest friends, hill or cover in its rear, no further than these; or just away, where there are none. */
function fallBack(battle: Battle, unit: number, by: number): void {
  const own = standardOf(battle, unit);
  const refuge = placeOfSafety(battle, unit, blockOf(battle, unit));
  if (refuge === null) return write(battle, unit, RETIRES, by);
  const far = distance(own, refuge);
  if (far > 0) faceAbout(battle, unit, about(bearing(own, refuge)));
  return write(battle, unit, RETIRES, Math.min(by, far));
}

function write(battle: Battle, unit: number, code: number, a = 0, b = 0): void {
  battle.move.set(unit, code);
  [a, b, 0].forEach((value, at) => battle.moveOf[at].set(unit, value));
}
