import { shapes, type FileKind, type JsonValue } from '@hexwright/model';

/** A schema as far as the shape of the document depends on it. */
export interface Form {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Form>>;
  readonly type?: string | readonly string[];
  readonly items?: Form;
  readonly maxItems?: number;
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly additionalProperties?: Form | boolean;
}

/** What is known of a value of which no schema speaks. */
const UNKNOWN: Form = {};

const definitions: ReadonlyMap<string, Form> = new Map(
  Object.values(shapes).flatMap((schema) => Object.entries((schema satisfies Form).$defs ?? {})),
);

/** The form of a whole file. */
export function fileForm(kind: FileKind): Form {
  return shapes[`${kind}.schema.json`];
}

/** The form of a property's value. */
export function fieldForm(form: Form, name: string): Form {
  const { properties = {}, additionalProperties } = form;
  if (Object.hasOwn(properties, name)) return resolved(properties[name]);
  return typeof additionalProperties === 'object' ? resolved(additionalProperties) : UNKNOWN;
}

/** The form of the entries of a list. */
export function entryForm(form: Form): Form {
  return form.items === undefined ? UNKNOWN : resolved(form.items);
}

/** Whether the entries of a list are objects, as far as the schema says. */
export function hasItems(form: Form): boolean {
  return form.type === 'array' && entryForm(form).type === 'object';
}

/** Whether the canonical writer knows the order of all these properties by itself. */
export function knowsOrder(form: Form, names: readonly string[]): boolean {
  const { properties = {} } = form;
  return names.every((name) => Object.hasOwn(properties, name));
}

/** Names of the properties of a file whose values are lists of objects. */
export function itemLists(kind: FileKind): string[] {
  const form = fileForm(kind);
  return Object.keys(form.properties ?? {}).filter((name) => hasItems(fieldForm(form, name)));
}

function resolved(form: Form): Form {
  if (form.$ref === undefined) return form;
  const found = definitions.get(form.$ref.slice(form.$ref.lastIndexOf('/') + 1));
  return found === undefined ? UNKNOWN : resolved(found);
}

/** A JSON object. */
export type JsonObject = { readonly [name: string]: JsonValue };

/** Whether a value is an object, not a list. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The value of an object's own property; undefined where it has none, also of names that every object knows. */
export function ownValue(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A value as a word: a text as it is, anything else as JSON. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
