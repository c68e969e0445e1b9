import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { listOf, refusal } from './content.ts';
import { planned } from './draft.ts';

/** Warnings that a package leaves out of its problems. */
export interface Suppression {
  readonly code: string;
  /** Only those about this thing, named as changes name it; all of the code where absent. */
  readonly item?: string;
  readonly reason: string;
}

/** Leaves warnings out of the problems of a package, with a reason. What was settled for just these is replaced. */
export function suppressProblem(project: Project, id: string, suppression: Suppression): Plan {
  const { code, item } = suppression;
  const reason = suppression.reason.trim();
  const file = fileKey(id, 'scenario.json');
  return planned(project, `Suppress ${code}${item === undefined ? '' : ` of ${item}`}`, (draft) => {
    if (reason === '') {
      return refusal(file, 'schema.missing', 'Say why the warning may be left out.', '/problems');
    }
    const scenario = draft.content(file);
    const others = listOf(scenario, 'problems').filter((one) => one['code'] !== code || one['item'] !== item);
    const setting: JsonObject = { code, ...(item === undefined ? {} : { item }), severity: 'off', reason };
    draft.write(file, { ...scenario, problems: [...others, setting] });
    return null;
  });
}
