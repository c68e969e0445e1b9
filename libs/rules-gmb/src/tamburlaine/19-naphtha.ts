/** [19.0] The Syrian naphtha contingent: a melee attack on an Ottoman or Serbian unit routs it two levels without dice. */
import { integerOf, PartByTurn } from '@hexwright/rules-kit';
import type { RuleModule } from '../rule-module.ts';

/** Trait of the units that throw Greek fire. */
const NAPHTHA = 'naphtha';

/** Rout levels that it inflicts. */
const routLevels = new PartByTurn((game) => integerOf(game, 'naphtha-rout-levels', 2));

export const naphtha: RuleModule = {
  id: 'naphtha',
  title: 'Naphtha',
  case: '19.0',
  parameters: [{ id: 'naphtha-rout-levels', type: 'integer', minimum: 1, maximum: 8 }],
  registrations: [
    {
      hook: 'melee.automatic',
      case: '19.0',
      order: 0,
      run: (battle, attacker) => (battle.game.units[attacker].traits.has(NAPHTHA) ? routLevels.of(battle) : 0),
    },
  ],
};
