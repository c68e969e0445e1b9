import { describe, expect, it } from 'vitest';
import { variantWith } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkPackage } from './link-package.ts';

type Written = Readonly<Record<string, JsonValue>>;

/** The problems of a variant with `later` changes of a variant with `former` ones, as `file pointer code message`. */
function faults(former: readonly Written[], later: readonly Written[]): string[] {
  const chain = variantWith(former.map((change) => ({ case: '7.2', ...change })));
  const base = chain[chain.length - 1];
  const scenario = { id: 'toy/later', title: 'Later', kind: 'battle', extends: base.id };
  const files = new Map([
    ['scenario.json', JSON.stringify({ format: 1, ...scenario })],
    ['rules.json', JSON.stringify({ format: 1, changes: later.map((change) => ({ reason: 'A test.', ...change })) })],
  ]);
  const { problems } = linkPackage([...chain, { id: 'toy/later', files }]);
  return problems.map(({ pointer, code, message }) => `${pointer} ${code} ${message}`);
}

const remove = { op: 'remove', target: 'modifiers/flank' };
const set = (value: number): Written => ({ op: 'set', target: 'modifiers/uphill/value', value });

describe('changes of what a package further down has changed', () => {
  it('say who has taken away what they would change', () => {
    expect(faults([remove], [{ op: 'set', target: 'modifiers/flank/value', value: 3 }])).toEqual([
      expect.stringMatching(
        /^\/changes\/0\/target change\.hits-nothing modifiers\/flank is not there any more: .* at \/changes\/0 \[7\.2\] has taken it away/,
      ),
    ]);
  });

  it('say nothing of others where an item has never been', () => {
    expect(faults([remove], [{ op: 'set', target: 'modifiers/flnak/value', value: 3 }])).toEqual([
      expect.stringContaining('change.hits-nothing modifiers has no "flnak"'),
    ]);
  });

  it('say whose change they override', () => {
    expect(faults([set(4)], [set(5)])).toEqual([
      expect.stringMatching(/^\/changes\/0 change\.overrides modifiers\/uphill\/value has been changed by .* already/),
    ]);
  });

  it('say nothing where they change something else, or what was only added or moved', () => {
    const added = { op: 'add', target: 'modifiers/rain', value: { applies: 'melee.dice', label: 'Rain', value: 1 } };
    const moved = { op: 'move', target: 'modifiers/uphill', after: 'flank' };
    expect(faults([added, moved], [{ op: 'set', target: 'modifiers/rain/value', value: 2 }, set(5)])).toEqual([]);
  });
});
