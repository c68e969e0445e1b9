import type { JsonValue } from './generated/types.ts';
import { isFields, keyOf } from './items.ts';
import {
  definition,
  fileSchema,
  referredName,
  resolved,
  typesOf,
  type FileKind,
  type SchemaNode,
} from './schema-definitions.ts';
import { jsonType } from './value-words.ts';

/** Columns of a line that is broken where it need not be one line. */
const WIDTH = 120;

/** Items that always stand on one line, so that altering one shows as one line of difference. */
const ONE_LINE: ReadonlySet<string> = new Set([
  'side',
  'placement',
  'problemSetting',
  'unit',
  'terrain',
  'hexside',
  'feature',
  'mapHexside',
  'mapLabel',
  'tableFeature',
  'deployment',
  'tableZone',
  'tableLabel',
  'word',
  'parameter',
  'tableRow',
  'tableColumn',
  'cellRow',
  'modifier',
  'condition',
  'sequenceStep',
  'victoryLevel',
  'objective',
  'contentsEntry',
  'change',
  'caseUnit',
  'command',
  'expectedUnit',
  'expectedEvent',
  'reply',
]);

/** Items that are always spread over lines. */
const SPREAD: ReadonlySet<string> = new Set(['table', 'option', 'vocabulary', 'victory', 'mapTable']);

/** Lists of texts that stand one below the other: hex rows and prose. All other lists of texts stand on one line. */
const TEXT_BELOW_TEXT: ReadonlySet<string> = new Set(['terrain', 'elevation', 'credits', 'notes']);

/** A schema, with the name of the definition it was found by. */
interface Form {
  readonly name: string;
  readonly schema: SchemaNode;
}

/**
 * The one way in which a package file is written: properties in the order of the schema, two spaces a level, one hex
 * row, one unit, one row of a table a line. Equal content always gives the equal text, and a text that is read and
 * written again stays as it is.
 *
 * @param value the content; what the schema does not know is kept, behind what it knows
 */
export function writeCanonical(kind: FileKind, value: JsonValue): string {
  const ordered = order(value, { name: `${kind}File`, schema: fileSchema(kind) });
  return `${write(ordered, '', { name: `${kind}File`, schema: fileSchema(kind) }, '', true)}\n`;
}

/** The value with its properties in the order of the schema. */
function order(value: JsonValue, form: Form): JsonValue {
  if (isList(value)) return value.map((entry) => order(entry, formOf(form.schema.items ?? {}, entry)));
  if (!isObject(value)) return value;
  const known = Object.keys(propertiesOf(form.schema)).filter((name) => Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  // What a game adds to an open form is part of the matter, and remarks close it.
  const remarks = isOpen(form.schema) ? known.filter((name) => REMARKS.has(name)) : [];
  const matter = known.filter((name) => !remarks.includes(name));
  const entries = [...matter, ...unknown, ...remarks].map((name) => [
    name,
    order(value[name], fieldForm(form, name, value[name])),
  ]);
  const ordered = Object.fromEntries(entries) as JsonObject;
  return form.name === 'table' ? withOrderedCells(ordered) : ordered;
}

/** What is said about a thing rather than of it. */
const REMARKS: ReadonlySet<string> = new Set(['refused', 'case', 'provenance', 'note']);

/** Whether a form leaves room for what a game adds. */
function isOpen({ type, additionalProperties }: SchemaNode): boolean {
  return type === 'object' && additionalProperties !== false;
}

/** Cells in the order of rows and columns; JavaScript would put names that look like numbers first. */
function withOrderedCells(table: JsonObject): JsonValue {
  const { rows, columns, cells } = table;
  if (!isObject(cells)) return table;
  const inOrder = (list: JsonValue, names: readonly string[]): string[] => {
    const keys = (isList(list) ? list : []).map(keyOf).filter((key) => key !== undefined);
    return [...keys.filter((key) => names.includes(key)), ...names.filter((name) => !keys.includes(name))];
  };
  return {
    ...table,
    cells: new Ordered(
      inOrder(rows, Object.keys(cells)).map((row) => {
        const line = cells[row];
        if (!isObject(line)) return [row, line];
        return [row, new Ordered(inOrder(columns, Object.keys(line)).map((column) => [column, line[column]]))];
      }),
    ) as unknown as JsonValue,
  };
}

/** An object whose properties keep an order that a JavaScript object could not. */
class Ordered {
  readonly entries: readonly (readonly [string, JsonValue | Ordered])[];

  constructor(entries: readonly (readonly [string, JsonValue | Ordered])[]) {
    this.entries = entries;
  }
}

function entriesOf(value: JsonObject | Ordered): readonly (readonly [string, JsonValue | Ordered])[] {
  return value instanceof Ordered ? value.entries : Object.entries(value);
}

/** A value as text, at an indentation; `key` is the property it is the value of. */
function write(value: JsonValue | Ordered, key: string, form: Form, indent: string, spread = false): string {
  const inner = `${indent}  `;
  if (value instanceof Ordered || isObject(value)) {
    const entries = entriesOf(value);
    if (entries.length === 0) return '{}';
    if (!spread && isOneLine(value, key, form, indent)) return inline(value);
    const lines = entries.map(([name, part]) => {
      const field = write(part, name, fieldForm(form, name, part as JsonValue), inner);
      return `${inner}${JSON.stringify(name)}: ${field}`;
    });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  if (!isList(value) || value.length === 0) return inline(value);
  const below = value.some((entry) => typeof entry === 'object' && entry !== null) || TEXT_BELOW_TEXT.has(key);
  if (!below)
    return indent.length + key.length + inline(value).length + 6 <= WIDTH ? inline(value) : filled(value, indent);
  const lines = value.map((entry) => inner + write(entry, '', formOf(form.schema.items ?? {}, entry), inner));
  return `[\n${lines.join(',\n')}\n${indent}]`;
}

/** A long list of words or numbers, as many a line as there is room for. */
function filled(value: readonly JsonValue[], indent: string): string {
  const lines: string[] = [];
  for (const entry of value.map((one) => JSON.stringify(one))) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + entry.length + 5 <= WIDTH) {
      lines[lines.length - 1] = `${last}, ${entry}`;
    } else lines.push(entry);
  }
  return `[\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}]`;
}

