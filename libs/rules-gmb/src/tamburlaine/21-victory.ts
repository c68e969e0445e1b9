/** [21.1] Points for eliminated units by their morale, more for doubles; captured leaders and camp hexes are data [21.2]. */
import type { RuleModule } from '../rule-module.ts';

export const pointsByMorale: RuleModule = {
  id: 'points-by-morale',
  title: 'Victory points by morale',
  case: '21.1',
  registrations: [
    {
      hook: 'unit.points',
      case: '21.1',
      order: 0,
      run: (battle, unit) =>
        battle.charts.pointsFor(unit) *
        (battle.counters.size[unit] === 2 ? battle.parameters.victoryDoubleMultiplier : 1),
    },
  ],
};
