import { kindOf, packageOf, placeOfItem, type FieldCursor, type FileKey, type Project } from '@hexwright/workspace';
import { targetOf } from './item-target.ts';
import { nearestSpan, placeAt } from './json-place.ts';

/** Where a cursor is in the text of a file, so that it is found again in a text that differs elsewhere. */
export function cursorAt(file: FileKey, text: string, offset: number): FieldCursor {
  const kind = kindOf(file);
  if (kind === undefined) return { file, pointer: '', item: '', offset };
  const { pointer, names } = placeAt(text, offset);
  const { start } = nearestSpan(text, pointer);
  return { file, pointer, item: targetOf(kind, names) ?? '', offset: offset - start };
}

/** Where the cursor of somebody else is in the text of a file as it stands here. */
export function offsetOf({ file, pointer, item, offset }: FieldCursor, text: string, project: Project): number {
  if (kindOf(file) === undefined) return Math.max(0, Math.min(offset, text.length));
  // The item by its name: entries above it may have come or gone.
  const place = item === '' ? null : placeOfItem(project, packageOf(file), item);
  const { start, end } = nearestSpan(text, place?.file === file ? place.pointer : pointer);
  return Math.max(0, Math.min(start + offset, end));
}
