import type { ReactiveControllerHost } from 'lit';
import { expect, it } from 'vitest';
import { GradualList } from './gradual-list.ts';

/** A host that does nothing by itself, and frames that come when the test says so. */
function shown(atOnce: number): {
  readonly list: GradualList;
  readonly frame: () => void;
  readonly updates: () => number;
} {
  const frames: (() => void)[] = [];
  let updates = 0;
  const host: Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'> = {
    addController: () => undefined,
    requestUpdate: () => (updates += 1),
  };
  const list = new GradualList(host as ReactiveControllerHost, atOnce, (work) => frames.push(work));
  return { list, frame: () => frames.splice(0).forEach((work) => work()), updates: () => updates };
}

it('brings some at first, more with each frame, and none when all are there', () => {
  const { list, frame, updates } = shown(2);
  const things = ['a', 'b', 'c', 'd', 'e'];
  expect(list.of('sheet', things)).toEqual(['a', 'b']);
  // Drawn again in between, it asks for no second frame.
  expect(list.of('sheet', things)).toEqual(['a', 'b']);
  frame();
  expect([updates(), list.of('sheet', things)]).toEqual([1, ['a', 'b', 'c', 'd']]);
  frame();
  expect(list.of('sheet', things)).toEqual(things);
  frame();
  expect(updates()).toBe(2);
});

it('begins anew with another list, and on another page', () => {
  const { list, frame } = shown(1);
  list.of('one', ['a', 'b']);
  frame();
  expect(list.of('one', ['a', 'b'])).toEqual(['a', 'b']);
  expect(list.of('other', ['c', 'd'])).toEqual(['c']);
  frame();
  list.hostDisconnected();
  expect(list.of('other', ['c', 'd'])).toEqual(['c']);
});
