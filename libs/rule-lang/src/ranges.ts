/** What whole numbers a formula can come to, and which of its comparisons are decided by that. */
import { calculate, compare } from './integer-arithmetic.ts';
import { printExpression } from './print.ts';
import type { ArithmeticOperator, BinaryExpression, ComparisonOperator, Expression, Span } from './syntax.ts';

/** From the least to the most, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The range of a name, a call or a comparison, as it is printed: `unit.shoes`; null where nothing is known of it. */
export type KnownRanges = (printed: string) => Range | null;

/** A comparison that comes out the same whatever happens, or a value of a list that is never met. */
export interface Settled extends Span {
  /** The comparison as it is printed, or `subject == value` of a list. */
  readonly text: string;
  readonly holds: boolean;
  /** Its sides that are more than a number written out, as they are printed, with what they can be. */
  readonly sides: readonly (Range & { readonly text: string })[];
}

/** One of the values that a formula may come to, where choices lead to several. */
export interface Outcome extends Span, Range {
  readonly text: string;
}

const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;
const ANY: Range = { least: LEAST, most: MOST };
const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
const OPPOSITE: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** What a formula can come to: every whole number, where nothing is known of what it asks for. */
export function rangeOf(node: Expression, known: KnownRanges): Range {
  switch (node.kind) {
    case 'integer':
      return { least: node.value, most: node.value };
    case 'path':
    case 'call':
      return known(printExpression(node)) ?? ANY;
    case 'unary': {
      if (node.operator === '!') return ANY;
      const { least, most } = rangeOf(node.operand, known);
      return within(-most, -least);
    }
    case 'binary':
      return isArithmetic(node.operator) ? calculated(node.operator, node, known) : ANY;
    case 'conditional': {
      const then = rangeOf(node.then, where(node.condition, true, known));
      const otherwise = rangeOf(node.otherwise, where(node.condition, false, known));
      return { least: Math.min(then.least, otherwise.least), most: Math.max(then.most, otherwise.most) };
    }
    default:
      return ANY;
  }
}

/** The values that a formula may come to, each of its choices by itself. */
export function outcomesOf(node: Expression, known: KnownRanges): readonly Outcome[] {
  if (node.kind === 'conditional') {
    return [
      ...outcomesOf(node.then, where(node.condition, true, known)),
      ...outcomesOf(node.otherwise, where(node.condition, false, known)),
    ];
  }
  return [{ start: node.start, end: node.end, text: printExpression(node), ...rangeOf(node, known) }];
}

/** Whether a formula is true, or false, whatever happens; null where that cannot be said. */
export function truthOf(node: Expression, known: KnownRanges): boolean | null {
  switch (node.kind) {
    case 'boolean':
      return node.value;
    case 'path':
    case 'call': {
      const range = known(printExpression(node));
      return range === null ? null : truthIn(range);
    }
    case 'unary': {
      const operand = node.operator === '!' ? truthOf(node.operand, known) : null;
      return operand === null ? null : !operand;
    }
    case 'binary': {
      const { operator, left, right } = node;
      if (operator === '&&' || operator === '||') return joined(operator, left, right, known);
      if (isArithmetic(operator)) return null;
      const range = known(printExpression(node));
      if (range !== null) return truthIn(range);
      return compared(operator, rangeOf(left, known), rangeOf(right, known));
    }
    case 'membership': {
      const subject = rangeOf(node.subject, known);
      const equal = node.values.map((value) => compared('==', subject, rangeOf(value, known)));
      if (equal.includes(true)) return true;
      return equal.every((one) => one === false) ? false : null;
    }
    case 'conditional': {
      const [then, otherwise] = [truthOf(node.then, known), truthOf(node.otherwise, known)];
      return then === otherwise ? then : null;
    }
    default:
      return null;
  }
}

/** What a range says of a truth, which is read as 1 or 0. */
function truthIn({ least, most }: Range): boolean | null {
  return least === most ? least !== 0 : null;
}

/**
 * The comparisons of a formula that are decided, from left to right. One that follows from another beside it is told only
 * where it can never hold: that what is written twice is true twice does no harm.
 */
export function settledIn(node: Expression, known: KnownRanges): readonly Settled[] {
  return settled(node, known, known);
}

function settled(node: Expression, everywhere: KnownRanges, here: KnownRanges): readonly Settled[] {
  const inside = (part: Expression, given: KnownRanges = here): readonly Settled[] => settled(part, everywhere, given);
  switch (node.kind) {
    case 'call':
      return node.arguments.flatMap((one) => inside(one));
    case 'unary':
      return inside(node.operand);
    case 'conditional':
      return [
        ...inside(node.condition),
        ...inside(node.then, where(node.condition, true, here)),
        ...inside(node.otherwise, where(node.condition, false, here)),
      ];
    case 'membership':
      return node.values.flatMap((value) => {
        const holds = compared('==', rangeOf(node.subject, here), rangeOf(value, here));
        return holds === false ? [told(node.subject, '==', value, value, false, here)] : [];
      });
    case 'binary': {
      const { operator, left, right } = node;
      if (operator === '&&' || operator === '||') {
        return [...inside(left), ...inside(right, where(left, operator === '&&', here))];
      }
      const parts = [...inside(left), ...inside(right)];
      if (isArithmetic(operator)) return parts;
      const always = compared(operator, rangeOf(left, everywhere), rangeOf(right, everywhere));
      if (always !== null) return [told(left, operator, right, node, always, everywhere)];
      const holds = compared(operator, rangeOf(left, here), rangeOf(right, here));
      return holds === false ? [told(left, operator, right, node, false, here)] : parts;
    }
    default:
      return [];
  }
}

