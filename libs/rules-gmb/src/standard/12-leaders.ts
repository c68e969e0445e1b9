/**
 * [12.0] Leaders: they go along with units, take rout away [12.2] and are disobeyed when their unit is routed further
 * in combat [12.3].
 */
import { type CommandList, CONTINUE, LEGAL, type RefusalCode } from '@hexwright/engine';
import { type Decision, pieceName, pieceVerb, takeVerb, UNIT_RALLIES } from '@hexwright/rules-kit';
import { forbidden } from '../forbidden.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { LEADER, UNIT } from '../counters.ts';
import { IN_PLAY } from '../status.ts';
import { settleAllowance } from './13-fatigue.ts';

const NOT_STACKED = refusals.add('not-stacked', '6.12', 'That leader is not stacked with the unit.');
const LEADER_MOVED = refusals.add(
  'leader-already-moved',
  '5.0',
  'A leader moves once a phase, alone or with one stack.',
);
const ALREADY_GOING = refusals.add('already-going-along', '5.0', 'That leader goes along already.');
const TOO_LATE = refusals.add('stack-under-way', '5.0', 'Leaders join a stack before its first step.');
const NOT_GOING = refusals.add('not-going-along', '5.0', 'That leader does not go along.');
const NOT_UNDER_WAY = refusals.add(
  'stack-not-under-way',
  '5.0',
  'A leader is left behind on the way; before the first step nobody has gone along yet.',
);
const MUST_DECIDE = refusals.add('no-decision', '4.0', 'Nothing is decided here.');

const rallied = events
  .add('rallied', '12.2', 'unit:piece', 'leader:piece', 'rout:number')
  .told((event, name) => `${name('leader')} rallies ${name('unit')} from rout ${String(event.rout)}`);
const disobeyedEvent = events
  .add('disobeyed', '12.3', 'leader:piece', 'unit:piece')
  .told((_, name) => `${name('leader')} is disobeyed by ${name('unit')}`);
const obeyed = events
  .add('disobeyed-marker-removed', '12.3', 'leader:piece')
  .told((_, name) => `${name('leader')} is obeyed again`);

/** In rout, retreat and advance a leader's own move is not spent [11.13]. */
const isOwnMove = ({ decision }: Battle): boolean => decision?.id === 'moving';

/** A leader goes along with the unit under way. */
export const TAKE = takeVerb<Battle>((battle, leader) => ({
  kind: 'take',
  label: `Take ${pieceName(battle.game, leader)} along`,
  places: battle.placeOf(leader).places,
  case: isOwnMove(battle) ? '5.0' : '11.13',
}));

/** A leader who goes along stays behind. */
export const DROP = pieceVerb<Battle>(
  {
    word: 'drop',
    about: 'Single: a leader who goes along stays behind here.',
    isPart: true,
    offer: (battle, leader) => ({
      kind: 'drop',
      label: `Leave ${pieceName(battle.game, leader)} here`,
      places: battle.placeOf(leader).places,
      case: '5.0',
    }),
  },
  'leader',
);

/** Who goes along with the piece under way, in a sentence; nothing where nobody does. */
export function alongText({ game, riders }: Battle): string {
  const along = riders.pieces();
  if (along.length === 0) return '';
  const names = along.map((leader) => pieceName(game, leader)).join(' and ');
  return ` ${names} ${along.length === 1 ? 'goes' : 'go'} along.`;
}

/** May the leader join the stack of `unit`, which is about to move? In rout and combat phases his own move is not spent [11.13]. */
export function takeRefusal(
  battle: Battle,
  unit: number,
  leader: number,
  started: boolean,
  ownMove = true,
): RefusalCode {
  const { counters } = battle;
  if (counters.kind[leader] !== LEADER || counters.kind[unit] !== UNIT || counters.side[leader] !== counters.side[unit])
    return NOT_STACKED;
  if (!battle.isStacked(leader, unit)) return NOT_STACKED;
  if (battle.riders.has(leader)) return ALREADY_GOING;
  if (started) return TOO_LATE;
  return ownMove && battle.hasMoved(leader) ? LEADER_MOVED : LEGAL;
}

/** Adds every leader who may still go along. */
export function listTakeable(battle: Battle, unit: number, commands: CommandList, ownMove = true): void {
  if (battle.counters.kind[unit] !== UNIT) return;
  for (const leader of battle.counters.leadersOf[battle.counters.side[unit]]) {
    if (takeRefusal(battle, unit, leader, false, ownMove) === LEGAL) commands.add(TAKE.of(leader));
  }
}

/** The leader goes along; in the Movement Phase this is his move. */
export function takeAlong(battle: Battle, leader: number, ownMove = true): void {
  if (ownMove) settleAllowance(battle, leader);
  battle.riders.take(leader);
  if (ownMove) battle.movedIn.set(leader, battle.serial);
}

/** May the leader be left behind on the way (R40)? Before the first step there is no way yet. */
export function dropRefusal(battle: Battle, leader: number, started: boolean): RefusalCode {
  if (!battle.riders.has(leader)) return NOT_GOING;
  return started ? LEGAL : NOT_UNDER_WAY;
}

export function listDroppable(battle: Battle, commands: CommandList): void {
  for (const leader of battle.riders.pieces()) commands.add(DROP.of(leader));
}

/** The obeyed leaders in the unit's stack. */
export function leadersWith(battle: Battle, unit: number): readonly number[] {
  const { leadersOf, side } = battle.counters;
  return leadersOf[side[unit]].filter((leader) => battle.disobeyed.of(leader) === 0 && battle.isStacked(leader, unit));
}

/** The unit's rout level rose in combat, or it was eliminated: the leaders who were with it are disobeyed [6.22], [12.3]. */
export function disobey(battle: Battle, unit: number, leadersInStack: readonly number[]): void {
  for (const leader of leadersInStack) {
    battle.disobeyed.set(leader, 1);
    battle.events.emit(disobeyedEvent, leader, unit);
  }
}

/** A leader who may rally the unit at the start of the phase, or -1 [12.2]. */
function rallier(battle: Battle, unit: number): number {
  const { counters } = battle;
  for (const leader of counters.leadersOf[counters.side[unit]]) {
    if (battle.disobeyed.of(leader) === 1) continue;
    if (!battle.isStacked(leader, unit)) continue;
    if (forbidden(battle, 'rally', unit, leader) !== LEGAL) continue;
    if (battle.hooks['rally.refuse']?.(battle, leader, unit) !== true) return leader;
  }
  return -1;
}

/** [4.0] A1: both sides rally at once, without a choice (R39); after that every Disobeyed marker comes off [12.3]. */
export const routRemoval: Decision<Battle> = {
  id: 'rout-removal',
  case: '12.2',
  proceed(battle) {
    for (const units of battle.counters.unitsOf) {
      for (const unit of units) {
        const level = battle.rout.of(unit);
        if (level === 0 || battle.status.of(unit) !== IN_PLAY) continue;
        const leader = rallier(battle, unit);
        if (leader < 0) continue;
        battle.rout.set(unit, 0);
        battle.events.emit(rallied, unit, leader, level);
        battle.effects?.raise(UNIT_RALLIES, unit);
      }
    }
    for (const leader of battle.counters.leaders) {
      if (battle.disobeyed.of(leader) === 0) continue;
      battle.disobeyed.set(leader, 0);
      battle.events.emit(obeyed, leader);
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => MUST_DECIDE,
  perform: () => undefined,
};
