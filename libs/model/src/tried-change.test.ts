import { describe, expect, it } from 'vitest';
import { variantWith } from './fixtures/toy-packages.ts';
import { linkPackage } from './link-package.ts';
import { withChange } from './tried-change.ts';

const chain = variantWith([]);

describe('a change that is tried', () => {
  it('is a variant on top, and leaves the packages as they are', () => {
    const tried = withChange(chain, 'modifiers/flank/value', 7);
    expect(tried.slice(0, -1)).toEqual(chain);
    const link = linkPackage(tried);
    expect(link.problems).toEqual([]);
    expect(link.ok && link.linked.modifiers.find(({ id }) => id === 'flank')?.value).toBe(7);
  });

  it('is the same field of several items where their ids stand beside each other', () => {
    const link = linkPackage(withChange(chain, 'modifiers/flank,uphill/value', 3));
    expect(link.problems).toEqual([]);
    expect(link.ok && link.linked.modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['uphill', 3],
      ['flank', 3],
    ]);
  });

  it('is how many counters of a kind begin on the map', () => {
    const begins = (count: number): readonly string[] => {
      const link = linkPackage(withChange(chain, 'setUp/guards,scouts/count', count));
      expect(link.problems).toEqual([]);
      return link.ok ? link.linked.setUp.map(({ unit }) => unit) : [];
    };
    expect([begins(2), begins(1), begins(0)]).toEqual([['guards', 'scouts'], ['guards'], []]);
  });

  it('is refused by the linker where there is no such field', () => {
    const { problems } = linkPackage(withChange(chain, 'modifiers/none/value', 3));
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/changes/0/target']);
  });
});
