import { FORMAT, writeCanonical, type JsonValue } from '@hexwright/model';
import * as Y from 'yjs';
import type { JsonObject } from './form.ts';
import { Project } from './project.ts';

/** Texts of a small battle for tests: path inside the package to text. */
export const battle: ReadonlyMap<string, string> = new Map([
  [
    'scenario.json',
    written('scenario', {
      $schema: '../schemas/scenario.schema.json',
      id: 'ford',
      title: 'The ford',
      kind: 'battle',
      summary: 'Red wants to cross the river.',
      sides: [
        { id: 'red', name: 'Red', color: '#aa2211', edge: 'north' },
        { id: 'blue', name: 'Blue', color: '#1133aa', edge: 'south' },
      ],
      firstSide: 'red',
      setUp: [{ unit: 'guards', hexes: ['0101', '0201'], facing: 'S' }],
    }),
  ],
  [
    'map.json',
    written('map', {
      $schema: '../schemas/map.schema.json',
      grid: { orientation: 'pointy', columns: 6, rows: 5, shift: 'even' },
      numbering: { preset: 'column-row' },
      terrainCodes: { '.': 'clear', '~': 'river' },
      terrain: ['......', '..~~..', '......', '......', '......'],
      elevation: ['111111', '111111', '111222', '111111', '111111'],
      features: [{ id: 'high-road', feature: 'road', path: ['0101', '0102'] }],
      zones: [{ id: 'camp', purpose: 'objective', side: 'blue', hexes: ['0405', '0505'] }],
    }),
  ],
  [
    'units.json',
    written('units', {
      $schema: '../schemas/units.schema.json',
      units: ['guards', 'archers', 'horse', 'pikes'].map((id, index) => ({
        id,
        name: id,
        side: index % 2 === 0 ? 'red' : 'blue',
        kind: 'unit',
        size: 'single',
        values: { movement: 6, armour: 'mail', morale: 'B' },
        faces: [{ id: 'front' }, { id: 'back', values: { movement: 4 } }] as JsonValue,
        note: `The ${id} of the ford.`,
      })),
    }),
  ],
  [
    'terrain.json',
    written('terrain', {
      $schema: '../schemas/terrain.schema.json',
      terrains: [
        { id: 'clear', name: 'Clear', cost: 1 },
        { id: 'river', name: 'River', cost: 'prohibited' },
        { id: 'marsh', name: 'Marsh', cost: 2 },
        { id: 'wood', name: 'Wood', cost: 2 },
      ],
      hexsides: [{ id: 'ridge', cost: 1, when: 'crossing' }],
      features: [{ id: 'road', name: 'Road' }],
    }),
  ],
  [
    'rules.json',
    written('rules', {
      $schema: '../schemas/rules.schema.json',
      modifiers: [
        { id: 'wet', applies: 'melee.dice', label: 'Wet feet', when: 'unit.side == "red"', value: -1 },
        { id: 'flank', applies: 'melee.dice', label: 'Flank', value: 2 },
      ],
      objectives: [{ id: 'camp', zone: 'camp', side: 'red', points: 4 }],
    }),
  ],
]);

/** A variant of it that has nothing of its own yet. */
export const variant: ReadonlyMap<string, string> = new Map([
  [
    'scenario.json',
    written('scenario', { id: 'ford-dry', title: 'The ford in summer', kind: 'battle', extends: 'ford' }),
  ],
]);

function written(kind: Parameters<typeof writeCanonical>[0], content: JsonObject): string {
  return writeCanonical(kind, { format: FORMAT, ...content });
}

/** A project with the battle and its variant. */
export function sampleProject(): Project {
  const project = new Project();
  project.addPackage('ford', battle);
  project.addPackage('ford-dry', variant);
  return project;
}

/** Another person's copy of a project. */
export function copyOf(project: Project): Project {
  const other = new Project();
  Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(project.doc));
  return other;
}

/** Brings copies together: each gets what the others have. */
export function sync(...projects: readonly Project[]): void {
  const updates = projects.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of projects) for (const update of updates) Y.applyUpdate(doc, update);
}
