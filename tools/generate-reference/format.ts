// docs/reference/format.md: every property of every file of a package, from /schemas.
import type { Schema, SchemaFile } from '../generate/schemas.ts';
import { anchor, code, GENERATED, json, page, table } from './markdown.ts';

/** The files in the order in which somebody meets them, and what each is called on disk. */
const FILES: readonly (readonly [schema: string, file: string])[] = [
  ['scenario', 'scenario.json'],
  ['map', 'map.json'],
  ['units', 'units.json'],
  ['terrain', 'terrain.json'],
  ['rules', 'rules.json'],
  ['case', 'cases/*.case.json'],
  ['comments', 'comments.json'],
  ['sheets', 'sheets.json'],
  ['common', 'Shared parts'],
];

/** All schemas by name, to look references up in. */
type Schemas = ReadonlyMap<string, Schema>;

/** The page. Throws when a schema has no place on it, so that none is forgotten. */
export function formatPage(schemas: readonly SchemaFile[]): string {
  const forgotten = schemas.find(({ name }) => !FILES.some(([known]) => known === name));
  if (forgotten !== undefined) throw new Error(`docs/reference/format.md has no place for schemas/${forgotten.name}.`);
  const byName: Schemas = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const sections = FILES.map(([name, file]) => section(byName, name, file));
  return page([
    GENERATED,
    '# The package format',
    'Every file of a package, property by property. A star marks what must be there. An editor that knows JSON Schema (VS Code does) shows the same text while you type, if the first line of the file names its schema, as `"$schema": "../../../schemas/units.schema.json"` does.',
    `Files: ${FILES.map(([, file]) => `[${file}](#${anchor(file)})`).join(', ')}.`,
    ...sections,
  ]);
}

function section(schemas: Schemas, name: string, file: string): string {
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`schemas/${name}.schema.json is gone.`);
  const definitions = Object.entries(schema.$defs ?? {}).map(([id, body]) =>
    part(schemas, name, `### ${headingOf(name, id)}`, body),
  );
  return [part(schemas, name, `## ${file}`, schema), ...definitions].join('\n\n');
}

function part(schemas: Schemas, file: string, heading: string, schema: Schema): string {
  const value = schema.properties === undefined ? valueOf(file, schema) : '';
  return page([
    heading,
    schema.description ?? '',
    value === '' ? '' : `Value: ${value}.`,
    table(['property', 'value', 'meaning'], rowsOf(schemas, file, schema, '')),
    ...(schema.examples ?? []).map(json),
  ]).trimEnd();
}

/** Definitions of different files may bear one name, so a heading says whose it is. */
function headingOf(file: string, id: string): string {
  return file === 'common' ? id : `${id} (${file})`;
}

function rowsOf(schemas: Schemas, file: string, schema: Schema, prefix: string): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, body]) => {
    if (typeof body === 'boolean' || name === '$schema') return [];
    const star = schema.required?.includes(name) === true ? ' \\*' : '';
    const meaning = body.description ?? meaningOf(schemas, file, body);
    const row = [`${code(prefix + name)}${star}`, valueOf(file, body), meaning];
    return [row, ...rowsOf(schemas, file, body, `${prefix}${name}.`)];
  });
}

/** The first sentence about what a reference leads to. */
function meaningOf(schemas: Schemas, file: string, { $ref }: Schema): string {
  if ($ref === undefined) return '';
  const { name, id } = definitionOf(file, $ref);
  return schemas.get(name)?.$defs?.[id]?.description?.replace(/(?<=[.]) .*$/s, '') ?? '';
}

/** What may stand there, in words, with links to parts that are described elsewhere. */
function valueOf(file: string, schema: Schema): string {
  if (schema.$ref !== undefined) return link(file, schema.$ref);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((one) => code(JSON.stringify(one))).join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => valueOf(file, one)).join(' or ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.map((type) => typeOf(file, type, schema)).join(' or ');
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: '`null`',
};

function typeOf(file: string, type: string, schema: Schema): string {
  if (type === 'array') {
    if (schema.prefixItems !== undefined) return `list of ${schema.prefixItems.length}`;
    return schema.items === undefined ? 'list' : `list of ${valueOf(file, schema.items)}`;
  }
  if (type === 'object') {
    const { additionalProperties } = schema;
    return typeof additionalProperties === 'object' ? `by name: ${valueOf(file, additionalProperties)}` : 'object';
  }
  return TYPE_WORDS[type] ?? type;
}

function link(file: string, reference: string): string {
  const { name, id } = definitionOf(file, reference);
  return `[${id}](#${anchor(headingOf(name, id))})`;
}

/** The definition that a reference such as `common.schema.json#/$defs/id` names. */
function definitionOf(file: string, reference: string): { readonly name: string; readonly id: string } {
  const match = /^(?:([a-z]+)\.schema\.json)?#\/\$defs\/(\w+)$/.exec(reference);
  if (match === null) throw new Error(`${reference} is no reference that the reference page understands.`);
  const [, other, id] = match;
  return { name: other ?? file, id };
}
