import { type Command, LEGAL } from '@hexwright/engine';
import { argumentOf, entityOf, kindOf, Verb } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { decisions } from './decisions.ts';
import { STEP_LIMIT } from './standard/05-2-facing.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { NOT_PLACED } from './status.ts';
import { scene } from './test-position.ts';
import { PASS, STOP } from './standard/04-passing.ts';
import { STEP } from './standard/05-2-steps.ts';
import { CHARGE } from './standard/05-3-charges.ts';
import { CHANGE_FACE } from './standard/05-4-mode.ts';
import { FIRE } from './standard/08-fire-combat.ts';
import { MELEE } from './standard/09-melee-combat.ts';

/** Greatest argument that a command can have, and one more that it cannot. */
function argumentLimit(battle: Battle, verb: Verb<Battle>): number {
  const { counters } = battle;
  const limits = new Map([
    [STEP, STEP_LIMIT + 2],
    [CHARGE, counters.count + 1],
    [FIRE, counters.count + 1],
    [MELEE, counters.count + 1],
    [CHANGE_FACE, counters.faceLimit + 1],
  ]);
  return limits.get(verb) ?? (verb.form.takes === 'row' ? 3 : 1);
}

/** All commands but those that pass. */
const VERBS = [...new Set(decisions.list.flatMap(({ verbs = [] }) => verbs))].filter(
  (verb) => verb instanceof Verb && verb.words.ends !== true,
) as Verb<Battle>[];

/** The pieces of the position, one that is not on the map and one that does not exist. */
function piecesOf(battle: Battle): number[] {
  const all = Array.from({ length: battle.counters.count + 1 }, (_, piece) => piece);
  const isPlaced = (piece: number): boolean => battle.status.of(piece) !== NOT_PLACED;
  const absent = all.find((piece) => !isPlaced(piece)) ?? battle.counters.count;
  return all.filter((piece) => isPlaced(piece) || piece === absent || piece === battle.counters.count);
}

/** Every command that anybody could think of: all verbs, all pieces, all arguments. */
function conceivable(battle: Battle): Command[] {
  const commands: Command[] = [STOP.of(), PASS.of()];
  const pieces = piecesOf(battle);
  for (const verb of VERBS) {
    const limit = argumentLimit(battle, verb);
    for (const piece of pieces) {
      for (let argument = 0; argument < limit; argument++) commands.push(verb.of(piece, argument));
    }
  }
  return commands;
}

/** In the Fire Combat Phase the other side may speak first [8.0]; its shots are not listed. */
function isShotOfOther(battle: Battle, one: Command): boolean {
  return FIRE.is(one) && battle.counters.side[entityOf(one)] !== battle.deciding;
}

function spell(one: Command): string {
  return `${kindOf(one)} ${entityOf(one)} ${argumentOf(one)}`;
}

describe('[4.0] what may be done', () => {
  it.each(Object.entries(crowds))('is listed if and only if it is allowed: %s', (_, position) => {
    const { battle } = scene(position);
    const everything = conceivable(battle);
    for (const seed of [0, 1]) {
      const numbers = new Numbers(seed);
      for (let played = 0; played < 30 && !battle.over; played++) {
        const listed = battle.legal().toArray();
        const allowed = everything.filter((one) => battle.check(one) === LEGAL && !isShotOfOther(battle, one));
        const isSame = listed.length === allowed.length && new Set([...listed, ...allowed]).size === listed.length;
        if (!isSame) expect(allowed.map(spell).sort(), battle.decision?.id).toEqual(listed.map(spell).sort());
        battle.apply(numbers.pick(listed));
        const faults = invariantViolations(battle);
        if (faults.length > 0) expect(faults).toEqual([]);
      }
      while (battle.undo());
    }
  });
});
