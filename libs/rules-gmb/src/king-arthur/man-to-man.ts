/** [18.0] Man-to-man combat as a package turns it on: its procedures run in the steps of the sequence that name them. */
import type { RuleModule } from '../hooks.ts';
import { CAPTIVES, MAN_TO_MAN } from './names.ts';

export const manToManCombat: RuleModule = {
  id: MAN_TO_MAN,
  title: 'Man-to-man combat',
  case: '18.0',
  requires: [CAPTIVES],
  registrations: [],
};
