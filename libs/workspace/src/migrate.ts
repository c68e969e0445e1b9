import { problemAt, type Problem } from '@hexwright/model';
import type * as Y from 'yjs';
import { restore, store, versionOf, type Stored } from './stored.ts';
import { DOCUMENT_VERSION } from './materialise.ts';

/** One step between two versions of the document's shape. */
export interface Migration {
  /** What it changes, in a few words: `planes-of-levels`. */
  readonly name: string;
  /** The version it starts from; it leads to the next one. */
  readonly from: number;
  up(stored: Stored): Stored;
  down(stored: Stored): Stored;
}

/** All migrations in their order, without a gap. Version 1 is the first there was. */
export const MIGRATIONS: readonly Migration[] = [];

/** Says what is wrong with a list of migrations that is to lead up to a version; null if nothing is. */
export function migrationFault(migrations: readonly Migration[], version: number): string | null {
  const names = new Set(migrations.map(({ name }) => name));
  if (names.size < migrations.length) return 'two migrations have the same name';
  const gap = migrations.findIndex(({ from }, index) => from !== index + 1);
  if (gap >= 0) return `the migration from version ${gap + 1} is missing`;
  return migrations.length === version - 1 ? null : `the migrations lead to version ${migrations.length + 1}`;
}

/** What was stored, in another version of the shape. */
export function migrated(stored: Stored, version: number, migrations: readonly Migration[] = MIGRATIONS): Stored {
  let result = stored;
  for (const one of migrations.slice(stored.version - 1, Math.max(stored.version, version) - 1)) {
    result = { ...one.up(result), version: one.from + 1 };
  }
  for (const one of migrations.slice(version - 1, Math.max(stored.version, version) - 1).toReversed()) {
    if (result.version > version) result = { ...one.down(result), version: one.from };
  }
  return result;
}

/** A document that this version of Hexwright can open, or why there is none. */
export type Opening = { readonly ok: true; readonly doc: Y.Doc } | { readonly ok: false; readonly problem: Problem };

/**
 * Brings a document to the shape that this version of Hexwright reads. An older one becomes a new document in a new
 * epoch, which only one machine (the server, or somebody who works alone) may do.
 */
export function migrate(
  doc: Y.Doc,
  version: number = DOCUMENT_VERSION,
  migrations: readonly Migration[] = MIGRATIONS,
): Opening {
  const found = versionOf(doc);
  if (found === version) return { ok: true, doc };
  if (found < version) return { ok: true, doc: restore(migrated(store(doc), version, migrations)) };
  const message = `The project was saved by a newer Hexwright (shape ${found}; this one reads ${version}). Open it with that one, or take this one up to date.`;
  return { ok: false, problem: problemAt({ file: '', pointer: '' }, 'document.newer', message) };
}
