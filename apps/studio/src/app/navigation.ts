import { Router } from '@lit-labs/router';
import type { LitElement } from 'lit';
import { Store } from '../parts/store.ts';
import { addressOf, routeOf, type PackageRoute, type Route } from './routes.ts';
import { finishTyping } from './typing.ts';

/** Where the person is; null at an address that leads nowhere. */
export const place = new Store<Route | null>(routeOf(location));
/** The title of the battle that is open; '' where none is. */
export const placeTitle = new Store('');

/** Ties the address bar to {@link place}. The router's part is the browser's history and clicks on links. */
export function followAddress(host: LitElement): Router {
  // Nothing is drawn by the router, so it has to look where it enters.
  const look = (): boolean => {
    finishTyping();
    place.value = routeOf(location);
    return true;
  };
  return new Router(host, [{ path: '/*', enter: look }]);
}

/** Goes to a place. `replace` takes the place of the present entry of the browser's history: for a cursor, a move. */
export function goTo(route: Route, how: 'push' | 'replace' = 'push'): void {
  const address = addressOf(route);
  // A cursor that the address follows stays where it is.
  if (how === 'push') finishTyping();
  if (address !== location.pathname + location.search) {
    if (how === 'push') history.pushState({}, '', address);
    else history.replaceState({}, '', address);
  }
  place.value = routeOf(location);
}

/** Goes elsewhere in the package that is open. */
export function goInPackage(
  from: PackageRoute,
  to: Partial<Pick<PackageRoute, 'package' | 'screen' | 'item' | 'where'>>,
  how: 'push' | 'replace' = 'push',
): void {
  const isOther = to.screen !== undefined && to.screen !== from.screen;
  goTo({ ...from, ...(isOther ? { item: '', where: {} } : {}), ...to }, how);
}
