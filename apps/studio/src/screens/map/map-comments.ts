import type { PlaceNote } from '@hexwright/board';
import { commentsOf, fileKey } from '@hexwright/workspace';
import { Store } from '../../parts/store.ts';
import type { MapContext } from './map-context.ts';

/** Marks on the hexes about which something is said that is not settled: how many comments there are. */
export class MapComments {
  readonly notes = new Store<readonly PlaceNote[]>([]);
  readonly #context: MapContext;
  readonly #ends: (() => void)[];

  constructor(context: MapContext) {
    this.#context = context;
    const file = fileKey(context.id, 'comments.json');
    this.#ends = [
      context.session.project.listen(({ files }) => (files.has(file) ? this.#look() : undefined)),
      context.drawn.listen(() => (this.notes.value.length > 0 ? this.#look() : undefined)),
      context.board.listen(() => this.#look()),
    ];
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #look(): void {
    const { session, id, scene } = this.#context;
    const counts = new Map<number, number>();
    for (const { hex, unit, resolved } of commentsOf(session.project, id)) {
      if (resolved !== undefined) continue;
      const counter = scene.scene?.counters.find((one) => one.id === unit);
      const at = hex === undefined ? (counter?.place ?? -1) : (scene.place?.numbering.hexOf(hex) ?? -1);
      if (at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    this.notes.value = [...counts].map(([hex, count]) => ({
      place: hex,
      text: `“${count}”`,
      tone: 'selection',
      low: true,
    }));
  }
}
