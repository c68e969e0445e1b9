import type { Rulebook } from '@hexwright/rules-kit';
import { events, refusals } from './registry.ts';

/** The page of the miniatures in the reference. */
export const rulebook: Rulebook = {
  file: 'rules-wrg.md',
  title: 'miniatures on a table',
  battle: 'wrg/formigny',
  events,
  refusals,
  aboutCells:
    'Lengths are thousandths of an inch for fronts and depths, inches for moves and ranges; `null` is what there is not. In the casualty table a cell is men lost by the enemy, in the reaction chart a score.',
  aboutModifiers:
    'A positive value helps the unit that shoots, fights or tests; on `reaction.range` it is how far the owner may go either way.',
  event: { event: 'reaction-test', unit: 'B', reason: 'charged', dice: 3, sum: 9 },
};
