/** Who shoots at whom: the whole phase is planned at once, for no shot changes the odds of another before its end [8.0]. */
import type { CommandList } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import type { Expectations } from './expectations.ts';
import { WEIGHTS } from './weights.ts';
import { PASS } from '../standard/04-passing.ts';
import { FIRE } from '../standard/08-fire-combat.ts';

export class FireChoice {
  readonly #battle: Battle;
  readonly #expectations: Expectations;
  readonly #queue: number[] = [];
  readonly #shots: number[] = [];
  readonly #gains: number[] = [];
  readonly #levels: number[] = [];
  /** Rout levels that the planned shots are expected to bring, by target. */
  readonly #expected: Float64Array;
  /** What a shot must gain, and more: something, where effects of the package say what each costs, such as an arrow. */
  readonly #least: number;
  #serial = -1;

  constructor(battle: Battle, expectations: Expectations) {
    this.#battle = battle;
    this.#expectations = expectations;
    this.#least = battle.game.effects.some(({ at }) => at === 'unit-fires') ? 0 : -1;
    this.#expected = new Float64Array(battle.counters.count);
  }

  /** Forgets what was planned: a new game begins. */
  forget(): void {
    this.#serial = -1;
    this.#queue.length = 0;
  }

  /** The next shot; a pass when there is none. */
  choose(commands: CommandList): number {
    const planned = this.#serial === this.#battle.serial ? this.#take(commands) : PASS.of();
    if (planned !== PASS.of() || !FIRE.is(commands.at(0))) return planned;
    this.#serial = this.#battle.serial;
    this.#plan(commands);
    return this.#take(commands);
  }

  #take(commands: CommandList): number {
    for (let one = this.#queue.shift(); one !== undefined; one = this.#queue.shift())
      if (commands.includes(one)) return one;
    return PASS.of();
  }

  #plan(commands: CommandList): void {
    this.#shots.length = 0;
    this.#gains.length = 0;
    this.#levels.length = 0;
    this.#queue.length = 0;
    this.#expected.fill(0);
    for (let index = 0; index < commands.length; index++) {
      const one = commands.at(index);
      if (!FIRE.is(one)) continue;
      this.#shots.push(one);
      this.#gains.push(this.#expectations.shot(entityOf(one), argumentOf(one)));
      this.#levels.push(this.#expectations.levels);
    }
    for (let best = this.#best(); best >= 0; best = this.#best()) {
      const one = this.#shots[best];
      this.#queue.push(one);
      this.#expected[argumentOf(one)] += this.#levels[best];
      const firer = entityOf(one);
      for (let index = 0; index < this.#shots.length; index++) {
        if (entityOf(this.#shots[index]) === firer) this.#gains[index] = -1;
      }
    }
  }

  /** The shot that gains most beside those already planned; -1 when everybody has a target. */
  #best(): number {
    let best = -1;
    let most = this.#least;
    for (let index = 0; index < this.#shots.length; index++) {
      if (this.#gains[index] < 0) continue;
      const target = argumentOf(this.#shots[index]);
      const brought = this.#expected[target];
      const level = this.#battle.rout.of(target) + brought;
      const factor = level > this.#battle.parameters.routLevelMaximum ? WEIGHTS.overkill : 1 + WEIGHTS.focus * brought;
      const gain = this.#gains[index] * factor;
      if (gain <= most) continue;
      most = gain;
      best = index;
    }
    return best;
  }
}
