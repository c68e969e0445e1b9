import type { JsonValue } from '../generated/types.ts';
import type { FileKind } from '../schema-definitions.ts';

/** The content of a file. */
export type FileFields = { readonly [name: string]: JsonValue };

/**
 * One step on the way from an older format to the present one. It knows nothing but JSON: no schema of today may decide
 * what becomes of a file of yesterday. What does not have the form it looks for is left as it is.
 */
export interface FormatStep {
  /** What it does, in a few words: `say-format`. */
  readonly name: string;
  /** The format it belongs to: it is done to files of all formats before that. */
  readonly to: number;
  readonly migrate: (content: FileFields, kind: FileKind) => FileFields;
}