function isOneLine(value: JsonObject | Ordered, key: string, { name }: Form, indent: string): boolean {
  if (ONE_LINE.has(name)) return true;
  if (SPREAD.has(name) || key === 'cells') return false;
  return indent.length + key.length + inline(value).length + 6 <= WIDTH;
}

function inline(value: JsonValue | Ordered): string {
  if (value instanceof Ordered || isObject(value)) {
    const entries = entriesOf(value);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([name, part]) => `${JSON.stringify(name)}: ${inline(part)}`).join(', ')} }`;
  }
  return isList(value) ? `[${value.map(inline).join(', ')}]` : JSON.stringify(value);
}

/** The form of a property's value. */
function fieldForm(form: Form, name: string, value: JsonValue): Form {
  const properties = propertiesOf(form.schema);
  if (Object.hasOwn(properties, name)) return formOf(properties[name], value);
  const rest = form.schema.additionalProperties;
  return typeof rest === 'object' ? formOf(rest, value) : NO_FORM;
}

const NO_FORM: Form = { name: '', schema: {} };

/**
 * What a schema makes of a value: references followed, of alternatives the one for its type that finds what it requires, of
 * forms the one it says.
 */
function formOf(node: SchemaNode, value: JsonValue): Form {
  const name = node.$ref === undefined ? '' : referredName(node.$ref);
  const schema = resolved(node);
  const branches = schema.anyOf?.filter((one) => typesOf(one).includes(jsonType(value))) ?? [];
  const branch = branches.find((one) => hasRequired(one, value)) ?? branches.at(0);
  if (branch !== undefined) return formOf(branch, value);
  const chosen = schema.allOf?.find(({ if: test }) => isFields(value) && matches(test, value))?.then;
  // A form told by a word keeps the name of what it is a form of.
  return chosen?.$ref === undefined ? { name, schema } : { name, schema: definition(referredName(chosen.$ref)) };
}

function hasRequired(node: SchemaNode, value: JsonValue): boolean {
  const { required = [] } = resolved(node);
  return required.every((name) => isFields(value) && Object.hasOwn(value, name));
}

function matches(test: SchemaNode | undefined, value: Readonly<Record<string, unknown>>): boolean {
  const words = Object.entries(test?.properties ?? {});
  return words.length > 0 && words.every(([name, { const: word }]) => word !== undefined && value[name] === word);
}

function propertiesOf(schema: SchemaNode): Readonly<Record<string, SchemaNode>> {
  return schema.properties ?? {};
}

type JsonObject = { readonly [name: string]: JsonValue };

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
