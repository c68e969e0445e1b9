import type { JsonValue } from '../generated/types.ts';
import { isFields } from '../items.ts';
import { readJson } from '../json-source.ts';
import { problemAt, type Place, type Problem } from '../problem.ts';

/** The format of package files that is written, and the newest that is read. Raise it with a step in `steps.ts`. */
export const FORMAT = 1 as const;

/** What files say that were written before they said their format. */
const FIRST = 0;

/** The format a file is in; null where it says something that is no format, or is no object at all. */
export function formatOf(content: JsonValue): number | null {
  if (!isFields(content)) return null;
  const said = Object.hasOwn(content, 'format') ? content['format'] : FIRST;
  return typeof said === 'number' && Number.isInteger(said) && said >= FIRST ? said : null;
}

/** How files begin that say a format, as the canonical writer has them. */
function beginningWith(format: string): RegExp {
  return new RegExp(String.raw`^\s*\{\s*(?:"\$schema"\s*:\s*"[^"\\]*"\s*,\s*)?"format"\s*:\s*(${format})\s*[,}]`);
}

const ANY_FORMAT = beginningWith(String.raw`\d{1,9}`);
const PRESENT_FORMAT = beginningWith(String(FORMAT));

/**
 * The beginning of a text that says the present format: whatever begins so is in it. null where the text begins in another
 * way; one that says its format later on may be in the present one too.
 */
export function presentBeginning(text: string): string | null {
  return PRESENT_FORMAT.exec(text)?.[0] ?? null;
}

/** The format of the text of a file; null where it says none, or is no JSON. Most texts need not be parsed for it. */
export function formatOfText(text: string): number | null {
  const [, said] = ANY_FORMAT.exec(text) ?? [];
  if (said !== undefined) return Number(said);
  const reading = readJson(text);
  return reading.ok ? formatOf(reading.value) : null;
}

/** Whether a file is in a format that only a later Hexwright reads. */
export function isNewer(content: JsonValue): boolean {
  return (formatOf(content) ?? FIRST) > FORMAT;
}

/** The problem of a file in a format that only a later Hexwright reads. */
export function newerFormat(place: Pick<Place, 'package' | 'file'>, found: number): Problem {
  return problemAt(
    { ...place, pointer: '/format' },
    'format.newer',
    `The file is in format ${found}; this Hexwright reads formats up to ${FORMAT}. Open it with a newer Hexwright. Nothing in it has been changed.`,
  );
}
