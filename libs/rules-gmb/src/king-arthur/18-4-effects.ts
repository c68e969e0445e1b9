/**
 * [18.4] A round fought out: both attacks are reckoned from how the two stood before it, and their effects come together;
 * then who is chivalrous gives back a horse [18.42] or a lance [18.41] (R30).
 */
import type { EventValue } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { between } from '../combat-question.ts';
import { sumAloud } from '../modifiers.ts';
import { ELIMINATED } from '../status.ts';
import { captivesOf, free } from './18-6-captives.ts';
import { type DuelEffect, duelCharts } from './duel-charts.ts';
import { CHALLENGED, CHALLENGER, duelState } from './duels.ts';
import { DUEL_SUM } from './names.ts';
import { honour } from './parameters.ts';
import { printed } from './17-leaders.ts';
import { lose } from '../loss.ts';

/** A zone as a word of a sentence. */
const zone = (value: EventValue): string => (value === 'horse-legs' ? 'horse and legs' : String(value));

const shown = events
  .add('zones-shown', '18.3', 'leader:piece', 'attack:duel-zone', 'defence:duel-zone')
  .told((event, name) => `${name('leader')} attacks ${zone(event.attack)} and guards ${zone(event.defence)}`);
const struck = events
  .add(
    'duel-attack',
    '18.35',
    'attacker:piece',
    'defender:piece',
    'number:number',
    'modified:number',
    'die:number',
    'total:number',
  )
  .told(
    (event, name) =>
      `${name('attacker')} strikes at ${name('defender')}: ${String(event.number)}, modified ${String(event.modified)}, with the die ${String(event.die)}: ${String(event.total)}`,
  );
const missed = events
  .add('duel-missed', '18.31', 'attacker:piece', 'defender:piece')
  .told((_, name) => `${name('attacker')} misses`);
const lanceBroken = events
  .add('lance-broken', '18.35', 'leader:piece')
  .told((_, name) => `${name('leader')} has broken a lance`);
const unhorsed = events.add('unhorsed', '18.35', 'leader:piece').told((_, name) => `${name('leader')} is unhorsed`);
const stunned = events.add('stunned', '18.46', 'leader:piece').told((_, name) => `${name('leader')} is stunned`);
const wounded = events.add('leader-wounded', '18.47', 'leader:piece').told((_, name) => `${name('leader')} is wounded`);
const killed = events
  .add('leader-killed', '18.47', 'leader:piece', 'hex:place')
  .told((event, name) => `${name('leader')} is killed in ${String(event.hex)}`);
const remounted = events
  .add('remounted', '18.42', 'leader:piece', 'opponent:piece')
  .told((_, name) => `${name('opponent')} lets ${name('leader')} mount again`);
const lanceGiven = events
  .add('lance-given', '18.41', 'leader:piece', 'opponent:piece')
  .told((_, name) => `${name('opponent')} lets ${name('leader')} have a new lance`);
const ended = events
  .add('duel-ended', '18.43', 'leader:piece', 'target:piece')
  .told((_, name) => `The duel of ${name('leader')} and ${name('target')} is over`);

/** Purpose of the die of an attack; see `10-morale.ts` for the others. */
export const DUEL_PURPOSE = 7;

/** A die that shows this misses, whatever is added [18.31]. */
const NATURAL_MISS = 1;

/** True for a number of the die that misses, whatever is added [18.31]. */
export const missesAlways = (die: number): boolean => die === NATURAL_MISS;

const SEATS = [CHALLENGER, CHALLENGED] as const;
const other = (seat: number): number => (seat === CHALLENGER ? CHALLENGED : CHALLENGER);

function leaderOn(battle: Battle, seat: number): number {
  return duelState.of(battle).fighter.of(seat) - 1;
}

/** The number of an attack before its die: that of the matrix and all modifiers [18.34]. */
export function weighedAttack(
  battle: Battle,
  attacker: number,
  defender: number,
  attack: number,
  defence: number,
): { number: number; modifier: number } {
  const modifier = battle.charts.slot(DUEL_SUM).sum(between(battle, attacker, defender));
  return { number: duelCharts.of(battle).number(attack, defence), modifier };
}

/** The attack of one of the two: what it brings. Nothing is changed. */
function attack(battle: Battle, seat: number): readonly DuelEffect[] {
  const attacker = leaderOn(battle, seat);
  const defender = leaderOn(battle, other(seat));
  const [charts, duels, hear] = [duelCharts.of(battle), duelState.of(battle), battle.watchTables];
  const number = charts.number(duels.attackZone.of(seat) - 1, duels.defenceZone.of(other(seat)) - 1, hear);
  const modified = number + sumAloud(battle.charts.slot(DUEL_SUM), between(battle, attacker, defender));
  const die = battle.dice.roll(battle.serial, attacker, defender, DUEL_PURPOSE);
  battle.events.emit(struck, attacker, defender, number, modified, die, modified + die);
  if (!missesAlways(die)) return charts.effects(modified + die, hear);
  battle.events.emit(missed, attacker, defender);
  return [];
}

