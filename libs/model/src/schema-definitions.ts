import { shapes } from './generated/shapes.ts';
import { jsonType } from './value-words.ts';

/** A schema as far as messages and writing need it. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly allOf?: readonly { readonly if?: SchemaNode; readonly then?: SchemaNode }[];
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
}

/** The kinds of package file. */
export type FileKind = 'scenario' | 'map' | 'units' | 'terrain' | 'rules' | 'case' | 'comments' | 'sheets';

/** Every definition of every schema by its name; names are unique over all of them. */
const definitions: ReadonlyMap<string, SchemaNode> = new Map(
  Object.values(shapes).flatMap((schema) => Object.entries((schema satisfies SchemaNode).$defs ?? {})),
);

/** The schema of a kind of file. */
export function fileSchema(kind: FileKind): SchemaNode {
  return shapes[`${kind}.schema.json`];
}

/** The definition of a name; an empty schema where there is none. */
export function definition(name: string): SchemaNode {
  return definitions.get(name) ?? {};
}

/** The name at the end of a `$ref`. */
export function referredName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The JSON types a schema lets through; empty where it does not say. */
export function typesOf(node: SchemaNode): readonly string[] {
  const { type, const: only, enum: words } = resolved(node);
  if (only !== undefined) return [jsonType(only)];
  if (words !== undefined) return words.map(jsonType);
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Follows `$ref` until a schema says something itself. */
export function resolved(node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : resolved(definition(referredName(node.$ref)));
}
