import { describe, expect, it } from 'vitest';
import { Editor } from '../editor.ts';
import { openPackage, type Project } from '../project.ts';
import { called, targetWords } from './called.ts';
import { sampleProject } from '../sample.ts';
import { addItem, setItem } from './items.ts';
import { addZone, drawHexside, drawPath, paintZone } from './map-items.ts';
import { paintTerrain } from './paint.ts';
import { flipUnit } from './set-up.ts';

function project(): Project {
  const files = (id: string, more: object, units: readonly object[]): Map<string, string> =>
    new Map([
      ['scenario.json', JSON.stringify({ id, title: id, kind: 'battle', ...more })],
      ['units.json', JSON.stringify({ units })],
    ]);
  const guards = { id: 'guards-1', name: 'Household guards', side: 'red', kind: 'unit', faces: [{ id: 'front' }] };
  const setUp = [{ unit: 'guards-1', hexes: ['0101'] }];
  const opened = openPackage('my/base', files('my/base', { setUp }, [guards]));
  opened.addPackage('my/war', files('my/war', { extends: 'my/base' }, [{ ...guards, id: 'nameless', name: '' }]));
  return opened;
}

describe('titles of steps', () => {
  it('name what they are about, in a base too, and have the id of what has no name', () => {
    expect(called(project(), 'my/war', 'units/guards-1')).toBe('Household guards');
    expect(called(project(), 'my/war', 'units/nobody')).toBe('nobody');
    expect(targetWords(project(), 'my/war', 'units/guards-1/values/movement')).toBe('movement of Household guards');
    expect(targetWords(project(), 'my/war', 'setUp/guards-1/facing')).toBe('facing of Household guards');
    expect(targetWords(project(), 'my/war', 'map/labels/the-hill')).toBe('the-hill');
    expect(targetWords(project(), 'my/war', 'map/hexsides/river-0101-0102')).toBe('river-0101-0102');
    expect(targetWords(project(), 'my/war', 'nonsense')).toBe('nonsense');
  });

  it('stand in the list of what can be undone', () => {
    const ann = new Editor(project(), 'Ann');
    expect(ann.do(setItem(ann.project, 'my/base', 'units/guards-1/values/movement', 6))).toBeNull();
    expect(ann.do(flipUnit(ann.project, 'my/base', 'guards-1', 'front'))).toBeNull();
    expect(ann.done).toEqual(['Set movement of Household guards to 6', 'Turn Household guards over: front']);
  });

  it('name the terrain and the zone that are painted', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    ann.do(addItem(ann.project, 'ford', 'terrains', { id: 'mapTerrain-7', name: 'Reed bed', cost: 2 }));
    ann.do(addZone(ann.project, 'ford', { id: 'zone-1', purpose: 'reinforcement', name: 'The bank' }, [0]));
    ann.do(paintTerrain(ann.project, 'ford', [1, 2], 'mapTerrain-7'));
    ann.do(paintZone(ann.project, 'ford', 'zone-1', [1]));
    expect(ann.done.slice(-2)).toEqual(['Paint 2 hexes: reed bed', 'Paint 1 hex: zone The bank']);
  });

  it('name what is laid on the map for the first time', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    ann.do(addItem(ann.project, 'ford', 'hexsides', { id: 'side-7', name: 'Mill race', cost: 1, when: 'crossing' }));
    ann.do(addItem(ann.project, 'ford', 'features', { id: 'feature-7', name: 'Cart track' }));
    ann.do(addZone(ann.project, 'ford', { id: 'zone-1', purpose: 'objective', name: 'The bank' }, []));
    ann.do(addZone(ann.project, 'ford', { id: 'zone-2', purpose: 'objective' }, [0, 1]));
    ann.do(drawHexside(ann.project, 'ford', 'side-7', 0, 1));
    ann.do(drawPath(ann.project, 'ford', 'feature-7', 'track', [0, 1]));
    expect(ann.done.slice(-4)).toEqual([
      'Add the zone The bank',
      'Add the zone zone-2: 2 hexes',
      'Draw a hexside: Mill race',
      'Draw a path: Cart track, 2 hexes',
    ]);
  });
});
