import { css, html, LitElement, nothing } from 'lit';
import { fileKey, type Project } from '@hexwright/workspace';
import { addressOf } from '../../app/routes.ts';
import { ago } from '../../parts/ago.ts';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import '../../ui/menu-list.ts';
import type { MenuLine } from '../../ui/menu-list.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { Card } from './card-rack.ts';
import { GUIDE } from '../../app/words.ts';
import { basesOf, isBase, titleOf, variantOf } from './packages.ts';
import { CARD, GALLERY } from './words.ts';

/** What can be done with a package from its card. */
export type CardAction = 'duplicate' | 'derive' | 'rename' | 'export' | 'remove';

const ACTIONS: readonly CardAction[] = ['derive', 'duplicate', 'rename', 'export', 'remove'];

/** A battle as it lies on the table of the gallery: a picture of its map, what it is, how it stands. */
class BattleCard extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: {},
    name: { attribute: false },
    card: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      article {
        position: relative;
        display: grid;
        grid-template-rows: auto 1fr auto;
        block-size: 100%;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--panel);
        overflow: hidden;
      }
      /* Cards of variants follow their battle, and hang on it. */
      article.variant {
        border-inline-start: 5px solid var(--accent);
      }
      article:has(h2 a:hover) {
        border-color: var(--line-strong);
        box-shadow: var(--shadow);
      }
      .picture {
        position: relative;
        display: grid;
        place-items: center;
        aspect-ratio: 16 / 9;
        border-block-end: 1px solid var(--line);
        background: var(--sunken);
        color: var(--ink-soft);
        overflow: hidden;
      }
      canvas {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        object-fit: contain;
        padding: 0.35rem;
      }
      .words {
        padding: 0.85rem 1rem 0.25rem;
      }
      h2 a {
        color: inherit;
        text-decoration: none;
      }
      h2 a::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: 10px;
      }
      h2 a:focus-visible {
        outline: none;
      }
      h2 a:focus-visible::after {
        outline: 2px solid var(--focus);
        outline-offset: -3px;
      }
      .from {
        margin-block: 0.15rem 0.5rem;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      .from code {
        font-size: inherit;
      }
      .summary {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        overflow: hidden;
        font-size: var(--small);
      }
      footer {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding: 0.35rem 0.5rem 0.5rem 1rem;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      .stand {
        display: inline-flex;
        flex: none;
        align-items: center;
        gap: 0.35em;
      }
      .stand.missing {
        flex: 0 1 auto;
      }
      .stand.error {
        color: var(--danger);
      }
      .stand.warning {
        color: var(--warning);
      }
      .stand.good {
        color: var(--good);
      }
      .ago {
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .gap {
        flex: 1;
      }
      .menu {
        position: relative;
        z-index: 1;
        padding-inline: 0.5rem;
        anchor-name: --menu;
      }
    `,
  ];
  declare session: ProjectSession;
  declare package: string;
  /** Its title, which is shown at once, whatever takes the worker longer. */
  declare name: string;
  declare card: Card | undefined;

  override render(): unknown {
    const { project } = this.session;
    const id = this.package;
    const at = addressOf({
      at: 'package',
      project: this.session.id,
      package: id,
      screen: isBase(project, id) ? 'rules' : 'map',
      item: '',
      where: {},
    });
    const summary = project.part(fileKey(id, 'scenario.json'), 'summary');
    const changed = this.session.activity.lastChanges.get(id);
    return html`<article class=${variantOf(project, id) === null ? '' : 'variant'}>
      <div class="picture">${this.#picture()}</div>
      <div class="words">
        <h2><a href=${at}>${this.name}</a></h2>
        <p class="from">${origin(project, id)} · <code>${id}</code></p>
        ${typeof summary === 'string' ? html`<p class="summary">${summary}</p>` : nothing}
      </div>
      <footer>
        ${this.#readiness()}
        ${changed === undefined ? nothing : html`<span class="ago">${CARD.changed(ago(Date.now() - changed))}</span>`}
        <span class="gap"></span>
        <button class="plain menu" aria-haspopup="menu" aria-label=${CARD.menu(this.name)} @click=${this.#openMenu}>
          ${icon('more')}
        </button>
        <menu-list
          label=${CARD.menu(this.name)}
          .groups=${[{ lines: ACTIONS.map((action) => this.#line(action)) }]}
        ></menu-list>
      </footer>
    </article>`;
  }

  override updated(): void {
    const picture = this.card?.answer?.picture;
    const canvas = this.renderRoot.querySelector('canvas');
    if (picture === null || picture === undefined || canvas === null) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  #picture(): unknown {
    const { card } = this;
    if (card === undefined) return html`<span class="small">${GALLERY.drawing}</span>`;
    if ((card.answer?.picture ?? null) !== null) return html`<canvas role="img" aria-label=${GALLERY.itsMap}></canvas>`;
    const word = isBase(this.session.project, this.package) ? GALLERY.rulesOnly : GALLERY.noMap;
    return html`<span class="small">${card.failure ?? word}</span>`;
  }

  #readiness(): unknown {
    const answer = this.card?.answer;
    if (answer === null || answer === undefined) return nothing;
    const { errors, warnings, missing } = answer;
    if (errors > 0) return html`<span class="stand error">${icon('error')} ${CARD.errors(errors)}</span>`;
    if (missing.length > 0) {
      const steps = missing.map((step) => GUIDE.steps[step].toLowerCase()).join(', ');
      return html`<span class="stand missing">${CARD.missing(steps)}</span>`;
    }
    if (warnings > 0) return html`<span class="stand warning">${icon('warning')} ${CARD.warnings(warnings)}</span>`;
    const word = isBase(this.session.project, this.package) ? CARD.inOrder : CARD.ready;
    return html`<span class="stand good">${icon('check')} ${word}</span>`;
  }

  readonly #openMenu = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof Element) void this.renderRoot.querySelector('menu-list')?.openBeside(currentTarget);
  };

  #line(action: CardAction): MenuLine {
    const run = (): unknown => this.dispatchEvent(new CustomEvent('card-action', { detail: action }));
    return { title: CARD.actions[action], run };
  }
}

function origin(project: Project, id: string): string {
  const battle = variantOf(project, id);
  if (battle !== null) return GALLERY.variantOf(titleOf(project, battle));
  const bases = basesOf(project, id).map((base) => titleOf(project, base));
  if (bases.length > 0) return GALLERY.buildsOn(bases);
  return isBase(project, id) ? GALLERY.base : GALLERY.alone;
}

customElements.define('battle-card', BattleCard);
