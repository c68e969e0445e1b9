import { fileKey, mapOf, pathOf } from '@hexwright/workspace';
import { placesOf } from '../parts/problem-places.ts';
import type { ProjectSession } from '../session/project-session.ts';
import type { Command } from './commands.ts';
import { goTo } from './navigation.ts';
import type { PackageRoute, ScreenName } from './routes.ts';

/** What words may mean, as ways to go there: things of the package that is open, and packages. */
export function thingsOf(session: ProjectSession, route: PackageRoute | null): Command[] {
  return [...(route === null ? [] : thingsIn(session, route)), ...packagesOf(session, route)];
}

/** Packages are opened on the screen that is open, or on their map. */
function packagesOf(session: ProjectSession, route: PackageRoute | null): Command[] {
  const { project, id: of } = session;
  const screen = route?.screen ?? 'map';
  return project.ids().map((id) => {
    const title = project.part(fileKey(id, 'scenario.json'), 'title');
    const run = (): void => goTo({ at: 'package', project: of, package: id, screen, item: '', where: {} });
    return { id: `find Package ${id}`, title: typeof title === 'string' ? title : id, group: 'Package', run };
  });
}

function thingsIn(session: ProjectSession, route: PackageRoute): Command[] {
  const { project, compileService } = session;
  const report = compileService.report.value;
  const rules = report?.effective ?? null;
  const way = (screen: ScreenName, item: string, where: Readonly<Record<string, string>>) => () =>
    goTo({ ...route, screen, item, where });
  const thing = (kind: string, id: string, title: string, run: () => void): Command => ({
    id: `find ${kind} ${id}`,
    title,
    group: kind,
    run,
  });
  return [
    ...(rules?.units ?? []).map(({ id, name }) =>
      thing('Unit', id, name === id ? name : `${name} (${id})`, way('units', '', { unit: id })),
    ),
    ...(rules?.terrains ?? []).map(({ id, name }) => thing('Terrain', id, name, way('charts', 'terrain', {}))),
    ...(rules?.tables ?? []).map(({ id, title }) => thing('Table', id, title ?? id, way('charts', id, {}))),
    ...(rules?.modifiers ?? []).map(({ id, label }) =>
      thing('Modifier', id, label, way('rules', '', { item: `modifiers/${id}` })),
    ),
    ...(rules?.parameters ?? []).map(({ id, name }) =>
      thing('Parameter', id, name ?? id, way('rules', '', { item: `parameters/${id}` })),
    ),
    ...(rules?.options ?? []).map(({ id, title }) =>
      thing('Option', id, title, way('rules', '', { item: `options/${id}` })),
    ),
    ...(rules?.contents ?? []).map((entry) =>
      thing('Case', entry.case, `${entry.case} ${entry.title}`, way('rules', '', { case: entry.case })),
    ),
    ...project.files(route.package).map((key) => thing('File', key, pathOf(key), way('text', pathOf(key), {}))),
    ...(report?.problems ?? []).map((problem, index) => {
      const { form, map, text } = placesOf(project, session.id, route.package, problem);
      return thing('Problem', String(index), problem.message, () => goTo(form ?? map ?? text));
    }),
  ];
}

/** The way to a hex by its number; null where the map has no such hex. */
export function hexNamed(session: ProjectSession, route: PackageRoute, label: string): Command | null {
  const map = mapOf(session.project, route.package);
  const hex = [label, label.toUpperCase()].find((one) => map !== null && map.numbering.hexOf(one) >= 0);
  if (hex === undefined) return null;
  return {
    id: `find Hex ${hex}`,
    title: `Hex ${hex}`,
    group: 'Hex',
    run: () => goTo({ ...route, screen: 'map', item: '', where: { hex } }),
  };
}
