import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import type { Schema, SchemaFile } from './schemas.ts';

const HEADER =
  '// Generated from /schemas by tools/generate.mjs. Do not edit: change the schema and run `npm run generate`.\n';

/**
 * All schemas as one, in which every definition has a name of its own: ajv then makes one function for each,
 * where it would repeat those of another file for every file that refers to them.
 */
function combined(files: readonly SchemaFile[]): { $id: string; $defs: Record<string, Schema> } {
  const definitions: Record<string, Schema> = {};
  for (const { name, schema } of files) {
    const { $defs = {}, $id: _id, $schema: _schema, ...file } = schema;
    const named = file.type === undefined ? $defs : { ...$defs, [`${name}File`]: file };
    for (const [definition, body] of Object.entries(named)) {
      if (Object.hasOwn(definitions, definition)) throw new Error(`two schemas define ${definition}`);
      definitions[definition] = withoutProse(body);
    }
  }
  for (const definition of Object.values(definitions)) typeUniqueItems(definition, definitions);
  return { $id: ROOT, $defs: definitions };
}

const ROOT = 'hexwright';

/**
 * Gives the items of lists without repetitions their type beside the reference. Ajv then finds repetitions with a
 * table; without a type in sight it compares each item with each.
 */
function typeUniqueItems(part: unknown, definitions: Readonly<Record<string, Schema>>): void {
  if (typeof part !== 'object' || part === null) return;
  const { uniqueItems, items } = part as { uniqueItems?: boolean; items?: { $ref?: string; type?: unknown } };
  if (uniqueItems === true && items?.$ref !== undefined) {
    const target = definitions[items.$ref.slice(items.$ref.lastIndexOf('/') + 1)];
    const type = target.type ?? (target.enum?.every((word) => typeof word === 'string') ? 'string' : undefined);
    if (type === 'string') items.type = type;
    else if (target.$ref === undefined) throw new Error(`items of ${items.$ref} cannot be compared quickly`);
    else items.type = 'string';
  }
  for (const inner of Object.values(part)) typeUniqueItems(inner, definitions);
}

/** Names of the exported validators with what they check: every file and every definition. */
function exportsOf(files: readonly SchemaFile[]): Record<string, string> {
  const names = Object.keys(combined(files).$defs);
  return Object.fromEntries(names.map((name) => [`validate${pascal(name)}`, `${ROOT}#/$defs/${name}`]));
}

/** Ajv's validators as one module without imports. */
export async function validatorsSource(files: readonly SchemaFile[]): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(combined(files));
  // Ajv names every helper it uses with require(); bundling brings the few of them in.
  const code = bounded(standalone.default(ajv, exportsOf(files)));
  const bundle = await rolldown({
    input: 'validators',
    plugins: [
      {
        name: 'validators-in-memory',
        resolveId: (id) => (id === 'validators' ? `${import.meta.dirname}/validators.js` : null),
        load: (id) => (id === `${import.meta.dirname}/validators.js` ? code : null),
      },
    ],
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return `${HEADER}${output[0].code}`;
}

/**
 * The schema without what only people read, which the validators would carry along, and with all references
 * pointing into the one combined schema.
 */
function withoutProse(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, function (this: object, key, value: unknown) {
      if (key === '$ref' && typeof value === 'string') return value.slice(value.indexOf('#'));
      // What a pattern is about is told where it is missed.
      if (key === 'description' && typeof value === 'string') return 'pattern' in this ? value : undefined;
      return key === 'examples' && Array.isArray(value) ? undefined : value;
    }),
  ) as Schema;
}

/** Errors of one file that are kept. */
const MOST_ERRORS = 1000;

/** Characters of a text that is held against a pattern; none of our patterns allows as many. */
const LONGEST_TEXT = 4000;

/** An error as ajv notes it, wherever one is found: half of all its code. */
const NOTED =
  /const (?<error>err\d+) = \{instancePath(?::(?<path>.*?))?,schemaPath:".*?",keyword:(?<keyword>".*?"),params:(?<params>.*?),schema:.*?,parentSchema:(?<parent>.*?),data(?::(?<data>[^;]*?))?(?:,propertyName:(?<name>\w+))?\};\nif\(vErrors === null\)\{\nvErrors = \[\k<error>\];\n\}\nelse \{\nvErrors\.push\(\k<error>\);\n\}/gs;

