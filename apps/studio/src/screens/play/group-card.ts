import { html, css, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { radios, radioStyles } from '../../ui/radios.ts';
import { GamePart } from './game-part.ts';
import type { GroupReport } from './group-orders.ts';
import { words } from './words.ts';

const AIMS = ['towards', 'by'] as const;

/** A group in hand: who is in it, how it moves, and what came of its orders. */
class GroupCard extends GamePart {
  static override styles = [
    shared,
    radioStyles,
    css`
      :host {
        display: block;
      }
      section {
        display: grid;
        gap: 0.6rem;
        padding: 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      header,
      .members {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35rem;
        align-items: center;
      }
      header {
        justify-content: space-between;
      }
      .members {
        max-block-size: 9rem;
        overflow-y: auto;
        font-size: var(--small);
      }
      ul {
        max-block-size: 14rem;
        margin: 0;
        padding-inline-start: 1.1rem;
        overflow-y: auto;
        font-size: var(--small);
      }
      .stayed {
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--warning);
        background: var(--warning-soft);
      }
    `,
  ];

  protected override watched(): readonly Watched[] {
    const { pieces, aiming, plan, report, isMoving } = this.game.group;
    return [pieces, aiming, plan, report, isMoving];
  }

  override render(): unknown {
    const { group } = this.game;
    const report = group.report.value;
    if (group.isMoving.value) {
      return html`<section role="status">
        <p>${words.group.moving}</p>
        <div>
          <button @click=${() => group.drop()}>${words.group.stop} <kbd>Esc</kbd></button>
        </div>
      </section>`;
    }
    return html`${group.isSet ? this.#orders() : nothing} ${report === null ? nothing : this.#report(report)}`;
  }

  #orders(): unknown {
    const { group } = this.game;
    const ids = group.pieces.value;
    const nameOf = (id: string): string => this.snapshot.view.pieces.find((piece) => piece.id === id)?.name ?? id;
    const aiming = group.aiming.value;
    const plan = group.plan.value;
    const unable = plan.filter(({ way }) => way === null).map(({ piece }) => piece.name);
    return html`<section>
      <header>
        <b>${words.group.title(ids.length)}</b>
        <button class="plain" @click=${() => group.drop()}>${words.orders.deselect} <kbd>Esc</kbd></button>
      </header>
      ${radios({
        name: 'aim',
        label: words.group.aim,
        options: AIMS.map((aim) => ({ value: aim, title: words.group[aim] })),
        value: aiming,
        choose: (aim) => group.aimBy(aim),
      })}
      <p class="soft" aria-live="polite">
        ${
          plan.length > 0
            ? words.group.can(plan.length - unable.length, unable)
            : aiming === 'towards'
              ? words.group.click
              : words.group.clickBy(nameOf(ids[0]))
        }
      </p>
      <div class="members" role="group" aria-label=${words.group.members}>
        ${ids.map(
          (id) =>
            html`<button
              class="plain"
              title=${words.group.remove(nameOf(id))}
              aria-label=${words.group.remove(nameOf(id))}
              @click=${() => group.toggle([id])}
            >
              ${nameOf(id)} ✕
            </button>`,
        )}
      </div>
      <p class="soft small">${words.group.help}</p>
    </section>`;
  }

  #report({ moved, stayed }: GroupReport): unknown {
    return html`<section role="status">
      <div class=${stayed.length === 0 ? '' : 'stayed'}>
        <p>${words.group.moved(moved, stayed.length)}</p>
        ${
          stayed.length === 0
            ? nothing
            : html`<ul>
                ${stayed.map(
                  ({ name, text, cases }) =>
                    html`<li><b>${name}</b>: ${text} ${cases.map((one) => html`${citation(one)} `)}</li>`,
                )}
              </ul>`
        }
      </div>
      ${moved === 0 ? nothing : html`<p class="soft small">${words.group.undo}</p>`}
      <div>
        <button class="plain" @click=${() => this.game.group.drop()}>${words.dismiss} <kbd>Esc</kbd></button>
      </div>
    </section>`;
  }
}

customElements.define('group-card', GroupCard);
