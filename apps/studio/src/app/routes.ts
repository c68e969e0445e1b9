/**
 * Every place of the studio has an address, so that a link opens the same view:
 * `/scenarios/gmb/tamburlaine/-/map?hex=0512`. `-` ends the id of the package, whose parts are folders.
 */

/** Names of the screens of a package. */
export const SCREENS = [
  'map',
  'units',
  'army',
  'sheet',
  'charts',
  'rules',
  'text',
  'problems',
  'history',
  'play',
  'lab',
  'digitise',
] as const;

/** The name of a screen of a package. */
export type ScreenName = (typeof SCREENS)[number];

/** A place in the studio. */
export type Route =
  | { readonly at: 'projects' }
  | { readonly at: 'gallery'; readonly project: string }
  | {
      readonly at: 'package';
      readonly project: string;
      readonly package: string;
      readonly screen: ScreenName;
      /** What the screen shows: a file, a table, a game; empty for what it shows by itself. */
      readonly item: string;
      /** Where in it: `hex`, `unit`, `panel` (of the map), `at` (a JSON pointer), `move`. */
      readonly where: Readonly<Record<string, string>>;
    };

/** A place in a package. */
export type PackageRoute = Extract<Route, { at: 'package' }>;

/** The place of an address, or null for an address that leads nowhere. */
export function routeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Route | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const names = parts.map(decoded);
  if (names.includes(null)) return null;
  const [project, ...rest] = names as string[];
  if (project === undefined) return { at: 'projects' };
  if (rest.length === 0) return { at: 'gallery', project };
  const end = rest.indexOf('-');
  const [screen = 'map', ...item] = end < 0 ? [] : rest.slice(end + 1);
  const name = SCREENS.find((one) => one === screen);
  const id = (end < 0 ? rest : rest.slice(0, end)).join('/');
  if (name === undefined || id === '') return null;
  const where = Object.fromEntries(new URLSearchParams(search));
  return { at: 'package', project, package: id, screen: name, item: item.join('/'), where };
}

/** The address of a place. */
export function addressOf(route: Route): string {
  if (route.at === 'projects') return '/';
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