/** An error of which nothing is told, in a schema that is tried. */
const UNTOLD =
  /const (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

/** What is noted of an error. What nobody reads, its place in the schema, is left out. */
function noting(...found: unknown[]): string {
  const {
    path = 'instancePath',
    keyword,
    params,
    parent,
    data = 'data',
    name,
  } = found.at(-1) as Record<string, string>;
  const about = [path, keyword, params, parent, data, ...(name === undefined ? [] : [name])];
  return `vErrors = noted(vErrors, ${about.join(', ')});`;
}

/**
 * Makes the code short, and lets it answer hostile files soon. Each place that finds an error would say again how errors are
 * noted. Ajv copies all errors so far for every part that fails, so that millions of them take hours: here they are
 * collected in place, and only the first are kept. And an expression that is asked about a text of megabytes may run out of
 * stack: such a text does not match.
 */
function bounded(code: string): string {
  const joined = code
    .replace(NOTED, noting)
    .replace(UNTOLD, 'vErrors = joinErrors(vErrors, [{}]);')
    .replace(
      /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      'vErrors = joinErrors(vErrors, $1.errors);',
    );
  const tested = joined.replace(/(pattern\d+)\.test\((\w+)\)/g, '($2.length <= LONGEST_TEXT && $1.test($2))');
  const isUnknown = /vErrors\.(?:push|concat)|schemaPath/.test(joined) || !/noted\(|joinErrors\(/.test(joined);
  if (isUnknown || tested === joined) throw new Error('ajv writes its code in another way than it did');
  return `${tested}
const LONGEST_TEXT = ${LONGEST_TEXT};
function noted(errors, instancePath, keyword, params, parentSchema, data, propertyName) {
  return joinErrors(errors, [{ instancePath, keyword, params, parentSchema, data, propertyName }]);
}
function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) if (errors.length < ${MOST_ERRORS}) errors.push(error);
  return errors;
}
`;
}

/** Types for {@link validatorsSource}. */
export function validatorsTypes(files: readonly SchemaFile[]): string {
  const lines = Object.keys(exportsOf(files)).map((name) => `export const ${name}: Validator;\n`);
  return `${HEADER}import type { ErrorObject } from 'ajv';

/** What is wrong with a value. */
export type FormError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'parentSchema' | 'data' | 'propertyName'>;

/** Ajv's compiled check: false leaves the errors in \`errors\`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: FormError[] | null;
}

${lines.join('')}`;
}

/** The schemas themselves as a module, for editors and for what explains them. */
export function schemasSource(files: readonly SchemaFile[]): string {
  return tableSource(files, 'schemas', 'Every schema by its file name.');
}

/**
 * The schemas without their descriptions as a module, for the shape of documents and the order in which properties are
 * written: every page of the studio loads these, and more than half of a schema is words.
 */
export function shapesSource(files: readonly SchemaFile[]): string {
  const shapes = files.map(({ name, schema }) => ({ name, schema: withoutWords(schema) as Schema }));
  return tableSource(shapes, 'shapes', 'Every schema by its file name, without its descriptions.');
}

function tableSource(files: readonly SchemaFile[], name: string, about: string): string {
  const entries = files.map((file) => `  '${file.name}.schema.json': ${latin(JSON.stringify(file.schema))},\n`);
  return `${HEADER}import type { JsonValue } from './types.ts';

/** ${about} */
export const ${name}: Readonly<Record<string, { readonly [name: string]: JsonValue }>> = {
${entries.join('')}};
`;
}

/** A schema without descriptions. A property may be called `description`, and is kept: its value is no text. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, one]) => key !== 'description' || typeof one !== 'string');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutWords(one)]));
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Text with nothing outside of Latin-1: a program holds a module with any such letter in twice the room. */
function latin(text: string): string {
  return text.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
