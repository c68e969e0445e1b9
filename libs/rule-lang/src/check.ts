import { foldExpression } from './fold.ts';
import { unknownField, unknownFunction, unknownName, unknownValue } from './lookup-problems.ts';
import { printExpression } from './print.ts';
import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  ExpressionProblem,
  MembershipExpression,
  PathExpression,
  Span,
  TextLiteral,
  UnaryExpression,
} from './syntax.ts';
import {
  BOOLEAN,
  INTEGER,
  describeType,
  sameType,
  type Environment,
  type RecordType,
  type Type,
  type TypedExpression,
} from './types.ts';

export type CheckResult =
  | {
      readonly ok: true;
      /** Ready for `lowerExpression`; `typed.type` is the type of the whole, never a record. */
      readonly typed: TypedExpression;
      /** Every dotted path that is used, in the order of first use; a record handed to a function as its own path. */
      readonly reads: readonly string[];
      /** Every function that is called, in the order of first use. */
      readonly calls: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly ExpressionProblem[] };

/**
 * Checks an expression against what its place offers: every name, field, function and enum value must exist, and every
 * operand have the right type. With `expected` the whole must have that type too (an enum lets the whole be a text).
 * Finds all problems in one go, in the order of the text; a problem is not reported again by what stands around it.
 */
export function checkExpression(ast: Expression, environment: Environment, expected?: Type): CheckResult {
  const checker = new Checker(environment);
  const typed = expected === undefined ? checker.value(ast, null) : checker.required(ast, expected);
  if (typed !== null) return { ok: true, typed, reads: [...checker.reads], calls: [...checker.calls] };
  return { ok: false, problems: checker.problems.toSorted((a, b) => a.start - b.start || a.end - b.end) };
}

/** Whether a parameter takes a record of that type. */
function takes(parameter: RecordType, given: Type): boolean {
  return sameType(parameter, given) || (given.kind === 'record' && (parameter.or?.includes(given.name) ?? false));
}

/** A checked part, or null where a problem was already reported; whatever contains a null is null itself. */
type Checked = TypedExpression | null;

class Checker {
  readonly problems: ExpressionProblem[] = [];
  readonly reads = new Set<string>();
  readonly calls = new Set<string>();
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** A part that must have one type. */
  required(node: Expression, expected: Type): Checked {
    const typed = this.value(node, expected);
    if (typed === null || sameType(typed.type, expected)) return typed;
    return this.report(
      node,
      `${show(node)} is ${describeType(typed.type)}; here it must be ${describeType(expected)}.${advice(typed.type, expected)}`,
    );
  }

  /** A part that must have some value, so is no record. `hint` gives texts their meaning; it is not enforced. */
  value(node: Expression, hint: Type | null): Checked {
    const typed = this.any(node, hint);
    if (typed === null || typed.type.kind !== 'record') return typed;
    const field = Object.keys(typed.type.fields)[0];
    const example = field === undefined ? '' : `, such as ${show(node)}.${field}`;
    return this.report(node, `${show(node)} is ${describeType(typed.type)}; name one of its fields${example}.`);
  }

  private any(node: Expression, hint: Type | null): Checked {
    switch (node.kind) {
      case 'integer':
        return { kind: 'constant', type: INTEGER, value: node.value };
      case 'boolean':
        return { kind: 'constant', type: BOOLEAN, value: node.value ? 1 : 0 };
      case 'text':
        return this.text(node, hint);
      case 'path':
        return this.path(node, hint);
      case 'call':
        return this.call(node);
      case 'unary':
        return this.unary(node);
      case 'binary':
        return this.binary(node);
      case 'membership':
        return this.membership(node);
      case 'conditional':
        return this.conditional(node, hint);
    }
  }

  private text(node: TextLiteral, hint: Type | null): Checked {
    if (hint === null) {
      return this.report(node, `${show(node)} means nothing by itself. Compare it with a name that has named values.`);
    }
    if (hint.kind === 'bool') {
      const message = `${show(node)} is a text, which is neither true nor false. To allow several values, write: name in ["one", "two"].`;
      return this.report(node, message);
    }
    if (hint.kind !== 'enum') {
      return this.report(node, `${show(node)} is a text; here it must be ${describeType(hint)}.`);
    }
    const index = hint.values.indexOf(node.value);
    if (index >= 0) return { kind: 'constant', type: hint, value: index };
    this.problems.push(unknownValue(node, hint));
    return null;
  }

