/** A whole game as a few digits: a change of how games are built shows in they are still the same games. */
import { createHash, type Hash } from 'node:crypto';
import type { Game } from '@hexwright/engine';
import { type Playable, Match } from '@hexwright/playtest';

const DIGITS = 16;

/**
 * The digest of a game in which chance decides: every command, every event, and after each command who must decide what,
 * the score, and all pieces with their markers. It says nothing of how the state is laid out.
 */
export class GameDigest {
  readonly #match: Match;

  constructor(playable: Playable) {
    this.#match = new Match(playable);
  }

  /** Plays the game of a seed to its end. */
  of(seed: number): string {
    const { playable } = this.#match;
    const hash = createHash('sha256');
    const seen: string[] = [];
    let events = 0;
    const look = (play: Game): void => {
      fold(hash, playable.library.readEvents(play, events));
      events = play.events.count;
      foldPosition(hash, playable, play, seen);
    };
    this.#match.playMatch(seed, {
      began: look,
      plays: (play, command) => fold(hash, playable.library.writeCommand(play, command)),
      played: look,
    });
    return hash.digest('hex').slice(0, DIGITS);
  }
}

function foldPosition(hash: Hash, { game, library }: Playable, play: Game, seen: string[]): void {
  fold(hash, [play.turn, play.phasing, play.over, play.over ? null : play.deciding, library.decisionName(play)]);
  fold(hash, library.readResult(play));
  for (let piece = 0; piece < game.units.length; piece++) {
    const now = JSON.stringify(library.readPiece(play, piece));
    if (now === seen[piece]) continue;
    seen[piece] = now;
    hash.update(now);
  }
}

function fold(hash: Hash, value: unknown): void {
  hash.update(JSON.stringify(value));
}
