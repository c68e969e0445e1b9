/** Problems as forms say them: by the names that people know, where the texts of a package have ids. */
import { pointerPath, type Problem } from '@hexwright/model';
import { plainWords } from '../parts/plain-words.ts';
import type { ThingNames } from './thing-names.ts';

/** A problem in the words of forms. */
export interface SaidProblem extends Problem {
  /** The same in the words of the texts, where ids are typed. */
  readonly written: Problem;
}

/** What is wrong with the form of a text is said in the words of the text. */
const ABOUT_TEXT = /^(?:json|schema|format|file|path|package|extends|expression|id|internal)\./;

/** The list that a word before an id means. */
const LISTS: Readonly<Record<string, string>> = {
  module: 'modules',
  parameter: 'parameters',
  table: 'tables',
  vocabulary: 'vocabularies',
  condition: 'conditions',
  option: 'options',
  zone: 'zones',
  camp: 'zones',
  level: 'levels',
  marker: 'markers',
  face: 'faces',
  side: 'sides',
  class: 'classes',
  kind: 'kinds',
  row: 'rows',
  column: 'columns',
};

/** The problem in the words of forms; as it is where they have none. */
export function saidProblem(problem: Problem, names: ThingNames | null): SaidProblem {
  const { message, fixes } = problem;
  if (names === null || ABOUT_TEXT.test(problem.code)) return { ...problem, written: problem };
  const [own = ''] = pointerPath(problem.pointer);
  return {
    ...problem,
    written: problem,
    message: inNames(message, own, names),
    fixes: fixes.map((fix) => ({ ...fix, title: inNames(fix.title, own, names) })),
  };
}

/** A sentence with names in place of quoted ids, and without the ids behind names that say enough. */
function inNames(sentence: string, own: string, names: ThingNames): string {
  return sentence
    .replaceAll(/(\w*) ?"([^"]+)"(?: \(([^()]+)\))?/g, (whole, before: string, id: string, behind?: string) => {
      const name = names.in(LISTS[before.toLowerCase()] ?? own, id) ?? names.ofAny(id);
      if (name === null) return whole;
      const start = whole.slice(0, whole.indexOf('"'));
      return `${start}“${name}”${behind === undefined || behind === name ? '' : ` (${behind})`}`;
    })
    .replaceAll(/\b([a-zA-Z]+)\/([\w-]+)(?:\/([\w/-]+))?/g, (whole, list: string, id: string, field?: string) => {
      const name = names.in(list, id);
      if (name === null) return whole;
      return `“${name}”${field === undefined ? '' : ` (${plainWords(field.slice(field.lastIndexOf('/') + 1)).toLowerCase()})`}`;
    })
    .replaceAll(/ \(([\w-]+)\)/g, (whole, id: string) => {
      const name = names.in('units', id);
      return name !== null && names.unitsCalled(name) === 1 ? '' : whole;
    });
}
