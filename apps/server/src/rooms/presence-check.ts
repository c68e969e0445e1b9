import type { Connection, Document } from '@hocuspocus/server';
import type { Access } from '../people/gate.ts';

/** Copies of a document that one connection may speak for; a page has one, and another when it begins anew. */
const MOST_COPIES = 4;
/** Copies of a document whose owners are remembered when they have left. */
const MOST_OWNERS = 10_000;
/** Letters of a name that are kept. */
const LONGEST_NAME = 40;

/**
 * The visitor who was the first to speak for a copy of a document. They stay its owner when they leave: nobody may take
 * their place while they are away.
 */
const owners = new WeakMap<Document, Map<number, string>>();

/**
 * Leaves of `states` only where those are for whom this connection speaks: each has to be new, or this visitor's own.
 * Otherwise somebody could move the pointer of somebody else, or take them away. What is left out ends nothing: anyone who
 * comes back to a number that somebody has taken meanwhile is not seen, and goes on working.
 */
export function admitPresence(
  connection: Connection<{ readonly access: Access }>,
  document: Document,
  states: Map<number, unknown>,
): void {
  const own: ReadonlySet<unknown> = document.getClients(connection);
  const visitor = connection.context.access.visitor.id;
  let left = MOST_COPIES - own.size;
  for (const [id, state] of states) {
    const isKnown = own.has(id);
    const mayBegin = left > 0 && (ownerOf(document, id) ?? visitor) === visitor;
    // Who shows nothing is nowhere; so is the copy that Hocuspocus makes to read a message with.
    if (!showsSomething(state) || !(isKnown || mayBegin)) states.delete(id);
    else if (!isKnown) {
      left -= 1;
      remember(document, id, visitor);
    }
  }
}

function showsSomething(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(state).length > 0;
}

/** Who speaks for a copy, here or on another server; null if nobody has yet. */
function ownerOf(document: Document, id: number): string | null {
  const person: unknown = document.awareness.getStates().get(id)?.['person'];
  if (typeof person === 'object' && person !== null && 'id' in person) return String(person.id);
  return owners.get(document)?.get(id) ?? null;
}

function remember(document: Document, id: number, visitor: string): void {
  const known = owners.get(document) ?? new Map<number, string>();
  owners.set(document, known);
  known.delete(id);
  known.set(id, visitor);
  const [oldest] = known.keys();
  if (known.size > MOST_OWNERS) known.delete(oldest);
}

/** What somebody calls themselves, where nobody has to say who they are; '' for nothing. Not to be relied on. */
export function nameShown(connection: Connection<{ readonly access: Access }>): string {
  const { document } = connection;
  const states = document.awareness.getStates();
  for (const id of document.getClients(connection)) {
    const name: unknown = states.get(Number(id))?.['name'];
    if (typeof name === 'string') return name.slice(0, LONGEST_NAME);
  }
  return '';
}
