import { stage, thumbnail, type Layout } from '@hexwright/board';
import type { Grid, Numbering } from '@hexwright/hex';
import type { Project } from '@hexwright/workspace';
import { css, type CSSResultGroup, html, LitElement, nothing, type TemplateResult } from 'lit';
import { theme } from '../app/theme.ts';
import { watch } from '../parts/store.ts';
import { boardTheme } from './board-theme.ts';
import { PackageScene } from './package-scene.ts';

/** The picture has at most so many pixels either way. */
const SIZE = { width: 900, height: 640 };

/** The map of a package as it is, with something drawn over it. */
export abstract class MapPicture extends LitElement {
  static override properties = {
    project: { attribute: false },
    package: {},
    marks: { attribute: false },
  };
  static override styles: CSSResultGroup = css`
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
    figcaption {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
      margin-block-start: 0.35rem;
      font-size: var(--small);
      color: var(--ink-soft);
    }
    /* What is named has the look of its marks before it. */
    figcaption span::before {
      content: '';
      display: inline-block;
      inline-size: 0.8em;
      block-size: 0.8em;
      margin-inline-end: 0.4em;
      vertical-align: -0.05em;
    }
  `;
  declare project: Project;
  declare package: string;
  #scene: PackageScene | null = null;

  constructor() {
    super();
    watch(this, () => [theme]);
  }

  override render(): unknown {
    const scene = this.#scene?.scene ?? null;
    return html`<figure>
        <canvas role="img" aria-label=${this.label}></canvas>
        ${scene === null ? nothing : this.#overlay(stage(scene).layout)}
      </figure>
      <figcaption>${this.caption}</figcaption>`;
  }

  override willUpdate(): void {
    this.#scene = new PackageScene(this.project, this.package);
  }

  override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    const scene = this.#scene?.scene ?? null;
    if (canvas === null || scene === null) return;
    const picture = thumbnail(scene, SIZE.width, SIZE.height, { theme: boardTheme() });
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  /** What the picture shows, in words. */
  protected abstract get label(): string;
  protected abstract get caption(): unknown;
  /** What lies over the map, in the measures of the layout. */
  protected abstract drawn(layout: Layout): readonly TemplateResult[];

  /** null as long as the map cannot be read. */
  protected get place(): { readonly grid: Grid; readonly numbering: Numbering } | null {
    return this.#scene?.place ?? null;
  }

  #overlay(layout: Layout): unknown {
    return html`<svg viewBox="0 0 ${layout.width} ${layout.height}" preserveAspectRatio="none" aria-hidden="true">
      ${this.drawn(layout)}
    </svg>`;
  }
}
