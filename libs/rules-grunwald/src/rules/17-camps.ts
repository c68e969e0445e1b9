/** [17.0] The camps of a map. */
import type { CompiledHexGame } from '@hexwright/compiler';

/** A camp: a zone of the map with an objective; its contingent is named by the zone's id. */
export interface Camp {
  readonly id: string;
  readonly side: number;
  readonly contingent: number;
  readonly hexes: Int32Array;
  /** By hex: 1 within the distance that alarms it. */
  readonly near: Uint8Array;
}

/** The camps of a map. */
export class Camps {
  readonly list: readonly Camp[];
  /** The hexes of objectives, camps among them, each once. */
  readonly scoring: readonly number[];
  /** By side: what each hex brings it. */
  readonly #points: readonly ReadonlyMap<number, number>[];

  constructor(game: CompiledHexGame) {
    const { map, vocabulary } = game;
    const distance = Number(game.parameters.get('camp-alarm-distance') ?? 0);
    this.list = vocabulary.ids('contingents').flatMap((id, contingent): Camp[] => {
      const zone = map.zones.get(`${id}-camp`);
      if (zone === undefined) return [];
      const near = Uint8Array.from({ length: map.grid.count }, (_, hex) =>
        zone.hexes.some((one) => map.grid.distance(one, hex) <= distance) ? 1 : 0,
      );
      return [{ id: zone.id, side: zone.side, contingent, hexes: zone.hexes, near }];
    });
    const points = vocabulary.ids('sides').map(() => new Map<number, number>());
    for (const objective of game.objectives) {
      const own = points[objective.side];
      for (const hex of objective.zone.hexes) own.set(hex, (own.get(hex) ?? 0) + objective.points);
    }
    this.#points = points;
    this.scoring = [...new Set(points.flatMap((own) => [...own.keys()]))];
  }

  /** What a side scores once its first unit enters the hex; null where it has no objective there. */
  pointsIn(hex: number, side: number): number | null {
    return this.#points[side].get(hex) ?? null;
  }
}
