import { JsonPositions, readJson, type JsonValue, type PackageSource } from '@hexwright/model';

/**
 * A package under another id; the others of the zip speak of it by that id too. Nothing else in the texts is touched.
 *
 * @param packages all that came out of the zip
 */
export function withId(packages: readonly PackageSource[], from: string, to: string): readonly PackageSource[] {
  return packages.map(({ id, files }) => ({
    id: id === from ? to : id,
    files: new Map(
      [...files].map(([path, text]) => {
        const names = path === 'scenario.json' ? ['id', 'extends'] : path.startsWith('cases/') ? ['package'] : [];
        return [path, names.reduce((one, name) => withName(one, name, from, to), text)];
      }),
    ),
  }));
}

/** The text with the value of a property replaced, if it is the one meant. */
function withName(text: string, property: string, from: string, to: string): string {
  const reading = readJson(text);
  if (!reading.ok || valueOf(reading.value, property) !== from) return text;
  const { start, end } = new JsonPositions(text).rangeOf(`/${property}`);
  return text.slice(0, start.offset) + JSON.stringify(to) + text.slice(end.offset);
}

function valueOf(value: JsonValue, property: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { readonly [name: string]: JsonValue })[property];
}