  private path(node: PathExpression, hint: Type | null): Checked {
    const [first, ...rest] = node.parts;
    let type = own(this.environment.names, first.name);
    if (type === undefined) {
      this.problems.push(unknownName(node, this.environment, hint));
      return null;
    }
    let owner = first.name;
    for (const part of rest) {
      if (type.kind !== 'record') return this.report(part, `${owner} is ${describeType(type)}; it has no fields.`);
      const field: Type | undefined = own(type.fields, part.name);
      if (field === undefined) {
        this.problems.push(unknownField(part, owner, type));
        return null;
      }
      type = field;
      owner = `${owner}.${part.name}`;
    }
    this.reads.add(owner);
    return { kind: 'read', type, path: node.parts.map((part) => part.name) };
  }

  private call(node: CallExpression): Checked {
    const { name } = node.callee;
    const signature = own(this.environment.functions, name);
    if (signature === undefined) {
      this.problems.push(unknownFunction(node.callee, this.environment));
      for (const argument of node.arguments) if (argument.kind !== 'text') this.any(argument, null);
      return null;
    }
    this.calls.add(name);
    const { parameters } = signature;
    if (node.arguments.length !== parameters.length) {
      const wanted = parameters.length === 0 ? 'nothing' : parameters.map(describeType).join(', then ');
      return this.report(node, `${name}( ) takes ${wanted}; it was given ${node.arguments.length} value(s).`);
    }
    const values = node.arguments.map((argument, index) => {
      const parameter = parameters[index];
      return parameter.kind === 'record' ? this.record(argument, parameter) : this.required(argument, parameter);
    });
    const typed = values.filter((value) => value !== null);
    return typed.length === values.length ? { kind: 'call', type: signature.result, name, arguments: typed } : null;
  }

  /** An argument that must name a record. */
  private record(node: Expression, parameter: RecordType): Checked {
    const typed = this.any(node, parameter);
    if (typed === null || (typed.kind === 'read' && takes(parameter, typed.type))) return typed;
    return this.report(
      node,
      `${show(node)} is ${describeType(typed.type)}; here it must be ${describeType(parameter)}.`,
    );
  }

  private unary(node: UnaryExpression): Checked {
    if (node.operator === '!') {
      const operand = this.required(node.operand, BOOLEAN);
      return operand && { kind: 'not', type: BOOLEAN, operand };
    }
    const operand = this.required(node.operand, INTEGER);
    return operand && { kind: 'negate', type: INTEGER, operand };
  }

