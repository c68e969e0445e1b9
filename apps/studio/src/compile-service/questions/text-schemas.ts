import { packageSchemas } from '@hexwright/compiler/package-schemas';
import type { JsonValue } from '@hexwright/model';
import type { PackageMirror } from '../package-mirror.ts';

/** By what schemas are the files of a package written? */
export interface TextSchemasQuestion {
  readonly package: string;
}

/** Schemas by their file names; null where nobody knows the package's game. */
export type TextSchemasAnswer = Readonly<Record<string, JsonValue>> | null;

/** Puts the schemas of the package's game together. */
export function textSchemas(mirror: PackageMirror, { package: id }: TextSchemasQuestion): TextSchemasAnswer {
  const named = mirror.linked(id)?.system;
  const system = mirror.games.systems.find((one) => one.id === named);
  return system === undefined ? null : packageSchemas(system);
}
