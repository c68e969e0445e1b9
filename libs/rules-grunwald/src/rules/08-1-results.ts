/** [8.1] Results of combat and fire, and the order in which they are carried out: facing, retreats, routs, the advance. */
import { CONTINUE, LEGAL, Local, type Procedure } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { AD, AE, AR, AX, DD, DE, DR, DX, HOLD } from '../charts.ts';
import { COMBAT } from '../dice-uses.ts';
import { attackStrength, defenceStrength, hasFoot, recorder } from './07-2-strength.ts';
import { loseShock } from './07-5-shock.ts';
import { CENTRE } from './08-1-combat.ts';
import { faceAttackers } from './08-2-facing-after-combat.ts';
import { retreating } from './08-3-retreats.ts';
import { routs } from './08-5-routs.ts';
import { AFTER_ELIMINATION, AFTER_RETREAT, PURSUIT, startAdvance } from './08-6-pursuit.ts';
import { disorder } from './09-disorder.ts';
import { checkLeaders } from './15-leaders.ts';
import { eliminate, IN_COMBAT } from './19-victory.ts';
import { resultText } from '../wording.ts';
import { type CellListener, signed, UNIT_ATTACKS, UNIT_IS_ATTACKED, UNIT_IS_HIT } from '@hexwright/rules-kit';

const attacks = events
  .add('attacks', '7.22', 'unit:piece', 'target:piece')
  .told((_, name) => `${name('unit')} attacks ${name('target')}`);
const fought = events
  .add(
    'combat',
    '7.22',
    'target:piece',
    'attack:number',
    'defence:number',
    'differential:number',
    'foot:flag',
    'die:number',
    'result:result',
  )
  .told(
    (event, name) =>
      `Against ${name('target')}: ${String(event.attack)} to ${String(event.defence)}, differential ${signed(Number(event.differential))}, ${event.foot === true ? 'foot' : 'horse'} table, ${String(event.die)}: ${resultText(event)}`,
  );
const automatic = events
  .add('automatic-result', '7.32', 'unit:piece', 'result:result')
  .told((event, name) => `${name('unit')} has no order to fight with: ${resultText(event)}`);
