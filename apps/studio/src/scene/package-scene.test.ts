import { describe, expect, it } from 'vitest';
import { openPackages } from './testing.ts';
import { PackageScene } from './package-scene.ts';
import { addItem, deriveVariant, Editor, fileKey, paintTerrain, placeUnit, setItem } from '@hexwright/workspace';

const MAP = 'small/map.json';

function small(files: Readonly<Record<string, string>> = {}): { editor: Editor; scene: PackageScene } {
  const editor = new Editor(openPackages(files), 'Ann');
  return { editor, scene: new PackageScene(editor.project, 'small') };
}

describe('a package as a scene', () => {
  it('has grounds, lines, names, zones and counters', () => {
    const drawn = small().scene.scene!;
    expect(drawn.terrains.map(({ id }) => id)).toEqual(['clear', 'marsh']);
    expect(Array.from(drawn.terrain.slice(0, 4))).toEqual([0, 1, 0, 0]);
    expect(Array.from(drawn.elevation.slice(0, 4))).toEqual([1, 1, 2, 1]);
    expect(drawn.sides).toHaveLength(1);
    expect(drawn.paths).toMatchObject([{ id: 'high-road', hexes: [0, 4, 8] }]);
    expect(drawn.labels).toEqual([{ id: 'hill', text: 'The Hill', hex: 2 }]);
    expect(drawn.zones).toMatchObject([{ id: 'red-start', color: '#aa0000', hexes: [0, 1] }]);
    expect(drawn.counters).toMatchObject([
      { id: 'guards', place: 0, across: null, name: 'Guards' },
      { id: 'line', place: 9, across: 0, name: 'The Line' },
    ]);
    expect(drawn.label(0)).toBe('0101');
  });

  it('changes one entry when a hex is painted, and nothing else', () => {
    const { editor, scene } = small();
    const heard: unknown[] = [];
    editor.project.listen((change) => heard.push(scene.take(change)));
    // The first edit takes the file apart.
    editor.do(paintTerrain(editor.project, 'small', [6], 'marsh'));
    heard.length = 0;
    const before = scene.scene;
    editor.do(paintTerrain(editor.project, 'small', [5], 'marsh'));
    expect(heard).toEqual([{ hexes: [5], isOther: false }]);
    expect(scene.scene).toBe(before);
    expect(before!.terrain[5]).toBe(1);
    editor.undo();
    expect(before!.terrain[5]).toBe(0);
  });

  it('keeps every table that a change does not touch', () => {
    const { editor, scene } = small();
    editor.project.listen((change) => void scene.take(change));
    const before = scene.scene!;
    editor.do(placeUnit(editor.project, 'small', 'guards', { hexes: [3] }));
    const after = scene.scene!;
    expect(after.counters.map(({ place }) => place)).toEqual([3, 9]);
    expect(after.counters[1]).toBe(before.counters[1]);
    for (const key of ['terrain', 'terrains', 'sides', 'paths', 'labels', 'zones', 'label'] as const) {
      expect(after[key]).toBe(before[key]);
    }
  });

  it('follows the chart, and draws anew what the map is made of', () => {
    const { editor, scene } = small();
    editor.project.listen((change) => void scene.take(change));
    editor.do(addItem(editor.project, 'small', 'terrains', { id: 'wood', name: 'Wood', cost: 2, color: '#336633' }));
    editor.do(paintTerrain(editor.project, 'small', [0], 'wood'));
    const drawn = scene.scene!;
    expect(drawn.terrains[drawn.terrain[0]]).toMatchObject({ id: 'wood', color: '#336633' });
    editor.do(setItem(editor.project, 'small', 'terrains/wood/color', '#112233'));
    expect(scene.scene!.terrains[scene.scene!.terrain[0]].color).toBe('#112233');
  });
});

