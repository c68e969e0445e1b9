import { buysArmies } from '@hexwright/playtest/counter-styles';
import type { Project } from '@hexwright/workspace';
import { Items } from '../../scene/items.ts';

/** Whether armies are bought by points in the game of a package. */
export function hasArmies(project: Project, id: string): boolean {
  const system = new Items(project, id).property('rules.json', 'system');
  return typeof system === 'string' && buysArmies(system);
}
