import { chainOf, fileKey, type Project } from '@hexwright/workspace';

/** A package under whose rules a game can go on. */
export interface Relative {
  readonly id: string;
  readonly title: string;
}

/** The battle that a package is, or is a variant of, and all its variants: a game of one has commands that others know. */
export function relatives(project: Project, id: string): Relative[] {
  const own = new Set(battlesOf(project, id));
  return project
    .ids()
    .filter((one) => battlesOf(project, one).some((battle) => own.has(battle)) && isBattle(project, one))
    .map((one) => ({ id: one, title: titleOf(project, one) }));
}

/** The battles among what a package is made of. */
function battlesOf(project: Project, id: string): string[] {
  return chainOf(project, id).filter((one) => isBattle(project, one));
}

function isBattle(project: Project, id: string): boolean {
  return project.part(fileKey(id, 'scenario.json'), 'kind') === 'battle';
}

function titleOf(project: Project, id: string): string {
  const title = project.part(fileKey(id, 'scenario.json'), 'title');
  return typeof title === 'string' && title !== '' ? title : id;
}
