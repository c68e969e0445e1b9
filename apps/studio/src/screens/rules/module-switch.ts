import {
  fileKey,
  insertAt,
  itemOf,
  removeItem,
  revertItem,
  setAt,
  type Plan,
  type Project,
} from '@hexwright/workspace';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { MODULE } from './words.ts';

/**
 * Turns a module on or off, as one step. Which of the two is asked of the document: an answer of the compiler is behind it where
 * somebody presses twice.
 *
 * @param item the module as the compiler knows it; undefined where nobody has turned it on
 * @param cited the case that the module is about: why it is turned off, as a change says
 */
export function switchModule(
  project: Project,
  id: string,
  module: string,
  item: EffectiveItem | undefined,
  cited: string | undefined,
): Plan {
  const file = fileKey(id, 'scenario.json');
  const target = `modules/${module}`;
  const isOn = itemOf(project, id, target) !== undefined;
  const title = MODULE.turned(plainWords(module), !isOn);
  if (isOn) return removeItem(project, id, target, cited === undefined ? {} : { case: cited });
  if (item?.base !== undefined) return revertItem(project, id, target);
  if (project.part(file, 'modules') === undefined) return setAt(project, file, '/modules', [module], title);
  return insertAt(project, file, '/modules', module, undefined, title);
}
