import { GROUND, setting, type Counter } from '@hexwright/board';
import { facingName } from '@hexwright/hex';
import { paintTerrain } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { goInPackage, place } from '../../app/navigation.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { countersIn, facesOf, flip, takeOff, turn } from './unit-edits.ts';
import { WORDS } from './words.ts';

/** A line of the menu. */
interface Choice {
  readonly title: string;
  readonly run: () => void;
  /** Whether it changes the package. */
  readonly edits?: boolean;
}

/** What can be done where the right button, a resting finger or the menu key asks for it. */
class MapMenu extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      .menu {
        position: fixed;
        z-index: 10;
        min-inline-size: 13rem;
        max-block-size: min(28rem, 90vh);
        padding: 0.3rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .title {
        padding: 0.25rem 0.6rem;
        font: 600 var(--body) var(--serif);
      }
      .unit {
        padding: 0.4rem 0.6rem 0.15rem;
        font-size: 0.75rem;
        font-weight: 600;
        color: var(--ink-soft);
      }
      button {
        display: flex;
        justify-content: start;
        inline-size: 100%;
        min-block-size: 1.85rem;
        border-color: transparent;
        background: none;
      }
      button:focus-visible {
        background: var(--accent-soft);
      }
      hr {
        margin: 0.25rem 0;
        border: 0;
        border-block-start: 1px solid var(--line);
      }
    `,
  ];
  declare map: MapEditor;

  constructor() {
    super();
    watch(this, () => [this.map.menu]);
  }

  override render(): unknown {
    const menu = this.map.menu.value;
    if (menu === null || menu.hit.hex < 0) return nothing;
    const { hex } = menu.hit;
    const counters = countersIn(this.map, hex);
    const across = Math.min(menu.at.x, innerWidth - 230);
    const down = Math.min(menu.at.y, innerHeight - 320);
    return html`<div
      class="menu"
      role="menu"
      aria-label=${WORDS.hex(this.map.label(hex))}
      style=${`left:${Math.max(8, across)}px;top:${Math.max(8, down)}px`}
      @keydown=${this.#press}
      @focusout=${this.#leave}
    >
      <div class="title" aria-hidden="true">${this.map.label(hex)}</div>
      ${counters.map(
        (counter) =>
          html`<div role="group" aria-label=${counter.name}>
            <div class="unit" aria-hidden="true">${counter.name}</div>
            ${this.#offered(this.#forCounter(counter)).map((choice) => this.#line(choice))}
          </div>`,
      )}
      <hr />
      ${this.#offered(this.#forHex(hex)).map((choice) => this.#line(choice))}
    </div>`;
  }

  override updated(): void {
    this.renderRoot.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }

  /** Those of some choices that may be taken here. */
  #offered(choices: readonly Choice[]): readonly Choice[] {
    return this.map.session.isReadOnly ? choices.filter(({ edits = false }) => !edits) : choices;
  }

  #line({ title, run }: Choice): unknown {
    return html`<button
      role="menuitem"
      tabindex="-1"
      @click=${() => {
        this.#close();
        run();
      }}
    >
      ${title}
    </button>`;
  }

  #forCounter(counter: Counter): readonly Choice[] {
    const { map } = this;
    const orientation = map.scene.place?.grid.orientation ?? 'pointy';
    const { across } = counter;
    const facing = (sixths: number): string => facingName(orientation, ((across ?? 0) + sixths + 6) % 6);
    return [
      ...(across === null
        ? []
        : [
            { title: `Turn left, to ${facing(1)}`, edits: true, run: () => turn(map, counter, 1) },
            { title: `Turn right, to ${facing(-1)}`, edits: true, run: () => turn(map, counter, -1) },
            { title: `Turn about, to ${facing(3)}`, edits: true, run: () => turn(map, counter, 3) },
          ]),
      ...(facesOf(map, counter.id).faces.length < 2
        ? []
        : [{ title: WORDS.flipIt, edits: true, run: () => flip(map, counter.id) }]),
      { title: WORDS.commentOnIt, run: () => map.session.talk.begin({ unit: counter.id }) },
      { title: WORDS.removeFromTheMap, edits: true, run: () => takeOff(map, counter.id) },
      {
        title: WORDS.whatCanItReach,
        run: () => {
          const { hand, tools } = map;
          hand.take(tools.movement.id);
          hand.set(setting(tools.movement.unit, counter.id));
        },
      },
      {
        title: WORDS.openUnderUnits,
        run: () => {
          const here = place.value;
          if (here?.at === 'package') goInPackage(here, { screen: 'units', where: { unit: counter.id } });
        },
      },
    ];
  }

  #forHex(hex: number): readonly Choice[] {
    const { map } = this;
    const { hand, scene } = map;
    const ground = scene.scene?.grounds[hand.options.value.get(GROUND)];
    return [
      { title: WORDS.inspectThisHex, run: () => this.#inspect(hex) },
      ...(ground === undefined
        ? []
        : [
            {
              title: `Paint ${ground.name.toLowerCase()}`,
              edits: true,
              run: () => map.change('ground', paintTerrain(scene.project, map.id, [hex], ground.id, map.because)),
            },
          ]),
      { title: WORDS.commentOnThisHex, run: () => map.session.talk.begin({ hex: map.label(hex) }) },
      { title: WORDS.addALabelHere, edits: true, run: () => map.write(hex) },
      { title: WORDS.placeAUnit, edits: true, run: () => (map.panel.value = 'roster') },
      {
        title: WORDS.whatCanBeSeenFromHere,
        run: () => {
          map.hand.take(map.tools.sight.id);
          map.tools.sight.begin(hex);
        },
      },
      ...(scene.state.is === 'own' ? [{ title: WORDS.showItsRowInTheText, run: () => this.#toText(hex) }] : []),
    ];
  }

  #toText(hex: number): void {
    const here = place.value;
    const columns = this.map.scene.scene?.grid.columns ?? 1;
    const at = `/terrain/${Math.floor(hex / columns)}`;
    if (here?.at === 'package') goInPackage(here, { screen: 'text', item: 'map.json', where: { at } });
  }

  #inspect(hex: number): void {
    this.map.lookAt(hex);
    this.map.panel.value = 'inspect';
  }

  #close(): void {
    this.map.menu.value = null;
    this.map.focusBoard();
  }

  readonly #leave = (event: FocusEvent): void => {
    if (event.relatedTarget === null || !this.renderRoot.contains(event.relatedTarget as Node))
      this.map.menu.value = null;
  };

  readonly #press = (event: KeyboardEvent): void => {
    const items = [...this.renderRoot.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.indexOf(this.shadowRoot?.activeElement as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) items[(at + step + items.length) % items.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') this.#close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

customElements.define('map-menu', MapMenu);
