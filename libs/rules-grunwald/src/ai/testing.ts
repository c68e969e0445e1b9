/** Positions for the captain's tests: small maps over the rules of Grunwald, played by it. */
import { compileCase } from '@hexwright/compiler';
import type { Player } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { grunwald } from '../library.ts';
import { variantWith } from '../test-position.ts';
import { captain } from './captain.ts';

export interface Position {
  readonly map?: { readonly columns: number; readonly rows: number; readonly [more: string]: unknown };
  readonly turn?: number;
  /** A step of the sequence of play. */
  readonly phase: string;
  readonly units: readonly { readonly id: string; readonly [more: string]: unknown }[];
  readonly dice?: readonly number[];
  /** Levels of markers of the variant, as a case gives them. */
  readonly markers?: Readonly<Record<string, unknown>>;
  /** What a variant of the package adds to its rules. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

export interface Scene {
  readonly battle: Battle;
  readonly players: readonly Player[];
  unit(id: string): number;
  /** Where a piece stands. */
  hex(id: string): string;
  /** What the captain would do now. */
  choice(): number;
  /** Lets a captain on each side play until the step of the sequence is over. */
  play(): void;
}

/** A unit that copies one of the package: its hex and facing. */
export function unit(id: string, copy: string, hex: string, facing: string, more: Record<string, unknown> = {}) {
  return { id, copy, hexes: [hex], facing, ...more };
}

/** Sets a position up and runs to its first decision. */
export function scene({
  map = { columns: 14, rows: 14 },
  turn = 1,
  phase,
  units,
  dice,
  rules,
  markers = {},
}: Position): Scene {
  const text = JSON.stringify({ case: '1.0', title: 'Position', map, units, markers });
  const compiled = compileCase(variantWith(rules), { path: 'cases/position.case.json', text }, [grunwald]);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  const { game } = compiled;
  const battle = new GrunwaldBattle(game);
  const step = game.sequence.findIndex(({ id }) => id === phase);
  battle.beginAt(7, turn, game.sequence[step].side === game.firstSide ? 0 : 1, step, dice ?? null);
  const players = game.sides.map((_, index) => captain.create(index));
  for (const player of players) player.begin(battle, 7);
  const choice = (): number => players[battle.deciding].choose(battle, battle.legal());
  return {
    battle,
    players,
    unit: (id) => game.vocabulary.indexOf('units', id),
    hex: (id) => game.map.label(battle.hex.of(game.vocabulary.indexOf('units', id))),
    choice,
    play() {
      const { serial } = battle;
      while (!battle.over && battle.serial === serial) battle.apply(choice());
    },
  };
}
