import { describe, expect, it } from 'vitest';
import { battleOf } from '../test-battle.ts';
import { BANDS, ReactionChart, UNCONTROLLED_BAND } from './chart.ts';

const game = battleOf('wrg/knights-and-bills');

/** By class from A to E the bands of these scores. */
function bandsOf(chart: ReactionChart, score: number): string[] {
  return [0, 1, 2, 3, 4].map((morale) => BANDS[chart.band(score, morale)]);
}

describe('the reaction chart [VI.chart]', () => {
  it('begins a band at its own first figure', () => {
    const chart = new ReactionChart(game);
    expect(bandsOf(chart, -2)).toEqual(['break', 'break', 'break', 'break', 'break']);
    expect(bandsOf(chart, 3)).toEqual(['halt', 'halt', 'retire', 'retire', 'break']);
    expect(bandsOf(chart, 4)).toEqual(['carry-on', 'halt', 'halt', 'retire', 'break']);
    expect(bandsOf(chart, 14)).toEqual(['general', 'general', 'general', 'uncontrolled', 'uncontrolled']);
    expect(bandsOf(chart, 16)).toEqual(['general', 'uncontrolled', 'uncontrolled', 'uncontrolled', 'uncontrolled']);
    expect([0, 1, 2, 3, 4].map((morale) => chart.from(UNCONTROLLED_BAND, morale))).toEqual([17, 16, 16, 14, 14]);
  });

  it('begins it behind the last figure of the band before, by the other reading', () => {
    const parameters = new Map([...game.parameters, ['reaction-chart-reading', 'last-figures']]);
    const chart = new ReactionChart({ ...game, parameters });
    expect(bandsOf(chart, 4)[0]).toBe('halt');
    expect([0, 1, 2, 3, 4].map((morale) => chart.from(UNCONTROLLED_BAND, morale))).toEqual([17, 17, 17, 15, 15]);
  });

  it('directs other things without a current order', () => {
    const chart = new ReactionChart(game);
    expect(BANDS.map((_, band) => chart.result(band, true))).toEqual([
      { directs: 'break-or-retreat', periods: 3 },
      { directs: 'retire-disorganised', periods: 2 },
      { directs: 'halt', periods: 2 },
      { directs: 'carry-on', periods: 1 },
      { directs: 'as-general-wishes', periods: 1 },
      { directs: 'uncontrolled-advance', periods: 1 },
    ]);
    expect([1, 2, 3].map((band) => chart.result(band, false).directs)).toEqual([
      'halt-or-retire',
      'to-safety',
      'towards-enemy',
    ]);
  });
});
