import { describe, expect, it } from 'vitest';
import { areasOfHexes, sceneChange } from './change.ts';
import type { Area } from './layout.ts';
import { sampleScene } from './sample-scene.ts';
import type { BoardScene } from './scene.ts';
import { stage } from './stage.ts';

const NAME: Area = { left: 1, top: 2, right: 3, bottom: 4 };
const scene = sampleScene();
const before = stage(scene);

function changed(changes: Partial<BoardScene>) {
  return sceneChange(before, stage({ ...scene, ...changes }, before), () => NAME);
}

describe('what differs between two scenes', () => {
  it('is nothing where lists are new but hold the same', () => {
    const { sides, paths, labels, zones, terrain, elevation } = scene;
    const copies = structuredClone({ sides, paths, labels, zones, terrain, elevation });
    expect(changed({ ...copies, label: (hex) => scene.label(hex), terrains: [...scene.terrains] })).toEqual([]);
    expect(changed({ counters: [] })).toEqual([]);
  });

  it('is where a hex was painted, a side drawn, a road changed, a name moved', () => {
    const terrain = scene.terrain.slice();
    terrain[34] = 2;
    expect(changed({ terrain })).toEqual(areasOfHexes(before, [34]));
    expect(changed({ sides: [] })).toHaveLength(2);
    expect(changed({ paths: [{ ...scene.paths[0], hexes: [60, 61] }] })).toHaveLength(4);
    expect(changed({ labels: [{ ...scene.labels[0], hex: 50 }] })).toEqual([NAME, NAME]);
    expect(changed({ zones: [] })).toHaveLength(2);
  });

  it('is everything where kinds, numbers or the lowest level differ', () => {
    expect(changed({ terrains: scene.terrains.map((one) => ({ ...one, color: '#123456' })) })).toBe('everything');
    expect(changed({ label: (hex) => `x${hex}` })).toBe('everything');
    expect(changed({ elevation: scene.elevation.map((level) => level - 1) })).toBe('everything');
    expect(sceneChange(before, stage(scene), () => NAME)).toBe('everything');
  });
});
