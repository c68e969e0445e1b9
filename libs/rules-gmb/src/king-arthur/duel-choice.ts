/**
 * Man-to-man combat [18.0]: whom to challenge, what to answer, where to strike. A blow is worth what it brings on average
 * over the zones that the opponent may guard; what they have chosen is never looked at.
 */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf, type Verb, whim } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { ZONES, zonesOf } from './18-3-duel.ts';
import { DUEL_ZONES } from './duel-charts.ts';
import { duelState } from './duels.ts';
import type { DuelOdds } from './duel-odds.ts';
import { CHALLENGE } from './18-1-challenges.ts';
import { ACCEPT, HIDE } from './18-2-hiding.ts';
import { ACCEPT_YIELD, FIGHT_ON, YIELD } from './18-5-yielding.ts';
import { PASS } from '../standard/04-passing.ts';

/** A leader without any hope yields rather than dies: they may be freed. */
const HOPELESS = 0.01;
/** Rounds in which nobody fell, after which they yield: some duels have no other end [18.0]. */
const PATIENCE = 100;

export class DuelChoice {
  /** What chance choices depend on besides the position. */
  seed = 0;
  readonly #battle: Battle;
  readonly #odds: DuelOdds;
  /** The duel under way, and rounds that the leader has gone into. */
  #duel = -1;
  #rounds = 0;

  constructor(battle: Battle, odds: DuelOdds) {
    this.#battle = battle;
    this.#odds = odds;
  }

  /** Forgets the duel that was under way: a new game begins. */
  forget(): void {
    this.#duel = -1;
  }

  choose(commands: CommandList): number {
    const first = commands.at(0);
    if (CHALLENGE.is(first)) return this.#challenge(commands);
    if (ACCEPT.is(first)) return this.#answer(commands);
    if (FIGHT_ON.is(first)) return this.#fightOn(commands);
    if (ZONES.is(first)) return this.#zones(commands);
    return ACCEPT_YIELD.is(first) ? first : commands.at(commands.length - 1);
  }

  /** The best duel to be had, where it promises more than it risks. */
  #challenge(commands: CommandList): number {
    let best = PASS.of();
    let most = 0;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (!CHALLENGE.is(one)) continue;
      const gain = this.#odds.promise(entityOf(one), argumentOf(one));
      if (gain <= most) continue;
      most = gain;
      best = one;
    }
    return best;
  }

  /** Hides from a duel that promises less than nothing; accepts any other, for a captive is worth as much as a dead man. */
  #answer(commands: CommandList): number {
    const leader = entityOf(commands.at(0));
    const challenger = this.#battle.frames.local(CHALLENGED_BY);
    const hide = find(commands, HIDE);
    return hide >= 0 && this.#odds.promise(leader, challenger) < 0 ? hide : commands.at(0);
  }

  #fightOn(commands: CommandList): number {
    const leader = entityOf(commands.at(0));
    const opponent = this.#opponentOf(leader);
    const isLost = this.#odds.strength(leader, opponent) < HOPELESS && this.#odds.strength(opponent, leader) > HOPELESS;
    const yields = find(commands, YIELD);
    return yields >= 0 && (isLost || this.#isWeary(leader, opponent)) ? yields : commands.at(0);
  }

  /** Another round is about to begin: true after very many. */
  #isWeary(leader: number, opponent: number): boolean {
    const { serial, counters } = this.#battle;
    const duel = (serial * counters.count + leader) * counters.count + opponent;
    this.#rounds = duel === this.#duel ? this.#rounds + 1 : 1;
    this.#duel = duel;
    return this.#rounds > PATIENCE;
  }

  /** Strikes where it promises most and guards where most threatens, but not always: who is foreseen is parried. */
  #zones(commands: CommandList): number {
    const leader = entityOf(commands.at(0));
    const opponent = this.#opponentOf(leader);
    let best = commands.at(0);
    let most = -Infinity;
    const word = this.#battle.serial * 64 + this.#battle.dice.used;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      const { attack, defence } = zonesOf(argumentOf(one));
      const strike = this.#odds.blow(leader, opponent, attack, null);
      const threat = this.#threat(opponent, leader, defence);
      const value = strike - threat + whim(this.seed + index, word + leader);
      if (value <= most) continue;
      most = value;
      best = one;
    }
    return best;
  }

  /** Mean worth of the opponent's blows, all that they may strike being as likely, against one defence. */
  #threat(attacker: number, defender: number, defence: number): number {
    let sum = 0;
    let count = 0;
    for (let attack = 0; attack < DUEL_ZONES.length; attack++) {
      if (!this.#odds.may(attacker, attack)) continue;
      sum += this.#odds.blow(attacker, defender, attack, defence);
      count++;
    }
    return sum / count;
  }

  #opponentOf(leader: number): number {
    const { fighter } = duelState.of(this.#battle);
    return (fighter.of(0) === leader + 1 ? fighter.of(1) : fighter.of(0)) - 1;
  }
}

/** Local of the procedure `challenged` [18.2]. */
const CHALLENGED_BY = 0;

/** The first command of a verb, or -1. */
function find(commands: CommandList, verb: Verb<Battle>): number {
  for (let index = 0; index < commands.length; index++) if (verb.is(commands.at(index))) return commands.at(index);
  return -1;
}
