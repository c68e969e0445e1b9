import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { writeCanonical } from './canonical.ts';
import { toyBase, toyBattle } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { fileName, PACKAGE_FILES } from './package-paths.ts';
import type { FileKind } from './schema-definitions.ts';

function rewritten(kind: FileKind, text: string): string {
  return writeCanonical(kind, JSON.parse(text) as JsonValue);
}

describe('writeCanonical', () => {
  it('writes properties in the order of the schema, what it does not know last', () => {
    const text = writeCanonical('scenario', { extra: 1, kind: 'base', title: 'T', id: 'a', $schema: 's' });
    expect(text).toBe(`{\n  "$schema": "s",\n  "id": "a",\n  "title": "T",\n  "kind": "base",\n  "extra": 1\n}\n`);
  });

  it('writes one event a line, also where its order is left open', () => {
    const event = (name: string): Record<string, JsonValue> => ({
      event: name,
      unit: 'x'.repeat(60),
      attacker: 'y'.repeat(60),
    });
    const text = writeCanonical('case', { expect: { events: [event('melee'), { anyOrder: [event('routed')] }] } });
    expect(text.split('\n').filter((line) => /"event": .*"attacker":/.test(line))).toHaveLength(2);
  });

  it('writes one hex row a line', () => {
    expect(writeCanonical('map', { terrain: ['..', '~.'], elevation: ['11', '12'] })).toBe(
      '{\n  "terrain": [\n    "..",\n    "~."\n  ],\n  "elevation": [\n    "11",\n    "12"\n  ]\n}\n',
    );
  });

  it('writes one unit a line, however long', () => {
    const text = rewritten('units', toyBattle.files.get('units.json') ?? '');
    const lines = text.split('\n').filter((line) => line.includes('"id": "guards"'));
    expect(lines).toEqual([
      '    { "id": "guards", "name": "Guards", "side": "red", "kind": "unit", "class": "horse", "size": "double", "values": { "movement": 6 }, "faces": [{ "id": "front" }, { "id": "back", "values": { "movement": 4 } }] },',
    ]);
  });

  it('writes one row of a table a line, in the order of rows and columns', () => {
    const table = {
      id: 'morale',
      dice: '1d6',
      rows: [{ id: 'low' }, { id: '2' }, { id: '1' }],
      columns: [{ id: 'b' }, { id: '7' }],
      cells: { 1: { 7: 1, b: 2 }, 2: { 7: 3, b: 4 }, low: { 7: 5, b: null }, gone: { b: 'NA' } },
    };
    const text = writeCanonical('rules', { tables: [table] });
    expect(text).toContain(
      [
        '      "cells": {',
        '        "low": { "b": null, "7": 5 },',
        '        "2": { "b": 4, "7": 3 },',
        '        "1": { "b": 2, "7": 1 },',
        '        "gone": { "b": "NA" }',
        '      }',
      ].join('\n'),
    );
  });

  it('fills lines with the hexes of a long list', () => {
    const hexes = Array.from({ length: 40 }, (_, i) => `${1001 + i}`);
    const text = writeCanonical('map', { zones: [{ id: 'camp', purpose: 'other', hexes }] });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(text.split('\n').filter((line) => line.includes('"10'))).toHaveLength(3);
  });

  it('writes what a game adds to commands as it stands, before remarks', () => {
    const commands: JsonValue[] = [
      { unit: 'A', target: 'B', do: 'melee' },
      { refused: { text: 'x', case: '5.1' }, unit: 'A', steps: [{ to: '0101' }, 'N'], do: 'move' },
      { phase: 'rest', do: 'go-to' },
      { depth: 2, do: 'dig' },
    ];
    const text = writeCanonical('case', { title: 'T', case: '9.1', commands });
    expect(text).toBe(
      [
        '{',
        '  "case": "9.1",',
        '  "title": "T",',
        '  "commands": [',
        '    { "do": "melee", "unit": "A", "target": "B" },',
        '    { "do": "move", "unit": "A", "steps": [{ "to": "0101" }, "N"], "refused": { "case": "5.1", "text": "x" } },',
        '    { "do": "go-to", "phase": "rest" },',
        '    { "do": "dig", "depth": 2 }',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('turns a painted hex into one line of difference', () => {
    const map = JSON.parse(toyBattle.files.get('map.json') ?? '') as { terrain: string[] };
    const before = writeCanonical('map', map).split('\n');
    const after = writeCanonical('map', { ...map, terrain: map.terrain.with(1, '.~..') }).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual(['    ".~..",']);
  });

  it('loses nothing and is stable, for whole packages', () => {
    for (const source of [toyBase, toyBattle]) {
      for (const kind of PACKAGE_FILES) {
        const text = source.files.get(fileName(kind));
        if (text === undefined) continue;
        const written = rewritten(kind, text);
        expect(JSON.parse(written)).toEqual(JSON.parse(text));
        expect(rewritten(kind, written)).toBe(written);
      }
    }
  });

  it('loses nothing and is stable, whatever it is given', () => {
    const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;
    const names = fc.constantFrom('units', 'tables', 'cells', 'rows', 'terrain', 'commands', 'id', 'expect', '7', 'do');
    const file = fc.dictionary(names, json) as fc.Arbitrary<JsonValue>;
    const kinds = fc.constantFrom<FileKind>('scenario', 'map', 'units', 'terrain', 'rules', 'case');
    fc.assert(
      fc.property(kinds, fc.oneof(json, file), (kind, value) => {
        const plain = JSON.parse(JSON.stringify(value)) as JsonValue;
        const written = writeCanonical(kind, plain);
        expect(JSON.parse(written)).toEqual(plain);
        expect(rewritten(kind, written)).toBe(written);
      }),
    );
  });
});
