/** Every change of what is kept of the scans of a map (`sheets.json`), as data. */
import type { MapAnswer, MapScan, SheetsFile } from '@hexwright/model';
import type { HexField } from '@hexwright/digitiser';
import { SCANS } from './map-words.ts';

/** One change. Scans are named by their ids, hexes by their labels. */
export type ScansEdit =
  | { readonly edit: 'add'; readonly scan: MapScan }
  | { readonly edit: 'remove'; readonly scan: string }
  /** Forgets where the hexes are. */
  | { readonly edit: 'lift'; readonly scan: string }
  | { readonly edit: 'change'; readonly scan: string; readonly what: string; readonly changes: Partial<MapScan> }
  | {
      readonly edit: 'say';
      readonly scan: string;
      readonly field: HexField;
      readonly answers: readonly MapAnswer[];
    }
  | { readonly edit: 'unsay'; readonly scan: string; readonly field: HexField; readonly hex: string };

/** What is kept after a change. */
export function scansEdited(file: SheetsFile, edit: ScansEdit): SheetsFile {
  const { mapScans = [] } = file;
  const changed = (id: string, change: (scan: MapScan) => MapScan): SheetsFile => ({
    ...file,
    mapScans: mapScans.map((scan) => (scan.id === id ? change(scan) : scan)),
  });
  switch (edit.edit) {
    case 'add':
      return { ...file, mapScans: [...mapScans.filter(({ id }) => id !== edit.scan.id), edit.scan] };
    case 'remove':
      return { ...file, mapScans: mapScans.filter(({ id }) => id !== edit.scan) };
    case 'lift':
      return changed(edit.scan, ({ clicks: _, fit: __, ...scan }) => scan);
    case 'change':
      return changed(edit.scan, (scan) => ({ ...scan, ...edit.changes }));
    case 'say':
      return changed(edit.scan, (scan) => {
        const fresh = new Set(edit.answers.map(({ id }) => id));
        const others = (scan[edit.field] ?? []).filter(({ id }) => !fresh.has(id));
        return { ...scan, [edit.field]: [...others, ...edit.answers] };
      });
    case 'unsay':
      return changed(edit.scan, (scan) => ({
        ...scan,
        [edit.field]: (scan[edit.field] ?? []).filter(({ id }) => id !== edit.hex),
      }));
  }
}

/** What the step is called in the history. */
export function titleOfScansEdit(edit: ScansEdit): string {
  const { steps } = SCANS;
  switch (edit.edit) {
    case 'add':
      return steps.add(edit.scan.id);
    case 'remove':
      return steps.remove(edit.scan);
    case 'lift':
      return steps.lift(edit.scan);
    case 'change':
      return `${edit.what}: ${edit.scan}`;
    case 'say':
      return edit.answers.length === 1
        ? steps.say(edit.answers[0].id, edit.answers[0].value)
        : steps.sayAll(edit.answers.length);
    case 'unsay':
      return steps.unsay(edit.hex);
  }
}
