import { linkPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compareCases, examplesFor, ledgerOf } from './ledger.ts';
import { chain, chainOf, scenarios } from './testing/battle.ts';

const link = linkPackage(chain);
if (!link.ok) throw new Error('The battle does not link.');
const { linked } = link;

describe('compareCases', () => {
  it('reads the digits behind the point one by one', () => {
    const numbers = ['10.0', '9.2', '9.12', '9.0', '9.1', '9.11', '15.4', '15.41'];
    expect(numbers.toSorted(compareCases)).toEqual(['9.0', '9.1', '9.11', '9.12', '9.2', '10.0', '15.4', '15.41']);
    expect(['A2', '20.1', 'A1', 'A10', 'H1', '4.0'].toSorted(compareCases)).toEqual([
      '4.0',
      '20.1',
      'A1',
      'A2',
      'A10',
      'H1',
    ]);
  });
});

describe('ledgerOf', () => {
  const code = { '9.12': [{ file: 'a.ts', line: 3, kind: 'refusal', name: 'behind' }] };
  const examples = new Map([['9.12', [{ package: 'gmb/tamburlaine', path: 'cases/a.case.json', title: 'A' }]]]);
  const entries = ledgerOf(linked, code, examples);
  const entry = (number: string): (typeof entries)[number] | undefined => entries.find((one) => one.case === number);

  it('has every case of the contents, in the order of the rulebook', () => {
    expect(entries).toHaveLength(linked.contents.length);
    const numbers = entries.map((one) => one.case);
    expect(numbers).toEqual(numbers.toSorted(compareCases));
  });

  it('joins code, items and examples', () => {
    expect(entry('9.12')).toMatchObject({
      acts: true,
      code: code['9.12'],
      examples: examples.get('9.12'),
      missing: [],
    });
    expect(entry('9.12')?.items.map(({ path }) => path)).toContain('modifiers/melee-side');
  });

  it('says what is missing, of cases that act only', () => {
    expect(entry('9.11')?.missing).toContain('example');
    expect(entry('1.0')).toMatchObject({ acts: false, missing: [] });
  });

  it('counts an item for the case of the package that has changed it', () => {
    const changed = ledgerOf(linked, {}, new Map()).flatMap(({ case: number, items }) =>
      items.filter(({ value }) => (value as { case?: string }).case !== number).map(({ path }) => `${number} ${path}`),
    );
    for (const line of changed) expect(line).toMatch(/^\d+\.\d+ \w+(\/[\w-]+)+$/);
  });
});

describe('examplesFor', () => {
  it('finds the examples of a battle and, through it, those of its base', () => {
    const own = examplesFor(chain, scenarios);
    expect(own.get('9.12')?.length).toBeGreaterThan(0);
    const ofBase = examplesFor(chainOf('gmb/standard'), scenarios);
    expect(ofBase.get('9.12')).toEqual(expect.arrayContaining([...(own.get('9.12') ?? [])]));
  });
});
