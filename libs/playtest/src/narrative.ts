/** A game told line by line, under headings of turns, player-turns and phases. */
import type { GameResult } from '@hexwright/compiler';
import { type Game, type GameEvent, PHASE_BEGAN } from '@hexwright/engine';
import { isOfAllSides } from '@hexwright/rules-kit';
import { type Playable } from './library.ts';
import type { Spectator } from './match.ts';

/** Looks on and hands every line to `write` as it happens. Phases in which nothing is told have no heading. */
export class Narrator implements Spectator {
  readonly #playable: Playable;
  readonly #write: (line: string) => void;
  #read = 0;
  #turn = 0;
  #side = '';
  /** The heading of the phase under way, until something happens in it. */
  #heading: string | null = null;
  /** A step of a way, held back for the one that may follow it. */
  #held: GameEvent | null = null;

  constructor(playable: Playable, write: (line: string) => void) {
    this.#playable = playable;
    this.#write = write;
  }

  began(play: Game): void {
    this.#read = 0;
    this.#turn = 0;
    this.#side = '';
    this.#heading = null;
    this.#held = null;
    this.#write(this.#playable.game.title);
    this.played(play);
  }

  played(play: Game): void {
    for (const event of this.#playable.library.readEvents(play, this.#read)) this.#tell(play, event);
    this.#read = play.events.count;
    if (play.over) this.#release(play);
  }

  #tell(play: Game, event: GameEvent): void {
    if (this.#held !== null && !isNextStep(this.#held, event)) this.#release(play);
    if (event.event === PHASE_BEGAN) this.#begin(play, event);
    else if (this.#playable.library.steps.has(event.event)) this.#held = event;
    else this.#line(this.#playable.library.tell(play, event));
  }

  #release(play: Game): void {
    if (this.#held === null) return;
    const line = this.#playable.library.tell(play, this.#held);
    this.#held = null;
    this.#line(line);
  }

  #begin(play: Game, event: GameEvent): void {
    const { game, library } = this.#playable;
    if (event.turn !== this.#turn) {
      this.#turn = Number(event.turn);
      this.#side = '';
      const points = library.readResult(play).victoryPoints;
      const standing = game.sides.map((side) => `${side.name} ${points[side.id] ?? 0}`).join(', ');
      this.#write(`\nTurn ${this.#turn} of ${game.turns}. Points: ${standing}`);
    }
    const ofSide = isOfAllSides(game, String(event.phase)) ? '' : String(event.side);
    if (ofSide !== this.#side) {
      this.#side = ofSide;
      const side = game.sides.find((one) => one.id === this.#side);
      if (side !== undefined) this.#write(`\n  ${side.name} player-turn`);
    }
    const step = game.sequence.find((one) => one.id === event.phase);
    this.#heading = `    ${step?.phase ?? String(event.phase)} [${step?.case ?? event.case}]`;
  }

  #line(line: string | null): void {
    if (line === null) return;
    if (this.#heading !== null) this.#write(this.#heading);
    this.#heading = null;
    this.#write(`      ${line}`);
  }
}

/** Whether an event tells the next step of the same piece. */
function isNextStep(before: GameEvent, event: GameEvent): boolean {
  return before.event === event.event && before.unit === event.unit;
}

/** How the game ended, in a sentence: "Draw. Blue 6, Red 0." */
export function tellResult({ game }: Playable, result: GameResult): string {
  const points = game.sides.map((side) => `${side.name} ${result.victoryPoints[side.id] ?? 0}`).join(', ');
  const settled = settledWords(game, result);
  if (result.level === null) return `${settled}Points: ${points}.`;
  const title = game.victory?.levels.find((level) => level.id === result.level)?.title ?? '';
  const cited = (game.victory?.case ?? '') === '' ? '' : ` [${game.victory?.case}]`;
  const honour = title === '' ? '' : `, "${title}"`;
  return `${settled}${result.levelName ?? result.level}${honour}. Points: ${points}${cited}`;
}

/** What has settled the game, and for whom; empty where the score counts. */
function settledWords({ sides }: Playable['game'], { settledBy, winner }: GameResult): string {
  if (settledBy === undefined) return '';
  const cited = settledBy.case === '' ? '' : ` [${settledBy.case}]`;
  const side = sides.find(({ id }) => id === winner);
  const outcome = side === undefined ? 'nobody wins' : `victory for ${side.name}`;
  return `${settledBy.label}: ${outcome}${cited}. `;
}
