/**
 * [18.3] A duel: round after round, until one of the two yields or dies. Before a round either may yield [18.5], the
 * challenger being asked first (R29); then each chooses zones in secret, both are shown, and both attacks are fought
 * out at once.
 */
import { CONTINUE, LEGAL, Local, type RefusalCode } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf, NotationError, pieceName, quoted, Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { MOVE } from '../standard/05-1-moves.ts';
import { whoDecides } from '../who-decides.ts';
import { printed } from './17-leaders.ts';
import { endDuel, fightRound } from './18-4-effects.ts';
import { beforeRound, offerYield, YIELD } from './18-5-yielding.ts';
import { DUEL_ZONES, HORSE_LEGS, ZONE_WORDS } from './duel-charts.ts';
import { CHALLENGED, CHALLENGER, duelState } from './duels.ts';
import { honour } from './parameters.ts';

const NOT_HIS_CHOICE = refusals.add('not-his-zones', '18.3', 'The other leader chooses zones now.');
const SAME_ZONE = refusals.add('same-zone', '18.3', 'A leader does not attack in the zone that is defended.');
const LOW_BLOW = refusals.add(
  'too-chivalrous',
  '18.32',
  'A leader of such chivalry does not strike at horse and legs.',
);
const TOO_LATE = refusals.add(
  'too-late-to-yield',
  ['18.33', '18.5'],
  'Once zones are chosen, nobody yields before the next round.',
);
const NO_ZONES = refusals.add('not-zones', '18.3', 'Now the leader chooses the zones of attack and defence.');
const NO_DECISION = refusals.add('duel-goes-on', '18.3', 'Nothing is decided here.');

const began = events
  .add('duel-began', '18.0', 'leader:piece', 'target:piece')
  .told((_, name) => `${name('leader')} and ${name('target')} fight man to man`);
const chosen = events.add('zones-chosen', '18.3', 'leader:piece').told((_, name) => `${name('leader')} has chosen`);

const challenger = new Local(0);
const target = new Local(1);
/** 1 where the challenged leader has yielded instead of an answer. */
const yieldedAtOnce = new Local(2);
/** What comes next: one of the stages below. */
const stage = new Local(3);
const round = new Local(4);

const BEGINS = 0;
const ASK_CHALLENGER = 1;
const ASK_CHALLENGED = 2;
const CHALLENGER_CHOOSES = 3;
const CHALLENGED_CHOOSES = 4;
const FIGHT = 5;

function begin(battle: Battle): void {
  const { serial } = battle;
  const duels = duelState.of(battle);
  const fighters = [challenger.of(battle), target.of(battle)];
  for (const [seat, leader] of fighters.entries()) {
    duels.fighter.set(seat, leader + 1);
    duels.foughtIn.set(leader, serial);
  }
  battle.events.emit(began, fighters[CHALLENGER], fighters[CHALLENGED]);
  round.set(battle, 1);
}

/** Does what is due at the stage reached, and says that the next is due. */
function goOn(battle: Battle): void {
  const at = stage.of(battle);
  stage.set(battle, at === FIGHT ? ASK_CHALLENGER : at + 1);
  switch (at) {
    case BEGINS:
      begin(battle);
      if (yieldedAtOnce.of(battle) === 1) offerYield(battle, CHALLENGED);
      break;
    case ASK_CHALLENGER:
      battle.enter(beforeRound, CHALLENGER);
      break;
    case ASK_CHALLENGED:
      // One yield for each round: their own was their answer to the challenge [18.53].
      if (yieldedAtOnce.of(battle) === 0 || round.of(battle) > 1) battle.enter(beforeRound, CHALLENGED);
      break;
    case CHALLENGER_CHOOSES:
      battle.enter(choosingZones, CHALLENGER);
      break;
    case CHALLENGED_CHOOSES:
      battle.enter(choosingZones, CHALLENGED);
      break;
    default:
      round.set(battle, round.of(battle) + 1);
      if (fightRound(battle)) endDuel(battle);
  }
}

