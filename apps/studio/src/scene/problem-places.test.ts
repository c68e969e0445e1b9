import { problemAt } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { PackageScene } from './package-scene.ts';
import { hexesOfProblem } from './problem-places.ts';
import { openPackages } from './testing.ts';

const scene = new PackageScene(openPackages(), 'small');

describe('hexesOfProblem', () => {
  it.each([
    ['scenario.json', '/setUp/1/hexes', [8 + 1, 8 + 2]],
    ['scenario.json', '/setUp/1/hexes/1', [8 + 2]],
    ['units.json', '/units/0/values/movement', [0]],
    ['map.json', '/features/0/path/1', [4]],
    ['map.json', '/hexsides/0', [2, 3]],
    ['map.json', '/labels/0/text', [2]],
    ['map.json', '/zones/0', [0, 1]],
    ['map.json', '/terrainCodes/~', [1]],
    ['map.json', '/elevation/2', [8, 9, 10, 11]],
    ['map.json', '/grid', []],
    ['units.json', '/units/2', []],
    ['rules.json', '/tables/0', []],
    ['map.json', '/labels/77', []],
  ])('%s %s', (file, pointer, hexes) => {
    expect(hexesOfProblem(scene, problemAt({ package: 'small', file, pointer }, 'x', 'X.'))).toEqual(hexes);
  });
});
