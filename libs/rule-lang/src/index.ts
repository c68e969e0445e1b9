/**
 * The small language of conditions and values in rules: read, check, lower, print. It knows no game.
 *
 *     expression  = or [ "?" or ":" expression ]
 *     or          = and { "||" and }                  and        = relation { "&&" relation }
 *     relation    = sum { ("=="|"!="|"<"|"<="|">"|">=") sum | "in" "[" [ expression { "," expression } ] "]" }
 *     sum         = product { ("+"|"-") product }     product    = unary { ("*"|"/"|"%") unary }
 *     unary       = ("!"|"-") unary | integer | text | "true" | "false" | "(" expression ")"
 *                 | name { "." name } | name "(" [ expression { "," expression } ] ")"
 *
 * The syntax is a subset of the Common Expression Language's. Every value at run time is an int32: truths are 0 and 1,
 * enum values their index. Arithmetic wraps at 32 bits, division truncates toward zero, dividing by zero gives 0.
 * The page for people who write rules is docs/rule-language.md.
 */
export { callsIn, type TypedCall } from './calls.ts';
export { checkExpression, type CheckResult } from './check.ts';
export { namesAt, type Completions } from './completion.ts';
export { foldExpression } from './fold.ts';
export { inWords, type Phrases } from './in-words.ts';
export { lowerExpression, type Binding, type Evaluate, type LoweredArgument } from './lower.ts';
export { editDistance, nearest } from './nearest.ts';
export { MAXIMUM_DEPTH, parseExpression, type ParseResult } from './parse.ts';
export { printExpression } from './print.ts';
export {
  outcomesOf,
  rangeOf,
  settledIn,
  truthOf,
  type KnownRanges,
  type Outcome,
  type Range,
  type Settled,
} from './ranges.ts';
export type { Expression, ExpressionProblem, Span } from './syntax.ts';
export { MAXIMUM_LENGTH } from './tokens.ts';
export {
  BOOLEAN,
  INTEGER,
  describeType,
  sameType,
  type BooleanType,
  type Environment,
  type EnumType,
  type FunctionType,
  type IntegerType,
  type RecordType,
  type Type,
  type TypedExpression,
} from './types.ts';
