/** [VI.chart] The reaction chart: which band a score falls into, by class, and what that directs. */
import type { CompiledGame, CompiledTable } from '@hexwright/compiler';
import { cellOf, countOf, tableOf } from '@hexwright/rules-kit';

/** The bands, from the worst to the wildest. */
export const BANDS = ['break', 'retire', 'halt', 'carry-on', 'general', 'uncontrolled'] as const;
export const BREAK = 0;
export const RETIRE_BAND = 1;
export const HALT_BAND = 2;
export const CARRY_ON = 3;
export const GENERAL = 4;
export const UNCONTROLLED_BAND = 5;

/** What the chart directs: the words of the vocabulary `directions`. */
export const BREAK_OR_RETREAT = 'break-or-retreat';
export const RETIRE_DISORGANISED = 'retire-disorganised';
export const HALT_OR_RETIRE = 'halt-or-retire';
export const HALTS = 'halt';
export const TO_SAFETY = 'to-safety';
export const TOWARDS = 'towards-enemy';
export const UNCONTROLLED_ADVANCE = 'uncontrolled-advance';

/** What each comes to, in a few words. */
export const RESULT_WORDS: Readonly<Record<string, string>> = {
  [BREAK_OR_RETREAT]: 'break if pressed, otherwise retreat',
  [RETIRE_DISORGANISED]: 'retire disorganised',
  [HALT_OR_RETIRE]: 'halt a pursuit, otherwise retire',
  [HALTS]: 'halt',
  [TO_SAFETY]: 'fall back to friends, a hill or cover',
  'carry-on': 'carry on',
  [TOWARDS]: 'move towards the enemy',
  'as-general-wishes': 'act as the general wishes',
  [UNCONTROLLED_ADVANCE]: 'advance out of control',
};

/** Columns of the results. */
const WITH_ORDER = 'order';
const WITHOUT = 'none';

/** What a band directs, and for how many periods. */
export interface Result {
  /** A word of the vocabulary `directions`. */
  readonly directs: string;
  readonly periods: number;
}

export class ReactionChart {
  /** By class: the lowest score of each band but the first. */
  readonly #from: readonly (readonly number[])[];
  /** By band, with a current order and without. */
  readonly #results: readonly (readonly [Result, Result])[];

  constructor(game: CompiledGame) {
    const chart = tableOf(game, 'reaction-chart');
    const readsLast = game.parameters.get('reaction-chart-reading') === 'last-figures';
    // By its last figures a band begins one above the last of the band before [RUL-CHART].
    const first = (band: number, column: number): number =>
      readsLast ? numberIn(chart, `${BANDS[band - 1]}-to`, column) + 1 : numberIn(chart, `${BANDS[band]}-from`, column);
    this.#from = chart.columns.map((_, column) => BANDS.slice(1).map((__, band) => first(band + 1, column)));
    const results = tableOf(game, 'reaction-results');
    const periods = tableOf(game, 'reaction-periods');
    const words = game.vocabulary.ids('directions');
    this.#results = BANDS.map((band) => {
      const of = (column: string): Result => ({
        directs: words[numberIn(results, band, columnOf(results, column))],
        periods: countOf(numberIn(periods, band, columnOf(periods, column))),
      });
      return [of(WITH_ORDER), of(WITHOUT)];
    });
  }

  /** The band of a score for a class (0 for A): the last one whose first figure it reaches. */
  band(score: number, morale: number): number {
    return this.#from[morale].findLastIndex((from) => score >= from) + 1;
  }

  /** The lowest score of a band for a class; there is none of the first. */
  from(band: number, morale: number): number {
    return this.#from[morale][band - 1];
  }

  /** What a band directs a unit that has a current order, or none. */
  result(band: number, hasOrder: boolean): Result {
    return this.#results[band][hasOrder ? 0 : 1];
  }
}

function columnOf(table: CompiledTable, id: string): number {
  return table.columns.findIndex((column) => column.id === id);
}

function numberIn(table: CompiledTable, row: string, column: number): number {
  return cellOf(
    table,
    table.rows.findIndex(({ id }) => id === row),
    column,
  );
}
