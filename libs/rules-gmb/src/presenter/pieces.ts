/** The pieces of a battle as they are now, with their looks. */
import type { CompiledGame } from '@hexwright/compiler';
import type { CounterData, CounterState, PieceView } from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { LEADER, TRAIN, UNIT } from '../counters.ts';
import { allOf } from '../modules.ts';
import { CAPTURED, ELIMINATED, IN_PLAY, LEFT_MAP } from '../status.ts';
import { look } from './look.ts';

/** Numbers that modules print on counters. */
const numbers = Object.entries(allOf(({ unitValues }) => unitValues)).flatMap(([name, { type }]) =>
  type === 'integer' ? [name] : [],
);

/** A counter of a compiled game as its look is drawn from. */
function counterData(game: CompiledGame, piece: number): CounterData {
  const { vocabulary, sides } = game;
  const unit = game.units[piece];
  const word = (list: string, index: number | undefined): string | undefined =>
    index === undefined || index < 0 ? undefined : vocabulary.ids(list)[index];
  return {
    id: unit.id,
    name: pieceName(game, piece),
    side: sides[unit.side].id,
    contingent: word('contingents', unit.contingent),
    kind: unit.kind,
    class: word('classes', unit.class),
    traits: [...unit.traits],
    faces: unit.faces.map(({ id, values }) => ({
      id,
      values: {
        armour: word('armours', values.armour),
        movement: values.movement,
        morale: word('morales', values.morale),
        weapon: word('weapons', values.weapon),
        ...Object.fromEntries(numbers.map((name) => [name, values[name]])),
      },
    })),
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
  const isOn = battle.status.of(piece) === IN_PLAY;
  return {
    rout: battle.rout.of(piece),
    lance: battle.lance.of(piece),
    charging: battle.charging.of(piece),
    disobeyed: battle.disobeyed.of(piece),
    ...allOf(({ marks }) => marks?.(battle, piece)),
    moved: isOn && battle.serial > 0 && battle.hasMoved(piece),
    acted: isOn && battle.serial > 0 && battle.hasActed(piece),
  };
}

function whereOf(battle: Battle, piece: number): PieceView['where'] {
  const status = battle.status.of(piece);
  if (status === IN_PLAY) return 'map';
  if (status === CAPTURED) return 'captured';
  return status === ELIMINATED || status === LEFT_MAP ? 'dead' : 'waiting';
}

/** Leaders and trains share hexes with units [6.12]; two units never do [6.11]. */
function stackOf(battle: Battle, piece: number): string[] {
  const { counters: printed, game } = battle;
  const left = battle.left.of(piece);
  const right = battle.right(piece);
  const found: string[] = [];
  const add = (other: number): void => {
    if (other >= 0 && other !== piece && !found.includes(game.units[other].id)) found.push(game.units[other].id);
  };
  for (const hex of left === right ? [left] : [left, right]) {
    add(battle.unitIn(hex));
    add(battle.trainIn(hex));
  }
  for (const leader of printed.leaders) {
    const at = battle.left.of(leader);
    if (at >= 0 && (at === left || at === right)) add(leader);
  }
  return found;
}

/** One piece as it is now. */
export function pieceView(battle: Battle, piece: number): PieceView {
  const { game } = battle;
  const unit = game.units[piece];
  const face = unit.faces[battle.face.of(piece)].id;
  const data = counters(game)[piece];
  const where = whereOf(battle, piece);
  return {
    id: unit.id,
    name: data.name ?? unit.id,
    side: game.sides[unit.side].id,
    kind: unit.kind,
    face,
    where,
    ...battle.placeOf(piece),
    with: where === 'map' ? stackOf(battle, piece) : [],
    look: look(data, face, stateOf(battle, piece)),
  };
}

/** All pieces, those below first where they share a hex; the series hides nothing from anybody. */
export function pieces(battle: Battle): PieceView[] {
  const { kind, count } = battle.counters;
  const all = Array.from({ length: count }, (_, piece) => piece);
  return all.toSorted((one, other) => layer(kind[one]) - layer(kind[other])).map((piece) => pieceView(battle, piece));
}

const LAYERS: readonly number[] = [TRAIN, UNIT, LEADER];

/** Trains lie beneath units, leaders on top of them. */
function layer(kind: number): number {
  return LAYERS.indexOf(kind);
}
