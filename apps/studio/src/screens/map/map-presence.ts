import type { Board, Camera, Hit, PersonMark } from '@hexwright/board';
import { equalJson } from '@hexwright/model';
import { MOST_HEXES } from '@hexwright/workspace';
import { personColor } from '../../parts/person-colors.ts';
import { Store } from '../../parts/store.ts';
import type { MapContext } from './map-context.ts';

/** Others on the same map: where they are, and what they see of oneself. */
export class MapPresence {
  /** Everybody else who is on this map, for the board. */
  readonly people = new Store<readonly PersonMark[]>([]);
  readonly #context: MapContext;
  readonly #hover: Store<Hit | null>;
  readonly #camera: Store<Camera | null>;
  readonly #ends: (() => void)[];

  /**
   * @param hover what the pointer is over
   * @param camera what the window shows
   */
  constructor(context: MapContext, hover: Store<Hit | null>, camera: Store<Camera | null>) {
    this.#context = context;
    this.#hover = hover;
    this.#camera = camera;
    const { presence } = context.session;
    const tell = (): void => this.#notify();
    this.#ends = [
      presence.others.listen(() => this.#look()),
      presence.followed.listen(() => this.#look()),
      ...[hover, context.hand.focus, context.hand.selection, camera].map((store) => store.listen(tell)),
      context.drawn.listen(() => this.#look()),
      context.board.listen(() => this.#look()),
    ];
    this.#look();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#context.session.presence.showMap(null);
  }

  /** Shows where one is: the pointer, or else the hex that the keyboard is on. */
  #notify(): void {
    const { session, id, hand } = this.#context;
    const { value: seen } = this.#camera;
    session.presence.showMap({
      package: id,
      hex: this.#context.label(this.#hover.value?.hex ?? hand.focus.value),
      selection: hand.selection.value.slice(0, MOST_HEXES).map((hex) => this.#context.label(hex)),
      view: seen === null ? null : { x: seen.x, y: seen.y, scale: seen.scale },
    });
  }

  #look(): void {
    const { session, id, scene, board } = this.#context;
    const { presence } = session;
    const here = presence.others.value.filter(({ map }) => map?.package === id);
    const hexOf = (label: string): number => (label === '' ? -1 : (scene.place?.numbering.hexOf(label) ?? -1));
    const people = here.map(({ name, color, map }) => ({
      name,
      color: personColor(color),
      hex: hexOf(map?.hex ?? ''),
      selection: (map?.selection ?? []).map(hexOf).filter((hex) => hex >= 0),
    }));
    if (!equalJson(people, this.people.value)) this.people.value = people;
    const led = here.find(({ client }) => client === presence.followed.value)?.map?.view;
    if (led !== undefined && led !== null && board.value !== null) follow(board.value, led);
  }
}

function follow(
  board: Board,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const { seen } = board;
  if (seen.x !== x || seen.y !== y || seen.scale !== scale) board.moveTo({ ...seen, x, y, scale });
}