export const duel: Decision<Battle> = {
  id: 'duel',
  case: '18.3',
  proceed(battle) {
    // A yield that was accepted, or a death, has ended it.
    if (stage.of(battle) !== BEGINS && duelState.of(battle).fighter.of(CHALLENGER) === 0) battle.frames.pop();
    else goOn(battle);
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => NO_DECISION,
  perform: () => undefined,
};

const seat = new Local(0);

function chooser(battle: Battle): number {
  return duelState.of(battle).fighter.of(seat.of(battle)) - 1;
}

/** The leader who strikes and guards against the one who chooses. */
function opponent(battle: Battle): number {
  return duelState.of(battle).fighter.of(seat.of(battle) === CHALLENGER ? CHALLENGED : CHALLENGER) - 1;
}

/** May the leader use these zones? */
export function zonesRefusal(battle: Battle, leader: number, attack: number, defence: number): RefusalCode {
  if (attack === defence) return SAME_ZONE;
  const isBase = printed.of(battle).chivalry[leader] <= honour.of(battle).lowBlow;
  return attack === HORSE_LEGS && !isBase ? LOW_BLOW : LEGAL;
}

/** The argument of the command for a pair of zones. */
export function zonesArgument(attack: number, defence: number): number {
  return attack * DUEL_ZONES.length + defence;
}

export function zonesOf(argument: number): { attack: number; defence: number } {
  return { attack: Math.floor(argument / DUEL_ZONES.length), defence: argument % DUEL_ZONES.length };
}

function readZone(zone: unknown): number {
  const found = DUEL_ZONES.findIndex((one) => one === zone);
  if (found >= 0) return found;
  throw new NotationError(`${quoted(zone)} is no zone; it is one of ${DUEL_ZONES.join(', ')}.`);
}

/** The two chits of a round: the argument is the pair of zones. */
export const ZONES = new Verb<Battle>(
  {
    word: 'zones',
    about: 'The two chits of a round, each `helm`, `right`, `left` or `horse-legs`.',
    offer(_, __, argument) {
      const { attack, defence } = zonesOf(argument);
      const label = `Strike ${ZONE_WORDS[DUEL_ZONES[attack]]}, guard ${ZONE_WORDS[DUEL_ZONES[defence]]}`;
      return { kind: 'answer', label, case: '18.3' };
    },
  },
  {
    takes: 'attack, defence, [unit]',
    write({ game }, leader, argument) {
      const { attack, defence } = zonesOf(argument);
      return { unit: game.units[leader].id, attack: DUEL_ZONES[attack], defence: DUEL_ZONES[defence] };
    },
    read: (battle, written) => [
      whoDecides(battle, written),
      zonesArgument(readZone(written.attack), readZone(written.defence)),
    ],
  },
);

/** [18.3] The two chits, which nobody else sees until both leaders have chosen. */
export const choosingZones: Decision<Battle> = {
  id: 'choosing-zones',
  case: '18.3',
  secret: true,
  verbs: [ZONES],
  piece: chooser,
  prompt: (battle, name) => ({
    title: `${name} chooses zones`,
    text: `Choose in secret where ${name} strikes ${pieceName(battle.game, opponent(battle))} and what to guard; left and right are as ${name} sees them. Both leaders' choices are shown together.`,
  }),
  meant: (_, piece) => MOVE.of(piece),
  proceed: (battle) => battle.counters.side[chooser(battle)],
  legal(battle, commands) {
    const leader = chooser(battle);
    for (let attack = 0; attack < DUEL_ZONES.length; attack++) {
      for (let defence = 0; defence < DUEL_ZONES.length; defence++) {
        if (zonesRefusal(battle, leader, attack, defence) !== LEGAL) continue;
        commands.add(ZONES.of(leader, zonesArgument(attack, defence)));
      }
    }
  },
  check(battle, one) {
    if (YIELD.is(one)) return TOO_LATE;
    if (!ZONES.is(one)) return NO_ZONES;
    if (entityOf(one) !== chooser(battle)) return NOT_HIS_CHOICE;
    const { attack, defence } = zonesOf(argumentOf(one));
    return attack < DUEL_ZONES.length ? zonesRefusal(battle, entityOf(one), attack, defence) : NO_ZONES;
  },
  perform(battle, one) {
    const { attack, defence } = zonesOf(argumentOf(one));
    duelState.of(battle).attackZone.set(seat.of(battle), attack + 1);
    duelState.of(battle).defenceZone.set(seat.of(battle), defence + 1);
    battle.events.emit(chosen, entityOf(one));
    battle.frames.pop();
  },
};

/** The two of the duel while one of them chooses zones. */
export const choiceUnderWay = { chooser, opponent };
