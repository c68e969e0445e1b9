/** Effects that show a face of units of which some have no such face: of these nothing comes, and nobody is told. */
import type { Effect } from '@hexwright/model';
import type { CompiledUnit, Vocabulary } from './compiled-game.ts';
import { concerns } from './concerns.ts';
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
