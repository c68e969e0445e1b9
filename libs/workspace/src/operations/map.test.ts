import type { JsonValue } from '@hexwright/model';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addItem,
  Editor,
  MapHexes,
  MapTerrain,
  isOperation,
  paintElevation,
  paintTerrain,
  placementOf,
  placeUnit,
  removeItem,
  resizeMap,
  secondHex,
  mapOf,
  setAt,
  setItem,
  terrainAt,
  type Resizing,
} from '../index.ts';
import { HexRows } from '../hex-rows.ts';
import { sampleProject } from '../sample.ts';

const MAP = 'ford:map.json';
const DRY_SCENARIO = 'ford-dry:scenario.json';

function designer(): Editor {
  return new Editor(sampleProject(), 'Ann');
}

function planOf(plan: ReturnType<typeof resizeMap>): Resizing {
  if (!isOperation(plan)) throw new Error(plan.message);
  return plan;
}

describe('the signs of a map', () => {
  it('stay those of their terrains whatever is painted, and go with a terrain that no hex has', () => {
    const ann = designer();
    const codes = (): unknown => ann.project.part(MAP, 'terrainCodes');
    ann.do(addItem(ann.project, 'ford', 'terrains', { id: 'bog', name: 'Bog', cost: 2 }));
    ann.do(paintTerrain(ann.project, 'ford', [0], 'wood'));
    ann.do(paintTerrain(ann.project, 'ford', [1], 'bog'));
    expect(codes()).toEqual({ '.': 'clear', '~': 'river', a: 'wood', b: 'bog' });
    expect(ann.project.part(MAP, 'terrain', 0)).toBe('ab....');
    ann.do(paintTerrain(ann.project, 'ford', [0], 'clear'));
    expect(ann.project.part(MAP, 'terrain', 0)).toBe('.b....');
    for (const terrain of ['wood', 'bog']) ann.do(removeItem(ann.project, 'ford', `terrains/${terrain}`));
    expect(codes()).toEqual({ '.': 'clear', '~': 'river', b: 'bog' });
    for (let step = 0; step < 6; step++) ann.undo();
    expect(codes()).toEqual({ '.': 'clear', '~': 'river' });
  });
});

