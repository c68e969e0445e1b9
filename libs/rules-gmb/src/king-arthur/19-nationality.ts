/** [19.0] Nationality: a leader rallies units of their own nationality only. Which nations are pagan is data [15.33]. */
import type { RuleModule } from '../rule-module.ts';

export const nationalities: RuleModule = {
  id: 'nationalities',
  title: 'Nationalities',
  case: '19.0',
  registrations: [
    {
      hook: 'rally.refuse',
      case: '19.0',
      order: 0,
      run: ({ counters }, leader, unit) => counters.contingent[leader] !== counters.contingent[unit],
    },
  ],
};
