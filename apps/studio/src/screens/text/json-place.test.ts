import { describe, expect, it } from 'vitest';
import { markSpans, nameSpan, nearestSpan, placeAt, spansOf } from './json-place.ts';

const TEXT = `{
  "units": [
    { "id": "guards", "values": { "movement": 4 }, "faces": ["front", "back"] },
    { "id": "a/b", "side": "red" }
  ],
  "grid": { "rows": 3 }
}
`;

/** The place at a mark `|` in a text. */
function at(marked: string): ReturnType<typeof placeAt> {
  return placeAt(marked.replace('|', ''), marked.indexOf('|'));
}

describe('placeAt', () => {
  it('names the value under the cursor by pointer and by the names of entries', () => {
    const place = placeAt(TEXT, TEXT.indexOf('4'));
    expect(place.pointer).toBe('/units/0/values/movement');
    expect(place.names).toEqual(['units', 'guards', 'values', 'movement']);
    expect(place.token).toMatchObject({ kind: 'other', words: '4' });
  });

  it('tells a name from a value, and a value in a list', () => {
    expect(placeAt(TEXT, TEXT.indexOf('side') + 1)).toMatchObject({
      pointer: '/units/1/side',
      token: { kind: 'name' },
    });
    expect(placeAt(TEXT, TEXT.indexOf('back') + 2).names).toEqual(['units', 'guards', 'faces', '1']);
  });

  it.each([
    ['{ "units": [ { "id": "x", "side": "re|', ['units', 'x', 'side'], 're'],
    ['{ "units": [ { "id": "x", "side": |', ['units', 'x', 'side'], undefined],
    ['{ "units": [ { "id": "x", |\n "side": "red" } ] }', ['units', 'x'], undefined],
    ['{ "a": "un|finished\n  "b": 3 }', ['a'], 'unfinished'],
    ['{ "units": [ |{ "id": "x" } ] }', ['units', 'x'], undefined],
    ['{ "units": [ { "id": "x" }|, { "id": "y" } ] }', ['units', '0'], undefined],
    ['|', [], undefined],
  ])('finds its way in an unfinished text: %s', (marked, names, words) => {
    const place = at(marked);
    expect(place.names).toEqual(names);
    expect(place.token?.words).toBe(words);
  });
});

describe('spansOf', () => {
  it('finds values of all kinds in one go, escaped names included', () => {
    const spans = spansOf(TEXT, ['/units/0/values', '/units/1/side', '/grid/rows', '', '/units/9']);
    const said = (pointer: string): string => TEXT.slice(spans.get(pointer)?.start, spans.get(pointer)?.end);
    expect(said('/units/0/values')).toBe('{ "movement": 4 }');
    expect(said('/units/1/side')).toBe('"red"');
    expect(said('/grid/rows')).toBe('3');
    expect(spans.get('')).toEqual({ start: 0, end: TEXT.length - 1 });
    expect(spans.has('/units/9')).toBe(false);
    expect(spansOf('{ "a/b": { "c~d": 1 } }', ['/a~1b/c~0d']).get('/a~1b/c~0d')).toEqual({ start: 18, end: 19 });
  });

  it('falls back to what is around a value that is not there', () => {
    const { start, end } = nearestSpan(TEXT, '/units/1/class/x');
    expect(TEXT.slice(start, end)).toBe('{ "id": "a/b", "side": "red" }');
    expect(nearestSpan('', '/a')).toEqual({ start: 0, end: 0 });
  });
});

describe('markSpans', () => {
  it.each([
    ['/units/0/values/movement', '4'],
    ['/units/1', '"a/b"'],
    ['/units/1/class', '"a/b"'],
    ['/units/0/values', '"values"'],
    ['/units/0/values/armour', '"values"'],
    ['/grid', '"grid"'],
    ['/units', '"units"'],
    ['', '{'],
  ])('marks the value that is wrong, or what names the thing that lacks it: %s', (pointer, marked) => {
    const { start, end } = markSpans(TEXT, [pointer]).get(pointer) ?? { start: 0, end: 0 };
    expect(TEXT.slice(start, end)).toBe(marked);
  });

  it('knows the name before a value, and that the entries of a list have none', () => {
    const text = '{ "a \\"b\\"": 3, "list" : [7, "x"] }';
    const named = (value: string): string | null => {
      const span = nameSpan(text, text.indexOf(value));
      return span && text.slice(span.start, span.end);
    };
    expect(['3', '[7', '7', '"x"'].map(named)).toEqual(['"a \\"b\\""', '"list"', null, null]);
    expect(nameSpan(text, 0)).toBeNull();
  });

  it('has nothing to mark in an empty text', () => {
    expect(markSpans('', ['/units/0']).size).toBe(0);
  });
});
