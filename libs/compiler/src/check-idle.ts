/** Verbs of effects of which nothing can come, or by which everybody goes. */
import type { Effect, EffectVerb } from '@hexwright/model';
import { type Piece, PIECE_WORDS } from './compiled-effects.ts';
import { Findings, type Finding } from './finding.ts';
import { CHOSEN } from './moments.ts';

const OF_PIECES: ReadonlySet<EffectVerb['do']> = new Set(['remove', 'replace', 'flip', 'break', 'rally']);

export function checkIdle(effects: readonly Effect[]): readonly Finding[] {
  const findings = new Findings();
  for (const effect of effects) {
    const own = new Findings(effect.case);
    checkVerbs(effect, own);
    checkEverybody(effect, own);
    findings.list.push(...own.list);
  }
  return findings.list;
}

function checkVerbs(effect: Effect, findings: Findings): void {
  const { id, at: moment, then } = effect;
  const gone = goneBefore(effect);
  let hasEnded = false;
  for (const [index, verb] of then.entries()) {
    const at = `effects/${id}/then/${index}`;
    const warn = (message: string): void => {
      findings.warning(at, 'effect.idle', message, { fixes: [{ title: 'Leave it out', op: 'remove' }] });
    };
    const { piece = 'unit' } = verb;
    if (hasEnded) warn('The game has ended before this is done. Put it before "end", or leave it out.');
    if (OF_PIECES.has(verb.do) && gone.has(piece)) {
      warn(`The ${PIECE_WORDS[piece]} is off the map already. Name another piece, or leave it out.`);
    }
    if (verb.do === 'remove' || verb.do === 'replace') gone.add(piece);
    if (verb.do === 'score' && verb.points === 0) warn('This scores nothing. Give points, or leave it out.');
    if (verb.do === 'place' && typeof verb.in === 'object' && 'hexes' in verb.in && verb.in.hexes.length === 0) {
      warn('No hex is named, so that nothing is laid anywhere. Name hexes, or a zone.');
    }
    if (verb.do !== 'end') continue;
    if (moment === 'game-ends' && verb.winner === undefined) {
      warn('The game has ended already. Name a winner, or leave it out.');
    } else if (endsAtOnce(effect)) {
      warn('This ends the game before anybody has moved. Let it say when, or in which turns.');
    }
    // At the end of the game effects go on: who has won is settled by the first of them.
    hasEnded = moment !== 'game-ends';
  }
}

/** What takes every unit off the map, or breaks it, since nothing says which: few battles are meant to end so. */
function checkEverybody({ id, at: moment, each, when, turns, then }: Effect, findings: Findings): void {
  const everybody =
    each === 'unit' && moment !== CHOSEN
      ? 'every unit'
      : moment === 'unit-enters'
        ? 'every unit that enters a hex'
        : '';
  if (everybody === '' || when !== undefined || turns !== undefined || moment === 'rolled') return;
  for (const [index, { do: word, piece = 'unit' }] of then.entries()) {
    if (piece !== 'unit' || (word !== 'remove' && word !== 'break')) continue;
    const deed = word === 'remove' ? `takes ${everybody} off the map` : `breaks ${everybody}`;
    const message = `This ${deed}, of both sides. Let it say when, of which units, or in which turns.`;
    findings.warning(`effects/${id}/then/${index}`, 'effect.everybody', message);
  }
}

/** Who is off the map when an effect begins to act. */
function goneBefore({ at, each }: Effect): Set<Piece> {
  if (at !== 'unit-is-lost') return new Set();
  // Asked of other units, the one of the moment is their other.
  return new Set([each === 'unit' ? 'other' : 'unit']);
}

function endsAtOnce({ at, when, turns, each }: Effect): boolean {
  const isFirst = at === 'game-begins' || (at === 'turn-begins' && (turns?.from ?? 1) <= 1);
  return isFirst && when === undefined && each === undefined;
}
