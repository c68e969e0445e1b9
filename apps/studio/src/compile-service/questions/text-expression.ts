import { namesAt, type Completions } from '@hexwright/rule-lang';
import { Items } from '../../scene/items.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { meaningOf, wordMeaning } from './formula-meanings.ts';
import { environmentAt, typeIn, type FormulaPlace } from './text-formula.ts';

/** What may be written at a place in a formula? */
export interface TextExpressionQuestion extends FormulaPlace {
  readonly source: string;
  readonly offset: number;
}

/** Something that may be written in a formula. */
export interface ExpressionWord {
  readonly label: string;
  readonly kind: Completions['kind'] | 'function';
  /** What it is, in words: `a number`, `one of armours`. */
  readonly type: string;
  /** What it means, in a sentence; empty where nobody says. */
  readonly meaning: string;
}

/** null where no formula stands, or nothing is known of its place. */
export type TextExpressionAnswer = null | {
  /** Where the word under the cursor begins. */
  readonly start: number;
  readonly words: readonly ExpressionWord[];
};

/** Looks names and values up. */
export function textExpression(mirror: PackageMirror, question: TextExpressionQuestion): TextExpressionAnswer {
  const environment = environmentAt(mirror, question);
  const items = new Items(mirror.project, question.package);
  const system = mirror.games.systems.find(({ id }) => id === items.property('rules.json', 'system'));
  if (environment === null || system === undefined) return null;
  const { start, kind, labels } = namesAt(question.source, question.offset, environment);
  const path = question.source.slice(0, start).match(/([A-Za-z_][\w.]*)\.$/)?.[1];
  return {
    start,
    words: labels.map((label) => {
      const name = kind === 'field' && path !== undefined ? `${path}.${label}` : label;
      const isFunction = kind === 'name' && Object.hasOwn(environment.functions, label);
      return {
        label,
        kind: isFunction ? 'function' : kind,
        type: kind === 'value' ? '' : typeIn(name, environment),
        meaning: kind === 'value' ? wordMeaning(label, items) : meaningOf(name, system, items),
      };
    }),
  };
}
