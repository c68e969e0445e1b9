import { Project } from '@hexwright/workspace';

const FILES: Readonly<Record<string, string>> = {
  'small/scenario.json': JSON.stringify({
    format: 1,
    id: 'small',
    title: 'A small battle',
    kind: 'battle',
    sides: [
      { id: 'red', name: 'Red', color: '#aa0000' },
      { id: 'blue', name: 'Blue', color: '#0000aa' },
    ],
    setUp: [
      { unit: 'guards', hexes: ['0101'] },
      { unit: 'line', hexes: ['0203', '0303'], facing: 'N' },
    ],
  }),
  'small/map.json': JSON.stringify({
    format: 1,
    grid: { orientation: 'pointy', columns: 4, rows: 3, shift: 'even' },
    numbering: { preset: 'column-row' },
    terrainCodes: { '.': 'clear', '~': 'marsh' },
    terrain: ['.~..', '....', '....'],
    elevation: ['1121', '1111', '1111'],
    features: [{ id: 'high-road', feature: 'road', path: ['0101', '0102', '0103'] }],
    hexsides: [{ id: 'wall-1', feature: 'wall', between: ['0301', '0401'] }],
    labels: [{ id: 'hill', text: 'The Hill', hex: '0301' }],
    zones: [{ id: 'red-start', purpose: 'set-up', side: 'red', hexes: ['0101', '0201'] }],
  }),
  'small/terrain.json': JSON.stringify({
    format: 1,
    terrains: [
      { id: 'clear', name: 'Clear', cost: 1 },
      { id: 'marsh', name: 'Marsh', cost: 3, color: '#667755', pattern: 'marsh' },
    ],
    hexsides: [{ id: 'wall', name: 'Wall', cost: 1, when: 'crossing' }],
    features: [{ id: 'road', name: 'Road' }],
  }),
  'small/units.json': JSON.stringify({
    format: 1,
    units: [
      { id: 'guards', name: 'Guards', side: 'red', kind: 'unit', size: 'single', faces: [{ id: 'front' }] },
      { id: 'line', name: 'The Line', side: 'blue', kind: 'unit', size: 'double', faces: [{ id: 'front' }] },
      { id: 'reserve', name: 'Reserve', side: 'blue', kind: 'unit', size: 'single', faces: [{ id: 'front' }] },
    ],
  }),
};

/** A project with the package `small`: a map of four by three hexes, three units, two of them placed. */
export function openPackages(changed: Readonly<Record<string, string>> = {}): Project {
  const project = new Project();
  const files = Object.entries({ ...FILES, ...changed }).map(([path, text]): [string, string] => [
    path.slice('small/'.length),
    text,
  ]);
  project.addPackage('small', new Map(files));
  return project;
}
