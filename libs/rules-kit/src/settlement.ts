/** What settles a battle whatever the score: the conditions of victory of its package. */
import { type CompiledVictoryCondition, isInTurns } from '@hexwright/compiler';
import type { EventKind } from '@hexwright/engine';
import type { PackageGame } from './package-game.ts';

type Moment = CompiledVictoryCondition['at'];

/** The conditions of one game. They are asked in the order of the package: the first that holds decides. */
export class Settlement {
  readonly #play: PackageGame;
  readonly #conditions: readonly CompiledVictoryCondition[];
  #holds: readonly (() => number)[] | null = null;

  /** null where the package has none. */
  static of(play: PackageGame): Settlement | null {
    const conditions = play.game.victory?.conditions ?? [];
    return conditions.length === 0 ? null : new Settlement(play, conditions);
  }

  private constructor(play: PackageGame, conditions: readonly CompiledVictoryCondition[]) {
    this.#play = play;
    this.#conditions = conditions;
  }

  /** Whether any of them is asked at that moment. */
  isAsked(at: Moment): boolean {
    return this.#conditions.some((condition) => condition.at === at);
  }

  /** Asks those of some moments; true where one is found to hold. Once something has settled the game, none is asked. */
  ask(moments: readonly Moment[], told: EventKind): boolean {
    const { turn, events, verdict } = this.#play;
    if (verdict !== null) return false;
    const holds = (this.#holds ??= this.#conditions.map(({ when }) => this.#play.readsOf(when)));
    const found = this.#conditions.findIndex(
      ({ at, turns }, index) => moments.includes(at) && isInTurns(turns, turn) && holds[index]() !== 0,
    );
    if (found < 0) return false;
    const condition = this.#conditions[found];
    this.#play.settle(condition, condition.winner);
    events.emit(told, found, condition.winner);
    return true;
  }
}
