import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNumbering, Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { movement, sight } from './terrain.ts';
import { placement } from './placement.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const ID = 'gmb/tamburlaine';

function mirror(): PackageMirror {
  const made = new PackageMirror(games);
  for (const id of ['gmb/standard', ID, 'gmb/tamburlaine-heavier-wagons']) {
    const folder = path.join(SCENARIOS, id);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    made.project.addPackage(id, new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])));
  }
  return made;
}

const numbering = createNumbering(
  { preset: 'column-row' },
  new Grid({ orientation: 'pointy', columns: 26, rows: 36, shift: 'even' }),
);
const hex = (label: string): number => numbering.hexOf(label);

/** What may be wrong elsewhere: the file, and what in it becomes what. */
const BREAKS: readonly (readonly [string, string, string | RegExp, string])[] = [
  ['a class of another unit is unknown', 'units.json', /("id": "timarots-1".*?"class": )"cavalry"/, '$1"cavlary"'],
  ['the side of another unit is unknown', 'units.json', /("id": "timarots-1".*?"side": )"ottoman"/, '$1"otoman"'],
  ['a unit in the set-up is unknown', 'scenario.json', '"unit": "akinjis-1"', '"unit": "akinjis-99"'],
  ['two units stand in one hex', 'scenario.json', '"hexes": ["1213"]', '"hexes": ["0513"]'],
  ['an option chosen is unknown', 'scenario.json', '"options": {}', '"options": { "nothing": "at-all" }'],
  ['a formula of a modifier is wrong', 'rules.json', '-target.rout', '-target.rot'],
  ['a condition is wrong', 'rules.json', 'unit.class ==', 'unit.clas =='],
  ['a cell of a table is wrong', 'rules.json', '"cavalry-longbow-1": 4', '"cavalry-longbow-1": "nonsense"'],
  ['a cell of a table is missing', 'rules.json', '"cavalry-longbow-1": 4,', ''],
  ['a row of a table says an unknown word', 'rules.json', '"armour": "plate"', '"armour": "plat"'],
  [
    'a parameter is out of its bounds',
    'rules.json',
    '"id": "rampage-hexes", "value": 4',
    '"id": "rampage-hexes", "value": -1',
  ],
  ['a choice of the rules is unknown', 'rules.json', '"value": "per-hex"', '"value": "per-mile"'],
  ['a parameter is missing', 'rules.json', /\{ "id": "rampage-hexes".*?\},/, ''],
  ['a table is missing', 'rules.json', '"id": "fire",', '"id": "fires",'],
  ['a module is unknown', 'scenario.json', '"naphtha", ', '"naphtha", "naphtah", '],
  ['a module lacks another', 'scenario.json', '"modules": [', '"modules": ["man-to-man",'],
  ['a side would run where no hex is', 'scenario.json', '["NE", "NW"]', '["N", "NW"]'],
  [
    'a step of the sequence is unknown',
    'rules.json',
    '"parameters": [',
    '"sequence": [{ "id": "pray", "phase": "Prayer", "procedure": "prayer", "acts": "both" }],\n  "parameters": [',
  ],
  ['the winner is unknown', 'rules.json', '"winner": "tartar"', '"winner": "tatar"'],
];

