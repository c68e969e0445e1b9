/** What a duel is worth by exact odds [18.3]: of one blow, of a round, and of the whole of it. */
import type { Battle } from '../battle.ts';
import { printed } from './17-leaders.ts';
import { weighedAttack } from './18-4-effects.ts';
import { DUEL_ZONES, type DuelEffect, HORSE_LEGS, duelCharts } from './duel-charts.ts';
import { duelState } from './duels.ts';
import { honour } from './parameters.ts';

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
/** Even who can hardly strike at all wins a duel now and then. */
const LEAST_STRENGTH = 0.01;

export class DuelOdds {
  readonly #battle: Battle;
  /** By pair of leaders and their wounds: what {@link outcome} has reckoned. */
  readonly #known = new Map<number, number>();

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** Points that a duel still to be begun brings the leader, when it is fought until one of the two is lost. */
  outcome(leader: number, opponent: number): number {
    const { counters } = this.#battle;
    const duels = duelState.of(this.#battle);
    const wounds = duels.wounded(leader) * 2 + duels.wounded(opponent);
    const key = (leader * counters.count + opponent) * 4 + wounds;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const mine = Math.max(LEAST_STRENGTH, this.strength(leader, opponent));
    const theirs = Math.max(LEAST_STRENGTH, this.strength(opponent, leader));
    const outcome = (mine * counters.capture[opponent] - theirs * counters.capture[leader]) / (mine + theirs);
    this.#known.set(key, outcome);
    return outcome;
  }

  /** What a duel promises the leader: the opponent's worth by the leader's strength, less the leader's by the opponent's. */
  promise(leader: number, opponent: number): number {
    const { capture } = this.#battle.counters;
    return this.strength(leader, opponent) * capture[opponent] - this.strength(opponent, leader) * capture[leader];
  }

  /** Mean worth of a round's blow with the best zone. */
  strength(attacker: number, defender: number): number {
    let best = -Infinity;
    for (let attack = 0; attack < DUEL_ZONES.length; attack++) {
      if (this.may(attacker, attack)) best = Math.max(best, this.blow(attacker, defender, attack, null));
    }
    return best;
  }

  /** True when the leader stoops to such a blow [18.32]. */
  may(leader: number, attack: number): boolean {
    const battle = this.#battle;
    return attack !== HORSE_LEGS || printed.of(battle).chivalry[leader] <= honour.of(battle).lowBlow;
  }

  /** Mean worth of a blow against one defence; against all, as likely one as another, where `defence` is null. */
  blow(attacker: number, defender: number, attack: number, defence: number | null): number {
    if (defence === null) {
      let sum = 0;
      for (let guard = 0; guard < DUEL_ZONES.length; guard++) sum += this.blow(attacker, defender, attack, guard);
      return sum / DUEL_ZONES.length;
    }
    const { number, modifier } = weighedAttack(this.#battle, attacker, defender, attack, defence);
    let worth = 0;
    for (let die = MISS + 1; die <= DIE_FACES; die++) {
      for (const effect of duelCharts.of(this.#battle).effects(number + modifier + die)) worth += WORTH[effect];
    }
    return worth / DIE_FACES;
  }
}
