/** What tools that lay something on a table are set to: the kind of terrain, and the side. */
import type { Option } from '@hexwright/board';
import { kindsFor } from '../../../table/table-plan.ts';
import type { TableFacts } from './table-tool.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

/** The kind of terrain that areas are laid of, by its id. */
export const AREA_KIND = oneOf(WORDS.kind, ({ effective }) => kindsFor(effective, true), -1);

/** The kind of terrain that lines are laid of, by its id. */
export const LINE_KIND = oneOf(WORDS.kind, ({ effective }) => kindsFor(effective, false), -1);

/** The side whose deployment is drawn, by its id. */
export const DEPLOYING_SIDE = oneOf(WORDS.side, ({ effective }) => effective.sides, 0);

/** What an option stands for as things are; '' where there is nothing to choose from. */
export function meantBy(option: Option<string, TableFacts>, facts: TableFacts): string {
  const { control } = option;
  const value = facts.options.get(option);
  return control?.is === 'list' ? (control.meant?.(value, facts) ?? value) : value;
}

/** One of a list by its id; `first` is the place of what is meant until one is chosen. */
function oneOf(
  title: string,
  list: (facts: TableFacts) => readonly { readonly id: string; readonly name: string }[],
  first: number,
): Option<string, TableFacts> {
  return {
    title,
    initial: '',
    control: {
      is: 'list',
      choices: (facts) => list(facts).map(({ id, name }) => ({ value: id, name })),
      meant: (chosen, facts) => {
        const all = list(facts);
        return all.find(({ id }) => id === chosen)?.id ?? all.at(first)?.id ?? '';
      },
      empty: WORDS.noKinds,
    },
  };
}
