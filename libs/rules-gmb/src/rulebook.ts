import type { Rulebook } from '@hexwright/rules-kit';
import { ruleModules } from './modules.ts';
import { events, refusals } from './registry.ts';

/** The page of the Great Medieval Battles in the reference. */
export const rulebook: Rulebook = {
  file: 'rules.md',
  title: 'the Great Medieval Battles',
  battle: 'gmb/tamburlaine',
  others: [
    { battle: 'gmb/king-arthur', file: 'rules-king-arthur.md' },
    { battle: 'gmb/bannockburn', file: 'rules-bannockburn.md' },
    { battle: 'gmb/black-prince', file: 'rules-black-prince.md' },
  ],
  events,
  refusals,
  modules: ruleModules,
  hooks: 'libs/rules-gmb/src/hooks.ts',
  aboutCells:
    'In the combat tables it is the highest total that has an effect; `null` is the printed dash (no effect possible), `"NA"` an attack that may not be made.',
  aboutModifiers:
    'A positive value on `fire.dice` or `melee.dice` makes a hit harder; on `morale.die` it helps the unit that checks.',
  event: { event: 'morale-check', unit: 'B', die: 3, increase: 1 },
};
