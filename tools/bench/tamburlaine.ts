/** The battle that everything is measured with, and positions of it. */
import { compile, CompilerCache, type CompiledGame } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { Match, type Seats } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import type { Battle } from '@hexwright/rules-gmb';
import { GreatMedievalBattle } from '@hexwright/rules-gmb';

/** Compiles the battle. Throws an Error when that fails. */
export function compileTexts(chain: PackageChain, cache = new CompilerCache()): CompiledGame {
  const compiled = compile(chain, games.systems, cache);
  if (compiled.ok) return compiled.game;
  throw new Error(`The battle does not compile: ${compiled.problems[0].message}`);
}

/** Both sides with a player of that name. */
export function seatsFor(game: CompiledGame, player: string): Seats {
  return Object.fromEntries(game.sides.map((side) => [side.id, player]));
}

/** A match in which players of that name play the battle against each other. */
export function matchFor(game: CompiledGame, player: string): Match {
  return new Match(games.playable(game), seatsFor(game, player));
}

/** A position in which somebody must decide. */
export interface Position {
  readonly words: Int32Array;
  /** What must be decided: the id of the procedure. */
  readonly decision: string;
  /** Everything that is legal there. */
  readonly commands: readonly number[];
}

/** Every how many decisions a position is taken: a number that shares no divisor with the length of any habit. */
const BETWEEN = 29;

/** Positions as they come about when the computer player plays against itself, evenly taken from several battles. */
export function typicalPositions(game: CompiledGame, battles: number): Position[] {
  const positions: Position[] = [];
  const match = matchFor(game, 'captain');
  let decisions = 0;
  for (let seed = 1; seed <= battles; seed++) {
    match.playMatch(seed, {
      plays(play) {
        if (++decisions % BETWEEN !== 0) return;
        const commands = play.legal().toArray();
        positions.push({ words: play.state.snapshot(), decision: play.decision?.id ?? '', commands });
      },
    });
  }
  return positions;
}

/** A battle to be put into any position. */
export function battleOf(game: CompiledGame): Battle {
  const battle = new GreatMedievalBattle(game);
  battle.begin(1);
  return battle;
}
