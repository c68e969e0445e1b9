import { expect, it } from 'vitest';
import { withChanges } from './changes.ts';
import type { FileFields } from './step.ts';

it('reaches the changes of a package and those of the choices of its options, and nothing else', () => {
  const seen = { target: 'a', seen: true };
  const content: FileFields = {
    options: [{ id: 'o', choices: [{ id: 'c', changes: [{ target: 'a' }] }, { id: 'd' }] }, 'no option'],
    changes: [{ target: 'a' }, 7],
    units: [{ changes: [{ target: 'a' }] }],
  };
  expect(withChanges(content, (change) => ({ ...change, seen: true }))).toEqual({
    ...content,
    options: [{ id: 'o', choices: [{ id: 'c', changes: [seen] }, { id: 'd' }] }, 'no option'],
    changes: [seen, 7],
  });
  expect(withChanges({ changes: 'none', options: {} }, () => ({}))).toEqual({ changes: 'none', options: {} });
});
