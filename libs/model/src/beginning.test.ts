import { describe, expect, it } from 'vitest';
import { beginning } from './beginning.ts';
import { definition } from './schema-definitions.ts';
import { validateFile } from './validate.ts';
import type { JsonValue } from './generated/types.ts';

const of = (name: string, property: string): unknown => beginning(definition(name).properties?.[property] ?? {});

describe('beginning', () => {
  it('is the first word of a choice, or the example for just this place', () => {
    expect(of('unit', 'size')).toBe('single');
    expect(of('unit', 'kind')).toBe('unit');
    expect(of('table', 'dice')).toBe('2d6');
  });

  it('is empty where only the reader can say it, with whatever must be inside', () => {
    expect(of('unit', 'name')).toBe('');
    expect(of('unit', 'side')).toBe('');
    expect(of('unit', 'faces')).toEqual([{ id: '' }]);
    expect(of('table', 'rows')).toEqual([{ id: '' }]);
  });

  it('is nothing where the schema does not say what it is', () => {
    expect(beginning({})).toBeUndefined();
  });

  it('repairs what lacks a property: that is no problem of form any more', () => {
    const unit: JsonValue = { id: 'a', name: 'A', side: 'red', kind: 'unit', faces: [{ id: 'front' }] };
    const [problem] = validateFile('units', { format: 1, units: [unit] });
    expect(problem).toMatchObject({ code: 'schema.missing', fixes: [{ title: 'Add "size"' }] });
    const [edit] = problem.fixes[0].edits;
    expect(edit).toMatchObject({ pointer: '/units/0/size', op: 'add' });
    expect(validateFile('units', { format: 1, units: [{ ...unit, size: edit.value ?? null }] })).toEqual([]);
  });
});
