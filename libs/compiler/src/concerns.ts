/** Which units the formula of an effect can be about, by what is printed on them. */
import { type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import type { Piece } from './compiled-effects.ts';
import type { CompiledUnit, Vocabulary } from './compiled-game.ts';

/** Whether a formula is for all that is known true of a unit; not where it asks of the unit what no counter says, as where it is. */
export function concerns(when: string | undefined, piece: Piece, unit: CompiledUnit, vocabulary: Vocabulary): boolean {
  if (when === undefined) return true;
  const unprinted = when.replaceAll(new RegExp(`${comparison(piece)}|${call(piece)}`, 'g'), '');
  if (new RegExp(String.raw`\b${piece}\b`).test(unprinted)) return false;
  const parsed = parseExpression(when);
  return !parsed.ok || truthOf(parsed.ast, printedOn(piece, unit, vocabulary)) !== false;
}

/** Whether a formula may be about a unit: also where it asks what no counter says, such as where the unit stood. */
export function mayConcern(
  when: string | undefined,
  piece: Piece,
  unit: CompiledUnit,
  vocabulary: Vocabulary,
): boolean {
  return when === undefined || concerns(when, piece, unit, vocabulary) || !isSettled(when, piece);
}

/** Whether a formula asks of the piece only what is printed on it. */
function isSettled(when: string, piece: Piece): boolean {
  const printed = new RegExp(
    String.raw`\b${piece}\.(?:side|contingent|kind|class)\b|\b(?:hasTrait|isFace|isUnit)\(${piece},`,
    'g',
  );
  return !new RegExp(String.raw`\b${piece}\b`).test(when.replaceAll(printed, ''));
}

/** Asks for what is printed on a counter: the field, the sign and the word. */
const comparison = (piece: string): string => String.raw`\b${piece}\.(side|contingent|kind|class) (==|!=) "([^"]*)"`;
/** The same by a function: its name, and the word. */
const call = (piece: string): string => String.raw`\b(hasTrait|isFace|isUnit)\(${piece}, "([^"]*)"\)`;

/** What is known of a unit whatever happens: where its faces differ, nothing. */
function printedOn(piece: Piece, unit: CompiledUnit, vocabulary: Vocabulary): KnownRanges {
  const { id: own, faces } = unit;
  const compared = new RegExp(`^${comparison(piece)}$`);
  const called = new RegExp(`^${call(piece)}$`);
  const values: Readonly<Record<string, readonly (string | undefined)[]>> = {
    side: [vocabulary.ids('sides')[unit.side]],
    contingent: [vocabulary.ids('contingents')[unit.contingent]],
    kind: [unit.kind],
    class: faces.map((face) => vocabulary.ids('classes')[face.class]),
  };
  return (printed) => {
    const [, field, sign, word] = compared.exec(printed) ?? [];
    if (field !== undefined) return always(values[field].map((value) => (value === word) === (sign === '==')));
    const [, name, argument] = called.exec(printed) ?? [];
    if (name === undefined) return null;
    if (name === 'isUnit') return always([own === argument]);
    return always(faces.map(({ id, traits }) => (name === 'isFace' ? id === argument : traits.has(argument))));
  };
}

/** A truth that is the same on every face. */
function always(truths: readonly boolean[]): ReturnType<KnownRanges> {
  const [first = false] = truths;
  if (truths.includes(!first)) return null;
  const value = first ? 1 : 0;
  return { least: value, most: value };
}
