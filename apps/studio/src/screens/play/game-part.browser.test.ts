import { html } from 'lit';
import { expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { Store, type Watched } from '../../parts/store.ts';
import type { GameController } from './game-controller.ts';
import { GamePart } from './game-part.ts';

const pointed = new Store(7);

class TurnShown extends GamePart {
  protected override watched(): readonly Watched[] {
    return [pointed];
  }

  override render(): unknown {
    return html`${this.snapshot.view.turn}, ${pointed.value}`;
  }
}

customElements.define('turn-shown', TurnShown);

const at = (turn: number): GameSnapshot => ({ view: { turn } }) as unknown as GameSnapshot;

it('draws itself anew with every snapshot and whatever else it shows, as long as it is on the page', async () => {
  const snapshot = new Store(at(1));
  const host = { snapshot, shared: null };
  const game = {
    host,
    get snapshot() {
      return snapshot.value;
    },
  } as unknown as GameController;
  const part = document.createElement('turn-shown') as TurnShown;
  part.game = game;
  document.body.append(part);
  const shown = async (): Promise<string | undefined> => {
    await part.updateComplete;
    return part.shadowRoot?.textContent;
  };
  expect(await shown()).toBe('1, 7');
  snapshot.value = at(2);
  expect(await shown()).toBe('2, 7');
  pointed.value = 8;
  expect(await shown()).toBe('2, 8');
  part.remove();
  snapshot.value = at(3);
  expect(part.isUpdatePending).toBe(false);
});
