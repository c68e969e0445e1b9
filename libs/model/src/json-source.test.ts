import { describe, expect, it } from 'vitest';
import { JsonPositions, LARGEST_FILE, readJson } from './json-source.ts';

/** The one problem of a text, as `line:column message`. */
function fault(text: string): string {
  const { problems } = readJson(text);
  expect(problems).toHaveLength(1);
  const [{ range, message, code }] = problems;
  return `${code} ${range?.start.line}:${range?.start.column} ${message}`;
}

describe('readJson', () => {
  it('reads JSON', () => {
    expect(readJson('{"a": [1, null, "x"]}')).toEqual({ ok: true, value: { a: [1, null, 'x'] }, problems: [] });
  });

  it('explains a comma too many', () => {
    expect(fault('{\n  "a": [1, 2,],\n  "b": 3\n}')).toBe(
      'json.syntax 2:13 There is a comma with nothing behind it before "]". Take the comma away.',
    );
    expect(fault('{"a": 1,\n}')).toMatch(/^json.syntax 1:8 There is a comma with nothing behind it/);
  });

  it('explains a missing comma, colon, quote and bracket', () => {
    expect(fault('{\n  "a": 1\n  "b": 2\n}')).toBe('json.syntax 3:3 A comma is missing before this; found ".');
    expect(fault('{"a" 1}')).toMatch(/1:6 A colon is missing between the name of a property and its value; found 1/);
    expect(fault('{"a": "x\n}')).toMatch(/1:7 A text begins here and its closing quote/);
    expect(fault('{"a": [1, 2')).toMatch(/A list that was begun with \[ is never closed/);
    expect(fault('{"a": 1')).toMatch(
      /An object that was begun with \{ is never closed: \} is missing, but the file ends/,
    );
  });

  it('explains comments, single quotes and bare words', () => {
    expect(fault('{\n  // note\n  "a": 1\n}')).toMatch(/2:3 JSON knows no comments/);
    expect(fault("{'a': 1}")).toMatch(/double quotes/);
    expect(fault('{"a": yes}')).toMatch(/"yes" is not a JSON value. Texts stand in double quotes/);
    expect(fault('{a: 1}')).toMatch(/1:2 .*double quotes/);
  });

  it('explains escapes, numbers, a second value and an empty file', () => {
    expect(fault(String.raw`{"a": "C:\dir"}`)).toMatch(/backslash/);
    expect(fault('{"a": 01}')).toMatch(/comma is missing|number/);
    expect(fault('{"a": 1} {}')).toMatch(/The file should end before this/);
    expect(fault('')).toMatch(/The file is empty/);
    expect(fault('{"a": "x\ty"}')).toMatch(/control character/);
  });

  it('finds a property that is given twice, at any depth', () => {
    const { problems } = readJson('{"a": 1, "b": [{"c/d": 1, "e": "c/d", "c/d": 2}],\n "\\u0061": 2}');
    expect(problems.map(({ code, pointer, range }) => [code, pointer, range?.start.line, range?.start.column])).toEqual(
      [
        ['json.duplicate-key', '/b/0/c~1d', 1, 39],
        ['json.duplicate-key', '/a', 2, 2],
      ],
    );
  });

  it('is not misled by quotes and brackets in texts', () => {
    const text = JSON.stringify({ a: 'x"}],{"a":', b: 'back\\', c: ['"', '\\"', { a: 1 }], d: {} });
    expect(readJson(text).problems).toEqual([]);
    expect(readJson(String.raw`{ "a\"" : 1, "b\\" :{"a\"": ":"} }`).problems).toEqual([]);
  });

  it('refuses a file of more than 8 MB before reading it', () => {
    const { ok, problems } = readJson(' '.repeat(10 * 1024 * 1024));
    expect(ok).toBe(false);
    expect(problems[0]).toMatchObject({ code: 'file.too-large', message: expect.stringContaining('10 MB') });
    expect(readJson(`"${'x'.repeat(LARGEST_FILE - 2)}"`).ok).toBe(true);
  });

  it('refuses nesting without end, closed or not', () => {
    expect(fault(`${'['.repeat(65)}${']'.repeat(65)}`)).toMatch(/^json.too-deep 1:65/);
    expect(readJson(`${'['.repeat(64)}${']'.repeat(64)}`).ok).toBe(true);
    expect(fault('['.repeat(100_000))).toMatch(/^json.syntax/);
    expect(fault(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toMatch(/^json.too-deep/);
  });

  it('keeps a property called __proto__ as data', () => {
    const reading = readJson('{"__proto__": {"a": 1}}');
    expect(reading.ok && Object.keys(reading.value as object)).toEqual(['__proto__']);
  });
});

describe('JsonPositions', () => {
  const positions = new JsonPositions(
    '{\n  "units": [\n    { "id": "a/b" },\n    { "id": "c", "x~y": [1, 22] }\n  ]\n}',
  );
  const at = (pointer: string): string => {
    const { start, end } = positions.rangeOf(pointer);
    return `${start.line}:${start.column}-${end.line}:${end.column}`;
  };

  it('finds values by pointer', () => {
    expect(at('/units/0/id')).toBe('3:13-3:18');
    expect(at('/units/1/x~0y/1')).toBe('4:29-4:31');
    expect(at('/units/1')).toBe('4:5-4:34');
  });

  it('finds the names of properties, and the value where there is none', () => {
    const named = (pointer: string): string => {
      const { start, end } = positions.rangeOfName(pointer);
      return `${start.line}:${start.column}-${end.line}:${end.column}`;
    };
    expect(named('/units/0/id')).toBe('3:7-3:11');
    expect(named('/units/1/x~0y')).toBe('4:18-4:23');
    expect(named('/units/1')).toBe('4:5-4:34');
    expect(named('/units/1/name')).toBe('4:5-4:6');
  });

  it('marks the beginning of the file for the whole of it, and of what surrounds a value that is missing', () => {
    expect(at('')).toBe('1:1-1:2');
    expect(at('/units/1/name')).toBe('4:5-4:6');
    expect(at('/rules/0')).toBe('1:1-1:2');
  });

  it('finds the pointer of whatever stands at a place', () => {
    const text = '{ "units": [{ "id": "a" }, { "x~y": [1, 22] }], "n": ';
    const unfinished = new JsonPositions(text);
    const pointers = ['"a"', '"id"', '22', '[{', '"n"'].map((words) => unfinished.pointerAt(text.indexOf(words) + 1));
    expect(pointers).toEqual(['/units/0/id', '/units/0/id', '/units/1/x~0y/1', '/units/0', '/n']);
    expect(unfinished.pointerAt(0)).toBe('');
    expect(new JsonPositions('').pointerAt(5)).toBe('');
  });
});
