import { TERRAIN, type Counter } from '@hexwright/board';
import { paintTerrain } from '@hexwright/workspace';
import { html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import '../../ui/menu-list.ts';
import type { MenuGroup, MenuLine } from '../../ui/menu-list.ts';
import { goInPackage, place } from '../../app/navigation.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { focusBoard } from './map-focus.ts';
import type { MapTool, ToolLine } from './map-tool.ts';
import { isWriting } from './map-tools.ts';
import { countersIn, facesOf, facingOf, flip, takeOff, turn } from './unit-edits.ts';
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
  declare map: EditedMap & Pick<MapEditor, 'menu' | 'panel' | 'tools'>;

  constructor() {
    super();
    watch(this, () => [this.map.menu]);
  }

  override render(): unknown {
    const hex = this.#hex;
    const groups = hex < 0 ? [] : this.#groups(hex);
    return html`<menu-list
      label=${WORDS.hex(this.map.label(hex))}
      heading=${this.map.label(hex)}
      .groups=${groups}
      @menu-closed=${() => (this.map.menu.value = null)}
    ></menu-list>`;
  }

  override updated(): void {
    const menu = this.map.menu.value;
    if (menu !== null && this.#hex >= 0) void this.renderRoot.querySelector('menu-list')?.openAt(menu.at.x, menu.at.y);
  }

  /** The hex it is opened for, or -1. */
  get #hex(): number {
    return this.map.menu.value?.hit.hex ?? -1;
  }

  #groups(hex: number): readonly MenuGroup[] {
    const counters = countersIn(this.map, hex);
    return [
      ...counters.map((counter) => ({ title: counter.name, lines: this.#offered(this.#forCounter(counter)) })),
      { lines: this.#offered(this.#forHex(hex)) },
    ];
  }

  /** Those of some choices that may be taken here; the board has the focus again before they are. */
  #offered(choices: readonly Choice[]): readonly MenuLine[] {
    const { map } = this;
    return choices
      .filter(({ edits = false }) => !edits || !map.session.isReadOnly)
      .map(({ title, run }) => ({
        title,
        run: () => {
          focusBoard(map);
          run();
        },
      }));
  }

  #forCounter(counter: Counter): readonly Choice[] {
    const { map } = this;
    const facing = facingOf(map, counter);
    const turns = (['left', 'right', 'about'] as const).flatMap((way) => {
      const now = facing?.names.indexOf(facing.now) ?? -1;
      const sixths = { left: 1, right: -1, about: 3 }[way];
      const to = facing?.names[(now + sixths + 6) % 6] ?? '';
      return now < 0 ? [] : [{ title: WORDS.turnTo[way](to), edits: true, run: () => turn(map, counter, sixths) }];
    });
    return [
      ...turns,
      ...(facesOf(map, counter.id).faces.length < 2
        ? []
        : [{ title: WORDS.flipIt, edits: true, run: () => flip(map, counter.id) }]),
      { title: WORDS.commentOnIt, run: () => map.session.comments.begin({ unit: counter.id }) },
      { title: WORDS.removeFromTheMap, edits: true, run: () => takeOff(map, counter.id) },
      ...map.tools.flat().flatMap((tool) => this.#line(tool, tool.ofCounter, counter.id)),
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
    const terrain = scene.scene?.terrains[hand.options.value.get(TERRAIN)];
    return [
      { title: WORDS.inspectThisHex, run: () => this.#inspect(hex) },
      ...(terrain === undefined
        ? []
        : [
            {
              title: WORDS.paint(terrain.name),
              edits: true,
              run: () =>
                map.edits.change('terrain', paintTerrain(scene.project, map.id, [hex], terrain.id, map.edits.because)),
            },
          ]),
      { title: WORDS.commentOnThisHex, run: () => map.session.comments.begin({ hex: map.label(hex) }) },
      ...map.tools.flat().flatMap((tool) => this.#line(tool, tool.ofHex, hex)),
      { title: WORDS.placeAUnit, edits: true, run: () => (map.panel.value = 'roster') },
      ...(scene.state.is === 'own' ? [{ title: WORDS.showItsRowInTheText, run: () => this.#toText(hex) }] : []),
    ];
  }

  /** What a tool does about something, if it does. */
  #line<Thing>(tool: MapTool, line: ToolLine<Thing> | undefined, about: Thing): readonly Choice[] {
    return line === undefined ? [] : [{ title: line.title, edits: isWriting(tool), run: () => line.run(about) }];
  }

  #toText(hex: number): void {
    const here = place.value;
    const columns = this.map.scene.scene?.grid.columns ?? 1;
    const at = `/terrain/${Math.floor(hex / columns)}`;
    if (here?.at === 'package') goInPackage(here, { screen: 'text', item: 'map.json', where: { at } });
  }

  #inspect(hex: number): void {
    this.map.hand.focus.value = hex;
    this.map.panel.value = 'inspect';
  }
}

customElements.define('map-menu', MapMenu);
