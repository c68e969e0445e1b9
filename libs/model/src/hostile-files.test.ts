// Files that somebody may send to a server: none of them may take long, take the memory, or end in a stack trace.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { toyBase, toyBattle, toyChain, variantWith } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { LARGEST_FILE } from './json-source.ts';
import { linkCase } from './link-case.ts';
import { linkPackage } from './link-package.ts';
import { locateProblems, textsOf } from './locate-problems.ts';
import { PACKAGE_FILES, fileName } from './package-paths.ts';
import type { PackageChain } from './package.ts';

/** A megabyte of one text again and again: enough to tell what takes time in proportion from what takes for ever. */
function manyOf(text: string, size = 1024 * 1024): string {
  return text.repeat(Math.floor(size / text.length)).replace(/,$/, '');
}

/** How many problems the toy battle has with this text as one of its files. */
function problemsWith(name: string, text: string): number {
  const chain: PackageChain = [toyBase, { ...toyBattle, files: new Map(toyBattle.files).set(name, text) }];
  return locateProblems(linkPackage(chain).problems, textsOf(chain)).length;
}

describe('a hostile file', () => {
  it.each([
    ['items of the wrong type', 'units.json', `{"format": 1, "units": [${manyOf('1,')}]}`],
    ['items that lack everything', 'units.json', `{"format": 1, "units": [${manyOf('{},')}]}`],
    ['texts of the wrong type', 'units.json', `{"format": 1, "notes": [${manyOf('1,')}]}`],
    ['equal words in a list without repetitions', 'scenario.json', `{"format": 1, "modules": [${manyOf('"a",')}]}`],
    [
      'alternatives that fit nothing',
      'rules.json',
      `{"format": 1, "tables": [{"cells": {"a": {${manyOf('"a":{},')}}}}]}`,
    ],
    ['one property again and again', 'rules.json', `{${manyOf('"a":1,')}}`],
    ['brackets', 'rules.json', manyOf('[')],
    ['open objects', 'rules.json', manyOf('{"a":')],
    ['commas', 'rules.json', `[${manyOf(', ,')}]`],
    ['quotes', 'rules.json', manyOf('"')],
    ['backslashes', 'rules.json', `"${manyOf(String.raw`\\`)}`],
    ['one long word', 'units.json', `{"format": 1, "units": [{"id": "${manyOf('a-', LARGEST_FILE - 200)}"}]}`],
    ['unknown properties', 'units.json', `{${Array.from({ length: 100_000 }, (_, i) => `"p${i}":1`).join()}}`],
  ])('of %s is answered soon and briefly', (_what, name, text) => {
    const count = problemsWith(name, text);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(100);
  });

  it('with thousands of changes is linked', () => {
    const changes = Array.from({ length: 2000 }, (_, i) => ({
      op: 'add',
      target: `vocabularies/words-${i}`,
      value: { values: [] },
      case: '1.0',
    }));
    expect(linkPackage(variantWith(changes)).ok).toBe(true);
  });
});

describe('any file at all', () => {
  const anyFile = fc.constantFrom(...PACKAGE_FILES.map(fileName));
  const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>;

  it('gives problems, never an exception', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(), fc.nat(40), fc.string({ maxLength: 4 }), (name, at, length, put) => {
        const text = toyBattle.files.get(name) ?? '{}';
        const start = at % text.length;
        problemsWith(name, text.slice(0, start) + put + text.slice(start + length));
      }),
      { numRuns: 300 },
    );
  });

  it('gives problems, never an exception, when one of its values is another', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(), json, (name, at, put) => {
        const text = toyBattle.files.get(name) ?? '{}';
        let count = 0;
        const values = text.match(/"[^"]*"(?!:)|\d+/g)?.length ?? 1;
        const altered = text.replaceAll(/"[^"]*"(?!:)|\d+/g, (word) =>
          count++ === at % values ? JSON.stringify(put) : word,
        );
        problemsWith(name, altered);
      }),
      { numRuns: 300 },
    );
  });

  it('gives problems, never an exception, as changes and as cases', () => {
    const paths = fc.array(
      fc.constantFrom('units', 'guards', 'map', 'terrain', '0101', 'faces', 'victory', 'values', 'x'),
      { minLength: 1, maxLength: 4 },
    );
    const ops = fc.constantFrom('set', 'add', 'replace', 'remove');
    fc.assert(
      fc.property(paths, ops, json, (path, op, value) => {
        const change = { op, target: path.join('/'), ...(op === 'remove' ? {} : { value }) };
        linkPackage(variantWith([change]));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('map', 'units', 'commands', 'expect', 'options'), json), (fields) => {
        linkCase(toyChain, {
          path: 'cases/a.case.json',
          text: JSON.stringify({ format: 1, case: '1.0', title: 'T', ...fields }),
        });
      }),
      { numRuns: 200 },
    );
  });
});
