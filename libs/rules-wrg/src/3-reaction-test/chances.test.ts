import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { Battle } from '../battle.ts';
import { battleOf } from '../test-battle.ts';
import { BANDS, ReactionChart } from './chart.ts';
import { chancesOf, testOdds } from './chances.ts';
import { ReactionDice } from './dice.ts';
import { VOLUNTARY } from './reasons.ts';

const game = battleOf('wrg/formigny');

/** By band, per cent of the throws of three dice without any factor. */
function percent(isRegular: boolean, morale: number): Record<string, number> {
  const chart = new ReactionChart(game);
  const sums = new Map<string, number>();
  for (const [sum, ways] of new ReactionDice(game).ways(isRegular, 3)) {
    const band = BANDS[chart.band(sum, morale)];
    sums.set(band, (sums.get(band) ?? 0) + ways);
  }
  return Object.fromEntries([...sums].map(([band, ways]) => [band, Math.round((ways * 100) / 216)]));
}

function opened(): Battle {
  const battle = library.create(game);
  if (!(battle instanceof Battle)) throw new TypeError('no battle of this game');
  battle.begin(1);
  return battle;
}

describe('the chances of a test', () => {
  it('are those of the chart, where nothing adds or takes off', () => {
    expect(percent(true, 1)).toEqual({ 'carry-on': 97, general: 3 });
    expect(percent(false, 1)).toMatchObject({ 'carry-on': 82, general: 12, uncontrolled: 5 });
    expect(percent(false, 3)).toMatchObject({ 'carry-on': 65, uncontrolled: 16 });
    expect(percent(false, 4)).toMatchObject({ 'carry-on': 48 });
  });

  it('add up to all throws, as they are and at both ends of what the owner may choose', () => {
    const battle = opened();
    for (const unit of battle.units) {
      const { of, bands, worst, best, range } = chancesOf(battle, unit, VOLUNTARY);
      for (const list of [bands, worst, best]) expect(list.reduce((sum, ways) => sum + ways, 0)).toBe(of);
      if (range === 0) expect([worst, best]).toEqual([bands, bands]);
    }
  });

  it('are shown with every factor and its row', () => {
    const battle = opened();
    const men = game.units.findIndex(({ id }) => id === 'men-at-arms');
    const odds = testOdds(battle, men, VOLUNTARY);
    expect(odds.chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(216);
    // Kyriell, of class 2, is with them.
    expect(odds.notes?.map(({ text }) => text)).toContainEqual('A commander of class 2 with it: up to 3 either way.');
    expect(odds.modifiers.map(({ case: cited }) => cited)).toContain('III.factors');
  });
});
