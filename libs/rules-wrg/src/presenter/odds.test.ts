import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { sceneOf, troops } from '../test-position.ts';

describe('odds', () => {
  const knights = troops('K', 'french', 'french-knights', [8, 8], '24,20', 1800);
  const bills = troops('B', 'english', 'english-bills', [10, 10], '24,30', 0, {
    values: { figures: 10, files: 10, shield: true },
  });
  const bows = troops('A', 'french', 'english-long-bows', [8, 8], '34,20', 1800);

  it('of a charge count every throw of both dice, with the factor for charging, and change nothing', () => {
    const battle = sceneOf([knights, bills]);
    const { hash } = battle;
    const odds = library.presenter.odds(battle, { do: 'charge', unit: 'K', target: 'B' });
    expect(odds?.table).toEqual({ label: 'Weapon factor', value: 4, case: 'VI.weapons' });
    expect(odds?.modifiers.map(({ value }) => value)).toEqual([1]);
    // Two average dice differ by 3 in 1 of 36 ways, by 2 in 4, by 1 in 8, and are even in 10 of 36.
    expect(odds?.chances.map(({ label, ways }) => [label, ways])).toEqual([
      ['10 men', 1],
      ['13 men', 4],
      ['16 men', 8],
      ['20 men', 10],
      ['25 men', 8],
      ['32 men', 4],
      ['40 men', 1],
    ]);
    expect(battle.hash).toBe(hash);
  });

  it('of a volley are one more or one less in fifteen of 36 throws each', () => {
    const battle = sceneOf([bows, bills]);
    const odds = library.presenter.odds(battle, { do: 'shoot', unit: 'A', target: 'B' });
    expect(odds?.chances).toEqual([
      { label: '13 men', ways: 15, of: 36 },
      { label: '16 men', ways: 6, of: 36 },
      { label: '20 men', ways: 15, of: 36 },
    ]);
  });

  it('are none of a shot that does not reach', () => {
    const far = troops('B', 'english', 'english-bills', [10, 10], '4,24', 0);
    expect(library.presenter.odds(sceneOf([bows, far]), { do: 'shoot', unit: 'A', target: 'B' })).toBeNull();
  });
});