/** Who is down has broken a lance too [18.45]; what they do not have they do not lose [18.44]. */
function unhorse(battle: Battle, seat: number): void {
  const duels = duelState.of(battle);
  if (duels.onFoot.of(seat) === 0) battle.events.emit(unhorsed, leaderOn(battle, seat));
  duels.onFoot.set(seat, 1);
  breakLance(battle, seat);
}

function breakLance(battle: Battle, seat: number): void {
  const duels = duelState.of(battle);
  if (duels.brokenLance.of(seat) === 0) battle.events.emit(lanceBroken, leaderOn(battle, seat));
  duels.brokenLance.set(seat, 1);
}

function wound(battle: Battle, seat: number): void {
  const leader = leaderOn(battle, seat);
  if (duelState.of(battle).wounded(leader) === 1) return;
  duelState.of(battle).woundedColumn.set(leader, 1);
  battle.events.emit(wounded, leader);
}

/** Applies what the attack of `seat` brought, but for a death. */
function apply(battle: Battle, seat: number, effects: readonly DuelEffect[]): void {
  const opponent = other(seat);
  for (const effect of effects) {
    switch (effect) {
      case 'attacker-lance':
        breakLance(battle, seat);
        break;
      case 'attacker-horse':
        unhorse(battle, seat);
        break;
      case 'defender-stun':
        // To the end of the next round [18.46].
        duelState.of(battle).stun.set(opponent, 1);
        battle.events.emit(stunned, leaderOn(battle, opponent));
        break;
      case 'defender-horse':
        unhorse(battle, opponent);
        break;
      case 'defender-wound':
        wound(battle, opponent);
        break;
      case 'defender-death':
        break;
    }
  }
}

/** [18.42] then [18.41]: what the chivalrous must allow an opponent, who never declines it. */
function giveBack(battle: Battle): void {
  const { chivalry } = printed.of(battle);
  const { lance, remount } = honour.of(battle);
  const duels = duelState.of(battle);
  for (const seat of SEATS) {
    const leader = leaderOn(battle, seat);
    const opponent = leaderOn(battle, other(seat));
    if (chivalry[leader] < remount || duels.onFoot.of(seat) === 1) continue;
    if (duels.onFoot.of(other(seat)) === 0) continue;
    duels.onFoot.set(other(seat), 0);
    battle.events.emit(remounted, opponent, leader);
  }
  for (const seat of SEATS) {
    const leader = leaderOn(battle, seat);
    const opponent = leaderOn(battle, other(seat));
    if (chivalry[leader] < lance || duels.brokenLance.of(seat) === 1) continue;
    if (duels.brokenLance.of(other(seat)) === 0 || duels.onFoot.of(other(seat)) === 1) continue;
    duels.brokenLance.set(other(seat), 0);
    battle.events.emit(lanceGiven, opponent, leader);
  }
}

/**
 * The dead leave the map. Whom one of them held captive joins the victor [18.61]; where the victor died as well, they stand
 * in the hex that the victor left [18.62].
 */
function bury(battle: Battle, dead: readonly number[]): void {
  const fallen = dead.map((seat) => ({
    leader: leaderOn(battle, seat),
    hex: battle.left.of(leaderOn(battle, seat)),
    victor: leaderOn(battle, other(seat)),
    victorHex: battle.left.of(leaderOn(battle, other(seat))),
  }));
  for (const { leader, hex } of fallen) {
    battle.remove(leader, ELIMINATED);
    battle.events.emit(killed, leader, hex);
  }
  for (const { leader, hex, victor, victorHex } of fallen) {
    for (const captive of captivesOf(battle, leader)) free(battle, captive, victorHex);
    lose(battle, leader, hex, victor);
  }
}

/** Shows the chits and fights the round [18.3]. True when somebody was killed. */
export function fightRound(battle: Battle): boolean {
  const duels = duelState.of(battle);
  for (const seat of SEATS) {
    battle.events.emit(shown, leaderOn(battle, seat), duels.attackZone.of(seat) - 1, duels.defenceZone.of(seat) - 1);
  }
  const brought = SEATS.map((seat) => attack(battle, seat));
  for (const seat of SEATS) {
    duels.stun.set(seat, 0);
    duels.attackZone.set(seat, 0);
    duels.defenceZone.set(seat, 0);
  }
  for (const seat of SEATS) apply(battle, seat, brought[seat]);
  const dead = SEATS.filter((seat) => brought[other(seat)].includes('defender-death'));
  if (dead.length > 0) bury(battle, dead);
  else giveBack(battle);
  return dead.length > 0;
}

/** [18.43] Both have horse and lance again, and nobody is stunned. */
export function endDuel(battle: Battle): void {
  const duels = duelState.of(battle);
  battle.events.emit(ended, leaderOn(battle, CHALLENGER), leaderOn(battle, CHALLENGED));
  for (const seat of SEATS) {
    for (const column of [duels.fighter, duels.onFoot, duels.brokenLance, duels.stun]) column.set(seat, 0);
  }
}
