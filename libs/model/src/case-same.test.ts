import { describe, expect, it } from 'vitest';
import { battleWithCase } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkCase, type CaseResult } from './link-case.ts';

const original = {
  case: '9.1',
  title: 'A case',
  note: 'Its own remark',
  map: { columns: 3, rows: 2 },
  units: [{ id: 'A', copy: 'guards', hexes: ['0101', '0201'], facing: 'N' }],
  dice: [3],
  expect: { diceUsed: 1 },
};

/** The case `variant/changed` of a package that extends the one with the case above. */
function changed(fields: Readonly<Record<string, JsonValue>>): CaseResult {
  const { chain, source } = battleWithCase(original);
  const home = chain[chain.length - 1];
  const scenario = { id: 'toy/variant', title: 'Variant', kind: 'battle', extends: home.id };
  const text = JSON.stringify({ format: 1, case: '9.1', title: 'Otherwise', ...fields });
  const files = new Map([
    ['scenario.json', JSON.stringify({ format: 1, ...scenario })],
    ['cases/changed.case.json', text],
  ]);
  expect(source.path).toMatch(/^cases\/.*\.case\.json$/);
  return linkCase([...chain, { id: 'toy/variant', files }], { path: 'cases/changed.case.json', text });
}

/** What the case above is called. */
const NAME = (() => {
  const { chain, source } = battleWithCase(original);
  return `${chain[chain.length - 1].id}/${source.path.slice('cases/'.length, -'.case.json'.length)}`;
})();

describe('a case that is the same as another', () => {
  it('has its position, and what it gives itself instead', () => {
    const result = changed({ sameAs: NAME, dice: [5] });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const { content, linked } = result;
    expect(content).toMatchObject({ title: 'Otherwise', dice: [5], expect: { diceUsed: 1 } });
    expect(content.note).toBeUndefined();
    expect(linked.setUp).toMatchObject([{ unit: 'A', hexes: ['0101', '0201'] }]);
  });

  it('says so where there is no such case, or none but itself', () => {
    const faults = (sameAs: string): unknown =>
      changed({ sameAs }).problems.map(({ pointer, message }) => [pointer, message]);
    expect(faults(`${NAME}x`)).toEqual([['/sameAs', expect.stringContaining(`Did you mean "${NAME}"?`)]]);
    expect(faults('toy/variant/changed')).toEqual([['/sameAs', expect.stringContaining('There is no readable case')]]);
  });
});
