import { expect, it } from 'vitest';
import type { JsonObject } from '@hexwright/workspace';
import { nameOf } from '../../scene/items.ts';
import { likesFor } from './class-likes.ts';

const CLASSES: readonly JsonObject[] = [
  { id: 'horse' },
  { id: 'foot' },
  { id: 'bills', like: 'foot' },
  { id: 'guards', like: 'bills' },
];

it('offers no class that would be taken for itself in the end', () => {
  const offered = (id: string): string[] => likesFor(CLASSES, id).map(nameOf);
  expect(offered('foot')).toEqual(['horse']);
  expect(offered('bills')).toEqual(['horse', 'foot']);
  expect(offered('guards')).toEqual(['horse', 'foot', 'bills']);
  // What goes round already is offered to others, and ends.
  expect(likesFor([{ id: 'a', like: 'b' }, { id: 'b', like: 'a' }, { id: 'c' }], 'c').map(nameOf)).toEqual(['a', 'b']);
});
