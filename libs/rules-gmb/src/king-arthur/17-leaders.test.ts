import { describe, expect, it } from 'vitest';
import { kingArthur } from '../test-position.ts';
import { isChristian } from './17-leaders.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';

describe('[17.0] leaders', () => {
  const game = kingArthur();
  const battle = new GreatMedievalBattle(game);
  const nations = game.vocabulary.ids('contingents');

  it('are Christians by their chivalry, and it agrees with their nations [19.0]', () => {
    for (const leader of battle.counters.leaders) {
      const nation = nations[battle.counters.contingent[leader]];
      expect(isChristian(battle, leader), nation).toBe(['good-briton', 'evil-briton', 'scot'].includes(nation));
    }
  });

  it('move as the booklet says of their nations', () => {
    const allowances: Record<string, number> = {};
    for (const leader of battle.counters.leaders) {
      const nation = nations[battle.counters.contingent[leader]];
      const points = battle.counters.movement(leader, 0);
      expect(allowances[nation] ?? points, nation).toBe(points);
      allowances[nation] = points;
    }
    expect(allowances).toEqual({ 'good-briton': 16, 'evil-briton': 12, scot: 8, irish: 12, pict: 8, saxon: 6 });
  });
});
