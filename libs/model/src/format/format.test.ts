import { describe, expect, it } from 'vitest';
import { schemas } from '../generated/schemas.ts';
import type { JsonValue } from '../generated/types.ts';
import { FORMAT, formatOf, formatOfText, isNewer } from './format.ts';

describe('the format of a file', () => {
  it('is the number it says, and 0 where it says none', () => {
    const contents: JsonValue[] = [{}, { format: 0 }, { format: 1 }, { format: 7 }];
    expect(contents.map(formatOf)).toEqual([0, 0, 1, 7]);
  });

  it('is unknown of what is no object, and where it says no whole number', () => {
    const contents = [null, [], 'x', { format: '1' }, { format: 1.5 }, { format: -1 }, { format: null }];
    expect(contents.map(formatOf)).toEqual(contents.map(() => null));
  });

  it('is the one that the schemas ask for', () => {
    expect(schemas['common.schema.json']).toMatchObject({ $defs: { format: { const: FORMAT } } });
  });

  it('is newer only above the present one', () => {
    const contents: JsonValue[] = [{}, { format: FORMAT }, { format: FORMAT + 1 }, { format: '2' }];
    expect(contents.map(isNewer)).toEqual([false, false, true, false]);
  });
});

describe('the format of a text', () => {
  it('is found at its beginning, with and without a schema, and anywhere else', () => {
    const texts = [
      '{ "$schema": "../a.json",\n "format": 3, "id": "x" }',
      '{"format":4}',
      '{ "id": "x", "format": 5 }',
      '{ "id": "x", "values": { "format": 6 } }',
    ];
    expect(texts.map(formatOfText)).toEqual([3, 4, 5, 0]);
  });

  it('is unknown of what is no JSON, and of what is no number', () => {
    expect(['', '{ "id": ', '{ "format": "1" }', '{ "format": 1.5 }'].map(formatOfText)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
