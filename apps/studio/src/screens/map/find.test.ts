import { describe, expect, it } from 'vitest';
import { PackageScene } from '../../scene/package-scene.ts';
import { openPackages } from '../../scene/testing.ts';
import { find } from './find.ts';

const scene = new PackageScene(openPackages(), 'small');
const titles = (words: string): string[] => find(scene, words).map(({ title, kind }) => `${title}: ${kind}`);

describe('find', () => {
  it('finds hexes by their numbers, units on the map and off it, names, zones and terrains', () => {
    expect(titles('0301')).toEqual(['0301: Hex']);
    expect(titles('line')).toEqual(['The Line: Unit, 0203']);
    expect(titles('reserve')).toEqual(['Reserve: Unit, not placed']);
    expect(titles('hill')).toEqual(['The Hill: Name']);
    expect(titles('red')).toEqual(['red-start: Zone']);
    expect(titles('MARSH')).toEqual(['Marsh: Terrain, 1 hex']);
    expect(titles('high')).toEqual(['high-road: Road']);
  });

  it('finds nothing for nothing', () => {
    expect(titles(' ')).toEqual([]);
    expect(titles('zzz')).toEqual([]);
  });
});
