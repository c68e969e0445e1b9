import type { Type, TypedExpression } from '@hexwright/rule-lang';

/** An expression that has passed the checker; `lowerExpression` of rule-lang makes it a function. */
export interface CheckedExpression {
  readonly source: string;
  readonly typed: TypedExpression;
  readonly type: Type;
  /** Dotted paths that it reads. */
  readonly reads: readonly string[];
  /** Functions that it calls. */
  readonly calls: readonly string[];
  /**
   * `constant`: reads nothing. `static`: reads only what does not change while a game runs (class, terrain), so it may
   * be tabulated. `dynamic`: depends on the running game.
   */
  readonly form: 'constant' | 'static' | 'dynamic';
}

/** Game-turns from the first to the last, both counted. */
export interface CompiledTurns {
  readonly from: number;
  readonly to: number;
}
