import type { PackageSource } from '@hexwright/model';

/** Three units on foot of each side, seven hexes from each other, with nothing to fight for. */
export function footAlone(): PackageSource {
  const armies = [
    { side: 'red', edge: 'north', routDirections: ['NE', 'NW'], row: '02' },
    { side: 'blue', edge: 'south', routDirections: ['SE', 'SW'], row: '09' },
  ].map((army) => ({ ...army, units: ['03', '05', '07'].map((column) => ({ id: `${army.side}-${column}`, column })) }));
  const files = {
    'scenario.json': {
      id: 'test/foot-alone',
      title: 'Foot alone',
      kind: 'battle',
      extends: 'gmb/house-tables',
      sides: armies.map(({ side, edge, routDirections }) => ({
        id: side,
        name: side,
        color: '#aa0000',
        edge,
        routDirections,
      })),
      firstSide: 'red',
      modules: ['points-by-morale'],
      setUp: armies.flatMap(({ units, row }) => units.map(({ id, column }) => ({ unit: id, hexes: [column + row] }))),
    },
    'map.json': {
      grid: { orientation: 'pointy', columns: 10, rows: 10, shift: 'even' },
      numbering: { preset: 'column-row', digits: 2 },
      terrainCodes: { '.': 'plain' },
      terrain: Array.from({ length: 10 }, () => '..........'),
      elevation: Array.from({ length: 10 }, () => '1111111111'),
    },
    'terrain.json': { terrains: [{ id: 'plain', name: 'Plain', cost: 1 }] },
    'units.json': {
      units: armies.flatMap(({ side, units }) =>
        units.map(({ id }) => ({
          id,
          name: id,
          side,
          kind: 'unit',
          class: 'infantry',
          size: 'single',
          values: { armour: 'leather', movement: 4, morale: 'C' },
          faces: [{ id: 'melee', values: { melee: true } }],
        })),
      ),
    },
  };
  const texts = Object.entries(files).map(([name, content]): [string, string] => [
    name,
    JSON.stringify({ format: 1, ...content }),
  ]);
  return { id: 'test/foot-alone', files: new Map(texts) };
}
