/** A game from the text of a file: one that was saved, or an example of the rules to be played from its position. */
import { readCase, type CaseFile, type Problem } from '@hexwright/model';
import { readRecord, type GameRecord } from '@hexwright/playtest';
import type { Beginning } from './protocol.ts';
import { HOST } from './words.ts';

/** What a game can begin with once its text has been read. */
export type Opened = Exclude<Beginning, { readonly file: string }> | { readonly example: CaseFile };

/** What a text is, or why no game of the package can begin with it. */
export type GameReading =
  | { readonly ok: true; readonly beginning: Opened }
  | { readonly ok: false; readonly problems: readonly Pick<Problem, 'message'>[] };

/** Reads the text. A game must be one of the package: another battle has other units. */
export function readGame(text: string, packageId: string): GameReading {
  if (isExample(text)) {
    const { content, problems } = readCase({ path: 'cases/file.case.json', text }, packageId);
    if (content === null) return { ok: false, problems };
    return ofPackage(content.package ?? packageId, packageId, HOST.example, { example: content });
  }
  const reading = readRecord(text, '');
  if (!reading.ok) return reading;
  const { record } = reading;
  return ofPackage(record.package, packageId, HOST.game, { record });
}

/** The position that a game begins at; null for the beginning of its battle. */
export function positionIn(beginning: Opened): CaseFile | null {
  if ('example' in beginning) return beginning.example;
  const record: GameRecord | null = 'record' in beginning ? beginning.record : null;
  return record?.position ?? null;
}

function ofPackage(own: string, packageId: string, what: string, beginning: Opened): GameReading {
  if (own === packageId) return { ok: true, beginning };
  return { ok: false, problems: [{ message: HOST.elsewhere(what, own, packageId) }] };
}

/** An example names the case that it proves; the format of a saved game is a text, that of package files a number. */
function isExample(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('case' in value)) return false;
    return !('format' in value) || typeof value.format === 'number';
  } catch {
    return false;
  }
}
