import { TURN_LEFT, TURN_RIGHT, type Counter, type LayerId } from '@hexwright/board';
import { directionName, sideOf } from '@hexwright/hex';
import type { Problem } from '@hexwright/model';
import {
  addLabel,
  drawHexside,
  eraseHexside,
  paintElevation,
  paintTerrain,
  paintZone,
  removeFromMap,
} from '@hexwright/workspace';
import { html, LitElement, nothing, svg } from 'lit';
import { citation } from '../../parts/citation.ts';
import { empty } from '../../ui/empty.ts';
import { select } from '../../ui/select.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf } from '../../app/routes.ts';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { counterSwatch } from '../../scene/counter-swatch.ts';
import { hexScanAddress } from '../digitise/scan-places.ts';
import { iconOf, markIcon } from './icons.ts';
import { inspectStyles } from './inspect-styles.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { problemAddress } from './problem-address.ts';
import './label-fields.ts';
import { freshName } from './tool-effects.ts';
import { countersIn, face, facesOf, facingOf, showFace, takeOff, turn } from './unit-edits.ts';
import { WORDS } from './words.ts';
import { addSelect } from '../../ui/add-select.ts';

/** Everything about the hex that is looked at, to be changed in place. */
class InspectPanel extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [shared, mapStyles, inspectStyles];
  declare map: EditedMap & Pick<MapEditor, 'painted' | 'problems' | 'layers'>;

  constructor() {
    super();
    watch(this, () => [
      this.map.hand.focus,
      this.map.drawn,
      this.map.painted,
      this.map.problems.byHex,
      this.map.layers.shown,
      theme,
    ]);
  }

  override render(): unknown {
    const hex = this.map.hand.focus.value;
    if (this.map.scene.scene === null) return nothing;
    if (hex < 0) {
      return empty({ text: WORDS.clickAHexWithTheSelection });
    }
    const problems = this.map.problems.byHex.value.get(hex) ?? [];
    return html`<header>
        <h2>${this.map.label(hex)}</h2>
        <button
          class="plain square"
          title=${WORDS.copyALinkToThisHex}
          aria-label=${WORDS.copyALinkToThisHex}
          @click=${this.#copyLink}
        >
          ${markIcon('link')}
        </button>
      </header>
      ${
        problems.length === 0
          ? nothing
          : html`<section>
              <ul class="things problems">
                ${problems.map((problem) => this.#problem(problem))}
              </ul>
            </section>`
      }
      <section>
        <h3>${WORDS.terrain}</h3>
        ${this.#kept('terrain', 'elevation')} ${this.#terrain(hex)} ${this.#onScan(hex)}
      </section>
      <section>
        <h3>${WORDS.counters}</h3>
        ${this.#kept('counters')} ${this.#counters(hex)}
      </section>
      <section>
        <h3>${WORDS.hexsides}</h3>
        ${this.#kept('sides')} ${this.#diagram(hex)} ${this.#sides(hex)}
      </section>
      <section>
        <h3>${WORDS.roadsNamesAndZones}</h3>
        ${this.#kept('paths', 'labels', 'zones')} ${this.#things(hex)}
      </section>`;
  }

  /** Whether a layer cannot be changed by hand at present. */
  #isKept(layer: LayerId): boolean {
    return this.map.edits.isKept(layer);
  }

  /** Says why fields of these layers take nothing. */
  #kept(...layers: readonly LayerId[]): unknown {
    const shut = this.map.session.readOnlyReason;
    if (shut !== null) return html`<p class="soft small">${shut}</p>`;
    const { untouchable } = this.map.layers;
    const words = layers.flatMap((layer) => {
      const why = untouchable.get(layer);
      return why === undefined ? [] : [WORDS.layerIs(this.map.layers.name(layer), why)];
    });
    return words.length === 0 ? nothing : html`<p class="soft small">${words.join(' ')}</p>`;
  }

  #problem(problem: Problem): unknown {
    return html`<li class=${problem.severity}>
      ${problem.message} ${citation(problem.case)}
      <a href=${problemAddress(this.map, problem)}
        >${problem.table === undefined ? WORDS.openFile(problem.file) : WORDS.openTable}</a
      >
    </li>`;
  }

  /** Leads to the hex on the scan that it was read from. */
  #onScan(hex: number): unknown {
    const { session, id } = this.map;
    const route = { at: 'package', project: session.id, package: id, screen: 'map', item: '', where: {} } as const;
    const address = hexScanAddress(session.project, route, this.map.label(hex));
    return address === null ? nothing : html`<a class="small" href=${address}>${WORDS.seeItOnTheScan}</a>`;
  }

  #terrain(hex: number): unknown {
    const { scene, project } = this.map.scene;
    if (scene === null) return nothing;
    const { id } = this.map;
    const level = scene.elevation[hex];
    const setLevel = (to: number): void =>
      void this.map.edits.do(paintElevation(project, id, [hex], to, this.map.edits.because));
    return html`<div class="fields">
      <label for="terrain">${WORDS.terrain}</label>
      ${select({
        id: 'terrain',
        options: scene.terrains.map((style) => ({ value: style.id, title: style.name })),
        value: scene.terrains[scene.terrain[hex]]?.id ?? '',
        choose: (terrain) => this.map.edits.do(paintTerrain(project, id, [hex], terrain, this.map.edits.because)),
        isDisabled: this.#isKept('terrain'),
      })}
      <span class="soft small">${WORDS.level}</span>
      <span class="levels">
        <button
          class="square"
          aria-label=${WORDS.oneLevelLower}
          ?disabled=${level <= 0 || this.#isKept('elevation')}
          @click=${() => setLevel(level - 1)}
        >
          ${markIcon('minus')}
        </button>
        <output>${level}</output>
        <button
          class="square"
          aria-label=${WORDS.oneLevelHigher}
          ?disabled=${level >= 9 || this.#isKept('elevation')}
          @click=${() => setLevel(level + 1)}
        >
          ${markIcon('plus')}
        </button>
      </span>
    </div>`;
  }

  #counters(hex: number): unknown {
    const counters = countersIn(this.map, hex);
    if (counters.length === 0) return html`<p class="soft small">${WORDS.noUnitsSetUpHere}</p>`;
    return html`<ul class="things">
      ${counters.map((counter) => this.#counter(counter))}
    </ul>`;
  }

  #counter(counter: Counter): unknown {
    const isKept = this.#isKept('counters');
    const facing = facingOf(this.map, counter);
    const { faces, up } = facesOf(this.map, counter.id);
    const units = addressOf({
      at: 'package',
      project: this.map.session.id,
      package: this.map.id,
      screen: 'units',
      item: '',
      where: { unit: counter.id },
    });
    return html`<li class="counter">
      ${counterSwatch(counter, counter.across !== null)}
      <a href=${units} title=${WORDS.openUnderUnits}>${counter.name}</a>
      <span class="tools">
        ${
          facing === null || facing.now === ''
            ? nothing
            : html`<button
                  class="plain square"
                  title=${WORDS.turnLeft}
                  aria-label=${WORDS.turnedLeft(counter.name)}
                  ?disabled=${isKept}
                  @click=${() => turn(this.map, counter, 1)}
                >
                  ${iconOf(TURN_LEFT)}
                </button>
                <button
                  class="plain square"
                  title=${WORDS.turnRight}
                  aria-label=${WORDS.turnedRight(counter.name)}
                  ?disabled=${isKept}
                  @click=${() => turn(this.map, counter, -1)}
                >
                  ${iconOf(TURN_RIGHT)}
                </button>`
        }
        <button
          class="plain square"
          title=${WORDS.removeFromTheMap}
          aria-label=${WORDS.takeOff(counter.name)}
          ?disabled=${isKept}
          @click=${() => takeOff(this.map, counter.id)}
        >
          ${markIcon('off')}
        </button>
      </span>
      <span class="settings">
        ${
          faces.length < 2
            ? nothing
            : select({
                label: WORDS.faceOf(counter.name),
                options: faces.map((name) => ({ value: name, title: name })),
                value: up,
                choose: (name) => showFace(this.map, counter.id, name),
                isDisabled: isKept,
              })
        }
        ${
          facing === null
            ? nothing
            : select({
                label: WORDS.facingOf(counter.name),
                options: [
                  ...(facing.now === '' ? [{ value: '', title: WORDS.noFacing }] : []),
                  ...facing.names.map((name) => ({ value: name, title: name })),
                ],
                value: facing.now,
                choose: (name) => face(this.map, counter, name),
                isDisabled: isKept,
              })
        }
      </span>
    </li>`;
  }

  /** The hex with its neighbours: how far each lies above or below it. */
  #diagram(hex: number): unknown {
    const { scene, place } = this.map.scene;
    if (scene === null || place === null) return nothing;
    const { grid } = place;
    const turned = grid.orientation === 'pointy' ? 0 : Math.PI / 6;
    const corner = (i: number, radius: number): readonly [number, number] => {
      const angle = turned - ((i - 0.5) * Math.PI) / 3;
      return [110 + Math.cos(angle) * radius, 75 + Math.sin(angle) * radius];
    };
    const outline = [0, 1, 2, 3, 4, 5].map((i) => corner(i, 42).join(',')).join(' ');
    return html`<svg class="diagram" viewBox="0 0 220 150" aria-hidden="true">
      ${svg`<polygon points=${outline} fill=${scene.terrains[scene.terrain[hex]]?.color ?? 'none'} fill-opacity="0.5" stroke="var(--line-strong)" />
        <text class="climb" x="110" y="75" style="font-size:15px">${scene.elevation[hex]}</text>`}
      ${[0, 1, 2, 3, 4, 5].map((d) => {
        const other = grid.neighbour[hex * 6 + d];
        const kinds = scene.sides.filter(({ side }) => side === sideOf(grid, hex, d));
        const [[x1, y1], [x2, y2]] = [corner(d, 42), corner(d + 1, 42)];
        const angle = turned - (d * Math.PI) / 3;
        const at = (radius: number): readonly [number, number] => [
          110 + Math.cos(angle) * radius * 1.12,
          75 + Math.sin(angle) * radius,
        ];
        const climb = other < 0 ? 0 : scene.elevation[other] - scene.elevation[hex];
        const [inX, inY] = at(27);
        const [outX, outY] = at(58);
        const color = scene.sideStyles[kinds.at(-1)?.style ?? -1]?.color ?? 'none';
        return svg`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke=${color} stroke-width="5" stroke-linecap="round" />
          <text class="climb" x=${inX} y=${inY}>${climb === 0 ? '' : climb > 0 ? `▲${climb}` : `▼${-climb}`}</text>
          <text x=${outX} y=${outY}>${other < 0 ? '' : this.map.label(other)}</text>`;
      })}
    </svg>`;
  }

  #sides(hex: number): unknown {
    const { scene, place, project } = this.map.scene;
    if (scene === null || place === null) return nothing;
    const { grid } = place;
    const change = (other: number, former: string, kind: string): void => {
      const { editor } = this.map.session;
      editor.begin(kind === '' ? WORDS.eraseAHexside : WORDS.drawHexside(kind));
      if (former !== '')
        this.map.edits.do(eraseHexside(project, this.map.id, hex, other, former, this.map.edits.because));
      if (kind !== '') this.map.edits.do(drawHexside(project, this.map.id, kind, hex, other));
      editor.end();
    };
    if (scene.sideStyles.length === 0) return nothing;
    return html`<table>
      ${[0, 1, 2, 3, 4, 5].map((d) => {
        const other = grid.neighbour[hex * 6 + d];
        if (other < 0) return nothing;
        const there = scene.sides.findLast(({ side }) => side === sideOf(grid, hex, d));
        const former = there === undefined ? '' : (scene.sideStyles[there.style]?.id ?? '');
        const direction = directionName(grid.orientation, d);
        return html`<tr>
          <th scope="row">${direction}</th>
          <td class="number">${this.map.label(other)}</td>
          <td>
            ${select({
              label: WORDS.hexsideTo(direction),
              options: [
                { value: '', title: WORDS.none },
                ...scene.sideStyles.map(({ id, name }) => ({ value: id, title: name })),
              ],
              value: former,
              choose: (feature) => change(other, former, feature),
              isDisabled: this.#isKept('sides'),
            })}
          </td>
        </tr>`;
      })}
    </table>`;
  }

  #things(hex: number): unknown {
    const { scene, project } = this.map.scene;
    if (scene === null) return nothing;
    const { id } = this.map;
    const remove = (list: 'features' | 'labels', name: string): unknown =>
      html`<button
        class="plain square"
        title=${WORDS.remove}
        ?disabled=${this.#isKept(list === 'features' ? 'paths' : 'labels')}
        aria-label=${WORDS.removeNamed(name)}
        @click=${() => this.map.edits.do(removeFromMap(project, id, list, name, this.map.edits.because))}
      >
        ${markIcon('off')}
      </button>`;
    const paths = scene.paths.filter(({ hexes }) => hexes.includes(hex));
    const labels = scene.labels.filter((label) => label.hex === hex);
    const zones = scene.zones.filter(({ hexes }) => hexes.includes(hex));
    const others = scene.zones.filter(({ hexes }) => !hexes.includes(hex));
    return html`<ul class="things">
      ${paths.map(
        (path) =>
          html`<li>
            <span>${scene.pathStyles[path.style]?.name} <span class="soft small">${path.id}</span></span
            >${remove('features', path.id)}
          </li>`,
      )}
      ${labels.map(
        (label) =>
          html`<li>
            <label-fields .map=${this.map} .label=${label} ?disabled=${this.#isKept('labels')}></label-fields>
            ${remove('labels', label.id)}
          </li>`,
      )}
      ${zones.map(
        (zone) =>
          html`<li>
            <span>${WORDS.inZone(zone.name)}</span
            ><button
              class="plain square"
              title=${WORDS.removeFromTheZone}
              aria-label=${WORDS.takeOutOf(zone.name)}
              ?disabled=${this.#isKept('zones')}
              @click=${() => this.map.edits.do(paintZone(project, id, zone.id, [], [hex], this.map.edits.because))}
            >
              ${markIcon('off')}
            </button>
          </li>`,
      )}
      <li>
        <button class="small" ?disabled=${this.#isKept('labels')} @click=${() => this.#write(hex)}>
          ${markIcon('plus')} ${WORDS.name}
        </button>
        ${
          others.length === 0
            ? nothing
            : addSelect({
                label: WORDS.addToAZone,
                prompt: WORDS.addToAZone2,
                isDisabled: this.#isKept('zones'),
                options: others.map(({ id, name }) => ({ value: id, title: name })),
                add: (zone) => void this.map.edits.do(paintZone(project, id, zone, [hex], [], this.map.edits.because)),
              })
        }
      </li>
    </ul>`;
  }

  #write(hex: number): void {
    const { project } = this.map.scene;
    this.map.edits.do(addLabel(project, this.map.id, freshName(this.map.scene, 'labels', 'name'), WORDS.newName, hex));
  }

  readonly #copyLink = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => notify(WORDS.theLinkToThisHexIs, { tone: 'good' }),
      () => notify(WORDS.theBrowserDoesNotLetThe),
    );
  };
}

customElements.define('inspect-panel', InspectPanel);
