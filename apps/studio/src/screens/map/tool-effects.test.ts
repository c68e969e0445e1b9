import { copyPatch, rotatedPatch, stage, type ToolEffect } from '@hexwright/board';
import { Grid, sideBetween } from '@hexwright/hex';
import { Editor } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { PackageScene } from '../../scene/package-scene.ts';
import { openPackages } from '../../scene/testing.ts';
import { freshName, plansOf } from './tool-effects.ts';

function map(): { editor: Editor; scene: PackageScene; make: (effect: ToolEffect) => void } {
  const editor = new Editor(openPackages(), 'Ann');
  const scene = new PackageScene(editor.project, 'small');
  editor.project.listen((change) => void scene.take(change));
  const make = (effect: ToolEffect): void => {
    editor.begin('title' in effect ? effect.title : '');
    for (const plan of plansOf(scene, effect)) expect(editor.do(plan())).toBeNull();
    editor.end();
  };
  return { editor, scene, make };
}

describe('plansOf', () => {
  it('makes one named step of each effect', () => {
    const { editor, scene, make } = map();
    make({ do: 'paint', title: 'Fill 2 hexes: marsh', layer: 'terrain', value: 1, hexes: [4, 5] });
    make({ do: 'paint', title: 'Paint 1 hex: level 4', layer: 'elevation', value: 4, hexes: [6] });
    const side = sideBetween(new Grid(scene.scene!.grid), 5, 6);
    make({ do: 'sides', title: 'Draw 1 side: wall', style: 0, sides: [side], erase: false });
    make({ do: 'add-path', title: 'Draw road', style: 0, hexes: [4, 5] });
    make({ do: 'zone', title: 'Add 1 hex', zone: 'red-start', hexes: [2], erase: false });
    make({ do: 'move', title: 'Move The Line', counter: 'line', place: 4, across: 0, facing: null });
    make({ do: 'place', title: 'Place Reserve', counter: 'reserve', place: 7, across: null, facing: null });
    expect(editor.done).toEqual([
      'Fill 2 hexes: marsh',
      'Paint 1 hex: level 4',
      'Draw 1 side: wall',
      'Draw road',
      'Add 1 hex',
      'Move The Line',
      'Place Reserve',
    ]);
    expect(scene.scene!.terrain[4]).toBe(1);
    expect(scene.scene!.elevation[6]).toBe(4);
    expect(scene.scene!.paths.map(({ id }) => id)).toEqual(['high-road', 'road']);
    expect(scene.scene!.counters.map(({ id, place }) => [id, place])).toEqual([
      ['guards', 0],
      ['line', 4],
      ['reserve', 7],
    ]);
    make({ do: 'sides', title: 'Erase 1 side: wall', style: 0, sides: [side], erase: true });
    make({ do: 'remove-path', title: 'Remove road', path: 'road' });
    make({ do: 'zone', title: 'Take 1 hex', zone: 'red-start', hexes: [2], erase: true });
    expect([scene.scene!.sides.length, scene.scene!.paths.length]).toEqual([1, 1]);
    expect(scene.scene!.zones[0].hexes).toEqual([0, 1]);
  });

  it('keeps the way that a counter of one hex faces', () => {
    const { scene, make } = map();
    make({ do: 'place', title: 'Place Reserve', counter: 'reserve', place: 7, across: null, facing: 2 });
    make({ do: 'move', title: 'Move Reserve', counter: 'reserve', place: 6, across: null, facing: 2 });
    expect(scene.scene!.counters.find(({ id }) => id === 'reserve')).toMatchObject({ place: 6, facing: 2 });
  });

  it('lays a copied piece with its hexsides and paths, and takes all of it back at once', () => {
    const { editor, scene, make } = map();
    const patch = rotatedPatch(copyPatch(stage(scene.scene!), [0, 1, 4]), 3);
    const before = editor.project.text('small:map.json');
    make({ do: 'lay-patch', title: 'Paste 3 hexes', patch, hex: 6 });
    expect(scene.scene!.paths).toHaveLength(2);
    expect(editor.done).toEqual(['Paste 3 hexes']);
    editor.undo();
    expect(JSON.parse(editor.project.text('small:map.json')!)).toEqual(JSON.parse(before!));
  });

  it('says of changes to what is inherited why they are made', () => {
    const project = openPackages();
    const scenario = JSON.stringify({ id: 'dry', title: 'Dry', kind: 'battle', extends: 'small' });
    project.addPackage('dry', new Map([['scenario.json', scenario]]));
    const editor = new Editor(project, 'Ann');
    const scene = new PackageScene(project, 'dry');
    const because = { case: '7.1', reason: 'A dry summer' };
    const effects: readonly ToolEffect[] = [
      { do: 'paint', title: 'Paint', layer: 'terrain', value: 0, hexes: [1] },
      { do: 'paint', title: 'Raise', layer: 'elevation', value: 4, hexes: [6] },
      { do: 'move', title: 'Move Guards', counter: 'guards', place: 8, across: null, facing: null },
    ];
    for (const effect of effects)
      for (const plan of plansOf(scene, effect, because)) expect(editor.do(plan())).toBeNull();
    const written = ['map.json', 'scenario.json'].flatMap((file) => {
      const { changes = [] } = JSON.parse(project.text(`dry:${file}`)!) as { changes?: unknown[] };
      return changes;
    });
    expect(written).toHaveLength(3);
    for (const change of written) expect(change).toMatchObject(because);
  });

  it('does nothing for what is no edit', () => {
    const { scene } = map();
    expect(plansOf(scene, { do: 'select', hexes: [1] })).toEqual([]);
  });
});

describe('freshName', () => {
  it('makes an id of words that nothing has yet', () => {
    const { scene } = map();
    expect(freshName(scene, 'labels', 'The Ford!')).toBe('the-ford');
    expect(freshName(scene, 'labels', 'Hill')).toBe('hill-2');
    expect(freshName(scene, 'labels', '§')).toBe('label');
  });
});
