import type { CompiledGame, GameArmies, GameLibrary, GameModels, GameSystem } from '@hexwright/compiler';
import { fileName, type PackageChain } from '@hexwright/model';
import type { GameEntry, GameRules } from './game-entry.ts';
import { GAMES } from './games.ts';
import type { Playable } from './library.ts';
import type { PlayerKind } from '@hexwright/rules-kit';
import { marshalOf } from './marshal/marshal.ts';
import { randomPlayer } from './random-player.ts';

/** The computer player that a game brings along, as seats name it. */
const CAPTAIN = 'captain';

/** Games whose rules are loaded: whatever compiles and plays packages is handed the games that it knows. */
export class Games {
  readonly #rules: readonly GameRules[];

  constructor(rules: readonly GameRules[]) {
    this.#rules = rules;
  }

  get libraries(): readonly GameLibrary[] {
    return this.#rules.map(({ library }) => library);
  }

  /** What the libraries tell the compiler. */
  get systems(): readonly GameSystem[] {
    return this.libraries.map(({ system }) => system);
  }

  /** What made packages are modelled on. */
  get models(): readonly GameModels[] {
    return this.#rules.flatMap(({ models }) => (models === undefined ? [] : [models]));
  }

  /** How armies are bought in a game; null where they are not. */
  armiesOf(system: string): GameArmies | null {
    return this.#rules.find(({ library }) => library.system.id === system)?.armies ?? null;
  }

  /** A compiled game with what plays it. The compiler only passes packages of systems that it was handed. */
  playable(game: CompiledGame): Playable {
    const rules = this.#rules.find(({ library }) => library.system.id === game.system);
    if (rules === undefined) throw new RangeError(`No library plays the system "${game.system}".`);
    return { ...rules, game, players: playersOf(rules, game) };
  }
}

/** Loads the rules of games. */
export async function loadGames(entries: readonly GameEntry[] = GAMES): Promise<Games> {
  return new Games(await Promise.all(entries.map((entry) => entry.rules())));
}

/**
 * Loads the rules of the game that the packages of a chain name: those of the others are as large. All of them where none
 * is named, so that the compiler can say which there are.
 */
export function loadGamesOf(chain: PackageChain): Promise<Games> {
  const texts = chain.map(({ files }) => files.get(fileName('rules')) ?? '');
  const named = GAMES.filter(({ system }) => texts.some((text) => text.includes(JSON.stringify(system))));
  return loadGames(named.length === 0 ? GAMES : named);
}

/** Who can play a game: a marshal too, where there is a captain to carry out its plans. */
function playersOf({ library, players }: GameRules, game: CompiledGame): readonly PlayerKind[] {
  const captain = players.find(({ id }) => id === CAPTAIN);
  const marshals = captain === undefined ? [] : [marshalOf(library, game, captain)];
  return [randomPlayer, ...players, ...marshals];
}
