import { LitElement } from 'lit';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { watch, type Watched } from '../../parts/store.ts';
import type { GameController } from './game-controller.ts';

/** A part of the play screen: it is given the game that is open once, and draws itself anew when the game has changed. */
export abstract class GamePart extends LitElement {
  static override properties = { game: { attribute: false } };

  declare game: GameController;

  constructor() {
    super();
    watch(this, () => {
      const { snapshot, shared } = this.game.host;
      return [snapshot, ...(shared === null ? [] : [shared.state, shared.isLost]), ...this.watched()];
    });
  }

  /** What it shows of the game besides how it stands. */
  protected watched(): readonly Watched[] {
    return [];
  }

  /** How the game stands: nobody shows a game that is not open. */
  protected get snapshot(): GameSnapshot {
    const { snapshot } = this.game;
    if (snapshot === null) throw new Error('The game that is to be shown is not open.');
    return snapshot;
  }
}
