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
  return { $id: ROOT, $defs: definitions };
}

const ROOT = 'hexwright';

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
  const code = standalone.default(ajv, exportsOf(files));
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
      // What a pattern is about is told to whoever misses it.
      if (key === 'description' && typeof value === 'string') return 'pattern' in this ? value : undefined;
      return key === 'examples' && Array.isArray(value) ? undefined : value;
    }),
  ) as Schema;
}

/** Types for {@link validatorsSource}. */
export function validatorsTypes(files: readonly SchemaFile[]): string {
  const lines = Object.keys(exportsOf(files)).map((name) => `export const ${name}: Validator;\n`);
  return `${HEADER}import type { ErrorObject } from 'ajv';

/** Ajv's compiled check: false leaves the errors in \`errors\`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

${lines.join('')}`;
}

/** The schemas themselves as a module, for editors and for the order in which properties are written. */
export function schemasSource(files: readonly SchemaFile[]): string {
  const entries = files.map((file) => `  '${file.name}.schema.json': ${JSON.stringify(file.schema)},\n`);
  return `${HEADER}import type { JsonValue } from './types.ts';

/** Every schema by its file name. */
export const schemas: Readonly<Record<string, { readonly [name: string]: JsonValue }>> = {
${entries.join('')}};
`;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
