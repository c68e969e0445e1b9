import { css, html, LitElement, nothing } from 'lit';
import { boardTheme } from '../scene/board-theme.ts';
import { theme } from '../app/theme.ts';
import type { Effective } from '../compile-service/protocol.ts';
import { watch } from '../parts/store.ts';
import { Items } from '../scene/items.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { type Block, setUpUnits } from './set-up-units.ts';
import { planOf } from './table-plan.ts';
import { tableStyles } from './table-styles.ts';
import { namesOf, regionsOf, terrainPatterns, terrainOf } from './terrain.ts';
import { unitOf } from './units.ts';

const INCH = 1000;

/** The table of a package with its set-up, to be looked at. */
class TablePicture extends LitElement {
  static override properties = {
    session: { attribute: false },
    effective: { attribute: false },
    label: {},
    sizes: { state: true },
  };
  static override styles = [
    tableStyles,
    css`
      :host {
        block-size: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      svg.table {
        display: block;
        inline-size: 100%;
        max-block-size: 26rem;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'compileService' | 'project'>;
  declare effective: Effective;
  /** What it shows, in words. */
  declare label: string;
  declare sizes: Readonly<Record<string, Block>>;
  #asked: Effective | null = null;

  constructor() {
    super();
    this.sizes = {};
    watch(this, () => [theme]);
  }

  override willUpdate(): void {
    if (this.#asked !== this.effective) void this.#measure(this.effective);
  }

  override render(): unknown {
    const { effective, session } = this;
    const plan = planOf(effective);
    if (plan === null) return nothing;
    const [width, depth] = [plan.width / INCH, plan.depth / INCH];
    const color = (side: string): string => effective.sides.find(({ id }) => id === side)?.color ?? '#808080';
    const units = setUpUnits(effective, new Items(session.project, effective.id), this.sizes);
    return html`<svg class="table" role="img" aria-label=${this.label} viewBox="0 0 ${width} ${depth}">
      ${terrainPatterns()} ${terrainOf(plan, boardTheme(), null)}
      ${regionsOf('deployment', plan.deployments, color, null)} ${namesOf(plan)} ${units.map((unit) => unitOf(unit))}
    </svg>`;
  }

  async #measure(effective: Effective): Promise<void> {
    this.#asked = effective;
    const sizes = await this.session.compileService.ask('tableBlocks', { package: effective.id });
    if (this.#asked === effective) this.sizes = sizes;
  }
}

customElements.define('table-picture', TablePicture);
