import type { CellValue, GridColumn } from './grid-data.ts';
import { REFUSED } from './words.ts';

/** A value that was typed or pasted, or why it is none. */
export type CellReading =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly message: string };

const YES = new Set(['✓', 'x', 'yes', 'y', 'true', '1']);
const NO = new Set(['', '-', '–', 'no', 'n', 'false', '0']);

/** Reads what somebody has typed or pasted into a cell of a column. */
export function readCell(column: GridColumn, typed: string): CellReading {
  const text = typed.trim();
  switch (column.kind) {
    case 'read':
      return { ok: false, message: REFUSED.readOnly(column.title, '') };
    case 'text': {
      if (text !== '' && column.words !== undefined)
        return readWord(column, text, column.words) ?? { ok: false, message: notOneOf(column, text) };
      const fault = column.fault?.(text) ?? null;
      return fault === null ? { ok: true, value: text === '' ? null : text } : { ok: false, message: fault };
    }
    case 'flag':
      if (YES.has(text.toLowerCase())) return { ok: true, value: true };
      if (NO.has(text.toLowerCase())) return { ok: true, value: null };
      return { ok: false, message: REFUSED.notYesOrNo(text) };
    case 'choice':
      return readWord(column, text, column.choices ?? []) ?? { ok: false, message: notOneOf(column, text) };
    case 'number': {
      const word = readWord(column, text, column.words ?? []);
      if (word !== null) return word;
      const sign = text.replace('−', '-').replace(/^\+/, '');
      if (/^-?\d{1,9}$/.test(sign)) return { ok: true, value: Number(sign) };
      if (text === '') return { ok: true, value: null };
      const words = (column.words ?? []).map((one) => `“${one.text}”`);
      return {
        ok: false,
        message: REFUSED.notWhole(text, words),
      };
    }
  }
}

function readWord(column: GridColumn, text: string, choices: GridColumn['choices'] & object): CellReading | null {
  const low = text.toLowerCase();
  const found =
    choices.find(({ value }) => value !== null && String(value) === text) ??
    choices.find((choice) => choice.text.toLowerCase() === low) ??
    choices.find(({ value }) => value !== null && String(value).toLowerCase() === low);
  if (found !== undefined) return { ok: true, value: found.value };
  return text === '' && column.kind === 'choice' && !choices.some(({ value }) => value === null)
    ? { ok: true, value: null }
    : null;
}

function notOneOf(column: GridColumn, text: string): string {
  const words = (column.choices ?? column.words ?? []).map((choice) => choice.text).filter((word) => word !== '');
  return REFUSED.notOneOf(text, column.title, words);
}