function told(
  left: Expression,
  operator: ComparisonOperator,
  right: Expression,
  { start, end }: Span,
  holds: boolean,
  known: KnownRanges,
): Settled {
  const text = printExpression({ kind: 'binary', operator, left, right, start, end });
  const sides = [left, right]
    .filter(({ kind }) => kind !== 'integer')
    .map((side) => ({ text: printExpression(side), ...rangeOf(side, known) }));
  return { start, end, text, holds, sides };
}

function joined(operator: '&&' | '||', left: Expression, right: Expression, known: KnownRanges): boolean | null {
  // The value that decides the whole: false for &&, true for ||.
  const deciding = operator === '||';
  const first = truthOf(left, known);
  const second = truthOf(right, where(left, !deciding, known));
  if (first === deciding || second === deciding) return deciding;
  return first === null || second === null ? null : !deciding;
}

/** What is known where a condition has come out so. */
function where(condition: Expression, holds: boolean, known: KnownRanges): KnownRanges {
  if (condition.kind === 'unary' && condition.operator === '!') return where(condition.operand, !holds, known);
  if (condition.kind !== 'binary') return known;
  const { operator, left, right } = condition;
  if (operator === '&&' || operator === '||') {
    return (operator === '&&') === holds ? where(right, holds, where(left, holds, known)) : known;
  }
  if (isArithmetic(operator)) return known;
  const stated = holds ? operator : OPPOSITE[operator];
  return narrowed(left, stated, right, narrowed(right, MIRRORED[stated], left, known));
}

/** What is known of a name besides, that is compared so with something. */
function narrowed(name: Expression, operator: ComparisonOperator, to: Expression, known: KnownRanges): KnownRanges {
  if (name.kind !== 'path' && name.kind !== 'call') return known;
  const printed = printExpression(name);
  if (to.kind === 'text') return operator === '==' ? settledWord(printed, printExpression(to), known) : known;
  const before = known(printed);
  if (before === null) return known;
  const { least, most } = rangeOf(to, known);
  const limits: Readonly<Record<ComparisonOperator, Range>> = {
    '==': { least, most },
    '!=': ANY,
    '<': { least: LEAST, most: most - 1 },
    '<=': { least: LEAST, most },
    '>': { least: least + 1, most: MOST },
    '>=': { least, most: MOST },
  };
  const limit = limits[operator];
  const after = { least: Math.max(before.least, limit.least), most: Math.min(before.most, limit.most) };
  // Nothing fits: the comparison itself is told, and says nothing about what stands beside it.
  return after.least > after.most ? known : (one) => (one === printed ? after : known(one));
}

/** What is one word is no other. */
function settledWord(name: string, word: string, known: KnownRanges): KnownRanges {
  const comparison = `${name} == `;
  return (one) => {
    if (!one.startsWith(`${comparison}"`)) return known(one);
    const holds = one === comparison + word ? 1 : 0;
    return { least: holds, most: holds };
  };
}

function isArithmetic(operator: BinaryExpression['operator']): operator is ArithmeticOperator {
  return ['+', '-', '*', '/', '%'].includes(operator);
}

function calculated(operator: ArithmeticOperator, { left, right }: BinaryExpression, known: KnownRanges): Range {
  const [one, other] = [rangeOf(left, known), rangeOf(right, known)];
  switch (operator) {
    case '+':
      return within(one.least + other.least, one.most + other.most);
    case '-':
      return within(one.least - other.most, one.most - other.least);
    case '*': {
      const corners = [one.least, one.most].flatMap((factor) => [factor * other.least, factor * other.most]);
      return within(Math.min(...corners), Math.max(...corners));
    }
    case '/':
      if (other.least !== other.most || other.least < 1) return ANY;
      return within(calculate('/', one.least, other.least), calculate('/', one.most, other.least));
    case '%':
      if (other.least !== other.most || other.least < 1) return ANY;
      return {
        least: one.least < 0 ? Math.max(one.least, 1 - other.least) : 0,
        most: one.most > 0 ? Math.min(one.most, other.least - 1) : 0,
      };
  }
}

/** Numbers that wrap around can be any. */
function within(least: number, most: number): Range {
  return least < LEAST || most > MOST ? ANY : { least, most };
}

/** Whether a comparison holds for all numbers of the two, or for none; null otherwise. */
function compared(operator: ComparisonOperator, left: Range, right: Range): boolean | null {
  if (operator === '==' || operator === '!=') {
    if (left.most < right.least || right.most < left.least) return operator === '!=';
    const isOne = left.least === left.most && right.least === right.most;
    return isOne ? operator === '==' : null;
  }
  const isUp = operator === '<' || operator === '<=';
  const [best, worst] = isUp
    ? [compare(operator, left.least, right.most), compare(operator, left.most, right.least)]
    : [compare(operator, left.most, right.least), compare(operator, left.least, right.most)];
  if (worst) return true;
  return best ? null : false;
}
