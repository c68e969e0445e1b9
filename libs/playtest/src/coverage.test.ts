import type { CaseIndex } from '@hexwright/compiler';
import { linkPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { coverageOf, type CoveredCase } from './coverage.ts';
import { ledgerOf } from './ledger.ts';
import { chainOf } from './testing/battle.ts';

function covered(id: string, code: CaseIndex = {}): (cited: string) => CoveredCase | undefined {
  const link = linkPackage(chainOf(id));
  if (!link.ok) throw new Error(`${id} does not link.`);
  const all = coverageOf(ledgerOf(link.linked, code, new Map()));
  return (cited) => all.find((one) => one.case === cited);
}

describe('coverageOf', () => {
  it('tells what is carried out by code or by the package from what is not', () => {
    const code = { '9.12': [{ file: 'a.ts', line: 3, kind: 'refusal', name: 'behind' }] };
    const of = covered('gmb/standard', code);
    expect(of('9.12')).toMatchObject({ coverage: 'enforced', code: 1, changedBy: [] });
    expect(of('9.12')?.items).toContain('modifiers/melee-side');
    expect(of('8.14')).toMatchObject({ coverage: 'missing', code: 0, items: [] });
    expect(of('1.0')).toMatchObject({ coverage: 'silent', note: expect.any(String) as string });
  });

  it('names the packages that have a case otherwise, and not those that only build on it', () => {
    expect(covered('gmb/tamburlaine-heavier-wagons')('20.0')).toMatchObject({
      coverage: 'changed',
      changedBy: ['gmb/tamburlaine-heavier-wagons'],
    });
    expect(covered('gmb/tamburlaine')('20.0')).toMatchObject({ coverage: 'enforced', changedBy: [] });
  });
});