  private binary(node: BinaryExpression): Checked {
    const { operator } = node;
    switch (operator) {
      case '&&':
      case '||': {
        const left = this.required(node.left, BOOLEAN);
        const right = this.required(node.right, BOOLEAN);
        return left && right && { kind: 'logical', type: BOOLEAN, operator, left, right };
      }
      case '==':
      case '!=':
        return this.equality(node, operator);
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const left = this.ordered(node, node.left);
        const right = this.ordered(node, node.right);
        return left && right && { kind: 'comparison', type: BOOLEAN, operator, left, right };
      }
      default: {
        const left = this.required(node.left, INTEGER);
        const right = this.required(node.right, INTEGER);
        if (right !== null && (operator === '/' || operator === '%')) {
          const divisor = foldExpression(right);
          if (divisor.kind === 'constant' && divisor.value === 0) {
            return this.report(node.right, `${show(node.right)} is always 0; nothing can be divided by it.`);
          }
        }
        return left && right && { kind: 'arithmetic', type: INTEGER, operator, left, right };
      }
    }
  }

  /** A side of `<` and its kin: only numbers have an order. */
  private ordered(comparison: BinaryExpression, side: Expression): Checked {
    const typed = this.value(side, INTEGER);
    if (typed === null || typed.type.kind === 'int') return typed;
    const is = `${show(side)} is ${describeType(typed.type)}; '${comparison.operator}' compares numbers.`;
    if (side.kind === 'binary' && typed.type.kind === 'bool') {
      return this.report(side, `${is} To test a range, write: least <= x && x <= most.`);
    }
    const { type } = typed;
    if (type.kind === 'enum')
      return this.report(side, `${is} List the values that count: ${show(side)} in [${sample(type.values)}].`);
    return this.report(side, is);
  }

  private equality(node: BinaryExpression, operator: '==' | '!='): Checked {
    const [left, right] = this.together([node.left, node.right]);
    if (!left || !right) return null;
    if (sameType(left.type, right.type)) return { kind: 'comparison', type: BOOLEAN, operator, left, right };
    const message = `${show(node.left)} is ${describeType(left.type)}, ${show(node.right)} is ${describeType(right.type)}; they can never be equal.`;
    return this.report(node, message);
  }

  private membership(node: MembershipExpression): Checked {
    const [subject, ...values] = this.together([node.subject, ...node.values]);
    const typed = values.filter((value) => value !== null);
    if (!subject || typed.length < values.length) return null;
    if (typed.length === 0) return this.report(node, `The list is empty, so ${show(node.subject)} can never be in it.`);
    for (const [index, value] of typed.entries()) {
      if (sameType(subject.type, value.type)) continue;
      const odd = node.values[index];
      const message = `${show(odd)} is ${describeType(value.type)}; ${show(node.subject)} is ${describeType(subject.type)}, so they can never be equal.`;
      return this.report(odd, message);
    }
    return { kind: 'membership', type: BOOLEAN, subject, values: typed };
  }

  private conditional(node: ConditionalExpression, hint: Type | null): Checked {
    const condition = this.required(node.condition, BOOLEAN);
    const [then, otherwise] = this.together([node.then, node.otherwise], hint);
    if (!condition || !then || !otherwise) return null;
    if (sameType(then.type, otherwise.type))
      return { kind: 'conditional', type: then.type, condition, then, otherwise };
    const message = `A choice must give one kind of value: ${show(node.then)} is ${describeType(then.type)}, ${show(node.otherwise)} is ${describeType(otherwise.type)}.`;
    return this.report(node, message);
  }

  /** Parts that must have one type between them: those with a type of their own give the texts theirs. */
  private together(nodes: readonly Expression[], hint: Type | null = null): Checked[] {
    const results: Checked[] = nodes.map(() => null);
    let shared = hint;
    let failed = false;
    // Unknown one-word names wait as well: they may be a text somebody forgot to quote.
    const waits = (node: Expression): boolean => isText(node) || this.isStray(node);
    for (const [index, node] of nodes.entries()) {
      if (waits(node)) continue;
      const typed = this.value(node, hint);
      results[index] = typed;
      if (typed === null) failed = true;
      else shared ??= typed.type;
    }
    for (const [index, node] of nodes.entries()) {
      if (!waits(node)) continue;
      if (shared !== null || !isText(node)) results[index] = this.value(node, shared);
      else if (!failed) results[index] = this.value(node, null);
    }
    return results;
  }

  private isStray(node: Expression): boolean {
    return (
      node.kind === 'path' && node.parts.length === 1 && !Object.hasOwn(this.environment.names, node.parts[0].name)
    );
  }

  private report({ start, end }: Span, message: string): null {
    this.problems.push({ message, start, end });
    return null;
  }
}

/** Whether a part is nothing but texts, so has no type until its surroundings give it one. */
function isText(node: Expression): boolean {
  return node.kind === 'text' || (node.kind === 'conditional' && isText(node.then) && isText(node.otherwise));
}

/** What the text of a map says itself; never what every object inherits, such as `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** How to get from the type that is there to the type that is wanted, where there is a usual way. */
function advice(found: Type, wanted: Type): string {
  if (found.kind === 'bool' && wanted.kind === 'int') return ' To count it, write: condition ? 1 : 0.';
  if (found.kind === 'int' && wanted.kind === 'bool') return ' Compare it, as in: number > 0.';
  if (found.kind === 'enum' && wanted.kind === 'bool')
    return ` Compare it, as in: name == ${sample(found.values.slice(0, 1))}.`;
  return '';
}

const sample = (values: readonly string[]): string =>
  values
    .slice(0, 2)
    .map((value) => `"${value}"`)
    .join(', ');

function show(node: Expression): string {
  const text = printExpression(node);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
