import { expect, it } from 'vitest';
import { Charges, payerOf } from './charges.ts';

const ann = { visitor: { id: 'ann', name: 'Ann' }, link: null };
const guest = (id: string): { visitor: { id: string; name: string }; link: string } => ({
  visitor: { id, name: 'Guest' },
  link: 'l1',
});

it('charges a person for what they do, and guests of one link together, no matter under what names they come', () => {
  const charges = new Charges({ guests: { burst: 2, lasting: 1 }, person: { burst: 3, lasting: 1 } });
  const all = (one: typeof ann | ReturnType<typeof guest>, times: number): boolean[] =>
    Array.from({ length: times }, () => charges.allows(one, 0));
  expect(all(ann, 4)).toEqual([true, true, true, false]);
  expect([...all(guest('a'), 1), ...all(guest('b'), 2)]).toEqual([true, true, false]);
  expect(charges.allows(guest('c'), 2000)).toBe(true);
  expect([payerOf(ann), payerOf(guest('a'))]).toEqual(['ann', 'link l1']);
});
