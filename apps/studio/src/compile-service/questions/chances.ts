import { itemOf } from '@hexwright/workspace';
import type { JsonValue } from '@hexwright/model';
import { Items, isObject } from '../../scene/items.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { readChart, tableChances, type TableChances } from './chances-of-dice.ts';

/** How likely are the results of a table, here and in what the package inherits? */
export interface ChancesQuestion {
  readonly package: string;
  readonly table: string;
  /** What is added to the dice. */
  readonly modifier: number;
}

/** The chances of a table; null where no dice are rolled for it, or it is not there. */
export interface ChancesAnswer {
  readonly here: TableChances | null;
  readonly base: TableChances | null;
}

/** Works the chances out. */
export function chances(mirror: PackageMirror, { package: id, table, modifier }: ChancesQuestion): ChancesAnswer {
  const of = (one: string | undefined): TableChances | null => {
    const value: JsonValue | undefined = one === undefined ? undefined : itemOf(mirror.project, one, `tables/${table}`);
    const chart = isObject(value) ? readChart(value) : null;
    return chart === null ? null : tableChances(chart, modifier);
  };
  return { here: of(id), base: of(new Items(mirror.project, id).chain.at(-2)) };
}
