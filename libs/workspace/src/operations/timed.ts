import { equalJson, type JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { targetWords } from './called.ts';
import { CHANGE_FILES } from './changes.ts';
import { listOf } from './content.ts';
import { planned } from './draft.ts';
import { targetOf, unknownTarget } from './targets.ts';

/** Which change is meant: there is one of a target in the same turns. */
export interface TimedChange {
  readonly target: string;
  /** The game-turns in which it holds. */
  readonly turns: JsonValue;
}

/** The changes of a package that set something of an item in some game-turns alone, in their order. */
export function timedChanges(project: Project, id: string, item: string): readonly JsonObject[] {
  return CHANGE_FILES.flatMap((file) =>
    listOf({ changes: project.part(fileKey(id, file), 'changes') ?? [] }, 'changes'),
  ).filter(
    ({ target, turns }) => turns !== undefined && typeof target === 'string' && `${target}/`.startsWith(`${item}/`),
  );
}

/** Adds a change that sets something in some game-turns alone. */
export function addTimed(project: Project, id: string, change: TimedChange & JsonObject): Plan {
  const place = targetOf(change.target);
  if (place === null) return unknownTarget(id, change.target);
  return planned(project, titleOf(project, id, change.target), (draft) => {
    const file = fileKey(id, place.file);
    const content = draft.content(file);
    draft.write(file, { ...content, changes: [...listOf(content, 'changes'), { op: 'set', ...change }] });
    return null;
  });
}

/**
 * Alters such a change where it stands; nothing happens where somebody has taken it away.
 *
 * @param alter undefined takes it away
 */
export function alterTimed(
  project: Project,
  id: string,
  { target, turns }: TimedChange,
  alter: (now: JsonObject) => JsonObject | undefined,
): Plan {
  return planned(project, titleOf(project, id, target), (draft) => {
    for (const name of CHANGE_FILES) {
      const file = fileKey(id, name);
      const content = draft.content(file);
      const changes = listOf(content, 'changes').flatMap((one) => {
        if (one['target'] !== target || !equalJson(one['turns'], turns)) return [one];
        const next = alter(one);
        return next === undefined ? [] : [next];
      });
      if (content['changes'] !== undefined) draft.write(file, { ...content, changes });
    }
    return null;
  });
}

function titleOf(project: Project, id: string, target: string): string {
  return `Set ${targetWords(project, id, target)} in some turns`;
}
