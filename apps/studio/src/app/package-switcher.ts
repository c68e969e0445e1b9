import { css, html, LitElement, nothing } from 'lit';
import { fileKey } from '@hexwright/workspace';
import { icon } from '../parts/icons.ts';
import { shared } from '../parts/styles.ts';
import { closePopover, popover, popoverStyles } from '../ui/popover.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { addressOf, type PackageRoute } from './routes.ts';
import { SWITCHER } from './words.ts';

/** Says which package is open, and leads to the others. */
class PackageSwitcher extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    words: { state: true },
    isOpen: { state: true },
  };
  static override styles = [
    shared,
    popoverStyles,
    css`
      :host {
        min-inline-size: 9rem;
        max-inline-size: 17rem;
      }
      .open {
        max-inline-size: 100%;
        padding-inline: 0.6rem 0.4rem;
        font-weight: 600;
      }
      .open span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .open .icon {
        flex: none;
      }
      .popover {
        inline-size: min(26rem, calc(100vw - 1.5rem));
        max-block-size: min(32rem, calc(100dvh - 5rem));
        padding: 0.5rem;
      }
      input {
        inline-size: 100%;
      }
      ul {
        margin: 0.5rem 0 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: block;
        padding: 0.4rem 0.6rem;
        border-radius: var(--radius);
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        background: var(--sunken);
      }
      a[aria-current] {
        background: var(--accent-soft);
      }
      a strong {
        display: block;
        font-weight: 600;
      }
      a .id {
        font: var(--small) var(--mono);
        color: var(--ink-soft);
      }
      .none {
        padding: 0.75rem 0.6rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare words: string;
  declare isOpen: boolean;

  constructor() {
    super();
    this.words = '';
    this.isOpen = false;
  }

  /** Opens the list. */
  show(): void {
    this.renderRoot.querySelector<HTMLElement>('[popover]')?.showPopover();
  }

  override render(): unknown {
    return popover({
      id: 'list',
      button: html`<span>${this.#titleOf(this.route.package)}</span>${icon('down')}`,
      look: 'plain open',
      hint: this.route.package,
      label: SWITCHER.label,
      body: this.isOpen ? this.#list() : nothing,
      toggled: this.#toggled,
    });
  }

  #list(): unknown {
    const words = this.words.toLowerCase().split(/\s+/);
    const found = this.session.project
      .ids()
      .map((id) => ({ id, title: this.#titleOf(id) }))
      .filter(({ id, title }) => words.every((word) => `${id} ${title}`.toLowerCase().includes(word)));
    return html`<input
        type="search"
        aria-label=${SWITCHER.find}
        placeholder=${SWITCHER.find}
        .value=${this.words}
        @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
        @keydown=${this.#press}
      />
      <ul>
        ${found.map(
          ({ id, title }) =>
            html`<li>
              <a
                href=${addressOf({ ...this.route, package: id, item: '', where: {} })}
                aria-current=${id === this.route.package ? 'true' : nothing}
                @click=${() => closePopover(this)}
                ><strong>${title}</strong><span class="id">${id}</span></a
              >
            </li>`,
        )}
      </ul>
      ${found.length === 0 ? html`<p class="none soft">${SWITCHER.none}</p>` : nothing}
      <ul>
        <li>
          <a href=${addressOf({ at: 'gallery', project: this.session.id })} @click=${() => closePopover(this)}
            >${SWITCHER.all}</a
          >
        </li>
      </ul>`;
  }

  #titleOf(id: string): string {
    const title = this.session.project.part(fileKey(id, 'scenario.json'), 'title');
    return typeof title === 'string' && title !== '' ? title : id;
  }

  readonly #toggled = async (event: ToggleEvent): Promise<void> => {
    this.isOpen = event.newState === 'open';
    this.words = '';
    await this.updateComplete;
    if (this.isOpen) this.renderRoot.querySelector('input')?.focus();
  };

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.renderRoot.querySelector<HTMLAnchorElement>('ul a')?.click();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      this.renderRoot.querySelector<HTMLAnchorElement>('ul a')?.focus();
    }
  };
}

customElements.define('package-switcher', PackageSwitcher);
