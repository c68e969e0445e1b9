/** [19.0] The Syrian naphtha contingent: a melee attack on an Ottoman or Serbian unit routs it two levels without dice. */
import type { RuleModule } from '../rule-module.ts';

/** Trait of the units that throw Greek fire. */
const NAPHTHA = 'naphtha';

export const naphtha: RuleModule = {
  id: 'naphtha',
  title: 'Naphtha',
  case: '19.0',
  registrations: [
    {
      hook: 'melee.automatic',
      case: '19.0',
      order: 0,
      run: (battle, attacker) =>
        battle.game.units[attacker].traits.has(NAPHTHA) ? battle.parameters.naphthaRoutLevels : 0,
    },
  ],
};
