/** The pieces of a battle as they are now, with their looks; wolf pits as those who look on may see them [14.11]. */
import type { CompiledGame } from '@hexwright/compiler';
import type { CounterData, CounterState, PieceView } from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { CONCEALED, FOLLOWERS, LEADER, PIT, STANDARD, UNIT } from '../counters.ts';
import { ELIMINATED, IN_PLAY } from '../status.ts';
import { look } from './look.ts';

/** A counter of a compiled game as its look is drawn from. */
function counterData(game: CompiledGame, piece: number): CounterData {
  const unit = game.units[piece];
  const word = (list: string, index: number): string | undefined =>
    index < 0 ? undefined : game.vocabulary.ids(list)[index];
  return {
    id: unit.id,
    name: pieceName(game, piece),
    side: game.sides[unit.side].id,
    contingent: word('contingents', unit.contingent),
    kind: unit.kind,
    class: word('classes', unit.class),
    traits: [...unit.traits],
    faces: unit.faces,
  };
}

/** What looks are drawn from, by game: the same for all its battles. */
const known = new WeakMap<CompiledGame, readonly CounterData[]>();

function counters(game: CompiledGame): readonly CounterData[] {
  const before = known.get(game);
  if (before !== undefined) return before;
  const data = game.units.map((_, piece) => counterData(game, piece));
  known.set(game, data);
  return data;
}

function stateOf(battle: Battle, piece: number): CounterState {
  return {
    disordered: battle.isDisordered(piece),
    moved: battle.serial > 0 && battle.isInPlay(piece) && battle.hasMoved(piece),
    attacked: battle.serial > 0 && battle.attackedIn.of(piece) === battle.serial,
    standard: battle.counters.standards.some((one) => battle.carrier.of(one) === piece + 1),
  };
}

function whereOf(battle: Battle, piece: number): PieceView['where'] {
  const status = battle.status.of(piece);
  if (status === IN_PLAY) return battle.hex.of(piece) < 0 ? 'waiting' : 'map';
  return status === ELIMINATED ? 'dead' : 'waiting';
}

function stackOf(battle: Battle, piece: number): string[] {
  const hex = battle.hex.of(piece);
  const { leaders, standards } = battle.counters;
  const unit = battle.unitIn(hex);
  const others = [...(unit < 0 ? [] : [unit]), ...leaders, ...standards];
  return others
    .filter((other) => other !== piece && battle.hex.of(other) === hex)
    .map((one) => battle.game.units[one].id);
}

/** One piece as `viewers` (ids of sides) see it: what a wolf pit is, only its own side knows. */
export function pieceView(battle: Battle, piece: number, viewers: readonly string[]): PieceView {
  const { game } = battle;
  const unit = game.units[piece];
  const side = game.sides[unit.side].id;
  const isHidden = battle.counters.kind[piece] === PIT && !viewers.includes(side);
  const face = unit.faces[isHidden ? CONCEALED : battle.face.of(piece)].id;
  const data = counters(game)[piece];
  const where = whereOf(battle, piece);
  return {
    id: unit.id,
    name: isHidden ? unit.name : (data.name ?? unit.id),
    side,
    kind: unit.kind,
    face,
    where,
    ...battle.placeOf(piece),
    with: where === 'map' ? stackOf(battle, piece) : [],
    look: look(data, face, stateOf(battle, piece)),
  };
}

const LAYERS: readonly number[] = [PIT, UNIT, FOLLOWERS, STANDARD, LEADER];

/** All pieces, those below first where they share a hex. */
export function pieces(battle: Battle, viewers: readonly string[]): PieceView[] {
  const { kind, count } = battle.counters;
  const layer = (piece: number): number => LAYERS.indexOf(kind[piece]);
  return Array.from({ length: count }, (_, piece) => piece)
    .toSorted((one, other) => layer(one) - layer(other))
    .map((piece) => pieceView(battle, piece, viewers));
}
