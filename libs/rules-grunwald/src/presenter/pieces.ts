/** The pieces of a battle as they are now, with their looks; wolf pits as those who look on may see them [14.11]. */
import type { PieceView } from '@hexwright/engine';
import { PieceViews } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { CONCEALED, FOLLOWERS, LEADER, PIT, STANDARD, UNIT } from '../counters.ts';
import { ELIMINATED, IN_PLAY } from '../status.ts';
import { look } from './counter-style.ts';

function where(battle: Battle, piece: number): PieceView['where'] {
  const status = battle.status.of(piece);
  if (status === IN_PLAY) return battle.hex.of(piece) < 0 ? 'waiting' : 'map';
  return status === ELIMINATED ? 'dead' : 'waiting';
}

function stack(battle: Battle, piece: number): number[] {
  const hex = battle.hex.of(piece);
  const standards = battle.counters.standards.filter((standard) => battle.hex.of(standard) === hex);
  return [...battle.piecesIn(hex), ...standards].filter((other) => other !== piece);
}

const LAYERS: readonly number[] = [PIT, UNIT, FOLLOWERS, STANDARD, LEADER];

export const pieces = new PieceViews<Battle>({
  look,
  where,
  face: (battle, piece) => battle.face.of(piece),
  state: (battle, piece) => ({
    disordered: battle.isDisordered(piece),
    moved: battle.serial > 0 && battle.isInPlay(piece) && battle.hasMoved(piece),
    attacked: battle.serial > 0 && battle.attackedIn.of(piece) === battle.serial,
    standard: battle.counters.standards.some((one) => battle.carrier.of(one) === piece + 1),
  }),
  stack,
  layer: ({ counters }, piece) => LAYERS.indexOf(counters.kind[piece]),
  // What a wolf pit is, only its own side knows.
  concealed: ({ counters }, piece) => (counters.kind[piece] === PIT ? CONCEALED : -1),
});
