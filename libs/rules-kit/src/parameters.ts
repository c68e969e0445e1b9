/** Numbers of the rules as a package gives them. */
import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';

/** A choice; the first of its values where the package says nothing. */
export function choiceOf<Word extends string>(game: CompiledGame, id: string, values: readonly Word[]): Word {
  const value = game.parameters.get(id);
  return values.find((one) => one === value) ?? values[0];
}

/** A number; `fallback` where the package need not have it. Throws an Error where it must and has not. */
export function integerOf(game: Pick<CompiledGame, 'parameters'>, id: string, fallback?: number): number {
  const value = game.parameters.get(id);
  if (typeof value === 'number') return value;
  if (fallback !== undefined) return fallback;
  throw new Error(`The compiled game lacks the parameter "${id}".`);
}

/** By word of the vocabulary `parameters`, the number of that parameter: 0 for a choice. */
export function parameterNumbers({ vocabulary, parameters }: CompiledGame): readonly number[] {
  return vocabulary.ids('parameters').map((id) => Number(parameters.get(id) ?? 0));
}

type Numbered<Spec extends ParameterSpec> = Extract<Spec, { readonly type: 'integer' }>['id'];
type Chosen<Spec extends ParameterSpec> = Extract<Spec, { readonly type: 'choice' }>;

/** `march-limit` as code writes it: `marchLimit`. */
type CamelCase<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Id;

type ValueOf<Spec extends ParameterSpec> = Spec extends { readonly values: readonly (infer Word)[] } ? Word : number;

/** Declared parameters as properties, for rules that read them in every search. */
export type NamedParameters<Spec extends ParameterSpec> = {
  readonly [One in Spec as CamelCase<One['id']>]: ValueOf<One>;
};

/** The parameters of a package, read once. Throws an Error where it lacks a number. */
export function namedParameters<Spec extends ParameterSpec>(
  game: CompiledGame,
  specs: readonly Spec[],
): NamedParameters<Spec> {
  const read = (spec: ParameterSpec): number | string =>
    spec.type === 'integer' ? integerOf(game, spec.id) : choiceOf(game, spec.id, spec.values);
  return Object.fromEntries(specs.map((spec) => [camelCase(spec.id), read(spec)])) as NamedParameters<Spec>;
}

function camelCase(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The parameters of one package by the names that a game declares, read once. A choice that a package may leave out is its first. */
export class DeclaredParameters<Spec extends ParameterSpec> {
  readonly #values: ReadonlyMap<string, number | string>;

  constructor(game: Pick<CompiledGame, 'parameters'>, specs: readonly Spec[]) {
    const values = new Map<string, number | string>();
    for (const spec of specs) {
      if (spec.optional === true && spec.type === 'choice') values.set(spec.id, spec.values[0]);
    }
    this.#values = new Map([...values, ...game.parameters]);
  }

  /** A number of the rules. Throws an Error where the package has none. */
  number(id: Numbered<Spec>): number {
    const value = this.#values.get(id);
    if (typeof value !== 'number') throw new Error(`The compiled game lacks the parameter "${id}".`);
    return value;
  }

  /** True when the package has settled a question that way. */
  is<Id extends Chosen<Spec>['id']>(
    id: Id,
    choice: Extract<Chosen<Spec>, { readonly id: Id }>['values'][number],
  ): boolean {
    return this.#values.get(id) === choice;
  }
}
