import { Layout, thumbnail } from '@hexwright/board';
import type { Grid } from '@hexwright/hex';
import type { Project } from '@hexwright/workspace';
import { css, html, LitElement, nothing, svg } from 'lit';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import { CHANGES } from './words.ts';

/** The picture has at most so many pixels either way. */
const SIZE = { width: 900, height: 640 };
/** A mark lies a little inside of its hex, so that marks side by side can be told apart. */
const INSIDE = 0.94;

/** A hex where something has come, or has gone. */
export interface Mark {
  readonly hex: number;
  readonly is: 'was' | 'now';
}

/** The map of a package as it is, with hexes marked on it: in full where something has come, dashed where it has gone. */
class MarkedMap extends LitElement {
  static override properties = {
    project: { attribute: false },
    package: {},
    marks: { attribute: false },
  };
  static override styles = css`
    :host {
      display: block;
      margin-block: 0.75rem;
    }
    figure {
      position: relative;
      inline-size: fit-content;
      max-inline-size: 100%;
      margin: 0;
    }
    canvas {
      display: block;
      max-inline-size: 100%;
      block-size: auto;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
    }
    svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }
    polygon {
      fill: color-mix(in srgb, var(--of) 40%, transparent);
      stroke: var(--of);
      stroke-width: 3px;
      vector-effect: non-scaling-stroke;
    }
    .now {
      --of: var(--focus);
    }
    .was {
      --of: var(--danger);
      fill: none;
      stroke-dasharray: 5 3;
    }
    figcaption {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
      margin-block-start: 0.35rem;
      font-size: var(--small);
      color: var(--ink-soft);
    }
    figcaption span::before {
      content: '';
      display: inline-block;
      inline-size: 0.8em;
      block-size: 0.8em;
      margin-inline-end: 0.4em;
      border: 2px solid var(--of);
      vertical-align: -0.05em;
    }
    figcaption .was::before {
      border-style: dashed;
    }
  `;
  declare project: Project;
  declare package: string;
  declare marks: readonly Mark[];
  #scene: PackageScene | null = null;

  constructor() {
    super();
    watch(this, () => [theme]);
  }

  override render(): unknown {
    const count = new Set(this.marks.map(({ hex }) => hex)).size;
    const kinds = (['now', 'was'] as const).filter((kind) => this.marks.some(({ is }) => is === kind));
    return html`<figure>
        <canvas role="img" aria-label=${CHANGES.marked(count)}></canvas>
        ${this.#grid === null ? nothing : this.#overlay(this.#grid)}
      </figure>
      <figcaption>${kinds.map((kind) => html`<span class=${kind}>${CHANGES.marks[kind]}</span>`)}</figcaption>`;
  }

  override willUpdate(): void {
    this.#scene = new PackageScene(this.project, this.package);
  }

  override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    const scene = this.#scene?.scene ?? null;
    if (canvas === null || scene === null) return;
    const picture = thumbnail(scene, SIZE.width, SIZE.height, boardTheme());
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  get #grid(): Grid | null {
    return this.#scene?.place?.grid ?? null;
  }

  #overlay(grid: Grid): unknown {
    const layout = new Layout(grid);
    return html`<svg viewBox="0 0 ${layout.width} ${layout.height}" preserveAspectRatio="none" aria-hidden="true">
      ${this.marks.map(({ hex, is }) => {
        const points = [0, 1, 2, 3, 4, 5].map(
          (i) => `${layout.x[hex] + layout.cornerX[i] * INSIDE},${layout.y[hex] + layout.cornerY[i] * INSIDE}`,
        );
        return svg`<polygon class=${is} points=${points.join(' ')} />`;
      })}
    </svg>`;
  }
}

customElements.define('marked-map', MarkedMap);
