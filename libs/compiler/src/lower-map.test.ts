import { describe, expect, it } from 'vitest';
import { PROHIBITED } from './compiled-game.ts';
import { compile } from './compile.ts';
import { crossingParts, groundPart } from './step-parts.ts';
import { compiled, problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const { map } = compiled();
const hex = (label: string): number => map.numbering.hexOf(label);
/** Direction of a neighbour by label. */
const step = (from: string, to: string): number => hex(from) * 6 + map.grid.directionBetween(hex(from), hex(to));

describe('the compiled map', () => {
  it('counts rows from 1: the even ones are pushed to the right', () => {
    expect(map.grid.directionBetween(hex('0102'), hex('0203'))).toBe(5);
    expect(map.grid.directionBetween(hex('0101'), hex('0102'))).toBe(5);
  });

  it('has a terrain, a level and a cost for every hex', () => {
    expect(map.terrains.map((terrain) => terrain.id)).toEqual(['grass', 'bush', 'house', 'pond']);
    expect(map.terrain[hex('0302')]).toBe(1);
    expect(map.elevation[hex('0402')]).toBe(2);
    expect([hex('0101'), hex('0302'), hex('0503'), hex('0704')].map((one) => map.entryCost[one])).toEqual([
      1,
      2,
      3,
      PROHIBITED,
    ]);
  });

  it('says what the game asks of ground', () => {
    expect([hex('0101'), hex('0302')].map((one) => map.groundValues['noise'][one])).toEqual([0, 1]);
  });

  it('says what stops a look', () => {
    expect(['0101', '0302', '0503'].map((label) => map.sightThrough[hex(label)])).toEqual([0, 1, 1]);
    expect(['0101', '0302', '0503'].map((label) => map.sightInto[hex(label)])).toEqual([0, 0, 1]);
  });

  it('adds the climb to the way up and not to the way down', () => {
    expect(map.surcharge[step('0202', '0302')]).toBe(1);
    expect(map.surcharge[step('0302', '0202')]).toBe(0);
    expect(map.surcharge[step('0302', '0402')]).toBe(0);
  });

  it('says what the game asks of what is crossed', () => {
    expect(map.crossingValues['noise'][step('0202', '0302')]).toBe(0);
    expect(map.crossingValues['noise'][step('0302', '0202')]).toBe(1);
  });

  it('counts a climb once, however high', () => {
    const high = compiled(['hill', 'map.json', '/elevation/1', '11991111']).map;
    expect(high.surcharge[step('0202', '0302')]).toBe(1);
  });

  it('puts a drawn hexside on both sides', () => {
    expect(map.surcharge[step('0105', '0205')]).toBe(2);
    expect(map.surcharge[step('0205', '0105')]).toBe(2);
    expect(map.crossingValues['noise'][step('0105', '0205')]).toBe(1);
    expect(map.hexsides.get('fence')?.[step('0205', '0105')]).toBe(1);
    expect(map.hexsides.get('wall')?.some((byte) => byte === 1)).toBe(false);
  });

  it('lets nothing cross a hexside that prohibits', () => {
    const walled = compiled(['hill', 'map.json', '/hexsides/0/feature', 'wall']).map;
    expect(walled.surcharge[step('0105', '0205')]).toBe(PROHIBITED);
  });

  it('adds what is drawn to what is climbed', () => {
    const both = compiled(['hill', 'map.json', '/hexsides/0/between', ['0202', '0302']]).map;
    expect(both.surcharge[step('0202', '0302')]).toBe(3);
    expect(both.surcharge[step('0302', '0202')]).toBe(2);
  });

  it('is at its strictest over the edge of the map', () => {
    expect(map.crossingValues['noise'][hex('0101') * 6 + 3]).toBe(2);
  });

  it('knows zones, features and labels', () => {
    expect(map.zones.get('north-edge')).toMatchObject({ purpose: 'set-up', side: 0 });
    expect([...(map.zones.get('top')?.hexes ?? [])]).toEqual([hex('0303'), hex('0403')]);
    expect(['0101', '0102', '0203', '0103'].map((label) => map.features.get('path')?.[hex(label)])).toEqual([
      1, 1, 1, 0,
    ]);
    expect(map.labels).toEqual([{ id: 'top', text: 'The Top', hex: hex('0403') }]);
  });
});

describe('what carries across', () => {
  const bridge = { id: 'bridge', name: 'Bridge', case: '7.9', cost: 1, when: 'crossing', crosses: ['wall', 'fence'] };
  const there = { id: 'plank', feature: 'bridge', between: ['0105', '0205'] };
  const [over, aside] = [step('0105', '0205'), step('0205', '0305')];

  it('a bridge costs what it costs in place of the river under it, both ways', () => {
    const wet = compiled(
      ['rules', 'terrain.json', '/hexsides/4', bridge],
      ['hill', 'map.json', '/hexsides/0/feature', 'wall'],
      ['hill', 'map.json', '/hexsides/1', there],
      ['hill', 'map.json', '/hexsides/2', { id: 'more', feature: 'wall', between: ['0205', '0305'] }],
    ).map;
    expect([over, step('0205', '0105'), aside].map((one) => wet.surcharge[one])).toEqual([1, 1, PROHIBITED]);
    expect(wet.crossingValues['noise'][over]).toBe(0);
    // It is drawn there all the same.
    expect(wet.hexsides.get('wall')?.[over]).toBe(1);
    expect(crossingParts(wet, over)).toEqual([{ label: 'Bridge', value: 1, case: '7.9' }]);
  });

  it('a kind that crosses nothing there adds up', () => {
    const both = compiled(
      ['rules', 'terrain.json', '/hexsides/4', { ...bridge, crosses: ['wall'] }],
      ['hill', 'map.json', '/hexsides/1', there],
    ).map;
    expect(both.surcharge[over]).toBe(3);
    expect(crossingParts(both, over).map(({ label }) => label)).toEqual(['fence', 'Bridge']);
  });

  it('a road has its rate along it only, by class too, and carries across what it says', () => {
    const road = { id: 'path', name: 'Path', case: '7.8', cost: 1, costs: { child: 0 }, crosses: ['fence'] };
    const led = compiled(
      ['rules', 'terrain.json', '/features/0', road],
      ['hill', 'map.json', '/features/0/path', ['0402', '0302', '0202', '0201']],
      ['hill', 'map.json', '/hexsides/0/between', ['0302', '0202']],
    ).map;
    const [into, beside, fenced] = [step('0402', '0302'), step('0301', '0302'), step('0302', '0202')];
    const [child, grown] = led.stepCosts;
    expect([led.stepCost, child, grown].map((costs) => costs[into])).toEqual([1, 0, 1]);
    expect([led.stepCost, child].map((costs) => costs[beside])).toEqual([2, 2]);
    expect([led.surcharge[fenced], grown === led.stepCost]).toEqual([0, true]);
    expect([groundPart(led, into, 0), groundPart(led, beside)]).toEqual([
      { label: 'Path', value: 0, case: '7.8' },
      { label: 'Bush', value: 2, case: '7.2' },
    ]);
  });

  it('a road opens nothing that is prohibited, and costs never more than the hex', () => {
    const led = compiled(
      ['rules', 'terrain.json', '/features/0/cost', 2],
      ['hill', 'map.json', '/features/0/path', ['0504', '0604', '0704']],
    ).map;
    expect([step('0604', '0704'), step('0504', '0604')].map((one) => led.stepCost[one])).toEqual([PROHIBITED, 1]);
  });

  it('names hexsides that there are, and classes', () => {
    expect(problemsOf(['rules', 'terrain.json', '/features/0/crosses', ['fense']])).toEqual([
      expect.stringContaining('error reference.unknown "fense" is not a hexside. Did you mean "fence"?'),
    ]);
    expect(problemsOf(['rules', 'terrain.json', '/features/0/costs', { chyld: 1 }])).toEqual([
      expect.stringContaining('error reference.unknown "chyld" is not a word of the vocabulary classes'),
    ]);
  });
});

describe('problems of a map', () => {
  it('a label that no hex bears', () => {
    expect(problemsOf(['hill', 'map.json', '/zones/1/hexes/0', '0909'])).toEqual([
      expect.stringContaining('error hex.unknown There is no hex 0909 on this map. Its hexes are written like 0101.'),
    ]);
    expect(problemsOf(['hill', 'map.json', '/labels/0/hex', '403'])).toEqual([
      expect.stringContaining('error hex.unknown There is no hex 403'),
    ]);
  });

  it('a path with a gap', () => {
    expect(problemsOf(['hill', 'map.json', '/features/0/path/1', '0104'])).toEqual([
      expect.stringContaining('error map.path-broken 0104 is not next to 0101'),
    ]);
  });

  it('a hexside between hexes that share none', () => {
    expect(problemsOf(['hill', 'map.json', '/hexsides/0/between', ['0105', '0305']])).toEqual([
      expect.stringContaining('error map.not-adjacent 0105 and 0305 are not next to each other'),
    ]);
  });

  it('a contour drawn by hand', () => {
    expect(problemsOf(['hill', 'map.json', '/hexsides/0/feature', 'uphill'])).toEqual([
      expect.stringContaining(
        'error map.not-drawn "uphill" follows from the levels of the hexes and is never drawn. Choose one of: "fence", "wall".',
      ),
    ]);
  });

  it('a numbering that cannot tell hexes apart', () => {
    const rows = (character: string): readonly string[] => Array.from({ length: 11 }, () => character.repeat(11));
    const wide = (pointer: string, value: unknown): ToyEdit => ['hill', 'map.json', pointer, value];
    const unclear = [
      wide('/grid', { orientation: 'pointy', columns: 11, rows: 11, shift: 'even' }),
      wide('/terrain', rows('.')),
      wide('/elevation', rows('1')),
      wide('/numbering/digits', 1),
    ];
    expect(problemsOf(...unclear)).toEqual([
      expect.stringContaining('error map.numbering The hex number 111 could be read in two ways'),
    ]);
    const [{ fixes }] = compile(toyChain(...unclear), [TOY_SYSTEM]).problems;
    expect(fixes.map(({ edits }) => edits[0])).toEqual([
      { file: 'map.json', pointer: '/numbering/digits', op: 'set', value: 2 },
      { file: 'map.json', pointer: '/numbering/separator', op: 'set', value: '.' },
    ]);
  });

  it('a way to safety that this grain does not have', () => {
    expect(problemsOf(['hill', 'scenario.json', '/sides/0/routDirections/0', 'N'])).toEqual([
      expect.stringContaining(
        'error side.direction On a pointy grid no hex has a neighbour to the N. Choose one of: "E"',
      ),
    ]);
  });
});

describe('costs by class', () => {
  const costs = (words: Record<string, number>): ToyEdit => ['rules', 'terrain.json', '/terrains/1/costs', words];

  it('differ where the chart says so, and are one array where it does not', () => {
    const game = compiled(costs({ child: 1 }));
    const [child, grownUp] = game.map.entryCosts;
    const bush = game.map.numbering.hexOf('0302');
    expect([child[bush], grownUp[bush], game.map.entryCost[bush]]).toEqual([1, 2, 2]);
    expect(grownUp).toBe(game.map.entryCost);
    expect(map.entryCosts.every((one) => one === map.entryCost)).toBe(true);
  });

  it('are of classes that there are', () => {
    expect(problemsOf(costs({ chield: 1 }))).toEqual([expect.stringContaining('Did you mean "child"?')]);
  });

  it('are told of where no rule reads them', () => {
    const plain = { ...TOY_SYSTEM, readsClassCosts: false };
    expect(compile(toyChain(costs({ child: 1 })), [plain]).problems).toMatchObject([
      { code: 'system.unused-costs', severity: 'warning', pointer: '/terrains/1/costs' },
    ]);
  });
});
