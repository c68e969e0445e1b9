import type { Route } from '../../app/routes.ts';

/** Before the id of a game of the room, in its address: others can open it too. */
const IN_ROOM = 'room/';

/** What of a place means the same to others: a game that only this browser keeps, and where one looks, do not. */
export function sharedPlace(route: Route): Route {
  if (route.at !== 'package') return route;
  const isOwnGame = route.screen === 'play' && !route.item.startsWith(IN_ROOM);
  return { ...route, item: isOwnGame ? '' : route.item, where: {} };
}