const routsInZone = events
  .add('routs-in-zone', '7.21', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')}, disordered in an enemy zone in ${String(event.hex)}, routs`);
const struckInAttackZone = events
  .add('struck-in-attack-zone', '9.34', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')}, disordered in an enemy attack zone in ${String(event.hex)}, is struck`);
const gunAttacked = events
  .add('gun-attacked', '12.32', 'target:piece')
  .told((_, name) => `${name('target')} is lost if an attacker advances`);

/** Where the unit in the middle is a gun: nothing is thrown, and only the advance counts [12.32]. */
const GUN_RESULT = 9;

/** Steps of carrying a result out. */
const STRIKING = 0;
const RETREATING = 1;
const ROUTING = 2;
const ADVANCING = 3;

const result = new Local(0);
const stage = new Local(1);
/** 1 where the winners may not advance: fire, and routs before the attacks. */
const noAdvance = new Local(2);
/** 1 where the result did not come off a table (R20). */
const unrolled = new Local(3);

export function unitsAround(battle: Battle): number[] {
  const units: number[] = [];
  for (let place = 0; place < CENTRE; place++) {
    const unit = battle.combat.unitAt(place);
    if (unit >= 0) units.push(unit);
  }
  return units;
}

/** Those around the unit in the middle have attacked it, and it has been attacked [7.17]. */
export function spendAttack(battle: Battle): void {
  const { combat, serial } = battle;
  const target = combat.unitAt(CENTRE);
  battle.wasAttackedIn.set(target, serial);
  for (const unit of unitsAround(battle)) {
    battle.attackedIn.set(unit, serial);
    battle.events.emit(attacks, unit, target);
  }
}

/** The attack on the unit in the middle by those around it: throws the die, and has the result carried out. */
export function fight(battle: Battle): void {
  const { combat, serial } = battle;
  const target = combat.unitAt(CENTRE);
  const attackers = unitsAround(battle);
  spendAttack(battle);
  for (const unit of attackers) battle.effects?.raise(UNIT_ATTACKS, unit, target);
  battle.effects?.raise(UNIT_IS_ATTACKED, target, attackers[0]);
  if (battle.isGun(target)) {
    battle.events.emit(gunAttacked, target);
    battle.enter(resolving, GUN_RESULT, ADVANCING);
    return;
  }
  // [7.32], [9.35]
  if (battle.isDisordered(target)) {
    battle.events.emit(automatic, target, DD);
    battle.enter(resolving, DD, STRIKING, 0, 1);
    return;
  }
  const listener = recorder(battle);
  const attack = attackStrength(battle, attackers, target, listener);
  const defence = defenceStrength(battle, attackers, target, listener);
  const foot = hasFoot(battle, attackers, target);
  const die = battle.dice.roll(serial, attackers[0], target, COMBAT);
  const found = combatResult(battle, foot, attack - defence, die, battle.watchTables);
  battle.events.emit(fought, target, attack, defence, attack - defence, foot ? 1 : 0, die, found);
  battle.enter(resolving, found, STRIKING);
}

/** [7.22] f) */
export function combatResult(
  battle: Battle,
  foot: boolean,
  differential: number,
  die: number,
  hear: CellListener | null = null,
): number {
  const isExtended = battle.parameters.is('differential-overflow', 'extended');
  return battle.charts.combat(foot, differential, die, isExtended, hear);
}

/**
 * [7.21], [9.33] A disordered unit in an enemy zone routs; nobody pursues, and no leader is in danger. One that is a gun
 * without its shock is lost [12.34].
 */
export function routInZone(battle: Battle, unit: number): void {
  battle.events.emit(routsInZone, unit, battle.hex.of(unit));
  battle.combat.open(battle, unit);
  if (battle.parameters.is('automatic-flip', 'flips')) loseShock(battle, unit);
  if (battle.isGun(unit)) {
    eliminate(battle, unit, IN_COMBAT);
    return;
  }
  battle.combat.mustRout(battle, unit, false);
  battle.enter(routs, battle.counters.side[unit]);
}

/** [9.34] A disordered unit in enemy attack zones suffers AD; the enemies whose zones they are may pursue. */
export function strikeInAttackZone(battle: Battle, unit: number): void {
  const hex = battle.hex.of(unit);
  battle.events.emit(struckInAttackZone, unit, hex);
  battle.combat.open(battle, unit);
  for (let direction = 0; direction < 6; direction++) {
    const from = battle.beyond(hex, direction);
    const enemy = from < 0 ? -1 : battle.unitIn(from);
    if (enemy < 0 || battle.counters.side[enemy] === battle.counters.side[unit]) continue;
    if (battle.attackHex(enemy) === hex) battle.combat.join(battle, enemy);
  }
  battle.enter(resolving, DD, STRIKING, 0, 1);
}

/** Fire has hit: DR or DD of the target in the middle; nobody advances [8.61]. */
export function startFireResult(battle: Battle, found: number): void {
  battle.enter(resolving, found, STRIKING, 1);
}

/**
 * [8.51], [15.24] AD or DD: leaders in danger, shock lost, disorder, and a place among those who must rout. A gun is lost
 * [12.34], and so is a unit that is one without its shock.
 */
function strike(battle: Battle, unit: number, flips: boolean, besideTheLast: boolean): void {
  const again = battle.isDisordered(unit);
  if (!battle.isGun(unit)) {
    checkLeaders(battle, unit);
    if (flips) loseShock(battle, unit);
  }
  if (battle.isGun(unit)) {
    eliminate(battle, unit, IN_COMBAT);
    return;
  }
  disorder(battle, unit);
  // [9.37] (R07)
  if (again && battle.parameters.is('disordered-again', 'stays')) return;
  battle.combat.mustRout(battle, unit, besideTheLast);
}

function eliminateAll(battle: Battle, units: readonly number[]): void {
  for (const unit of units) eliminate(battle, unit, IN_COMBAT);
}

/** Losses, disorder and shock: what a result does before anybody moves. */
function apply(battle: Battle): void {
  const found = result.of(battle);
  const defender = battle.combat.unitAt(CENTRE);
  const attackers = unitsAround(battle);
  const byFire = noAdvance.of(battle) === 1;
  const flips = unrolled.of(battle) === 0 || battle.parameters.is('automatic-flip', 'flips');
  // [7.54], [7.55], [7.56] A unit that is eliminated has no shock to lose, and AD and DD strike one by one.
  const costly: readonly number[] = byFire ? [] : [AR, HOLD, DR, DX];
  if (costly.includes(found)) for (const unit of attackers) loseShock(battle, unit);
  if (found === AX || found === AR || found === HOLD || found === DR) loseShock(battle, defender);
  switch (found) {
    case AE:
      eliminateAll(battle, attackers);
      return;
    case AX:
      eliminateAll(battle, attackers);
      if (battle.isFoot(defender)) eliminate(battle, defender, IN_COMBAT);
      return;
    case DX:
      eliminate(battle, defender, IN_COMBAT);
      eliminateAll(
        battle,
        attackers.filter((unit) => battle.isFoot(unit)),
      );
      return;
    case DE:
      eliminate(battle, defender, IN_COMBAT);
      return;
    case AD:
      for (const unit of attackers) battle.effects?.raise(UNIT_IS_HIT, unit, defender);
      attackers.forEach((unit, index) => strike(battle, unit, flips, index > 0));
      return;
    case DD:
      // Fire has said so itself.
      if (!byFire && attackers.length > 0) battle.effects?.raise(UNIT_IS_HIT, defender, attackers[0]);
      strike(battle, defender, flips, false);
      return;
    case HOLD:
      faceAttackers(battle, defender);
      return;
    case DR:
      if (!byFire || battle.parameters.is('fire-retreat', 'faces-firer')) faceAttackers(battle, defender);
      return;
    default:
      return;
  }
}

/** How the winners advance [8.63] to [8.65]; 0 when nobody does. */
function advanceAfter(found: number): number {
  switch (found) {
    case AR:
    case DR:
      return AFTER_RETREAT;
    case AD:
    case DD:
      return PURSUIT;
    case HOLD:
      return 0;
    default:
      return AFTER_ELIMINATION;
  }
}

/** True for results that the attackers suffer: it is they who go, and the defender who may follow. */
export function attackersLose(found: number): boolean {
  return found <= AR;
}

/** Carries a result out, step by step [7.23]; each movement is decided in a frame of its own. */
export const resolving: Procedure<Battle> = {
  id: 'resolving',
  case: '8.11',
  proceed(battle) {
    const found = result.of(battle);
    const { combat, counters } = battle;
    const loser = attackersLose(found) ? unitsAround(battle)[0] : combat.unitAt(CENTRE);
    switch (stage.of(battle)) {
      case STRIKING:
        stage.set(battle, RETREATING);
        apply(battle);
        return CONTINUE;
      case RETREATING: {
        stage.set(battle, ROUTING);
        if (found !== AR && found !== DR) return CONTINUE;
        let places = 1 << CENTRE;
        if (found === AR) places = unitsAround(battle).reduce((bits, unit) => bits | (1 << combat.placeOf(unit)), 0);
        battle.enter(retreating, loser, places);
        return CONTINUE;
      }
      case ROUTING:
        stage.set(battle, ADVANCING);
        battle.enter(routs, counters.side[loser]);
        return CONTINUE;
      default: {
        const kind = noAdvance.of(battle) === 1 ? 0 : advanceAfter(found);
        battle.frames.pop();
        if (kind !== 0) startAdvance(battle, kind, attackersLose(found));
        return CONTINUE;
      }
    }
  },
  legal() {
    // Nobody decides here.
  },
  check: () => LEGAL,
  perform() {
    // Nobody decides here.
  },
};
