import { type Command, LEGAL } from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import * as kinds from './command-kinds.ts';
import { faultsOf } from './consistency.ts';
import { STEP_LIMIT } from './standard/05-2-facing.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { NOT_PLACED } from './status.ts';
import { scene } from './test-position.ts';

/** Greatest argument that a command of the kind can have, and one more that it cannot. */
function argumentLimit(battle: Battle, kind: number): number {
  switch (kind) {
    case kinds.STEP:
      return STEP_LIMIT + 2;
    case kinds.CHARGE:
    case kinds.FIRE:
    case kinds.MELEE:
      return battle.counters.count + 1;
    case kinds.CHANGE_FACE:
      return battle.counters.faceLimit + 1;
    case kinds.RAMPAGE_ROW:
      return 3;
    default:
      return 1;
  }
}

/** The pieces of the position, one that is not on the map and one that does not exist. */
function piecesOf(battle: Battle): number[] {
  const all = Array.from({ length: battle.counters.count + 1 }, (_, piece) => piece);
  const isPlaced = (piece: number): boolean => battle.status.of(piece) !== NOT_PLACED;
  const absent = all.find((piece) => !isPlaced(piece)) ?? battle.counters.count;
  return all.filter((piece) => isPlaced(piece) || piece === absent || piece === battle.counters.count);
}

/** Every command that anybody could think of: all kinds, all pieces, all arguments. */
function conceivable(battle: Battle): Command[] {
  const commands: Command[] = [kinds.stop, kinds.pass];
  const pieces = piecesOf(battle);
  for (let kind = 0; kind < kinds.PASS; kind++) {
    if (kind === kinds.STOP) continue;
    const limit = argumentLimit(battle, kind);
    for (const piece of pieces) {
      for (let argument = 0; argument < limit; argument++) commands.push(command(kind, piece, argument));
    }
  }
  return commands;
}

/** In the Fire Combat Phase the other side may speak first [8.0]; its shots are not listed. */
function isShotOfOther(battle: Battle, one: Command): boolean {
  return kindOf(one) === kinds.FIRE && battle.counters.side[entityOf(one)] !== battle.deciding;
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
        const faults = faultsOf(battle);
        if (faults.length > 0) expect(faults).toEqual([]);
      }
      while (battle.undo());
    }
  });
});
