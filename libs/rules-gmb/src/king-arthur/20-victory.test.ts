import { describe, expect, it } from 'vitest';
import { kingArthur } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';

describe('[20.0] points', () => {
  const battle = new GreatMedievalBattle(kingArthur());
  const { counters, game } = battle;
  const pointsOf = (unit: number): number => battle.hooks['unit.points']?.(battle, unit) ?? 0;

  it('of every unit are those of the schedules [20.1], [20.2]', () => {
    const saxon = game.vocabulary.indexOf('contingents', 'saxon');
    const plate = game.vocabulary.indexOf('armours', 'plate');
    for (const unit of counters.unitsOf.flat()) {
      const isDear = counters.armour(unit, 0) === plate || counters.contingent[unit] === saxon;
      expect(pointsOf(unit), game.units[unit].id).toBe(isDear ? 10 : 2);
    }
  });

  it('of leaders: fifty for King Arthur, twenty-five for Modred and Chelric, ten for all others', () => {
    const dear: Readonly<Record<string, number>> = { 'arthur-pendragon': 50, 'sir-modred': 25, chelric: 25 };
    for (const leader of counters.leaders) {
      const { id } = game.units[leader];
      expect(counters.capture[leader], id).toBe(dear[id] ?? 10);
    }
  });
});
