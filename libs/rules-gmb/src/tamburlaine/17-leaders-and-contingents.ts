/** [17.0] Leaders rally their own contingent; Bayazid and Tamburlaine rally anybody of their army [17.1]. */
import type { RuleModule } from '../rule-module.ts';

export const armyContingents: RuleModule = {
  id: 'army-contingents',
  title: 'Army contingents',
  case: '17.1',
  registrations: [
    {
      hook: 'rally.refuse',
      case: '17.1',
      order: 0,
      run(battle, leader, unit) {
        const { counters, game } = battle;
        const army = game.vocabulary.indexOf('rallies', 'army');
        return counters.rallies[leader] !== army && counters.contingent[leader] !== counters.contingent[unit];
      },
    },
  ],
};
