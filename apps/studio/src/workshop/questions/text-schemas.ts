import { packageSchemas } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import type { Bench } from '../bench.ts';

/** By what schemas are the files of a package written? */
export interface TextSchemasQuestion {
  readonly package: string;
}

/** Schemas by their file names; null where nobody knows the package's game. */
export type TextSchemasAnswer = Readonly<Record<string, JsonValue>> | null;

/** Puts the schemas of the package's game together. */
export function textSchemas(bench: Bench, { package: id }: TextSchemasQuestion): TextSchemasAnswer {
  const named = bench.linked(id)?.system;
  const system = bench.games.systems.find((one) => one.id === named);
  return system === undefined ? null : packageSchemas(system);
}
