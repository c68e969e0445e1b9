import { describe, expect, it } from 'vitest';
import type { Schema } from './schemas.ts';
import { typesSource } from './types.ts';

/** The declarations made of some definitions, without the part that is always there. */
function declarations($defs: Readonly<Record<string, Schema>>): string {
  const source = typesSource([{ name: 'toy', schema: { $id: 'toy.schema.json', $defs } }]);
  return source.slice(source.indexOf('};\n') + 3).trim();
}

describe('typesSource', () => {
  it('makes an interface of an object, with its descriptions', () => {
    const piece = {
      description: 'A piece.',
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { description: 'Its name.', type: 'string' },
        size: { enum: ['single', 'double'] },
        'two-words': { type: ['integer', 'boolean'] },
      },
    };
    expect(declarations({ piece })).toContain(
      [
        '/** A piece. */',
        'export interface Piece {',
        '  /** Its name. */',
        '  readonly id: string;',
        "  readonly size?: 'single' | 'double';",
        "  readonly 'two-words'?: number | boolean;",
        '}',
      ].join('\n'),
    );
  });

  it('makes lists, pairs, maps and alternatives', () => {
    const types = declarations({
      words: { type: 'array', items: { type: 'string' } },
      either: { type: 'array', items: { anyOf: [{ type: 'string' }, { const: 'NA' }, { type: 'null' }] } },
      pair: { type: 'array', prefixItems: [{ type: 'integer' }, { $ref: 'common.schema.json#/$defs/hex' }] },
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
      anything: { description: 'Any value.' },
    });
    expect(types).toContain('export type Words = readonly string[];');
    expect(types).toContain("export type Either = readonly (string | 'NA' | null)[];");
    expect(types).toContain('export type Pair = readonly [number, Hex];');
    expect(types).toContain('export interface Counts { readonly [name: string]: number }');
    expect(types).toContain('export type Anything = JsonValue;');
  });

  it('makes a union of forms that a word tells apart, open to other words', () => {
    const command: Schema = {
      type: 'object',
      required: ['do'],
      properties: { do: { type: 'string' } },
      allOf: [{ if: { properties: { do: { const: 'move' } } }, then: { $ref: '#/$defs/moveCommand' } }],
    };
    const types = declarations({ command });
    expect(types).toContain('export type Command = MoveCommand | OtherCommand;');
    expect(types).toMatch(
      /export interface OtherCommand \{\n {2}readonly do: string;\n {2}readonly \[name: string\]: unknown;\n\}/,
    );
  });

  it('keeps a comment from ending early', () => {
    expect(declarations({ note: { type: 'string', description: 'Ends */ here.' } })).toContain('/** Ends * / here. */');
  });

  it('refuses a type it does not know', () => {
    expect(() => declarations({ odd: { type: 'date' } })).toThrow('no TypeScript type for "type": "date"');
  });
});
