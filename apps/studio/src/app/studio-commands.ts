import { fileKey, pinAt, type Pin } from '@hexwright/workspace';
import { screens } from '../screens/index.ts';
import type { Session } from '../session/session.ts';
import type { Command } from './commands.ts';
import { LOOKS } from './look-switch.ts';
import { goInPackage, goTo } from './navigation.ts';
import { walkProblems } from './problem-walk.ts';
import { SCREENS, type Route } from './routes.ts';
import { THEME_CHOICES, themeChoice } from './theme.ts';

/** What can be done wherever one is. */
export function studioCommands(
  session: Session | null,
  route: Route | null,
  open: (part: 'palette' | 'keys') => void,
): Command[] {
  return [
    { id: 'palette', title: 'Find and do anything', group: 'Studio', keys: ['Ctrl+K'], run: () => open('palette') },
    { id: 'shortcuts', title: 'Show all keys', group: 'Studio', keys: ['?'], run: () => open('keys') },
    ...THEME_CHOICES.map((choice) => ({
      id: `look-${choice}`,
      title: `Look: ${LOOKS[choice]}`,
      group: 'Studio',
      enabled: () => themeChoice.value !== choice,
      run: () => (themeChoice.value = choice),
    })),
    ...(session === null ? [] : editing(session)),
    ...(session === null || route?.at !== 'package' ? [] : going(session, route)),
  ];
}

function editing(session: Session): Command[] {
  const [last, next] = [session.editor.done.at(-1), session.editor.undone.at(-1)];
  return [
    {
      id: 'gallery',
      title: 'All battles',
      group: 'Go to',
      keys: ['Alt+0'],
      run: () => goTo({ at: 'gallery', project: session.id }),
    },
    {
      id: 'undo',
      title: last === undefined ? 'Undo' : `Undo: ${last}`,
      group: 'Edit',
      keys: ['Ctrl+Z'],
      run: () => session.undo(),
    },
    {
      id: 'redo',
      title: next === undefined ? 'Do again' : `Do again: ${next}`,
      group: 'Edit',
      keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
      run: () => session.redo(),
    },
  ];
}

function going(session: Session, route: Extract<Route, { at: 'package' }>): Command[] {
  return [
    ...SCREENS.map((screen) => ({
      id: `go-${screen}`,
      title: screens[screen].title,
      group: 'Go to',
      keys: [`Alt+${screens[screen].key}`],
      run: () => goInPackage(route, { screen }),
    })),
    {
      id: 'comment',
      title: 'Comment on this',
      group: 'Edit',
      keys: ['Alt+C'],
      run: () => session.talk.begin(pinOf(session, route)),
    },
    {
      id: 'next-problem',
      title: 'Next problem',
      group: 'Go to',
      keys: ['F8'],
      run: () => walkProblems(session, route, 1),
    },
    {
      id: 'previous-problem',
      title: 'Previous problem',
      group: 'Go to',
      keys: ['Shift+F8'],
      run: () => walkProblems(session, route, -1),
    },
  ];
}

/** What a comment is about that is begun at a place. */
function pinOf(session: Session, { package: id, screen, item, where }: Extract<Route, { at: 'package' }>): Pin {
  const { hex, unit, at } = where;
  if (screen === 'charts' && item !== '') return { item: `tables/${item}` };
  if (screen === 'rules' && where['item'] !== undefined) return { item: where['item'] };
  if (unit !== undefined) return { unit };
  if (hex !== undefined) return { hex };
  return screen === 'text' && at !== undefined ? pinAt(session.project, fileKey(id, item), at) : {};
}
