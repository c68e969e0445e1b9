import type { Problem } from '@hexwright/model';
import { Store } from '../../parts/store.ts';
import { hexesOfProblem } from '../../scene/problem-places.ts';
import type { MapContext } from './map-context.ts';

/** Problems of more hexes than this are told in the list, not on every hex. */
const MOST_MARKED = 60;

/** What the compiler has against a map, by the hexes on which it lies. */
export class MapProblems {
  readonly byHex = new Store<ReadonlyMap<number, readonly Problem[]>>(new Map());
  readonly #context: Pick<MapContext, 'session' | 'id' | 'scene'>;
  readonly #end: () => void;

  constructor(context: Pick<MapContext, 'session' | 'id' | 'scene'>) {
    this.#context = context;
    this.#end = context.session.compileService.report.listen(() => this.#look());
    this.#look();
  }

  close(): void {
    this.#end();
  }

  /** Hexes with an error, or those that have none but a warning. */
  hexes(isGrave: boolean): number[] {
    const isError = ({ severity }: Problem): boolean => severity === 'error';
    return [...this.byHex.value].flatMap(([hex, list]) => (list.some(isError) === isGrave ? [hex] : []));
  }

  #look(): void {
    const { session, id, scene } = this.#context;
    const report = session.compileService.report.value;
    const places = new Map<number, Problem[]>();
    for (const problem of report?.package === id ? report.problems : []) {
      const hexes = hexesOfProblem(scene, problem);
      if (hexes.length > MOST_MARKED) continue;
      for (const hex of hexes) places.set(hex, [...(places.get(hex) ?? []), problem]);
    }
    if (places.size > 0 || this.byHex.value.size > 0) this.byHex.value = places;
  }
}