describe('questions about the ground', () => {
  it('says what blocks a line of sight, and by which case', () => {
    const seen = sight(mirror(), { package: ID, from: hex('1216'), to: hex('1803') });
    expect(seen.found).toMatchObject({ clear: false, range: 13, blockedBy: [{ place: hex('1704'), case: '8.15' }] });
    expect(seen).toMatchObject({ inTheWay: null, leftOut: null });
  });

  it('says what it costs a unit to go anywhere', () => {
    const reach = movement(mirror(), { package: ID, unit: 'akinjis-1', from: hex('0513'), across: null });
    expect(reach.found?.allowance).toBe(8);
    expect(reach.found?.places.length).toBeGreaterThan(100);
    expect(movement(mirror(), { package: ID, unit: 'nobody', from: hex('0513'), across: null }).found).toBeNull();
  });

  it.each(BREAKS)('answers all the same while %s, and says so', (_, file, from, to) => {
    const broken = mirror();
    const text = broken.project.find(ID)?.files.get(file) ?? '';
    const wrong = text.replace(from, to);
    expect(wrong).not.toBe(text);
    broken.project.addPackage(ID, new Map([[file, wrong]]));
    expect(broken.compile(ID).ok).toBe(false);
    const line = { package: ID, from: hex('1216'), to: hex('1803') };
    const ride = { package: ID, unit: 'akinjis-1', from: hex('0513'), across: null };
    expect(sight(broken, line).found).toEqual(sight(mirror(), line).found);
    expect(movement(broken, ride).found).toEqual(movement(mirror(), ride).found);
    expect(movement(broken, ride)).toMatchObject({ inTheWay: null, leftOut: expect.stringMatching(/\w/) as string });
  });

  it('answers for the rest of the map while a hex, a hexside and a road of it are of kinds that do not exist', () => {
    const text = mirror().project.find(ID)?.files.get('map.json') ?? '';
    const map = JSON.parse(text) as { terrainCodes: Record<string, string>; terrain: string[] };
    // The hex in a corner, far from line and ride.
    const terrain = map.terrain.map((row, index) => (index === 0 ? `?${row.slice(1)}` : row));
    const wrong = {
      ...map,
      terrain,
      terrainCodes: { ...map.terrainCodes, '?': 'lava' },
      hexsides: [{ id: 'south-moat', feature: 'moat', between: ['0101', '0102'] }],
      features: [{ id: 'main-line', feature: 'railway', path: ['0101', '0102'] }],
    };
    const broken = mirror();
    broken.project.addPackage(ID, new Map([['map.json', JSON.stringify(wrong)]]));
    expect(broken.compile(ID).ok).toBe(false);
    const line = { package: ID, from: hex('1216'), to: hex('1803') };
    const ride = { package: ID, unit: 'akinjis-1', from: hex('0513'), across: null };
    const leftOut = expect.stringContaining('lava') as string;
    expect(sight(broken, line)).toEqual({ found: sight(mirror(), line).found, inTheWay: null, leftOut });
    expect(movement(broken, ride)).toEqual({ found: movement(mirror(), ride).found, inTheWay: null, leftOut });
  });

  it.each([
    ['the map', '{', 'map.json', /stops too early|end|JSON/],
    ['what is no map', '{ "terrain": 3 }', 'map.json', /terrain/],
    ['the cover', '{', 'scenario.json', /\w/],
  ])('names what stands in the way: %s', (_, text, file, told) => {
    const broken = mirror();
    broken.project.addPackage(ID, new Map([[file, text]]));
    expect(sight(broken, { package: ID, from: 0, to: 1 })).toMatchObject({
      found: null,
      inTheWay: expect.stringMatching(told) as string,
    });
  });

  it('answers by what can be read while the rules cannot', () => {
    const broken = mirror();
    broken.project.addPackage(ID, new Map([['rules.json', '{']]));
    const line = { package: ID, from: hex('1216'), to: hex('1803') };
    expect(sight(broken, line)).toMatchObject({
      found: sight(mirror(), line).found,
      inTheWay: null,
      leftOut: expect.stringMatching(/\w/) as string,
    });
  });

  it('names the error of the very unit that is asked about', () => {
    const broken = mirror();
    const units = broken.project.find(ID)?.files.get('units.json') ?? '';
    const wrong = units.replace(/("id": "akinjis-1".*?"class": )"cavalry"/, '$1"cavlary"');
    broken.project.addPackage(ID, new Map([['units.json', wrong]]));
    const asked = { package: ID, from: hex('0513'), across: null };
    expect(movement(broken, { ...asked, unit: 'akinjis-1' }).inTheWay).toContain('cavlary');
    expect(movement(broken, { ...asked, unit: 'akinjis-2' }).found?.allowance).toBe(8);
  });

  it('has none of a base', () => {
    expect(sight(mirror(), { package: 'gmb/standard', from: 0, to: 1 }).found).toBeNull();
  });
});

describe('may a unit stand there?', () => {
  it('asks the compiler, which answers for that unit alone', () => {
    const made = mirror();
    expect(placement(made, { package: ID, unit: 'akinjis-1', hexes: ['0513'] })).toEqual([]);
    const outside = placement(made, { package: ID, unit: 'akinjis-1', hexes: ['0518'] });
    expect(outside).toMatchObject([{ severity: 'warning' }]);
    expect(outside[0].message).toContain('outside of the set-up zone');
    const shared = placement(made, { package: ID, unit: 'akinjis-1', hexes: ['1213'] });
    expect(shared[0]).toMatchObject({ severity: 'error' });
  });

  it('tries what a variant inherits as a change of it', () => {
    const variant = 'gmb/tamburlaine-heavier-wagons';
    const outside = placement(mirror(), { package: variant, unit: 'akinjis-1', hexes: ['0518'] });
    expect(outside[0]?.message).toContain('outside of the set-up zone');
  });

  it('has nothing to say of a cover that cannot be read', () => {
    const broken = mirror();
    broken.project.addPackage(ID, new Map([['scenario.json', '{']]));
    expect(placement(broken, { package: ID, unit: 'akinjis-1', hexes: ['0518'] })).toEqual([]);
  });
});
