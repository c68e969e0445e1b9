/** Units that an effect calls back once they are off the map: an arrival has to bring them. */
import type { Effect, LinkedPackage } from '@hexwright/model';
import type { CompiledUnit, Vocabulary } from './compiled-game.ts';
import { PIECE_WORDS } from './compiled-effects.ts';
import { mayConcern } from './concerns.ts';
import { Findings, type Finding } from './finding.ts';
import { ROLLED } from './moments.ts';

/** Whether an effect lets a unit that is lost wait off the map again, so that it may arrive although it stood there. */
export function isRecalled(effects: readonly Effect[], unit: CompiledUnit, vocabulary: Vocabulary): boolean {
  return effects.some((effect) => recalls(effect, unit, vocabulary));
}

/** Effects that call back nobody who could ever come: no arrival names any of them. */
export function checkRecalls(
  { units }: { readonly units: readonly CompiledUnit[] },
  { arrivals, effects }: Pick<LinkedPackage, 'arrivals' | 'effects'>,
  vocabulary: Vocabulary,
): readonly Finding[] {
  const findings = new Findings();
  const coming = new Set(arrivals.flatMap((arrival) => arrival.units));
  for (const effect of effects) {
    const index = effect.then.findIndex((verb) => verb.do === 'recall');
    if (index < 0) continue;
    const { piece = 'unit' } = effect.then[index];
    const isHeard = units.some((unit) => coming.has(unit.id) && recalls(effect, unit, vocabulary));
    // Who is lost is the unit of the moment, and the other one where others are asked besides.
    const mayBeLost = effect.at === 'unit-is-lost' && piece === (effect.each === 'unit' ? 'other' : 'unit');
    const isTakenOff = effect.then
      .slice(0, index)
      .some((verb) => verb.do === 'remove' && (verb.piece ?? 'unit') === piece);
    if (isHeard && (mayBeLost || isTakenOff || effect.at === ROLLED)) continue;
    const message = isHeard
      ? `The ${PIECE_WORDS[piece]} is on the map at this moment, and so cannot be called back. Let it act at unit-is-lost, on who is lost, or remove it first.`
      : 'No arrival names any unit that this is about: who is called back waits for ever. Add an arrival of theirs.';
    const about = effect.case === undefined ? {} : { case: effect.case };
    findings.warning(`effects/${effect.id}/then/${index}`, 'effect.idle', message, about);
  }
  return findings.list;
}

function recalls({ when, then }: Effect, unit: CompiledUnit, vocabulary: Vocabulary): boolean {
  return then.some(({ do: word, piece = 'unit' }) => word === 'recall' && mayConcern(when, piece, unit, vocabulary));
}
