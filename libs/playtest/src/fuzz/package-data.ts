/** A package as data, before it is written. */
import type { JsonValue } from '@hexwright/model';

/** Something in a file that has an id. */
export type Item = JsonValue & { readonly id: string };

/** The files of a package, by name. */
export type Files = Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;
