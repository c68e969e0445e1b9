/** What is wrong with a formula, what may be written at the cursor, and what it depends on. */
import { createVocabulary } from '@hexwright/compiler';
import type { JsonValue } from '@hexwright/model';
import {
  BOOLEAN,
  checkExpression,
  describeType,
  INTEGER,
  inWords,
  namesAt,
  parseExpression,
  type Environment,
  type Type,
} from '@hexwright/rule-lang';
import type { JsonObject } from '@hexwright/workspace';
import { asList, Items, nameOf, textsOf } from '../../scene/items.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { meaningOf, phrasesOf, wordMeaning } from './formula-meanings.ts';

/** What about this formula? */
export interface ExpressionQuestion {
  readonly package: string;
  /** The slot of a modifier (`melee.dice`), the id of a condition, or the place of another formula. */
  readonly place: string;
  readonly expects: 'truth' | 'number';
  readonly source: string;
  /** Where the cursor is. */
  readonly offset: number;
}

/** Something that may be written. */
export interface Completion {
  readonly label: string;
  /** What replaces the source from `start` to the cursor. */
  readonly text: string;
  /** Its type in words. */
  readonly type: string;
  /** What it means, in a sentence; empty where nobody says. */
  readonly meaning: string;
}

/** A name that the formula reads. */
export interface Dependence {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
  /** Whether it is the same as long as a game lasts. */
  readonly isFixed: boolean;
}

/** What there is to say of a formula. */
export interface ExpressionAnswer {
  readonly problems: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
    /** What would do in place of the source from start to end. */
    readonly suggestion?: string;
  }[];
  /** Where the word at the cursor starts. */
  readonly start: number;
  /** Whether any name may stand there, or only the fields of something, or its words. */
  readonly kind: 'name' | 'field' | 'value';
  readonly completions: readonly Completion[];
  readonly reads: readonly Dependence[];
  /** The formula as a sentence; empty while it is not right. */
  readonly words: string;
}

const LISTED = 6;

/** Looks at a formula. */
export function expression(mirror: PackageMirror, question: ExpressionQuestion): ExpressionAnswer {
  const { source, offset, place, expects } = question;
  const items = new Items(mirror.project, question.package);
  const system = mirror.games.systems.find(({ id }) => id === items.property('rules.json', 'system'));
  if (system === undefined) return { problems: [], start: offset, kind: 'name', completions: [], reads: [], words: '' };
  const environment = system.environment(place, createVocabulary(wordLists(items, system.kinds)));
  const completions = namesAt(source, offset, environment);
  const typed = source.slice(completions.start, offset).toLowerCase();
  const parsed = parseExpression(source);
  const checked = parsed.ok ? checkExpression(parsed.ast, environment, expects === 'truth' ? BOOLEAN : INTEGER) : null;
  const problems = !parsed.ok ? [parsed.problem] : checked?.ok === false ? checked.problems : [];
  const fixed = system.staticReads ?? [];
  return {
    problems,
    start: completions.start,
    kind: completions.kind,
    completions: completions.labels
      .filter((label) => label.toLowerCase().startsWith(typed))
      .map((label) => {
        const before = source.slice(0, completions.start);
        const { path, ...completion } = completionOf(label, completions.kind, before, environment);
        const meaning = completions.kind === 'value' ? wordMeaning(label, items) : meaningOf(path, system, items);
        return { ...completion, meaning: plain(meaning) };
      }),
    reads: checked?.ok
      ? checked.reads.map((name) => ({
          name,
          type: typeWords(typeAt(name, environment)),
          meaning: plain(meaningOf(name, system, items)),
          isFixed: fixed.some((one) => one === name || name.startsWith(`${one}.`)),
        }))
      : [],
    words: parsed.ok && checked?.ok ? inWords(parsed.ast, { ...phrasesOf(items), ...system.meanings?.phrases }) : '',
  };
}

function completionOf(
  label: string,
  kind: 'name' | 'field' | 'value',
  before: string,
  environment: Environment,
): Omit<Completion, 'meaning'> & { readonly path: string } {
  if (kind === 'value') return { label, text: label, type: 'a word', path: label };
  if (kind === 'field') {
    const path = `${/([\w.]+)\.$/.exec(before)?.[1] ?? ''}.${label}`;
    return { label, text: label, type: typeWords(typeAt(path, environment)), path };
  }
  if (Object.hasOwn(environment.names, label)) {
    return { label, text: label, type: typeWords(environment.names[label]), path: label };
  }
  const { parameters, result } = environment.functions[label];
  return {
    label: `${label}(…)`,
    text: `${label}(`,
    path: label,
    type: `${parameters.map(typeWords).join(', ')} → ${typeWords(result)}`,
  };
}

function typeAt(path: string, environment: Environment): Type | undefined {
  const [first, ...fields] = path.split('.');
  return fields.reduce<Type | undefined>(
    (type, field) => (type?.kind === 'record' ? type.fields[field] : undefined),
    environment.names[first],
  );
}

function typeWords(type: Type | undefined): string {
  if (type === undefined) return '';
  if (type.kind !== 'enum') return describeType(type);
  const values = type.values.slice(0, LISTED).join(', ');
  return `${describeType(type)}: ${values}${type.values.length > LISTED ? ' …' : ''}`;
}

/** The words that formulas of a package may use, as the document has them now. */
function wordLists(items: Items, kinds: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const ids = (list: readonly JsonObject[]): string[] => list.map(nameOf);
  const markers = items.list('markers');
  return new Map([
    ...items.list('vocabularies').map((one) => [nameOf(one), wordsOf(one['values'])] as const),
    ['sides', ids(items.list('sides'))] as const,
    ['units', ids(items.list('units'))] as const,
    ['known-units', ids(items.list('units'))] as const,
    ['terrains', ids(items.list('terrains'))] as const,
    ['features', ids(items.list('features'))] as const,
    ['hexsides', ids(items.list('hexsides'))] as const,
    ['kinds', kinds] as const,
    ['sizes', ['single', 'double']] as const,
    ['markers', ids(markers)] as const,
    ...['unit', 'side', 'hex', 'game'].map(
      (of) => [`${of}-markers`, ids(markers.filter((one) => one['of'] === of))] as const,
    ),
    ['faces', [...new Set(items.list('units').flatMap(({ faces }) => ids(asList(faces))))]] as const,
    ['zones', ids([...items.list('map/zones'), ...items.list('table/zones')])] as const,
    ['steps', ids(items.list('sequence'))] as const,
    ['parameters', ids(items.list('parameters').filter(({ value }) => typeof value === 'number'))] as const,
  ]);
}

/** Without the marks for a reference that is printed. */
function plain(meaning: string): string {
  return meaning.replaceAll('`', '');
}

function wordsOf(values: JsonValue | undefined): readonly string[] {
  return [...asList(values).map(nameOf), ...textsOf({ values: values ?? [] }, 'values')];
}
