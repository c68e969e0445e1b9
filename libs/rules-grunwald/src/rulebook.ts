import type { Rulebook } from '@hexwright/rules-kit';
import { events, refusals } from './registry.ts';

/** The page of Grunwald in the reference. */
export const rulebook: Rulebook = {
  file: 'rules-grunwald.md',
  title: 'Grunwald 1410',
  battle: 'grunwald-1410',
  events,
  refusals,
  aboutCells:
    'In the combat tables it is a result for the differential of its column and the number of its row; in the others what the die brings, a number or a word. `null` is no effect, or no limit.',
  aboutModifiers: 'A positive value helps the unit, whether it attacks or defends; `bonus` comes after all terrain.',
  event: { event: 'rout-through', unit: 'B', router: 'A', die: 4 },
};
