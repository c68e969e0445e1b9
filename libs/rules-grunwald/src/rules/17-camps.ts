/** [17.0] The camps of a map. */
import type { CompiledHexGame, CompiledObjective } from '@hexwright/compiler';

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
  readonly #objectives: readonly (CompiledObjective | null)[];

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
    const byHex = Array.from({ length: map.grid.count }, (): CompiledObjective | null => null);
    for (const objective of game.objectives) for (const hex of objective.zone.hexes) byHex[hex] = objective;
    this.#objectives = byHex;
  }

  /** The objective that a hex belongs to, or null. */
  objectiveIn(hex: number): CompiledObjective | null {
    return this.#objectives[hex];
  }
}
