import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SchemaFile } from './schemas.ts';
import { schemasSource, shapesSource, validatorsSource, validatorsTypes } from './validators.ts';

const common: SchemaFile = {
  name: 'common',
  schema: {
    $id: 'common.schema.json',
    $defs: { id: { description: 'A name.', type: 'string', pattern: '^[a-z]+$' } as SchemaFile['schema'] },
  },
};
const toy: SchemaFile = {
  name: 'toy',
  schema: {
    $id: 'toy.schema.json',
    description: 'A toy.',
    type: 'object',
    additionalProperties: false,
    properties: { id: { $ref: 'common.schema.json#/$defs/id' } },
  },
};

type Validate = ((value: unknown) => boolean) & { errors?: { keyword: string; parentSchema?: object }[] };

async function load(source: string): Promise<Record<string, Validate>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hexwright-generate-'));
  try {
    const file = path.join(folder, 'validators.mjs');
    await writeFile(file, source);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Validate>;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('validatorsSource', () => {
  it('gives one module without imports, with a check for every file and definition', async () => {
    const source = await validatorsSource([common, toy]);
    const { validateToyFile, validateId } = await load(source);
    expect(validateToyFile({ id: 'abc' })).toBe(true);
    expect(validateToyFile({ id: 'Abc', extra: 1 })).toBe(false);
    expect(validateToyFile.errors?.map(({ keyword }) => keyword)).toEqual(['additionalProperties', 'pattern']);
    expect(validateId('abc')).toBe(true);
  });

  it('keeps the description of a pattern, and no other', async () => {
    const source = await validatorsSource([common, toy]);
    expect(source).toContain('A name.');
    expect(source).not.toContain('A toy.');
  });

  it('refuses two definitions of one name', async () => {
    await expect(validatorsSource([common, { ...common, name: 'other' }])).rejects.toThrow('two schemas define id');
  });
});

describe('validatorsTypes', () => {
  it('declares what the module exports', () => {
    expect(validatorsTypes([common, toy])).toContain('export const validateToyFile: Validator;');
  });
});

describe('schemasSource', () => {
  it('holds every schema by its file name, descriptions and all', () => {
    expect(schemasSource([toy])).toContain(`'toy.schema.json': ${JSON.stringify(toy.schema)}`);
  });
});

describe('shapesSource', () => {
  it('leaves descriptions out, but no property of that name', () => {
    const id = { type: 'string', pattern: '^[a-z]+$' };
    expect(shapesSource([common])).toContain(JSON.stringify({ $id: 'common.schema.json', $defs: { id } }));
    const told = { type: 'object', properties: { description: { type: 'string' } } } as unknown as SchemaFile['schema'];
    expect(shapesSource([{ name: 'told', schema: told }])).toContain(JSON.stringify(told));
  });
});
