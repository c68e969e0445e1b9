/** Effects that show a face of units of which some have no such face: of these nothing comes, and nobody is told. */
import type { Effect } from '@hexwright/model';
import { type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import type { CompiledUnit, Vocabulary } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import { ROLLED } from './moments.ts';

/** Only kinds of pieces count of which some have the face: leaders do not tire because units do. */
export function checkFaces(
  effects: readonly Effect[],
  units: readonly CompiledUnit[],
  vocabulary: Vocabulary,
): readonly Finding[] {
  const findings = new Findings();
  for (const { id, at: moment, when, then, case: cited } of effects) {
    // Whom a roll concerns, those say who have it rolled.
    if (moment === ROLLED) continue;
    for (const [index, { do: word, to, piece = 'unit' }] of then.entries()) {
      if (word !== 'flip') continue;
      const face = String(to);
      const [turned, others] = [units.filter(has(face)), units.filter((unit) => !has(face)(unit))];
      const kinds = new Set(turned.map(({ kind }) => kind));
      const lacking = others.filter((unit) => kinds.has(unit.kind) && concerns(when, piece, unit, vocabulary));
      if (lacking.length === 0) continue;
      const [{ name }] = lacking;
      const whose = lacking.length === 1 ? `"${name}" has` : `"${name}" and ${lacking.length - 1} more have`;
      const message = `${whose} no face "${face}", so that nothing comes of this for them. Let it say when, as in hasTrait(${piece}, ...) or ${piece}.class == ..., or give them the face.`;
      findings.warning(
        `effects/${id}/then/${index}/to`,
        'effect.idle',
        message,
        cited === undefined ? {} : { case: cited },
      );
    }
  }
  return findings.list;
}

const has =
  (face: string) =>
  ({ faces }: CompiledUnit): boolean =>
    faces.some(({ id }) => id === face);

/** Whether a formula is for all that is known true of a unit; not where it asks of the unit what no counter says, as where it is. */
function concerns(
  when: string | undefined,
  piece: 'unit' | 'other',
  unit: CompiledUnit,
  vocabulary: Vocabulary,
): boolean {
  if (when === undefined) return true;
  const unprinted = when.replaceAll(new RegExp(`${comparison(piece)}|${call(piece)}`, 'g'), '');
  if (new RegExp(String.raw`\b${piece}\b`).test(unprinted)) return false;
  const parsed = parseExpression(when);
  return !parsed.ok || truthOf(parsed.ast, printedOn(piece, unit, vocabulary)) !== false;
}

/** Asks for what is printed on a counter: the field, the sign and the word. */
const comparison = (piece: string): string => String.raw`\b${piece}\.(side|contingent|kind|class) (==|!=) "([^"]*)"`;
/** The same by a function: its name, and the word. */
const call = (piece: string): string => String.raw`\b(hasTrait|isFace)\(${piece}, "([^"]*)"\)`;

/** What is known of a unit whatever happens: where its faces differ, nothing. */
function printedOn(piece: 'unit' | 'other', unit: CompiledUnit, vocabulary: Vocabulary): KnownRanges {
  const { faces } = unit;
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
