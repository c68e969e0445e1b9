import { EMPTY_VIEW, type BoardView } from '@hexwright/board';
import { mapOf } from '@hexwright/workspace';
import { css, html, LitElement, noChange, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { dialog, dialogStyles, doneButton, openDialog } from '../../ui/dialog.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { BoardPointer } from '../play/game-board.ts';
import '../play/play-board.ts';
import type { PlayBoard } from '../play/play-board.ts';
import { HEXES } from './journey-words.ts';

/** Hexes by their labels: written, or clicked on the map. `hexes-change` brings the new list. */
class HexField extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { type: String },
    label: { type: String },
    hexes: { attribute: false },
    unknown: { state: true },
    scene: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      :host {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        max-inline-size: 100%;
      }
      .written {
        inline-size: 11rem;
        font-family: var(--mono);
      }
      .wrong {
        flex-basis: 100%;
        color: var(--danger);
        font-size: var(--small);
      }
      play-board {
        block-size: min(34rem, 60vh);
        border: 1px solid var(--line-strong);
      }
      footer span {
        flex: 1;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'project'>;
  declare package: string;
  declare label: string;
  declare hexes: readonly string[];
  /** What was written and is no hex of the map. */
  declare unknown: readonly string[];
  /** The map, while hexes are clicked on it. */
  declare scene: PackageScene | null;
  readonly #pointer: BoardPointer = { click: ({ place }) => this.#toggle(place) };

  /** What somebody is writing stays, whatever comes in between. */
  #isWriting = false;

  constructor() {
    super();
    this.hexes = [];
    this.unknown = [];
    this.scene = null;
  }

  override render(): unknown {
    return html`<input
        class="written"
        aria-label=${this.label}
        aria-invalid=${this.unknown.length > 0 ? 'true' : nothing}
        aria-describedby="unknown"
        spellcheck="false"
        .value=${this.#isWriting ? noChange : this.hexes.join(' ')}
        @input=${() => (this.#isWriting = true)}
        @blur=${() => this.#rest()}
        @change=${(event: Event) => this.#write(event.target as HTMLInputElement)}
      />
      <button aria-haspopup="dialog" @click=${() => void this.#open()}>${HEXES.open}</button>
      <span class="wrong" id="unknown" role="status"
        >${this.unknown.length === 0 ? nothing : HEXES.unknown(this.unknown.join(', '))}</span
      >
      ${this.scene === null ? nothing : this.#dialog(this.scene)}`;
  }

  #dialog({ scene, place }: PackageScene): unknown {
    const chosen = this.hexes.map((label) => place?.numbering.hexOf(label) ?? -1).filter((hex) => hex >= 0);
    const shown: BoardView = { ...EMPTY_VIEW, highlights: [{ places: chosen, tone: 'selection', look: 'fill' }] };
    return dialog({
      heading: html`${HEXES.title}: ${this.label}`,
      intro: scene === null ? HEXES.noMap : HEXES.how,
      size: 'wide',
      isQuestion: true,
      closed: () => (this.scene = null),
      body:
        scene === null
          ? nothing
          : html`<play-board .scene=${scene} .shown=${shown} .pointer=${this.#pointer}></play-board>`,
      actions: html`<span role="status">${HEXES.count(chosen.length)}</span>
        <button ?disabled=${chosen.length === 0} @click=${() => this.#notify([])}>${HEXES.clear}</button>
        ${doneButton(HEXES.done)}`,
    });
  }

  async #open(): Promise<void> {
    this.scene = new PackageScene(this.session.project, this.package);
    await openDialog(this);
  }

  #toggle(hex: number): void {
    const label = this.scene?.place?.numbering.label(hex);
    if (label === undefined) return;
    const isChosen = !this.hexes.includes(label);
    this.#notify(isChosen ? [...this.hexes, label] : this.hexes.filter((one) => one !== label));
    this.renderRoot.querySelector<PlayBoard>('play-board')?.announce(HEXES.chosen(label, isChosen));
  }

  #write(input: HTMLInputElement): void {
    const labels = [...new Set(input.value.split(/[\s,;]+/).filter((label) => label !== ''))];
    const numbering = mapOf(this.session.project, this.package)?.numbering;
    this.unknown = labels.filter((label) => (numbering?.hexOf(label) ?? -1) < 0);
    const known = labels.filter((label) => !this.unknown.includes(label));
    // What is no hex is named below; where nothing else was written, the hexes stay those that they were.
    const isVain = known.length === 0 && labels.length > 0;
    input.value = (isVain ? this.hexes : known).join(' ');
    this.#isWriting = false;
    if (!isVain) this.#notify(known);
  }

  #rest(): void {
    this.#isWriting = false;
    this.requestUpdate();
  }

  #notify(detail: readonly string[]): void {
    this.dispatchEvent(new CustomEvent<readonly string[]>('hexes-change', { detail }));
  }
}

customElements.define('hex-field', HexField);
