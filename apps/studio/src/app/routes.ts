import { SCREEN_NAMES, type ScreenName } from '../screens/screens.ts';

/**
 * Every place of the studio has an address, so that a link opens the same view:
 * `/scenarios/gmb/tamburlaine/-/map?hex=0512`. `-` ends the id of the package, whose parts are folders.
 */

/** A place in the studio. */
export type Route =
  | { readonly at: 'projects' }
  /** Every control of the studio in every state, for those who build it. */
  | { readonly at: 'controls' }
  | { readonly at: 'gallery'; readonly project: string }
  | {
      readonly at: 'package';
      readonly project: string;
      readonly package: string;
      readonly screen: ScreenName;
      /** What the screen shows: a file, a table, a game; empty for what it shows by itself. */
      readonly item: string;
      /** Where in it: `hex`, `unit`, `panel` and `zone` (of the map), `at` (a JSON pointer), `move`. */
      readonly where: Readonly<Record<string, string>>;
    };

/** A place in a package. */
export type PackageRoute = Extract<Route, { at: 'package' }>;

/** Before the id of a game of the room, in its address: others can open it too. */
const IN_ROOM = 'room/';

/** The item of an address that opens a game of the room. */
export function roomGameItem(id: string): string {
  return IN_ROOM + id;
}

/** The id of the game of the room that the item of an address opens; null for a game that this browser keeps, and for none. */
export function roomGameOf(item: string): string | null {
  return item.startsWith(IN_ROOM) ? item.slice(IN_ROOM.length) : null;
}

/** The place of an address, or null for an address that leads nowhere. */
export function routeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Route | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const names = parts.map(decoded);
  if (names.includes(null)) return null;
  const [project, ...rest] = names as string[];
  if (project === undefined) return { at: 'projects' };
  if (project === '-') return rest.join('/') === 'controls' ? { at: 'controls' } : null;
  if (rest.length === 0) return { at: 'gallery', project };
  const end = rest.indexOf('-');
  const [screen = 'map', ...item] = end < 0 ? [] : rest.slice(end + 1);
  const name = SCREEN_NAMES.find((one) => one === screen);
  const id = (end < 0 ? rest : rest.slice(0, end)).join('/');
  if (name === undefined || id === '') return null;
  const where = Object.fromEntries(new URLSearchParams(search));
  return { at: 'package', project, package: id, screen: name, item: item.join('/'), where };
}

/** The address of a place. */
export function addressOf(route: Route): string {
  if (route.at === 'projects') return '/';
  if (route.at === 'controls') return '/-/controls';
  const project = encodeURIComponent(route.project);
  if (route.at === 'gallery') return `/${project}`;
  const item = route.item === '' ? '' : `/${encoded(route.item)}`;
  const search = new URLSearchParams(route.where).toString();
  return `/${project}/${encoded(route.package)}/-/${route.screen}${item}${search === '' ? '' : `?${search}`}`;
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
