import { madeMoveAfter, madeMoveBefore } from '@hexwright/playtest/screen';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { ConsentAsked, consentTo } from './take-back.ts';
import { phaseEnd } from './time-line.ts';

/** What has to do with it that somebody goes to another move. */
export interface Traveller {
  /** How the game stands; null where nobody may go back in it. */
  now(): GameSnapshot | null;
  /** Somebody wants to go: nobody plays on meanwhile. */
  setOut(): void;
  /** Goes to a move, by its id. */
  go(node: number): Promise<void>;
  /** It is done, or is not to be. */
  arrive(): Promise<void>;
}

/** Undo and redo of a game, and the way to any of its moves: back over one that is final only with consent. */
export class UndoRedo {
  /** Asks those whom it concerns besides. */
  readonly consent = new ConsentAsked();
  readonly #traveller: Traveller;

  constructor(traveller: Traveller) {
    this.#traveller = traveller;
  }

  /** Takes back the move that a person made last, and all that came of it: that person decides again. */
  async undo(): Promise<void> {
    await this.#travel(({ view, moves }) => madeMoveBefore(view.node, moves));
  }

  /** Makes the move again that was taken back last, and what others did in answer to it. */
  async redo(): Promise<void> {
    await this.#travel(({ line, view, moves }) => madeMoveAfter(line, view.node, moves));
  }

  /** Goes to a move. */
  async goTo(node: number): Promise<void> {
    await this.#travel(() => node);
  }

  /** Goes to the beginning of the phase, or to its end. */
  async goByPhase(way: -1 | 1): Promise<void> {
    await this.#travel(
      ({ line, view, moves }) => line[phaseEnd(line, moves, line.indexOf(view.node), way)] ?? view.node,
    );
  }

  async #travel(where: (now: GameSnapshot) => number): Promise<void> {
    const traveller = this.#traveller;
    if (traveller.now() === null) return;
    traveller.setOut();
    await this.consent.inTurn(async () => {
      const now = traveller.now();
      if (now === null) return;
      const node = where(now);
      if (node !== now.view.node && (await this.#mayGo(node, now))) await traveller.go(node);
    });
    await traveller.arrive();
  }

  async #mayGo(node: number, now: GameSnapshot): Promise<boolean> {
    const consent = consentTo(node, now);
    return consent === null || this.consent.ask(consent);
  }
}
