import { fileKey, pinAt, type Pin } from '@hexwright/workspace';
import { SCREENS, screensOf } from '../screens/screens.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { commands, type Command } from './commands.ts';
import { goInPackage, goTo, place } from './navigation.ts';
import { walkProblems } from './problem-walk.ts';
import type { Route } from './routes.ts';
import { CONTRAST_CHOICES, contrastChoice, THEME_CHOICES, themeChoice } from './theme.ts';
import { SHELL } from './words.ts';

/** What can be done wherever one is. */
export function studioCommands(
  session: ProjectSession | null,
  route: Route | null,
  open: (part: 'palette' | 'keys') => void,
): Command[] {
  return [
    { id: 'palette', title: SHELL.palette, group: SHELL.groups.studio, keys: ['Ctrl+K'], run: () => open('palette') },
    { id: 'shortcuts', title: SHELL.allKeys, group: SHELL.groups.studio, keys: ['?'], run: () => open('keys') },
    ...THEME_CHOICES.map((choice) => ({
      id: `look-${choice}`,
      title: SHELL.theme(SHELL.themes[choice]),
      group: SHELL.groups.studio,
      enabled: () => themeChoice.value !== choice,
      run: () => (themeChoice.value = choice),
    })),
    { id: 'controls', title: SHELL.controls, group: SHELL.groups.studio, run: () => goTo({ at: 'controls' }) },
    ...CONTRAST_CHOICES.map((choice) => ({
      id: `contrast-${choice}`,
      title: SHELL.contrast(SHELL.contrasts[choice]),
      group: SHELL.groups.studio,
      enabled: () => contrastChoice.value !== choice,
      run: () => (contrastChoice.value = choice),
    })),
    ...(session === null ? [] : editing(session)),
    ...(session === null || route?.at !== 'package' ? [] : going(session, route)),
  ];
}

function editing(session: ProjectSession): Command[] {
  const [last, next] = [session.editor.done.at(-1), session.editor.undone.at(-1)];
  return [
    {
      id: 'gallery',
      title: SHELL.allBattles,
      group: SHELL.groups.go,
      keys: ['Alt+0'],
      run: () => goTo({ at: 'gallery', project: session.id }),
    },
    {
      id: 'undo',
      title: last === undefined ? SHELL.undo : `${SHELL.undo}: ${last}`,
      keyTitle: SHELL.undo,
      group: SHELL.groups.edit,
      keys: ['Ctrl+Z'],
      run: () => session.undo(),
    },
    {
      id: 'redo',
      title: next === undefined ? SHELL.redo : `${SHELL.redo}: ${next}`,
      keyTitle: SHELL.redo,
      group: SHELL.groups.edit,
      keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
      run: () => session.redo(),
    },
  ];
}

function going(session: ProjectSession, route: Extract<Route, { at: 'package' }>): Command[] {
  return [
    ...screensOf(session, route.package).map((screen) => ({
      id: `go-${screen}`,
      title: SCREENS[screen].title,
      group: SHELL.groups.go,
      keys: [`Alt+${SCREENS[screen].key}`],
      run: () => goInPackage(route, { screen }),
    })),
    ...FORMS.map(({ id, title, item }) => ({
      id,
      title,
      group: SHELL.groups.go,
      run: () => goInPackage(route, { screen: 'rules', where: { item } }),
    })),
    ...(route.screen === 'map' ? [] : [mapProperties(route)]),
    {
      id: 'comments',
      title: SHELL.comments(session.comments.openOf(route.package).length),
      group: SHELL.groups.go,
      run: () => (session.comments.isOpen.value = true),
    },
    {
      id: 'comment',
      title: SHELL.comment,
      group: SHELL.groups.edit,
      keys: ['Alt+C'],
      run: () => session.comments.begin(pinOf(session, route)),
    },
    {
      id: 'next-problem',
      title: SHELL.nextProblem,
      group: SHELL.groups.go,
      keys: ['F8'],
      run: () => walkProblems(session, route, 1),
    },
    {
      id: 'previous-problem',
      title: SHELL.previousProblem,
      group: SHELL.groups.go,
      keys: ['Shift+F8'],
      run: () => walkProblems(session, route, -1),
    },
  ];
}

/** Forms that are a part of a screen, and looked for by their names. */
const FORMS = [
  { id: 'sides', title: SHELL.sides, item: 'sides' },
  { id: 'victory', title: SHELL.victory, item: 'victory' },
] as const;

/** From any screen to what only the map can do: as soon as the map is there, it does it. */
function mapProperties(route: Extract<Route, { at: 'package' }>): Command {
  const id = 'map-properties';
  const run = (): void => {
    const end = commands.changes.listen(() => {
      const offered = commands.list().find((one) => one.id === id);
      if (place.value?.at !== 'package' || place.value.screen !== 'map') return end();
      if (offered === undefined) return;
      end();
      offered.run();
    });
    goInPackage(route, { screen: 'map' });
  };
  return { id: `go-${id}`, title: SHELL.mapProperties, group: SHELL.groups.map, run };
}

/** What a comment is about that is begun at a place. */
function pinOf(session: ProjectSession, { package: id, screen, item, where }: Extract<Route, { at: 'package' }>): Pin {
  const { hex, unit, at } = where;
  if (screen === 'charts' && item !== '') return { item: `tables/${item}` };
  if (screen === 'rules' && where['item'] !== undefined) return { item: where['item'] };
  if (unit !== undefined) return { unit };
  if (hex !== undefined) return { hex };
  return screen === 'text' && at !== undefined ? pinAt(session.project, fileKey(id, item), at) : {};
}
