import type { JsonValue, Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import type { Because } from './changes.ts';
import { refusal } from './content.ts';
import { planned } from './draft.ts';
import { itemsIn, putItem } from './item-draft.ts';
import { putNew } from './items.ts';

/** One row of a spreadsheet: the words of its cells by the heads of their columns. */
export type UnitRecord = Readonly<Record<string, string>>;

/** Columns that are properties of a unit; every other column is one of its values, such as `movement`. */
const PROPERTIES: ReadonlySet<string> = new Set(['id', 'name', 'side', 'contingent', 'kind', 'class', 'size', 'note']);

/** What a new unit is where its row does not say. */
const DEFAULTS: JsonObject = { kind: 'unit', size: 'single', faces: [{ id: 'front' }] };

/**
 * Makes units of rows. A row whose id is that of a unit alters that one: cells that are filled count, empty ones leave
 * everything as it is. Without an id, a row gets one from its name. `traits` and `faces` are words with spaces between.
 * A column `front.movement` is a value of the face `front`.
 */
export function pasteUnits(project: Project, id: string, records: readonly UnitRecord[], because: Because = {}): Plan {
  const title = records.length === 1 ? 'Paste 1 unit' : `Paste ${records.length} units`;
  return planned(project, title, (draft) => {
    const units = itemsIn(draft, id, 'units');
    const pasted = new Set<string>();
    for (const [index, record] of records.entries()) {
      const name = record['id'] ?? '';
      const own = name === '' ? freeName(idOf(record['name'] ?? ''), [...units.keys(), ...pasted]) : name;
      const refused = rowRefusal(id, own, index, pasted);
      if (refused !== null) return refused;
      pasted.add(own);
      const known = units.get(own);
      const unit = unitOf(record, isObject(known) ? known : { id: own, name: own, ...DEFAULTS });
      const failed = isObject(known)
        ? putItem(draft, id, `units/${own}`, unit, because)
        : putNew(draft, id, 'units', unit);
      if (failed !== null) return failed;
    }
    return null;
  });
}

function rowRefusal(id: string, name: string, index: number, pasted: ReadonlySet<string>): Problem | null {
  const file = fileKey(id, 'units.json');
  const where = `Row ${index + 1}`;
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(name)) {
    const message = `${where} has the id "${name}". Give it an id of letters, digits and hyphens, or a name to make one of.`;
    return refusal(file, 'schema.pattern', message, '/units');
  }
  if (!pasted.has(name)) return null;
  return refusal(file, 'id.duplicate', `${where} has the id "${name}" of an earlier row. Give it another.`, '/units');
}

/** The unit with what its row says. */
function unitOf(record: UnitRecord, unit: JsonObject): JsonObject {
  const result: { [property: string]: JsonValue } = { ...unit };
  for (const [head, words] of Object.entries(record)) {
    const text = words.trim();
    if (head === 'id' || text === '') continue;
    const [face, value] = head.split('.');
    if (PROPERTIES.has(head)) result[head] = text;
    else if (head === 'traits') result['traits'] = text.split(/[\s,]+/);
    else if (head === 'faces') result['faces'] = facesOf(text, result);
    else if (value === undefined) result['values'] = withValue(result['values'], head, text);
    else result['faces'] = faces(result).map((one) => faceWith(one, face, value, text));
  }
  return result;
}

/** The faces named, with what those of the same name had. */
function facesOf(text: string, unit: JsonObject): JsonObject[] {
  const former = new Map(faces(unit).map((face) => [face['id'], face]));
  return text.split(/[\s,]+/).map((id) => former.get(id) ?? { id });
}

function faces(unit: JsonObject): readonly JsonObject[] {
  return Array.isArray(unit['faces']) ? (unit['faces'] as readonly JsonValue[]).filter(isObject) : [];
}

function faceWith(face: JsonObject, id: string, value: string, text: string): JsonObject {
  return face['id'] === id ? { ...face, values: withValue(face['values'], value, text) } : face;
}

/** A whole number is a number, yes and true a flag, everything else a word. */
function withValue(values: JsonValue | undefined, name: string, text: string): JsonObject {
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : /^(true|yes)$/i.test(text) ? true : text;
  return { ...(isObject(values) ? values : {}), [name]: value };
}

/** An id made of a name: `Serb Horse` gives `serb-horse`. */
function idOf(name: string): string {
  const plain = textOf(name)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function freeName(stem: string, taken: readonly string[]): string {
  if (stem === '' || !taken.includes(stem)) return stem;
  for (let number = 2; ; number++) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
}
