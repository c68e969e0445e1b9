import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringPackages, GameGuest } from '../testing/game-guest.ts';
import { Place } from '../testing/place.ts';
import type { Program } from '../testing/program.ts';

let place: Place;
let program: Program;
let port = 0;

beforeEach(async () => {
  place = await Place.make();
  await bringPackages(place, 'gmb/standard', 'gmb/king-arthur');
  program = place.run('--port', '0', '--log');
  port = Number(new URL(await program.address()).port);
});

afterEach(() => place.clear());

it('ends when it is told to, also while people look at a game', async () => {
  const guests = await Promise.all(
    ['ann', 'ben', 'eve'].map(async (key) => new GameGuest(await place.join(port), key)),
  );
  for (const one of guests) await one.greeted();
  const [ann] = guests;
  const seats = { arthur: { to: 'me' }, modred: { to: 'computer', player: 'captain' } } as const;
  const game = await ann.ask<string>({ type: 'begin', package: 'gmb/king-arthur', name: '', seats, position: null });
  for (const one of guests) await one.watch(game);
  expect(await program.end('SIGTERM')).toBe(0);
});
