import { css, html, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { GamePart } from './game-part.ts';
import { branchesOf, type Branch } from './time-line.ts';
import { words } from './words.ts';

/** Ways that were not taken: each can be named and gone to. */
class BranchList extends GamePart {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      details {
        padding: 0.5rem 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      ul {
        display: grid;
        gap: 0.6rem;
        max-block-size: 14rem;
        margin: 0.5rem 0 0;
        padding: 0;
        overflow-y: auto;
        list-style: none;
        font-size: var(--small);
      }
      .head {
        display: flex;
        align-items: center;
        gap: 0.4rem;
      }
      input {
        flex: 1;
        min-inline-size: 4rem;
      }
    `,
  ];
  #branches: readonly Branch[] = [];

  override willUpdate(): void {
    this.#branches = branchesOf(this.snapshot.line, this.snapshot.moves);
  }

  override render(): unknown {
    const count = this.#branches.length;
    if (count === 0) return nothing;
    return html`<details>
      <summary>${words.branches.title(count)}</summary>
      <ul>
        ${this.#branches.map((branch) => this.#branch(branch))}
      </ul>
    </details>`;
  }

  #branch({ id, move, length, name, isOld, there, here }: Branch): unknown {
    return html`<li>
      <div class="head">
        <input
          aria-label=${words.branches.nameOf(move)}
          placeholder=${words.branches.from(move, length)}
          .value=${name}
          @change=${(event: Event) => this.#name(id, (event.target as HTMLInputElement).value.trim())}
        />
        <button @click=${() => this.game.undoRedo.goTo(id)}>${words.branches.goTo(move)}</button>
      </div>
      ${isOld ? html`<p class="soft">${words.branches.old}</p>` : nothing}
      ${there === '' ? nothing : html`<p><span class="soft">${words.branches.there}</span> ${there}</p>`}
      ${here === '' ? nothing : html`<p><span class="soft">${words.branches.here}</span> ${here}</p>`}
    </li>`;
  }

  #name(id: number, name: string): void {
    void this.game.dispatch('nameBranch', id, name);
  }
}

customElements.define('branch-list', BranchList);
