import { describe, expect, it } from 'vitest';
import { parseSource } from '../check/source.ts';
import { caseIndexSource, type CodePlace } from './case-index.ts';

function indexOf(text: string): Record<string, CodePlace[]> {
  return JSON.parse(caseIndexSource([parseSource('libs/rules/src/index.ts', text)])) as Record<string, CodePlace[]>;
}

describe('caseIndexSource', () => {
  it('finds refusals, events and whatever has a case', () => {
    const index = indexOf(`
      const A = refusals.add('too-far', '5.12', 'Too far.');
      const B = refusals.add('two-cases', ['6.11', '5.15'], 'Taken.');
      const C = events.add('moved', '5.1', 'unit:piece');
      export const phase = { id: 'movement', case: '5.0' };
      const hooks = [{ hook: 'move.refuse', case: '18.0', order: 0 }];`);
    expect(index['5.12']).toEqual([{ file: 'libs/rules/src/index.ts', line: 2, kind: 'refusal', name: 'too-far' }]);
    expect(index['6.11'][0]).toMatchObject({ kind: 'refusal', name: 'two-cases' });
    expect(index['5.15'][0]).toMatchObject({ kind: 'refusal', name: 'two-cases' });
    expect(index['5.1'][0]).toMatchObject({ kind: 'event', name: 'moved' });
    expect(index['5.0'][0]).toMatchObject({ kind: 'declared', name: 'movement' });
    expect(index['18.0'][0]).toMatchObject({ kind: 'declared', name: 'move.refuse' });
  });

  it('finds citations in comments, with what they stand at', () => {
    const index = indexOf(`/** [1.0] The whole file. */
      import { x } from './x.ts';
      /** How far one goes [5.12], by [5.21-5.23]. */
      export function allowance(): number {
        // Not uphill [7.22].
        return x;
      }
      class Piece {
        /** Where it stands [3.1]. */
        readonly hex = 1;
      }`);
    expect(index['5.12']).toEqual([{ file: 'libs/rules/src/index.ts', line: 3, kind: 'comment', name: 'allowance' }]);
    expect(['5.21', '5.22', '5.23'].map((number) => index[number][0].name)).toEqual([
      'allowance',
      'allowance',
      'allowance',
    ]);
    expect(index['7.22'][0].name).toBe('allowance');
    expect(index['3.1'][0].name).toBe('hex');
  });

  it('takes no number for a case that is none', () => {
    const index = indexOf("const a = 'see [9.12]'; const b = '9.12'; const c = `[9.13] ${a}`;");
    expect(index).toEqual({});
  });

  it('lists cases in the order of a rulebook', () => {
    const numbers = ['10.0', '9.2', '9.12', '9.1'].map((number) => `// [${number}]`).join('\n');
    expect(Object.keys(indexOf(`${numbers}\nexport const a = 1;`))).toEqual(['9.1', '9.12', '9.2', '10.0']);
  });

  it('reads the rows of a booklet in Roman parts', () => {
    const index = indexOf(`
      const A = refusals.add('fights', 'III.1', 'It fights.');
      /** Broken below half [III.2(vii)], in stakes [II.4c], by the table [VI.casualty] of the lost part [C.8]. */
      export function flight(): void {}`);
    expect(Object.keys(index)).toEqual(['C.8', 'II.4c', 'III.1', 'III.2(vii)', 'VI.casualty']);
    expect(index['III.1'][0]).toMatchObject({ kind: 'refusal', name: 'fights' });
    expect(index['III.2(vii)'][0].name).toBe('flight');
    expect(indexOf('// [II.4a-II.4c]\nexport const a = 1;')).toHaveProperty('II.4c');
  });

  it('leaves tests out', () => {
    const test = parseSource('libs/rules/src/a.test.ts', '// [9.9]\nexport const a = 1;');
    const code = parseSource('libs/rules/src/index.ts', '// [9.8]\nexport const b = 1;');
    expect(Object.keys(JSON.parse(caseIndexSource([test, code])) as object)).toEqual(['9.8']);
  });
});
