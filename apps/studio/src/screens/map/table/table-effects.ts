/** Carries out what tools and keys want done to the table of a package, as steps of the document. */
import type { TablePlan } from '@hexwright/playtest/screen';
import { inchesText, type Point } from '@hexwright/table';
import { addItem, takeUnitOff } from '@hexwright/workspace';
import type { ProjectSession } from '../../../session/project-session.ts';
import { notify } from '../../../ui/toasts.ts';
import { copyThing, thingAt } from './table-clip.ts';
import { formUp, freeName, lay, movePoint, moveTo, stand, takeAway } from './table-edits.ts';
import type { Chosen, TableEffect } from './table-tool.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

/** The table of a package. */
export interface EditedTable {
  readonly session: ProjectSession;
  /** Id of the package. */
  readonly id: string;
  readonly plan: TablePlan;
}

/** What changes the document. */
export type TableEdit = Exclude<TableEffect, { readonly do: 'choose' | 'say' }>;

/** Does it. Answers with what is chosen afterwards; undefined where that stays. */
export function performOnTable(effect: TableEdit, { session, id, plan }: EditedTable): Chosen | null | undefined {
  const { project } = session;
  switch (effect.do) {
    case 'lay':
      return layOnTable(effect, { session, id, plan });
    case 'move-point': {
      const { chosen, index, to } = effect;
      const target = `table/${chosen.list}/${chosen.id}`;
      session.do(
        chosen.list === 'labels'
          ? moveTo(project, id, `${target}/at`, to)
          : movePoint(project, id, `${target}/${formOf(chosen, plan)}`, index, to),
      );
      return undefined;
    }
    case 'stand':
      session.do(stand(project, id, effect.unit, labelOf(effect.at), effect.facing));
      return undefined;
    case 'form':
      session.do(formUp(project, id, effect.unit, effect.files));
      return undefined;
    case 'remove': {
      const { list, id: name } = effect.chosen;
      const isGone = session.do(list === 'units' ? takeUnitOff(project, id, name) : takeAway(project, id, list, name));
      return isGone ? null : undefined;
    }
  }
}

function layOnTable(
  { list, stem, items }: Extract<TableEdit, { readonly do: 'lay' }>,
  { session, id, plan }: EditedTable,
): Chosen | undefined {
  const taken: { readonly id: string }[] = [...plan[list]];
  session.editor.begin(WORDS.laid(stem));
  for (const item of items) {
    const name = freeName(stem, taken);
    if (session.do(lay(session.project, id, list, { id: name, ...item }))) taken.push({ id: name });
  }
  session.editor.end();
  const last = taken.length > plan[list].length ? taken.at(-1) : undefined;
  return last === undefined ? undefined : { list, id: last.id };
}

/** Copies something on the table, and says so. */
export function copyFromTable({ list, id: name }: Chosen, { session, id }: EditedTable): void {
  if (copyThing(session.project, id, list, name)) notify(WORDS.copied(name), { tone: 'good' });
}

/** Lays what was copied on the table, with its first point there. Answers with what that is; undefined where nothing was. */
export function pasteOnTable(
  at: Point,
  units: readonly { readonly id: string }[],
  { session, id, plan }: EditedTable,
): Chosen | undefined {
  const thing = thingAt(at);
  if (thing === null) {
    notify(WORDS.nothingCopied);
    return undefined;
  }
  if (thing.list !== 'units') {
    const name = freeName(thing.stem, plan[thing.list]);
    const isThere = session.do(lay(session.project, id, thing.list, { ...thing.item, id: name }));
    return isThere ? { list: thing.list, id: name } : undefined;
  }
  const unit = freeName(thing.stem, units);
  session.editor.begin(WORDS.pasted(unit));
  const isThere =
    session.do(addItem(session.project, id, 'units', { ...thing.item, id: unit })) &&
    session.do(addItem(session.project, id, 'setUp', { ...thing.placement, unit }));
  session.editor.end();
  return isThere ? { list: 'units', id: unit } : undefined;
}

/** A point as set-ups name it: `24.5,12`. */
export function labelOf({ x, y }: Point): string {
  return `${inchesText(x)},${inchesText(y)}`;
}

function formOf({ list, id }: Chosen, { features }: TablePlan): 'area' | 'line' {
  return list === 'features' ? (features.find((one) => one.id === id)?.form ?? 'area') : 'area';
}
