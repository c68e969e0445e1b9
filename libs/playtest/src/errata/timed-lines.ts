/** What a package says otherwise in some turns alone, for a sheet that players read. */
import { type AppliedChange, type Change, equalJson, type LinkedPackage, timedChangesOf } from '@hexwright/model';
import type { Phrases } from '@hexwright/rule-lang';
import type { ErrataLine } from './describe.ts';
import { formula, spaced, turnsWords, valueWords } from './words.ts';

/** One such change: what it is of, and the line that says it. */
export interface TimedErratum {
  readonly change: Change;
  readonly target: string;
  readonly title: string;
  readonly lines: readonly ErrataLine[];
}

/** Those that the base has not. */
export function timedErrata(
  before: LinkedPackage | null,
  after: LinkedPackage,
  phrases: Phrases = {},
): readonly TimedErratum[] {
  const former = before === null ? [] : timedChangesOf(before);
  const isNew = ({ change }: AppliedChange): boolean => !former.some((one) => equalJson(one.change, change));
  return timedChangesOf(after)
    .filter(isNew)
    .map(({ change }) => {
      const [list, id, ...path] = change.target.split('/');
      const { title, usual, cell } = found(after, list, id, path);
      const words = (value: unknown): string =>
        list === 'modifiers' && typeof value === 'string' ? formula(value, phrases) : valueWords(spacedWord(value));
      const what = [cell, turnsWords(change.turns)].filter((part) => part !== '').join(', ');
      return { change, target: change.target, title, lines: [{ what, was: words(usual), now: words(change.value) }] };
    });
}

function spacedWord(value: unknown): unknown {
  return typeof value === 'string' ? spaced(value) : value;
}

/** What is changed: its title, its value in all other turns, and which of its cells it is. */
function found(
  { parameters, tables, modifiers }: LinkedPackage,
  list: string,
  id: string,
  path: readonly string[],
): { readonly title: string; readonly usual: unknown; readonly cell: string } {
  if (list === 'modifiers') {
    const modifier = modifiers.find((one) => one.id === id);
    return { title: modifier?.label ?? spaced(id), usual: modifier?.value, cell: '' };
  }
  if (list === 'parameters') {
    const parameter = parameters.find((one) => one.id === id);
    return { title: parameter?.name ?? spaced(id), usual: parameter?.value, cell: '' };
  }
  const table = tables.find((one) => one.id === id);
  const [, row, column] = path;
  const named = (lines: readonly { readonly id: string; readonly name?: string }[] = [], line = ''): string =>
    lines.find((one) => one.id === line)?.name ?? line;
  return {
    title: table?.title ?? spaced(id),
    usual: table?.cells[row]?.[column],
    cell: `${named(table?.rows, row)}, ${named(table?.columns, column)}`,
  };
}
