import {
  PRECEDENCE,
  type BinaryOperator,
  type Expression,
  type ExpressionProblem,
  type PathPart,
  type Span,
} from './syntax.ts';
import { tokenize, type Token, type TokenSymbol } from './tokens.ts';

/**
 * The deepest tree (and the deepest nesting of parentheses) that is accepted. Everything that walks a tree after the
 * parser may therefore recurse without a thought for the stack.
 */
export const MAXIMUM_DEPTH = 200;

const SMALLEST = -2147483648;
const LARGEST = 2147483647;

export type ParseResult =
  | { readonly ok: true; readonly ast: Expression }
  | { readonly ok: false; readonly problem: ExpressionProblem };

/**
 * Reads one expression. Never throws and never hangs: length and depth are limited (see `MAXIMUM_LENGTH` and
 * `MAXIMUM_DEPTH`), and reading takes time in proportion to the length. The first problem found is the one reported.
 */
export function parseExpression(source: string): ParseResult {
  if (source.length > SHORT) return read(source);
  const known = RECENT.get(source);
  if (known !== undefined) return known;
  const result = read(source);
  if (RECENT.size === MOST_RECENT) RECENT.clear();
  RECENT.set(source, result);
  return result;
}

/** A formula is asked for by everything that checks it, several times for each compilation; what it says hangs on its text alone. */
const RECENT = new Map<string, ParseResult>();
const MOST_RECENT = 1000;
/** Longer ones are rare, and many of them would take up room. */
const SHORT = 200;

function read(source: string): ParseResult {
  const { tokens, problem } = tokenize(source);
  // A bad character is reported before a grammar problem further left: it is usually the cause of it.
  if (problem !== null) return { ok: false, problem };
  try {
    return { ok: true, ast: new Parser(tokens).parseAll() };
  } catch (failure) {
    if (failure instanceof ParseFailure) return { ok: false, problem: failure.problem };
    throw failure;
  }
}

/** Carries a problem out of the parser's recursion; never leaves this file. */
class ParseFailure extends Error {
  readonly problem: ExpressionProblem;

