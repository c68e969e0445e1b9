// The game systems that the reference has a page for, each with what its page says besides what the code declares.
import type { GameSystem } from '@hexwright/compiler';
import * as gmb from '@hexwright/rules-gmb';
import * as grunwald from '@hexwright/rules-grunwald';
import * as wrg from '@hexwright/rules-wrg';
import { ruleModules } from '../../libs/rules-gmb/src/modules.ts';

/** What a page is made from. */
export interface Rulebook {
  /** The file in docs/reference. */
  readonly file: string;
  readonly title: string;
  /** The battle whose numbers are shown. */
  readonly battle: string;
  /** Further battles, each with the file of its page. */
  readonly others: readonly { readonly battle: string; readonly file: string }[];
  readonly system: GameSystem;
  readonly events: Pick<typeof gmb.events, 'list'>;
  readonly refusals: Pick<typeof gmb.refusals, 'list'>;
  readonly modules: typeof ruleModules;
  /** The doc comments of hooks by name. */
  readonly hooks: ReadonlyMap<string, string>;
  /** What a cell of a table, and the value of a modifier, says. */
  readonly aboutCells: string;
  readonly aboutModifiers: string;
  /** An event as an example expects it. */
  readonly event: Readonly<Record<string, string | number>>;
}

/** All of them; `hooks` are the doc comments of the hooks of the first one by name. */
export function rulebooks(hooks: ReadonlyMap<string, string>): readonly Rulebook[] {
  return [
    {
      file: 'rules.md',
      title: 'the Great Medieval Battles',
      battle: 'gmb/tamburlaine',
      others: [
        { battle: 'gmb/king-arthur', file: 'rules-king-arthur.md' },
        { battle: 'gmb/bannockburn', file: 'rules-bannockburn.md' },
        { battle: 'gmb/black-prince', file: 'rules-black-prince.md' },
      ],
      system: gmb.greatMedievalBattles,
      events: gmb.events,
      refusals: gmb.refusals,
      modules: ruleModules,
      hooks,
      aboutCells:
        'In the combat tables it is the highest total that has an effect; `null` is the printed dash (no effect possible), `"NA"` an attack that may not be made.',
      aboutModifiers:
        'A positive value on `fire.dice` or `melee.dice` makes a hit harder; on `morale.die` it helps the unit that checks.',
      event: { event: 'morale-check', unit: 'B', die: 3, increase: 1, case: '10.0' },
    },
    {
      file: 'rules-grunwald.md',
      title: 'Grunwald 1410',
      battle: 'grunwald-1410',
      others: [],
      system: grunwald.grunwald,
      events: grunwald.events,
      refusals: grunwald.refusals,
      modules: [],
      hooks: new Map(),
      aboutCells:
        'In the combat tables it is a result for the differential of its column and the number of its row; in the others what the die brings, a number or a word. `null` is no effect, or no limit.',
      aboutModifiers:
        'A positive value helps the unit, whether it attacks or defends; `bonus` comes after all terrain.',
      event: { event: 'rout-through', unit: 'B', router: 'A', die: 4, case: '8.56' },
    },
    {
      file: 'rules-wrg.md',
      title: 'miniatures on a table',
      battle: 'wrg/formigny',
      others: [],
      system: wrg.wrg1970,
      events: wrg.events,
      refusals: wrg.refusals,
      modules: [],
      hooks: new Map(),
      aboutCells:
        'Lengths are thousandths of an inch for fronts and depths, inches for moves and ranges; `null` is what there is not. In the casualty table a cell is men lost by the enemy, in the reaction chart a score.',
      aboutModifiers:
        'A positive value helps the unit that shoots, fights or tests; on `reaction.range` it is how far the owner may go either way.',
      event: { event: 'reaction-test', unit: 'B', reason: 'charged', dice: 3, sum: 9, case: 'III.5' },
    },
  ];
}
