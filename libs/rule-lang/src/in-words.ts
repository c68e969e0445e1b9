import type { Expression } from './syntax.ts';

/**
 * What people say for a field, a function or a name: `{0} is under cover` for `cover`, with the unit in the place of
 * `{0}`; and for a named value, which stands in double quotes: `Camel riders` for `"camelry"`. What it is only where a
 * certain name is compared with it stands behind that name: `phase:"fire"`. What has no phrase is said by its own name.
 */
export type Phrases = Readonly<Record<string, string>>;

/** A formula as a person would say it: `the attacker’s size is double and the zone is side`. */
export function inWords(formula: Expression, phrases: Phrases = {}): string {
  return new Speaker(phrases).said(formula, false);
}

const COMPARED: Readonly<Record<string, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  '+': 'plus',
  '-': 'less',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
};

class Speaker {
  readonly #phrases: Phrases;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
  }

  /** @param isInner whether it stands inside another one, and so needs brackets where the order of words misleads */
  said(formula: Expression, isInner: boolean): string {
    switch (formula.kind) {
      case 'integer':
        return String(formula.value).replace('-', '−');
      case 'boolean':
        return formula.value ? 'always' : 'never';
      case 'text':
        return this.#phrase(`"${formula.value}"`) ?? spaced(formula.value);
      case 'path':
        return this.#path(formula.parts.map(({ name }) => name));
      case 'call':
        return this.#call(formula);
      case 'unary':
        return this.#negated(formula);
      case 'binary':
        return this.#binary(formula, isInner);
      case 'membership':
        return this.#membership(formula, 'is');
      case 'conditional': {
        const words = `${this.said(formula.then, true)} if ${this.said(formula.condition, true)}, otherwise ${this.said(formula.otherwise, true)}`;
        return isInner ? `(${words})` : words;
      }
    }
  }

  /** A value that is compared with a name, or a field. */
  #value(value: Expression, subject: Expression): string {
    if (value.kind !== 'text' || subject.kind !== 'path') return this.said(value, true);
    return this.#phrase(`${lastOf(subject)}:"${value.value}"`) ?? this.said(value, true);
  }

  /** The phrase of a word; a formula that has not been checked may say `constructor`, which every object knows. */
  #phrase(word: string): string | undefined {
    return Object.hasOwn(this.#phrases, word) ? this.#phrases[word] : undefined;
  }

  #path(parts: readonly string[]): string {
    const last = parts.length - 1;
    const owner = last === 0 ? '' : this.#path(parts.slice(0, -1));
    const phrase = this.#phrase(parts[last]);
    if (phrase !== undefined) return filled(phrase, [owner]);
    return last === 0 ? `the ${spaced(parts[last])}` : `${owner}’s ${spaced(parts[last])}`;
  }

  #call({ callee, arguments: given }: Extract<Expression, { kind: 'call' }>): string {
    const words = given.map((one) => this.said(one, false));
    const phrase = this.#phrase(callee.name);
    return phrase === undefined ? `${spaced(callee.name)} (${words.join(', ')})` : filled(phrase, words);
  }

  #membership({ subject, values }: Extract<Expression, { kind: 'membership' }>, verb: string): string {
    return `${this.said(subject, true)} ${verb} ${alternatives(values.map((one) => this.#value(one, subject)))}`;
  }

  #negated({ operator, operand }: Extract<Expression, { kind: 'unary' }>): string {
    if (operator === '-') return `minus ${this.said(operand, true)}`;
    if (operand.kind === 'membership') return this.#membership(operand, 'is not');
    const words = this.said(operand, false);
    const name = operand.kind === 'call' ? operand.callee.name : operand.kind === 'path' ? lastOf(operand) : '';
    if (name === '') return `not (${words})`;
    const phrase = this.#phrase(name);
    if (phrase === undefined) return `not ${words}`;
    return phrase.includes(' is ') ? words.replace(' is ', ' is not ') : `not (${words})`;
  }

  #binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, isInner: boolean): string {
    if (operator === '&&' || operator === '||') {
      const joined = operator === '&&' ? ' and ' : ' or ';
      // The same word over again needs no brackets.
      const part = (one: Expression): string => this.said(one, !(one.kind === 'binary' && one.operator === operator));
      const words = part(left) + joined + part(right);
      return isInner ? `(${words})` : words;
    }
    const isSum = !['==', '!=', '<', '<=', '>', '>='].includes(operator);
    const words = `${this.said(left, true)} ${COMPARED[operator]} ${this.#value(right, left)}`;
    return isInner && isSum ? `(${words})` : words;
  }
}

function filled(phrase: string, words: readonly string[]): string {
  return phrase.replace(/\{(\d)\}/g, (_, place: string) => words[Number(place)] ?? '');
}

function lastOf({ parts }: Extract<Expression, { kind: 'path' }>): string {
  return parts[parts.length - 1].name;
}

function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

/** `rearCenterEnemy` as `rear center enemy`, `non-armored` as it is. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, low: string, high: string) => `${low} ${high.toLowerCase()}`);
}
