/**
 * Man-to-man combat [18.0]: whom to challenge, what to answer, where to strike. A blow is worth what it brings on average
 * over the zones that the opponent may guard; what he has chosen is never looked at.
 */
import { argumentOf, type CommandList, entityOf, kindOf } from '@hexwright/engine';
import {
  ACCEPT,
  ACCEPT_YIELD,
  type Battle,
  CHALLENGE,
  DUEL_ZONES,
  type DuelEffect,
  FIGHT_ON,
  HIDE,
  HORSE_LEGS,
  pass,
  weighedAttack,
  YIELD,
  ZONES,
  zonesOf,
} from '@hexwright/rules-gmb';
import { whim } from '../whim.ts';

/** What an effect is worth to the attacker, in deaths of the defender. */
const WORTH: Readonly<Record<DuelEffect, number>> = {
  'attacker-lance': -0.03,
  'attacker-horse': -0.12,
  'defender-stun': 0.08,
  'defender-horse': 0.12,
  'defender-wound': 0.4,
  'defender-death': 1,
};

const DIE_FACES = 6;
/** A die that shows this misses [18.31]. */
const MISS = 1;
/** A leader without any hope yields rather than dies: he may be freed. */
const HOPELESS = 0.01;

export class DuelChoice {
  /** What chance choices depend on besides the position. */
  seed = 0;
  readonly #battle: Battle;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  choose(commands: CommandList): number {
    switch (kindOf(commands.at(0))) {
      case CHALLENGE:
        return this.#challenge(commands);
      case ACCEPT:
        return this.#answer(commands);
      case FIGHT_ON:
        return this.#fightOn(commands);
      case ZONES:
        return this.#zones(commands);
      case ACCEPT_YIELD:
        return commands.at(0);
      default:
        return commands.at(commands.length - 1);
    }
  }

  /** The best duel to be had, where it promises more than it risks. */
  #challenge(commands: CommandList): number {
    let best = pass;
    let most = 0;
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (kindOf(one) !== CHALLENGE) continue;
      const gain = this.#promise(entityOf(one), argumentOf(one));
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
    return hide >= 0 && this.#promise(leader, challenger) < 0 ? hide : commands.at(0);
  }

  #fightOn(commands: CommandList): number {
    const leader = entityOf(commands.at(0));
    const opponent = this.#opponentOf(leader);
    const isLost = this.#strength(leader, opponent) < HOPELESS && this.#strength(opponent, leader) > HOPELESS;
    const yields = find(commands, YIELD);
    return isLost && yields >= 0 ? yields : commands.at(0);
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
      const strike = this.#blow(leader, opponent, attack, null);
      const threat = this.#threat(opponent, leader, defence);
      const value = strike - threat + whim(this.seed + index, word + leader);
      if (value <= most) continue;
      most = value;
      best = one;
    }
    return best;
  }

  /** What a duel promises the leader: the worth of his opponent by his own strength, less the other way about. */
  #promise(leader: number, opponent: number): number {
    const { capture } = this.#battle.counters;
    return this.#strength(leader, opponent) * capture[opponent] - this.#strength(opponent, leader) * capture[leader];
  }

  /** Mean worth of a round's blow with the best zone. */
  #strength(attacker: number, defender: number): number {
    let best = -Infinity;
    for (let attack = 0; attack < DUEL_ZONES.length; attack++) {
      if (this.#may(attacker, attack)) best = Math.max(best, this.#blow(attacker, defender, attack, null));
    }
    return best;
  }

  /** Mean worth of the opponent's blows, all that he may strike being as likely, against one defence. */
  #threat(attacker: number, defender: number, defence: number): number {
    let sum = 0;
    let count = 0;
    for (let attack = 0; attack < DUEL_ZONES.length; attack++) {
      if (!this.#may(attacker, attack)) continue;
      sum += this.#blow(attacker, defender, attack, defence);
      count++;
    }
    return sum / count;
  }

  #may(leader: number, attack: number): boolean {
    const { counters, parameters } = this.#battle;
    return attack !== HORSE_LEGS || counters.chivalry[leader] <= parameters.chivalryLowBlow;
  }

  /** Mean worth of a blow against one defence; against all, as likely one as another, where `defence` is null. */
  #blow(attacker: number, defender: number, attack: number, defence: number | null): number {
    if (defence === null) {
      let sum = 0;
      for (let guard = 0; guard < DUEL_ZONES.length; guard++) sum += this.#blow(attacker, defender, attack, guard);
      return sum / DUEL_ZONES.length;
    }
    const { number, modifier } = weighedAttack(this.#battle, attacker, defender, attack, defence);
    let worth = 0;
    for (let die = MISS + 1; die <= DIE_FACES; die++) {
      for (const effect of this.#battle.duelCharts.effects(number + modifier + die)) worth += WORTH[effect];
    }
    return worth / DIE_FACES;
  }

  #opponentOf(leader: number): number {
    const { fighter } = this.#battle.duels;
    return (fighter.of(0) === leader + 1 ? fighter.of(1) : fighter.of(0)) - 1;
  }
}

/** Local of the procedure `challenged` [18.2]. */
const CHALLENGED_BY = 0;

/** The command of a kind, or -1. */
function find(commands: CommandList, kind: number): number {
  for (let index = 0; index < commands.length; index++)
    if (kindOf(commands.at(index)) === kind) return commands.at(index);
  return -1;
}
