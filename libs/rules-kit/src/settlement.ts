/** What settles a battle whatever the score: the conditions of victory of its package. */
import { type CompiledVictoryCondition, isInTurns } from '@hexwright/compiler';
import type { EventKind, Scalar } from '@hexwright/engine';
import { type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import { aboutGame } from './game-names.ts';
import type { HexGame } from './package-game.ts';
import type { Question } from './question.ts';

type Moment = CompiledVictoryCondition['at'];

/** The conditions of one game. They are asked in the order of the package: the first that holds decides, for good. */
export class Settlement {
  readonly #play: HexGame;
  readonly #conditions: readonly CompiledVictoryCondition[];
  readonly #holds: readonly Evaluate<Question<HexGame>>[];
  readonly #asked: Question<HexGame>;
  /** The one that has decided plus one; 0 while none has. */
  readonly #decided: Scalar;

  /** null where nothing settles the game but its score. */
  static claim(play: HexGame): Settlement | null {
    const conditions = play.game.victory?.conditions ?? [];
    return conditions.length === 0 ? null : new Settlement(play, conditions);
  }

  private constructor(play: HexGame, conditions: readonly CompiledVictoryCondition[]) {
    this.#play = play;
    this.#conditions = conditions;
    this.#asked = { battle: play };
    this.#holds = conditions.map(({ when }) => lowerExpression(when.typed, aboutGame.binding));
    this.#decided = play.state.scalar('settled');
  }

  /** The condition that has decided the game; null while none has. */
  get decided(): CompiledVictoryCondition | null {
    return this.#conditions[this.#decided.value - 1] ?? null;
  }

  /** Whether any of them is asked at that moment. */
  isAsked(at: Moment): boolean {
    return this.#conditions.some((condition) => condition.at === at);
  }

  /** Asks those of some moments; true where one is found to hold. Once one has decided, no other is asked. */
  ask(moments: readonly Moment[], told: EventKind): boolean {
    if (this.#decided.value > 0) return false;
    const { turn, events } = this.#play;
    const found = this.#conditions.findIndex(
      ({ at, turns }, index) => moments.includes(at) && isInTurns(turns, turn) && this.#holds[index](this.#asked) !== 0,
    );
    if (found < 0) return false;
    this.#decided.set(found + 1);
    events.emit(told, found, this.#conditions[found].winner);
    return true;
  }
}
