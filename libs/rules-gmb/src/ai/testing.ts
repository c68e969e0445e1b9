/** Positions for the captain's tests: small maps over the rules of Tamburlaine, played by it. */
import { compileCase } from '@hexwright/compiler';
import type { Verb } from '@hexwright/rules-kit';
import type { PackageChain } from '@hexwright/model';
import type { Battle } from '../battle.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { greatMedievalBattles } from '../library.ts';
import { chainOf } from '../test-position.ts';
import { captain } from './captain.ts';

export interface Position {
  /** Id of the package; Tamburlaine where absent. */
  readonly package?: string;
  readonly seed?: number;
  readonly map?: { readonly columns: number; readonly rows: number; readonly [more: string]: unknown };
  readonly turn?: number;
  readonly phasing?: string;
  /** A step of the sequence of play. */
  readonly phase: string;
  readonly units: readonly { readonly id: string; readonly [more: string]: unknown }[];
  readonly dice?: readonly number[];
  /** Kinds of hexside that a variant of the package adds. */
  readonly hexsides?: readonly Readonly<Record<string, unknown>>[];
  /** What the ground costs in a variant of the package, by terrain. */
  readonly costs?: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, string>>;
  /** Levels of markers of the variant, as a case gives them. */
  readonly markers?: Readonly<Record<string, unknown>>;
  /** What a variant of the package adds to its rules. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

export interface Scene {
  readonly battle: Battle;
  unit(id: string): number;
  /** What the captain would do now. */
  choice(): number;
  /** Lets a captain on each side play until the step of the sequence is over, or such a command has been played. */
  play(until?: Verb<Battle>): void;
  /** Labels of the hexes that a piece covers. */
  hexes(id: string): string[];
}

function variantOf(id: string, { hexsides = [], costs = {}, rules = {} }: Position): PackageChain {
  const changes = Object.entries(costs).map(([terrain, value]) => ({
    op: 'set',
    target: `terrains/${terrain}/cost`,
    value,
    reason: 'A test.',
  }));
  if (hexsides.length + changes.length + Object.keys(rules).length === 0) return chainOf(id);
  const scenario = { format: 1, id: 'my/variant', title: 'A variant', kind: 'battle', extends: id };
  const terrain = { format: 1, hexsides, changes };
  const files = {
    'scenario.json': JSON.stringify(scenario),
    'terrain.json': JSON.stringify(terrain),
    'rules.json': JSON.stringify({ format: 1, ...rules }),
  };
  return [...chainOf(id), { id: scenario.id, files: new Map(Object.entries(files)) }];
}

/** Sets a position up and runs to its first decision. */
export function scene(position: Position): Scene {
  const { package: id = 'gmb/tamburlaine', seed = 7, map = { columns: 14, rows: 14 }, turn = 1 } = position;
  const { phasing = 'tartar', phase, units, dice, options = {}, markers = {} } = position;
  const text = JSON.stringify({ case: '1.0', title: 'Position', map, units, options, markers });
  const compiled = compileCase(variantOf(id, position), { path: 'cases/position.case.json', text }, [
    greatMedievalBattles,
  ]);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  const { game } = compiled;
  const battle = new GreatMedievalBattle(game);
  const side = game.sides.findIndex((one) => one.id === phasing);
  const step = game.sequence.findIndex((one) => one.id === phase);
  battle.beginAt(seed, turn, side === game.firstSide ? 0 : 1, step, dice ?? null);
  const players = game.sides.map((_, index) => captain.create(index));
  for (const player of players) player.begin(battle, seed);
  const unit = (name: string): number => game.vocabulary.indexOf('units', name);
  const choice = (): number => players[battle.deciding].choose(battle, battle.legal());
  return {
    battle,
    unit,
    choice,
    play(until) {
      const { serial } = battle;
      while (!battle.over && battle.serial === serial) {
        const one = choice();
        battle.apply(one);
        if (until?.is(one) === true) return;
      }
    },
    hexes: (name) =>
      [...new Set([battle.left.of(unit(name)), battle.right(unit(name))])].map((hex) => game.map.label(hex)),
  };
}
