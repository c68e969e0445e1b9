import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of JSON Schema that the files in /schemas use. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** One file of /schemas. `name` is the file name without `.schema.json`. */
export interface SchemaFile {
  readonly name: string;
  readonly schema: Schema;
}

/** Reads every `*.schema.json` of a folder, in the order of their names. */
export async function readSchemas(folder: string): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).toSorted();
  return Promise.all(
    names.map(async (fileName) => {
      const schema = JSON.parse(await readFile(path.join(folder, fileName), 'utf8')) as Schema;
      if (schema.$id !== fileName) throw new Error(`schemas/${fileName} must have "$id": "${fileName}"`);
      return { name: fileName.slice(0, -'.schema.json'.length), schema };
    }),
  );
}
