import { vocabularyOf } from '@hexwright/compiler';
import { describeType, namesAt, type Completions, type Environment, type Type } from '@hexwright/rule-lang';
import type { Bench } from '../bench.ts';

/** What may be written at a place in a formula? */
export interface TextExpressionQuestion {
  readonly package: string;
  /** What the formula is for: the `applies` of a modifier, the id of a condition, or the place of a restriction. */
  readonly slot: string;
  readonly source: string;
  readonly offset: number;
}

/** Something that may be written in a formula. */
export interface ExpressionWord {
  readonly label: string;
  readonly kind: Completions['kind'] | 'function';
  /** What it is, in words: `a number`, `one of armours`. */
  readonly type: string;
}

/** null where nothing is known of the formula's place. */
export type TextExpressionAnswer = null | {
  /** Where the word under the cursor begins. */
  readonly start: number;
  readonly words: readonly ExpressionWord[];
};

/** Looks names and values up. */
export function textExpression(bench: Bench, question: TextExpressionQuestion): TextExpressionAnswer {
  const linked = bench.linked(question.package);
  const system = bench.games.systems.find(({ id }) => id === linked?.system);
  if (linked === null || system === undefined) return null;
  const environment = system.environment(question.slot, vocabularyOf(linked, system));
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
        type: kind === 'value' ? '' : typeWords(name, environment),
      };
    }),
  };
}

function typeWords(name: string, { names, functions }: Environment): string {
  if (Object.hasOwn(functions, name)) {
    const { parameters, result } = functions[name];
    return `(${parameters.map(describeType).join(', ')}) → ${describeType(result)}`;
  }
  const [first, ...fields] = name.split('.');
  let type: Type | undefined = names[first];
  for (const field of fields) type = type?.kind === 'record' ? type.fields[field] : undefined;
  return type === undefined ? '' : describeType(type);
}
