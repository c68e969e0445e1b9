import { fileKey, mapOf, pathOf } from '@hexwright/workspace';
import { placesOf } from '../parts/problem-places.ts';
import type { ProjectSession } from '../session/project-session.ts';
import type { Command } from './commands.ts';
import { goTo } from './navigation.ts';
import type { ScreenName } from '../screens/screens.ts';
import type { PackageRoute } from './routes.ts';
import { THINGS } from './words.ts';

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
    return { id: `find package ${id}`, title: typeof title === 'string' ? title : id, group: THINGS.package, run };
  });
}

function thingsIn(session: ProjectSession, route: PackageRoute): Command[] {
  const { project, compileService } = session;
  const report = compileService.report.value;
  const rules = report?.effective ?? null;
  const way = (screen: ScreenName, item: string, where: Readonly<Record<string, string>>) => () =>
    goTo({ ...route, screen, item, where });
  const thing = (
    kind: Exclude<keyof typeof THINGS, 'hexNamed'>,
    id: string,
    title: string,
    run: () => void,
  ): Command => ({
    id: `find ${kind} ${id}`,
    title,
    group: THINGS[kind],
    run,
  });
  return [
    ...(rules?.units ?? []).map(({ id, name }) =>
      thing('unit', id, name === id ? name : `${name} (${id})`, way('units', '', { unit: id })),
    ),
    ...(rules?.terrains ?? []).map(({ id, name }) => thing('terrain', id, name, way('charts', 'terrain', {}))),
    ...(rules?.tables ?? []).map(({ id, title }) => thing('table', id, title ?? id, way('charts', id, {}))),
    ...(rules?.modifiers ?? []).map(({ id, label }) =>
      thing('modifier', id, label, way('rules', '', { item: `modifiers/${id}` })),
    ),
    ...(rules?.parameters ?? []).map(({ id, name }) =>
      thing('parameter', id, name ?? id, way('rules', '', { item: `parameters/${id}` })),
    ),
    ...(rules?.options ?? []).map(({ id, title }) =>
      thing('option', id, title, way('rules', '', { item: `options/${id}` })),
    ),
    ...(rules?.contents ?? []).map((entry) =>
      thing('case', entry.case, `${entry.case} ${entry.title}`, way('rules', '', { case: entry.case })),
    ),
    ...project.files(route.package).map((key) => thing('file', key, pathOf(key), way('text', pathOf(key), {}))),
    ...(report?.problems ?? []).map((problem, index) => {
      const { form, map, text } = placesOf(project, session.id, route.package, problem);
      return thing('problem', String(index), problem.message, () => goTo(form ?? map ?? text));
    }),
  ];
}

/** The way to a hex by its number; null where the map has no such hex. */
export function hexNamed(session: ProjectSession, route: PackageRoute, label: string): Command | null {
  const map = mapOf(session.project, route.package);
  const hex = [label, label.toUpperCase()].find((one) => map !== null && map.numbering.hexOf(one) >= 0);
  if (hex === undefined) return null;
  return {
    id: `find hex ${hex}`,
    title: THINGS.hexNamed(hex),
    group: THINGS.hex,
    run: () => goTo({ ...route, screen: 'map', item: '', where: { hex } }),
  };
}