  constructor(problem: ExpressionProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const BINARY_OPERATORS: ReadonlySet<string> = new Set<BinaryOperator>([
  '||',
  '&&',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
]);

const isBinaryOperator = (symbol: string): symbol is BinaryOperator => BINARY_OPERATORS.has(symbol);

/** Words people write between two operands out of habit, and what to write instead. */
const OPERATOR_HABITS: ReadonlyMap<string, string> = new Map([
  ['and', "For 'and', write '&&'."],
  ['or', "For 'or', write '||'."],
  ['is', "To compare, write '=='."],
  ['not', "For 'not', write '!' before the condition."],
]);

class Parser {
  private readonly tokens: readonly Token[];
  private readonly heights = new WeakMap<Expression, number>();
  private position = 0;
  private nesting = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  parseAll(): Expression {
    const expression = this.parse(PRECEDENCE.conditional);
    const next = this.peek();
    if (next.kind !== 'end') this.failAtLeftover(next);
    return expression;
  }

  /** Pratt's loop: an operand, then every operator that holds at least as tightly as `minimum`. */
  private parse(minimum: number): Expression {
    this.nesting++;
    if (this.nesting > MAXIMUM_DEPTH) this.failTooDeep(this.peek());
    let left = this.parseOperand();
    for (;;) {
      const token = this.peek();
      if (token.kind === 'name' && token.name === 'in' && minimum <= PRECEDENCE.in) {
        this.position++;
        left = this.parseMembership(left);
      } else if (token.kind !== 'symbol') {
        break;
      } else if (token.symbol === '?' && minimum <= PRECEDENCE.conditional) {
        this.position++;
        left = this.parseConditional(left);
      } else if (isBinaryOperator(token.symbol) && minimum <= PRECEDENCE[token.symbol]) {
        this.position++;
        const operator = token.symbol;
        const right = this.parse(PRECEDENCE[operator] + 1);
        left = this.finish({ kind: 'binary', operator, left, right, start: left.start, end: right.end }, [left, right]);
      } else {
        break;
      }
    }
    this.nesting--;
    return left;
  }

  private parseOperand(): Expression {
    const token = this.peek();
    this.position++;
    switch (token.kind) {
      case 'integer':
        return this.integer(token.digits, token, false);
      case 'text':
        return this.finish({ kind: 'text', value: token.value, start: token.start, end: token.end });
      case 'name':
        return this.parseName(token.name, token);
      case 'symbol':
        if (token.symbol === '(') return this.parseParentheses(token);
        if (token.symbol === '-' || token.symbol === '!') return this.parseUnary(token.symbol, token);
        if (token.symbol === '[') fail("A list may stand only after 'in', as in: unit.size in [1, 2].", token);
        return this.failNoOperand(token);
      case 'end':
        return this.failNoOperand(token);
    }
  }

  private parseUnary(operator: '-' | '!', sign: Span): Expression {
    const next = this.peek();
    if (operator === '-' && next.kind === 'integer') {
      this.position++;
      return this.integer(next.digits, { start: sign.start, end: next.end }, true);
    }
    const operand = this.parse(PRECEDENCE.unary);
    return this.finish({ kind: 'unary', operator, operand, start: sign.start, end: operand.end }, [operand]);
  }

  private integer(digits: string, { start, end }: Span, negative: boolean): Expression {
    // `|| 0` because minus zero is no int32.
    const value = (negative ? -Number(digits) : Number(digits)) || 0;
    if (value < SMALLEST || value > LARGEST) {
      fail(`This number is too large: numbers go from ${SMALLEST} to ${LARGEST}.`, { start, end });
    }
    return this.finish({ kind: 'integer', value, start, end });
  }

  private parseParentheses(open: Span): Expression {
    const inner = this.parse(PRECEDENCE.conditional);
    const close = this.expectClosing(')', open);
    // The node is widened so that positions cover what the person sees as one piece.
    const widened: Expression = { ...inner, start: open.start, end: close.end };
    this.heights.set(widened, this.heightOf(inner));
    return widened;
  }

  private parseName(name: string, span: Span): Expression {
    const { start, end } = span;
    if (name === 'true' || name === 'false')
      return this.finish({ kind: 'boolean', value: name === 'true', start, end });
    if (name === 'in')
      fail('Before \'in\' there must be something to look for, as in: unit.class in ["cavalry"].', span);
    if (name === 'null') fail("There is no 'null' here: every name has a value.", span);
    if (name === 'if') fail("There is no 'if' here: write condition ? value : otherValue.", span);
    if (this.isSymbol('(')) return this.parseCall({ name, start, end });

    const parts: PathPart[] = [{ name, start, end }];
    while (this.isSymbol('.')) {
      this.position++;
      const field = this.peek();
      if (field.kind !== 'name') fail(`After '.' there must be the name of a field, not ${describe(field)}.`, field);
      this.position++;
      parts.push({ name: field.name, start: field.start, end: field.end });
      if (this.isSymbol('(')) {
        fail(`A field cannot be called. Write the function first: ${field.name}(${name}, …).`, field);
      }
    }
    const last = parts[parts.length - 1];
    return this.finish({ kind: 'path', parts, start, end: last.end });
  }

  private parseCall(callee: PathPart): Expression {
    const open = this.peek();
    this.position++;
    const values = this.parseItems(')', open);
    return this.finish(
      { kind: 'call', callee, arguments: values.items, start: callee.start, end: values.end },
      values.items,
    );
  }

  private parseMembership(subject: Expression): Expression {
    const open = this.peek();
    if (!this.isSymbol('[')) {
      fail(`After 'in' there must be a list in [ ], not ${describe(open)}.`, open);
    }
    this.position++;
    const { items, end } = this.parseItems(']', open);
    return this.finish({ kind: 'membership', subject, values: items, start: subject.start, end }, [subject, ...items]);
  }

  private parseConditional(condition: Expression): Expression {
    const then = this.parse(PRECEDENCE['||']);
    const colon = this.peek();
    if (this.isSymbol('?')) fail('Put the inner choice in parentheses: a ? (b ? 1 : 2) : 3.', colon);
    if (!this.isSymbol(':')) fail(`A choice needs ':' and a second value, not ${describe(colon)}.`, colon);
    this.position++;
    const otherwise = this.parse(PRECEDENCE.conditional);
    return this.finish(
      { kind: 'conditional', condition, then, otherwise, start: condition.start, end: otherwise.end },
      [condition, then, otherwise],
    );
  }

  /** Items with commas between them, up to and with the closing bracket. */
  private parseItems(closing: ')' | ']', open: Span): { readonly items: Expression[]; readonly end: number } {
    const items: Expression[] = [];
    if (!this.isSymbol(closing)) {
      items.push(this.parse(PRECEDENCE.conditional));
      while (this.isSymbol(',')) {
        this.position++;
        items.push(this.parse(PRECEDENCE.conditional));
      }
    }
    return { items, end: this.expectClosing(closing, open).end };
  }

  private expectClosing(closing: ')' | ']', open: Span): Span {
    const token = this.peek();
    if (this.isSymbol(closing)) {
      this.position++;
      return token;
    }
    if (token.kind === 'end') {
      return fail(`This bracket is never closed. Add '${closing}'.`, open);
    }
    return this.failAtLeftover(token, closing);
  }

  private peek(): Token {
    return this.tokens[this.position];
  }

  private isSymbol(symbol: TokenSymbol): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.symbol === symbol;
  }

  private heightOf(expression: Expression): number {
    return this.heights.get(expression) ?? 1;
  }

  /** Notes how deep the new node's tree is; long chains such as a + b + c … grow to the left without nesting. */
  private finish<Node extends Expression>(node: Node, children: readonly Expression[] = []): Node {
    let height = 1;
    for (const child of children) height = Math.max(height, this.heightOf(child) + 1);
    if (height > MAXIMUM_DEPTH) this.failTooDeep(node);
    this.heights.set(node, height);
    return node;
  }

  private failTooDeep(at: Span): never {
    return fail(`This expression is too deep (more than ${MAXIMUM_DEPTH} levels). Split it into several rules.`, at);
  }

  /** An operand should begin here, and none does. */
  private failNoOperand(token: Token): never {
    const index = this.tokens.indexOf(token);
    if (index === 0) {
      if (token.kind === 'end') fail('The expression is empty.', token);
      fail(`An expression cannot begin with ${describe(token)}.`, token);
    }
    return fail(`A value is missing between ${describe(this.tokens[index - 1])} and ${describe(token)}.`, token);
  }

  /** A complete expression ended, and here is something that cannot follow it. */
  private failAtLeftover(token: Token, closing?: string): never {
    const before = this.tokens[this.position - 1];
    if (token.kind === 'name') {
      const habit = OPERATOR_HABITS.get(token.name);
      if (habit !== undefined) fail(habit, token);
    }
    if (before.kind === 'name' && before.name === 'not') fail("For 'not', write '!' before the condition.", before);
    if (token.kind === 'symbol' && token.symbol === '.') fail("'.' may follow only a name.", token);
    if (token.kind === 'symbol' && (token.symbol === ')' || token.symbol === ']')) {
      fail(`Nothing is open that ${describe(token)} could close${closing ? `; '${closing}' is due` : ''}.`, token);
    }
    const due = closing ? ` or '${closing}'` : '';
    return fail(`An operator such as '&&'${due} is missing between ${describe(before)} and ${describe(token)}.`, token);
  }
}

function fail(message: string, { start, end }: Span): never {
  throw new ParseFailure({ message, start, end });
}

function describe(token: Token): string {
  switch (token.kind) {
    case 'integer':
      return `'${shorten(token.digits)}'`;
    case 'text':
      return `"${shorten(token.value)}"`;
    case 'name':
      return `'${shorten(token.name)}'`;
    case 'symbol':
      return `'${token.symbol}'`;
    case 'end':
      return 'the end';
  }
}

function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
