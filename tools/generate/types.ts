import type { Schema, SchemaFile } from './schemas.ts';

const HEADER = `// Generated from /schemas by tools/generate.mjs. Do not edit: change the schema and run \`npm run generate\`.

/** Anything that JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };
`;

/**
 * TypeScript types for all schemas: an interface or type for every definition and one `<Name>File` for every
 * file. Everything is readonly, because linked packages share their parts.
 */
export function typesSource(files: readonly SchemaFile[]): string {
  const declarations = files.flatMap(({ name, schema }) => {
    const definitions = Object.entries(schema.$defs ?? {}).map(([key, body]) => declaration(pascal(key), body));
    return schema.type === undefined ? definitions : [...definitions, declaration(`${pascal(name)}File`, schema)];
  });
  return [HEADER, ...declarations].join('\n');
}

function declaration(name: string, schema: Schema): string {
  const comment = commentOf(schema.description, '');
  const cases = commandForms(schema);
  if (cases.length > 0) {
    return `${comment}export type ${name} = ${cases.join(' | ')} | Other${name};\n\n${declaration(`Other${name}`, {
      ...schema,
      allOf: [],
      description: 'The same with any other word.',
      additionalProperties: true,
    })}`;
  }
  const body = typeOf(schema, '');
  if (body.startsWith('{')) return `${comment}export interface ${name} ${body}\n`;
  return `${comment}export type ${name} = ${body};\n`;
}

/** The definitions that `if` a word `then` a form leads to; empty for other schemas. */
function commandForms(schema: Schema): string[] {
  return (schema.allOf ?? []).flatMap((part) => (part.then?.$ref === undefined ? [] : [refName(part.then.$ref)]));
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((part) => typeOf(part, indent)).join(' | ');
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.map((type) => singleType(type, schema, indent)).join(' | ');
}

function singleType(type: string | undefined, schema: Schema, indent: string): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return arrayType(schema, indent);
    case 'object':
      return objectType(schema, indent);
    case undefined:
      return 'JsonValue';
    default:
      throw new Error(`no TypeScript type for "type": "${type}"`);
  }
}

function arrayType(schema: Schema, indent: string): string {
  if (schema.prefixItems !== undefined) {
    return `readonly [${schema.prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`;
  }
  const item = schema.items === undefined ? 'JsonValue' : typeOf(schema.items, indent);
  return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
}

function objectType(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {});
  const lines = properties.flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const key = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `'${name}'`;
    const optional = required.has(name) ? '' : '?';
    return [
      `${commentOf(property.description, inner)}${inner}readonly ${key}${optional}: ${typeOf(property, inner)};\n`,
    ];
  });
  const rest = schema.additionalProperties;
  if (rest === true || (typeof rest === 'object' && properties.length > 0)) {
    // TypeScript wants every named property to fit the index signature, so that one has to be wide.
    lines.push(`${inner}readonly [name: string]: unknown;\n`);
  } else if (typeof rest === 'object') {
    return `{ readonly [name: string]: ${typeOf(rest, indent)} }`;
  }
  return `{\n${lines.join('')}${indent}}`;
}

function commentOf(description: string | undefined, indent: string): string {
  return description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '* /')} */\n`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function refName(ref: string): string {
  return pascal(ref.slice(ref.lastIndexOf('/') + 1));
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
