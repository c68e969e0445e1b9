/** The effects that players choose themselves, where a step of the sequence asks them to. */
import { type CompiledEffect, isInTurns } from '@hexwright/compiler';
import { type ChoicesMade, type ChosenFor } from './choices-made.ts';
import { type Concerned, type EffectEntry, type EffectQuestion, type EffectRules, NOBODY } from './effect-rules.ts';
import type { EffectForecast, Fate, ForecastGame } from './forecast.ts';

/** What decisions and computer players ask of them. A holder is the unit or the hex for which one is chosen; 0 for a side. */
export interface OpenChoices {
  readonly list: readonly { readonly effect: CompiledEffect; readonly of: ChosenFor }[];
  /** Whether it belongs to this step and turn. */
  isAsked(choice: number): boolean;
  /** Whom a side could choose it for, whether its formula is true of them or not. */
  holders(choice: number, side: number): Iterable<number>;
  isHolder(choice: number, holder: number, side: number): boolean;
  /** Each is chosen for anybody once a step. */
  isMade(choice: number, holder: number, side: number): boolean;
  /** Whether it has ever been chosen for them. */
  wasMade(choice: number, holder: number, side: number): boolean;
  /** Whether its formula is true of them. */
  isMet(choice: number, holder: number, side: number): boolean;
  /** What those expect who know the rules. */
  expect(choice: number, holder: number, side: number): Fate;
  make(choice: number, holder: number, side: number): void;
}

interface ChoosingGame extends ForecastGame {
  readonly step: number;
  readonly serial: number;
}

export class Choices<Play extends ChoosingGame, Asked extends object> implements OpenChoices {
  readonly list: ChoicesMade['list'];
  readonly #play: Play;
  readonly #rules: EffectRules<Play, Asked>;
  /** In the order of the list. */
  readonly #entries: readonly EffectEntry<EffectQuestion<Asked>>[];
  readonly #forecast: EffectForecast<Play, Asked>;
  readonly #carryOut: (entry: EffectEntry<EffectQuestion<Asked>>, concerned: Concerned) => void;

  constructor(
    play: Play,
    rules: EffectRules<Play, Asked>,
    made: ChoicesMade,
    entries: readonly EffectEntry<EffectQuestion<Asked>>[],
    forecast: EffectForecast<Play, Asked>,
    carryOut: (entry: EffectEntry<EffectQuestion<Asked>>, concerned: Concerned) => void,
  ) {
    this.#play = play;
    this.#rules = rules;
    this.list = made.list;
    this.#entries = entries;
    this.#forecast = forecast;
    this.#carryOut = carryOut;
  }

  isAsked(choice: number): boolean {
    const { step, turns } = this.list[choice].effect;
    return (step < 0 || step === this.#play.step) && isInTurns(turns, this.#play.turn);
  }

  *holders(choice: number, side: number): Generator<number> {
    const { of, chosenIn } = this.list[choice];
    const length = of === 'side' ? 1 : chosenIn.length;
    for (let holder = 0; holder < length; holder++) if (this.isHolder(choice, holder, side)) yield holder;
  }

  isHolder(choice: number, holder: number, side: number): boolean {
    const { of, chosenIn } = this.list[choice];
    if (of === 'side') return holder === 0;
    if (holder >= chosenIn.length) return false;
    if (of === 'hex') return true;
    return this.#play.game.units[holder].side === side && this.#rules.hexOf(this.#play, holder) >= 0;
  }

  isMade(choice: number, holder: number, side: number): boolean {
    return this.#madeIn(choice, holder, side) === this.#play.serial;
  }

  wasMade(choice: number, holder: number, side: number): boolean {
    return this.#madeIn(choice, holder, side) > 0;
  }

  #madeIn(choice: number, holder: number, side: number): number {
    const { of, chosenIn } = this.list[choice];
    return chosenIn.of(of === 'side' ? side : holder);
  }

  isMet(choice: number, holder: number, side: number): boolean {
    const { when } = this.#entries[choice];
    return when === null || when(this.#rules.ask(this.#play, this.#concerned(choice, holder, side))) !== 0;
  }

  expect(choice: number, holder: number, side: number): Fate {
    return this.#forecast.choosing(this.#entries[choice], this.#concerned(choice, holder, side));
  }

  make(choice: number, holder: number, side: number): void {
    const { of, chosenIn } = this.list[choice];
    chosenIn.set(of === 'side' ? side : holder, this.#play.serial);
    this.#carryOut(this.#entries[choice], this.#concerned(choice, holder, side));
  }

  #concerned(choice: number, holder: number, side: number): Concerned {
    const chooser = { ...NOBODY, side };
    switch (this.list[choice].of) {
      case 'unit':
        return { ...chooser, unit: holder, hex: this.#rules.hexOf(this.#play, holder) };
      case 'hex':
        return { ...chooser, hex: holder };
      default:
        return chooser;
    }
  }
}
