/** The pieces of a battle as they are now, with their looks. */
import type { CompiledFace, CompiledGame } from '@hexwright/compiler';
import type { CounterState, PieceView } from '@hexwright/engine';
import { PieceViews, wordOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { LEADER, TRAIN, UNIT } from '../counters.ts';
import { allOf } from '../modules.ts';
import { CAPTURED, ELIMINATED, IN_PLAY, LEFT_MAP } from '../status.ts';
import { look } from './counter-style.ts';

/** Numbers that modules print on counters. */
const numbers = Object.entries(allOf(({ unitValues }) => unitValues)).flatMap(([name, { type }]) =>
  type === 'integer' ? [name] : [],
);

/** What looks read of a face. */
function values(game: CompiledGame, printed: CompiledFace['values']): Readonly<Record<string, unknown>> {
  return {
    armour: wordOf(game, 'armours', printed.armour),
    movement: printed.movement,
    morale: wordOf(game, 'morales', printed.morale),
    weapon: wordOf(game, 'weapons', printed.weapon),
    ...Object.fromEntries(numbers.map((name) => [name, printed[name]])),
  };
}

function state(battle: Battle, piece: number): CounterState {
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

function where(battle: Battle, piece: number): PieceView['where'] {
  const status = battle.status.of(piece);
  if (status === IN_PLAY) return 'map';
  if (status === CAPTURED) return 'captured';
  return status === ELIMINATED || status === LEFT_MAP ? 'dead' : 'waiting';
}

/** Leaders and trains share hexes with units [6.12]; two units never do [6.11]. */
function stack(battle: Battle, piece: number): number[] {
  const hexes = [...new Set([battle.left.of(piece), battle.right(piece)])];
  const leaders = battle.counters.leaders.filter((leader) => hexes.includes(battle.left.of(leader)));
  const others = [...hexes.flatMap((hex) => [battle.unitIn(hex), battle.trainIn(hex)]), ...leaders];
  return [...new Set(others)].filter((other) => other >= 0 && other !== piece);
}

/** Trains lie beneath units, leaders on top of them. */
const LAYERS: readonly number[] = [TRAIN, UNIT, LEADER];

const views = new PieceViews<Battle>({
  look,
  values,
  where,
  face: ({ face }, piece) => face.of(piece),
  state,
  stack,
  layer: ({ counters }, piece) => LAYERS.indexOf(counters.kind[piece]),
});

/** All pieces, those below first where they share a hex; the series hides nothing from anybody. */
export function pieces(battle: Battle): PieceView[] {
  return views.all(battle, []);
}
