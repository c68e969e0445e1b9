import type { JsonValue } from '../generated/types.ts';
import type { FileKind } from '../schema-definitions.ts';
import { FORMAT, formatOf } from './format.ts';
import { groundValues } from './ground-values.ts';
import { sayFormat } from './say-format.ts';
import type { FileFields, FormatStep } from './step.ts';

/** All steps in the order in which they are done. */
export const FORMAT_STEPS: readonly FormatStep[] = [groundValues, sayFormat];

/** A file in the present format, with the format it was in before, or the newer one that it is in. */
export type FormatReading =
  | { readonly ok: true; readonly value: JsonValue; readonly from: number }
  | { readonly ok: false; readonly found: number };

/** Brings the content of a file to the present format. What says no format that there could be is left to the schema. */
export function inPresentFormat(
  kind: FileKind,
  value: JsonValue,
  steps: readonly FormatStep[] = FORMAT_STEPS,
): FormatReading {
  const from = formatOf(value) ?? FORMAT;
  if (from > FORMAT) return { ok: false, found: from };
  if (from === FORMAT) return { ok: true, value, from };
  const due = steps.filter(({ to }) => to > from);
  return { ok: true, value: due.reduce((content, step) => step.migrate(content, kind), value as FileFields), from };
}
