import { css, html, LitElement } from 'lit';
import { goTo, place } from '../../app/navigation.ts';
import { addressOf } from '../../app/routes.ts';
import { shared } from '../../parts/styles.ts';
import { empty, waiting } from '../../ui/empty.ts';
import { PROJECTS } from './words.ts';

/** A project as the server lists it. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly packages: number;
}

/** The projects of the server; with a single one there is nothing to choose. */
class ProjectsPage extends LitElement {
  static override properties = { projects: { state: true }, failed: { state: true } };
  static override styles = [
    shared,
    css`
      section {
        max-inline-size: 48rem;
        margin: 3rem auto;
        padding-inline: 1.5rem;
      }
      ul {
        display: grid;
        gap: 0.75rem;
        margin: 1.25rem 0 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: block;
        padding: 1rem 1.25rem;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--panel);
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        border-color: var(--line-strong);
      }
      .empty {
        block-size: calc(100dvh - 4rem);
      }
    `,
  ];
  declare projects: readonly Listed[] | null;
  declare failed: boolean;

  constructor() {
    super();
    this.projects = null;
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  override render(): unknown {
    if (this.failed) {
      return empty({
        role: 'alert',
        heading: PROJECTS.unreachable,
        text: PROJECTS.checkServer,
        actions: html`<button class="primary" @click=${() => this.#load()}>${PROJECTS.retry}</button>`,
      });
    }
    if (this.projects === null || this.projects.length === 1) {
      return waiting(PROJECTS.opening);
    }
    if (this.projects.length === 0) {
      return empty({ heading: PROJECTS.none, text: PROJECTS.start });
    }
    return html`<section>
      <h1>${PROJECTS.title}</h1>
      <ul>
        ${this.projects.map(
          ({ id, title, folder, packages }) =>
            html`<li>
              <a href=${addressOf({ at: 'gallery', project: id })}>
                <h2>${title}</h2>
                <span class="soft">${PROJECTS.packages(packages, folder)}</span>
              </a>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  async #load(): Promise<void> {
    this.failed = false;
    try {
      this.projects = (await (await fetch('/api/projects')).json()) as readonly Listed[];
      const [only, another] = this.projects;
      // A person may have gone elsewhere while the server was asked.
      const isStillHere = place.value?.at === 'projects';
      if (isStillHere && only !== undefined && another === undefined)
        goTo({ at: 'gallery', project: only.id }, 'replace');
    } catch {
      this.failed = true;
    }
  }
}

customElements.define('projects-page', ProjectsPage);
