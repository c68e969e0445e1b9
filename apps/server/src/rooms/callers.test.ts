import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Access } from '../people/gate.ts';
import { Callers } from './callers.ts';

const LIMITS = { connections: 40, connectionsOfOne: 20, strangers: 6, strangersOfOne: 3 };

function access(id: string, link: string | null): Access {
  return { visitor: { id, name: id }, role: 'editor', session: id, link, ends: Number.POSITIVE_INFINITY };
}

/** People who come, with numbers from 0 on. */
class Door {
  readonly callers = new Callers(LIMITS);
  readonly sockets: PassThrough[] = [];

  come(address: string, who: Access | null = null): boolean {
    const socket = new PassThrough();
    const id = String(this.sockets.push(socket));
    this.callers.come(id, socket, address, 0);
    return who === null || this.callers.know(id, who);
  }

  get here(): readonly number[] {
    return this.sockets.flatMap(({ destroyed }, at) => (destroyed ? [] : [at]));
  }
}

it('has the oldest strangers make way, of the address that most come from, and nobody whom it knows', () => {
  const door = new Door();
  expect(door.come('home', access('ann', null))).toBe(true);
  door.come('cafe');
  for (let count = 0; count < 50; count++) door.come('a');
  expect(door.here).toEqual([0, 1, 49, 50, 51]);
  for (let count = 0; count < 50; count++) door.come('b');
  expect(door.here).toContain(1);
  expect(door.here).toHaveLength(1 + LIMITS.strangers);
  expect(door.come('b', access('ben', null))).toBe(true);
});

it('keeps half of all places, and of those of an address, for people with accounts', () => {
  const door = new Door();
  const guests = Array.from({ length: 90 }, (_, at) =>
    door.come(`at ${at % 3}`, access(`guest ${at}`, `link ${at % 3}`)),
  );
  expect(guests.filter(Boolean)).toHaveLength(LIMITS.connections / 2);
  const people = Array.from({ length: 30 }, (_, at) => door.come('at 0', access(`person ${at}`, null)));
  expect(people.slice(0, 10)).not.toContain(false);
  expect(door.callers.size).toBeLessThanOrEqual(LIMITS.connections);
});

it('lets neither one person nor the guests of one link take the places of the others', () => {
  const door = new Door();
  const ofOne = (who: (at: number) => Access): number =>
    Array.from({ length: 30 }, (_, at) => door.come(`at ${at}`, who(at))).filter(Boolean).length;
  expect(ofOne(() => access('ann', null))).toBe(2);
  expect(ofOne((at) => access(`guest ${at}`, 'link'))).toBe(10);
  expect(door.come('home', access('ben', null))).toBe(true);
});

it('waits ten seconds for somebody to say who they are, and for nobody whom it knows', () => {
  const door = new Door();
  door.come('home', access('ann', null));
  door.come('home');
  expect(door.callers.overdue(10_000)).toEqual([]);
  expect(door.callers.overdue(10_001)).toEqual([door.sockets[1]]);
});
