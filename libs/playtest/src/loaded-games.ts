import {
  type CompiledGame,
  EVEN_TEMPER,
  type GameArmies,
  type GameLibrary,
  type GameModels,
  type GameSystem,
} from '@hexwright/compiler';
import { fileName, type PackageChain } from '@hexwright/model';
import type { GameEntry, GameRules } from './game-entry.ts';
import { GAMES } from './games.ts';
import type { Playable } from './library.ts';
import type { Player, PlayerKind, Rulebook } from '@hexwright/rules-kit';
import { marshalOf } from './marshal/marshal.ts';
import { THINKING } from './marshal/thinking.ts';
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

  /** The games that have a page of the reference, each with what it says there of itself. */
  get rulebooks(): readonly { readonly system: GameSystem; readonly rulebook: Rulebook }[] {
    return this.#rules.flatMap(({ library: { system }, rulebook }) =>
      rulebook === undefined ? [] : [{ system, rulebook }],
    );
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
  return loadGames(entriesOf(chain));
}

/**
 * What comes of a chain with the rules of its game, or with those of all games where that fails: they can tell better what
 * is wrong, such as the game that a name is of.
 */
export async function withGames<Result extends { readonly ok: boolean }>(
  chain: PackageChain,
  work: (games: Games) => Result,
): Promise<Result> {
  const result = work(await loadGamesOf(chain));
  return result.ok ? result : work(await loadGames());
}

/** Games with those that a chain needs besides; the same where it needs no more. */
export function withGamesOf(games: Games, chain: PackageChain): Games | Promise<Games> {
  return withEntries(games, entriesOf(chain));
}

/** Games with all others that there are; the same where these are all. */
export function withAllGames(games: Games): Games | Promise<Games> {
  return withEntries(games, GAMES);
}

function withEntries(games: Games, wanted: readonly GameEntry[]): Games | Promise<Games> {
  const loaded = new Set(games.systems.map(({ id }) => id));
  if (wanted.every(({ system }) => loaded.has(system))) return games;
  return loadGames(GAMES.filter((entry) => loaded.has(entry.system) || wanted.includes(entry)));
}

/** The games that the packages of a chain name; all where they name none. */
function entriesOf(chain: PackageChain): readonly GameEntry[] {
  const texts = chain.map(({ files }) => files.get(fileName('rules')) ?? '');
  const named = GAMES.filter(({ system }) => texts.some((text) => text.includes(JSON.stringify(system))));
  return named.length === 0 ? GAMES : named;
}

/** Who can play a game: marshals too, where there is a captain to carry out their plans. */
function playersOf({ library, players }: GameRules, game: CompiledGame): readonly PlayerKind[] {
  const captain = players.find(({ id }) => id === CAPTAIN);
  const marshals = captain === undefined ? [] : THINKING.map((thinking) => marshalOf(library, game, captain, thinking));
  return [randomPlayer, ...players.map((kind) => led(kind, game)), ...marshals];
}

/** A player who leans as the package says of the general of its side. */
function led(kind: PlayerKind, { sides }: CompiledGame): PlayerKind {
  const create = (side: number): Player => {
    const player = kind.create(side);
    const { temper } = sides[side];
    if (temper === EVEN_TEMPER) return player;
    return {
      ...player,
      begin(play, seed) {
        player.begin(play, seed);
        player.lean?.(play, temper);
      },
    };
  };
  return { ...kind, create };
}
