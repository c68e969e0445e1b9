import { Items } from '../../scene/items.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { meaningOf, wordMeaning } from './formula-meanings.ts';
import { environmentAt, typeIn, type FormulaPlace } from './text-formula.ts';

/** What is the word at a place in a formula? */
export interface TextFormulaWordQuestion extends FormulaPlace {
  readonly source: string;
  readonly offset: number;
}

/** null where no formula stands, or nothing is known of the word. */
export type TextFormulaWordAnswer = null | {
  /** Where the word stands in the formula; the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The name with what it is a field of: `unit.ammunition`. */
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
};

/** A name with its fields, or a word between quotes. */
const WORDS = /[A-Za-z_][\w.]*|"[^"]*"|'[^']*'/g;

/** Looks a word up. */
export function textFormulaWord(mirror: PackageMirror, question: TextFormulaWordQuestion): TextFormulaWordAnswer {
  const { source, offset } = question;
  const environment = environmentAt(mirror, question);
  const items = new Items(mirror.project, question.package);
  const system = mirror.games.systems.find(({ id }) => id === items.property('rules.json', 'system'));
  if (environment === null || system === undefined) return null;
  const found = [...source.matchAll(WORDS)].find(
    ({ index, 0: word }) => index <= offset && offset < index + word.length,
  );
  if (found === undefined) return null;
  const [whole] = found;
  const { index: start } = found;
  if (/^["']/.test(whole)) {
    const meaning = wordMeaning(whole.slice(1, -1), items);
    return meaning === '' ? null : { start, end: start + whole.length, name: whole, type: '', meaning };
  }
  // Of `unit.ammunition` that much is meant which the pointer has come to.
  const behind = whole.slice(offset - start).search(/\./);
  const name = behind < 0 ? whole : whole.slice(0, offset - start + behind);
  const type = typeIn(name, environment);
  if (type === '') return null;
  const from = start + name.lastIndexOf('.') + 1;
  return { start: from, end: start + name.length, name, type, meaning: meaningOf(name, system, items) };
}