describe('a package without a map of its own', () => {
  it('shows the map it inherits, and its own changes of it', () => {
    const { editor } = small();
    editor.do(deriveVariant(editor.project, 'small', 'variant', 'A variant'));
    const scene = new PackageScene(editor.project, 'variant');
    editor.project.listen((change) => void scene.take(change));
    expect(scene.state).toEqual({ is: 'inherited', from: 'small' });
    editor.do(paintTerrain(editor.project, 'variant', [5], 'marsh'));
    editor.do(setItem(editor.project, 'variant', 'map/labels/hill/text', 'Their Hill'));
    expect(scene.scene!.terrain[5]).toBe(1);
    expect(scene.scene!.labels[0].text).toBe('Their Hill');
    expect(editor.project.part('small:map.json', 'labels', 0, 'text')).toBe('The Hill');
    expect(scene.items.isOwn('map/labels', 'hill')).toBe(false);
  });

  it('has nothing to show where there is none', () => {
    const { scene } = small({ [MAP]: '{}' });
    expect([scene.state, scene.scene, scene.place]).toEqual([{ is: 'missing' }, null, null]);
  });
});

describe('broken content', () => {
  it.each([
    ['{ "grid": ', 'broken'],
    [
      '{ "grid": { "orientation": "flat", "columns": -1, "rows": 2, "shift": "odd" }, "numbering": { "preset": "column-row" } }',
      'broken',
    ],
    ['{}', 'missing'],
  ])('says that the map of %s is %s', (text, is) => {
    const { scene } = small({ [MAP]: text });
    expect(scene.state).toEqual({ is });
    expect(scene.scene).toBeNull();
  });

  it('shows placeholders for what it does not know', () => {
    const map = JSON.parse(openPackages().text('small:map.json')!) as Record<string, unknown>;
    const odd = {
      ...map,
      terrain: ['.?.x', '..'],
      elevation: 7,
      features: [{ id: 'a', feature: 'canal', path: ['0101', '9999', 4] }, 'nonsense', null],
      hexsides: [
        { id: 'b', feature: 'moat', between: ['0101', '0201'] },
        { id: 'c', between: ['0101', '0404'] },
      ],
      labels: [{ id: 'd', text: 5, hex: '0101' }, { hex: 'nowhere' }],
      zones: { not: 'a list' },
    };
    const { scene } = small({
      [MAP]: JSON.stringify(odd),
      'small/scenario.json': JSON.stringify({
        format: 1,
        id: 'small',
        setUp: [
          { unit: 'ghost', hexes: ['0101'] },
          { unit: 'line', hexes: ['0101', '0403'], facing: 'UP' },
          { unit: 3 },
        ],
      }),
    });
    const drawn = scene.scene!;
    expect(drawn.terrains.map(({ name }) => name)).toContain('No terrain');
    expect(drawn.pathStyles.map(({ name }) => name)).toContain('Unknown feature "canal"');
    expect(drawn.sides).toHaveLength(1);
    expect(drawn.counters).toMatchObject([
      { id: 'ghost', values: '?', marks: [{ tone: 'danger' }] },
      { id: 'line', place: 0, across: null },
    ]);
  });

  it('goes on showing the last map that could be read', () => {
    const { editor, scene } = small();
    editor.project.listen((change) => void scene.take(change));
    const before = scene.scene;
    editor.project.addPackage('small', new Map([['map.json', '{"format": 1, "grid"']]));
    expect(editor.project.isText(fileKey('small', 'map.json'))).toBe(true);
    expect(scene.state).toEqual({ is: 'broken' });
    expect(scene.scene).toBe(before);
  });

  it('says so where only the changes of an inherited map cannot be read', () => {
    const { editor } = small();
    editor.do(deriveVariant(editor.project, 'small', 'variant', 'A variant'));
    const scene = new PackageScene(editor.project, 'variant');
    const heard: unknown[] = [];
    editor.project.listen((change) => heard.push(scene.take(change)));
    editor.project.addPackage('variant', new Map([['map.json', '{"changes"']]));
    expect(scene.state).toEqual({ is: 'broken' });
    expect(heard).toEqual([{ hexes: [], isOther: true }]);
  });
});