describe('resizeMap', () => {
  it('grows at every side, and everything stays where it was', () => {
    const ann = designer();
    ann.do(setItem(ann.project, 'ford-dry', 'setUp/guards/hexes', ['0202', '0302'], { reason: 'x' }));
    ann.do(paintTerrain(ann.project, 'ford-dry', [8], 'marsh', { reason: 'y' }));
    const before = ann.project.ids().map((id) => ann.project.find(id));
    const plan = planOf(
      resizeMap(ann.project, 'ford', { left: 1, top: 1, right: 2 }, { terrain: 'river', elevation: 3 }),
    );
    expect(plan.title).toBe('Make the map 9 x 6 hexes');
    expect(plan.lost).toEqual([]);
    ann.do(plan);
    expect(ann.project.part(MAP, 'grid')).toEqual({ orientation: 'pointy', columns: 9, rows: 6, shift: 'odd' });
    expect(ann.project.part(MAP, 'terrain')).toEqual([
      '~~~~~~~~~',
      '~......~~',
      '~..~~..~~',
      '~......~~',
      '~......~~',
      '~......~~',
    ]);
    expect(ann.project.part(MAP, 'elevation', 0)).toBe('333333333');
    expect(ann.project.part(MAP, 'features', 0, 'path')).toEqual(['0202', '0203']);
    expect(ann.project.part(MAP, 'zones', 0, 'hexes')).toEqual(['0506', '0606']);
    expect(placementOf(ann.project, 'ford', 'guards')?.['hexes']).toEqual(['0202', '0302']);
    expect(placementOf(ann.project, 'ford-dry', 'guards')?.['hexes']).toEqual(['0303', '0403']);
    expect(ann.project.part('ford-dry:map.json', 'changes', 0, 'target')).toBe('map/terrain/0403');
    ann.undo();
    expect(ann.project.ids().map((id) => ann.project.find(id))).toEqual(before);
  });

  it('cuts, says first what is lost, and brings it back', () => {
    const ann = designer();
    ann.do(placeUnit(ann.project, 'ford', 'archers', { hexes: [29] }));
    const before = ann.project.find('ford');
    const plan = planOf(resizeMap(ann.project, 'ford', { left: -1, bottom: -1 }));
    expect(plan.lost).toEqual([
      { package: 'ford', what: 'path', name: 'high-road' },
      { package: 'ford', what: 'zone', name: 'camp' },
      { package: 'ford', what: 'unit', name: 'guards' },
      { package: 'ford', what: 'unit', name: 'archers' },
    ]);
    ann.do(plan);
    expect(ann.project.part(MAP, 'terrain')).toEqual(['.....', '.~~..', '.....', '.....']);
    expect(ann.project.part('ford:scenario.json', 'setUp')).toEqual([]);
    ann.undo();
    expect(ann.project.find('ford')).toEqual(before);
  });

  it('refuses sizes that no map has, and maps of others', () => {
    const ann = designer();
    expect(resizeMap(ann.project, 'ford', { left: -6 })).toMatchObject({ code: 'schema.limit' });
    expect(resizeMap(ann.project, 'ford', { right: 500 })).toMatchObject({ code: 'schema.limit' });
    expect(resizeMap(ann.project, 'ford-dry', { right: 1 })).toMatchObject({ code: 'map.second' });
  });

  it('grown and cut again is the map it was', () => {
    const side = fc.nat({ max: 9 });
    fc.assert(
      fc.property(side, side, side, side, (left, right, top, bottom) => {
        const ann = designer();
        ann.do(paintTerrain(ann.project, 'ford', [0, 7], 'marsh'));
        const before = ann.project.find('ford');
        ann.do(resizeMap(ann.project, 'ford', { left, right, top, bottom }));
        ann.do(resizeMap(ann.project, 'ford', { left: -left, right: -right, top: -top, bottom: -bottom }));
        expect(ann.project.find('ford')).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});

describe('MapTerrain', () => {
  it('knows which hexes have changed, no matter by whom and how', () => {
    const ann = designer();
    const [own, heir] = [new MapTerrain(ann.project, 'ford'), new MapTerrain(ann.project, 'ford-dry')];
    const seen: unknown[] = [];
    ann.project.listen((change) => seen.push([own.take(change), heir.take(change)]));
    ann.do(paintTerrain(ann.project, 'ford', [0, 7, 8], 'river'));
    ann.do(paintTerrain(ann.project, 'ford-dry', [7], 'wood', { reason: 'x' }));
    ann.do(paintTerrain(ann.project, 'ford', [7], 'marsh'));
    ann.undo();
    ann.undo();
    ann.do(setItem(ann.project, 'ford', 'units/guards/values/movement', 1));
    ann.do(resizeMap(ann.project, 'ford', { right: 1 }));
    expect(seen.filter((one) => JSON.stringify(one) !== '[[],[]]')).toEqual([
      [
        [0, 7],
        [0, 7],
      ],
      [[], [7]],
      [[7], []],
      [[7], []],
      [[], [7]],
      [null, null],
    ]);
    expect(own.terrain).toHaveLength(35);
    expect(terrainAt(ann.project, 'ford', 9)).toBe('river');
  });
});

describe('a hex that is painted', () => {
  it.each([
    ['of an own map', 'ford', 'ford'],
    ['of a map that a package inherits', 'ford-dry', 'ford-dry'],
    ['of a map that other packages inherit', 'ford', 'ford-dry'],
  ])('%s is one hex that is read, after the first that takes the file apart', (_, painted, shown) => {
    const ann = designer();
    ann.do(paintTerrain(ann.project, painted, [0], 'wood', { reason: 'x' }));
    const mapTerrain = new MapTerrain(ann.project, shown);
    ann.project.listen((change) => mapTerrain.take(change));
    const fill = vi.spyOn(HexRows.prototype, 'fill');
    ann.do(paintTerrain(ann.project, painted, [7, 8], 'wood', { reason: 'x' }));
    ann.do(paintElevation(ann.project, painted, [7], 3, { reason: 'x' }));
    ann.undo();
    ann.do(setItem(ann.project, 'ford', 'units/guards/values/movement', 1));
    const whole = fill.mock.calls.length;
    fill.mockRestore();
    expect([mapTerrain.terrainAt(7), mapTerrain.terrainAt(8), mapTerrain.elevation[7]]).toEqual(['wood', 'wood', 1]);
    expect(whole).toBe(0);
  });

  it('is what the last of its changes says, in whatever order they come to stand', () => {
    const ann = designer();
    const at = (terrain: string, hex: string): JsonValue => ({
      op: 'set',
      target: `map/terrain/${hex}`,
      value: terrain,
    });
    const orders = [
      [at('wood', '0101'), at('marsh', '0102'), at('river', '0101')],
      [at('river', '0101'), at('marsh', '0102'), at('wood', '0101')],
      [at('marsh', '0102')],
    ];
    const mapTerrain = new MapTerrain(ann.project, 'ford-dry');
    ann.project.listen((change) => mapTerrain.take(change));
    const seen = orders.map((changes) => {
      ann.do(setAt(ann.project, DRY_SCENARIO, '/changes', changes));
      return mapTerrain.terrainAt(0);
    });
    expect(seen).toEqual(['river', 'wood', new MapTerrain(ann.project, 'ford').terrainAt(0)]);
  });
});

describe('MapTerrain, told of every change', () => {
  it('always is what the files say, and names every hex that is different', () => {
    const hex = fc.nat({ max: 29 });
    const id = fc.constantFrom('ford', 'ford-dry');
    const terrain = fc.constantFrom('clear', 'marsh', 'wood');
    const step = fc.oneof(
      fc.tuple(id, fc.array(hex, { maxLength: 3 }), terrain),
      fc.tuple(id, hex, fc.nat({ max: 9 })),
      fc.constantFrom('undo', 'redo', 'grow', 'cut'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const ann = designer();
        const mapTerrains = ['ford', 'ford-dry'].map((one) => [one, new MapTerrain(ann.project, one)] as const);
        ann.project.listen((change) => {
          for (const [name, mapTerrain] of mapTerrains) {
            const former = names(mapTerrain);
            const hexes = mapTerrain.take(change);
            const now = names(new MapTerrain(ann.project, name));
            expect(names(mapTerrain)).toEqual(now);
            const one = new MapHexes(ann.project, name);
            expect(now.map((_, index) => `${one.terrain(index)} ${one.level(index)}`)).toEqual(now);
            if (hexes === null) continue;
            expect(hexes.toSorted((one, other) => one - other)).toEqual(
              [...now.keys()].filter((one) => now[one] !== former[one]),
            );
          }
        });
        for (const one of steps) {
          if (one === 'undo') ann.undo();
          else if (one === 'redo') ann.redo();
          else if (one === 'grow' || one === 'cut') {
            ann.do(resizeMap(ann.project, 'ford', { left: one === 'grow' ? 1 : -1 }));
          } else {
            const [where, hexes, what] = one;
            if (typeof what === 'number') ann.do(paintElevation(ann.project, where, [hexes], what));
            else ann.do(paintTerrain(ann.project, where, hexes, what));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Terrain and level of every hex. */
function names(mapTerrain: MapTerrain): string[] {
  return Array.from(mapTerrain.terrain, (_, hex) => `${mapTerrain.terrainAt(hex)} ${mapTerrain.elevation[hex]}`);
}

describe('double units', () => {
  it('stand in two neighbouring hexes and look a way that these allow', () => {
    const ann = designer();
    ann.do(addItem(ann.project, 'ford', 'units', { id: 'wagons', name: 'Wagons', side: 'red', size: 'double' }));
    const map = mapOf(ann.project, 'ford');
    expect(map === null ? -1 : secondHex(map, 8, 'N')).toBe(9);
    ann.do(placeUnit(ann.project, 'ford', 'wagons', { hexes: [8], facing: 'N' }));
    expect(placementOf(ann.project, 'ford', 'wagons')).toEqual({
      unit: 'wagons',
      hexes: ['0302', '0402'],
      facing: 'N',
    });
    ann.do(placeUnit(ann.project, 'ford', 'wagons', { hexes: [8, 14], markers: ['lance'] }));
    expect(placementOf(ann.project, 'ford', 'wagons')).toMatchObject({ facing: 'ESE', markers: ['lance'] });
    expect(ann.do(placeUnit(ann.project, 'ford', 'wagons', { hexes: [8, 20] }))?.code).toBe('hex.unknown');
    expect(ann.do(placeUnit(ann.project, 'ford', 'wagons', { hexes: [8, 9], facing: 'E' }))?.code).toBe('hex.unknown');
  });
});
