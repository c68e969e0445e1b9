import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { PresenceRelay } from './presence-relay.ts';

let doc: Y.Doc;
let awareness: Awareness;
let relay: PresenceRelay;

beforeEach(() => {
  doc = new Y.Doc();
  awareness = new Awareness(doc);
  relay = new PresenceRelay(awareness, () => undefined);
});

afterEach(() => {
  relay.close();
  awareness.destroy();
  doc.destroy();
});

/** What somebody says of where they are. */
function said(id: number, clock: number): Uint8Array {
  const other = new Awareness(new Y.Doc());
  other.states.set(id, { at: 'here' });
  other.meta.set(id, { clock, lastUpdated: 0 });
  const bytes = encodeAwarenessUpdate(other, [id]);
  other.destroy();
  return bytes;
}

it('forgets those who came and went, but for the last thousand', () => {
  applyAwarenessUpdate(awareness, said(1, 1), 'somebody who stays');
  for (let id = 2; id <= 3000; id++) {
    if (id % 2 === 0) applyAwarenessUpdate(awareness, said(id, 1), 'here');
    else relay.receive(said(id, 1));
    removeAwarenessStates(awareness, [id], null);
  }
  // Those, the ones who stay, and the document itself.
  expect(awareness.meta.size).toBe(1002);
  expect(awareness.states.has(1)).toBe(true);
  // What somebody said before they left does not bring them back.
  applyAwarenessUpdate(awareness, said(2999, 1), 'late');
  expect(awareness.states.has(2999)).toBe(false);
});
