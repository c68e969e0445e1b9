import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { frame, KIND, SYNC } from '../testing/raw-client.ts';
import { withWaiting } from './waiting-changes.ts';

const NAME = 'scenarios';

function changes(count: number): readonly Uint8Array[] {
  const doc = new Y.Doc();
  const made: Uint8Array[] = [];
  doc.on('update', (change: Uint8Array) => made.push(change));
  for (let step = 0; step < count; step++) doc.getMap('marks').set(String(step), step);
  return made;
}

const update = (change: Uint8Array): Uint8Array => frame(NAME, KIND.sync, SYNC.update, change);

it('takes along what waits, whatever is said of movements in between, up to where something else is asked', () => {
  const [one, two, three, four] = changes(4);
  const queue = [
    update(one),
    frame(NAME, KIND.awareness, Uint8Array.of(0)),
    update(two),
    update(three),
    frame(NAME, KIND.stateless, '{}'),
    update(four),
  ];
  const run = withWaiting(one, queue, 10_000);
  expect(run.more).toBe(2);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, run.change);
  expect(doc.getMap('marks').toJSON()).toEqual({ 0: 0, 1: 1, 2: 2 });
});

it('takes no more along than fits, and nothing that is no change', () => {
  const [one, two, three] = changes(3);
  const queue = [one, two, three].map(update);
  expect(withWaiting(one, queue, one.byteLength + two.byteLength).more).toBe(1);
  expect(withWaiting(one, [update(one), update(Uint8Array.of(255, 1, 2))], 10_000)).toEqual({ change: one, more: 0 });
  expect(withWaiting(one, [update(one)], 10_000)).toEqual({ change: one, more: 0 });
});
