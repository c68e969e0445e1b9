import { roomGameOf, type Route } from '../../app/routes.ts';

/** What of a place means the same to others: a game that only this browser keeps, and where one looks, do not. */
export function sharedPlace(route: Route): Route {
  if (route.at !== 'package') return route;
  const isOwnGame = route.screen === 'play' && roomGameOf(route.item) === null;
  return { ...route, item: isOwnGame ? '' : route.item, where: {} };
}
