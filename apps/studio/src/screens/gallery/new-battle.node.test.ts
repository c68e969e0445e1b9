import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor, fileKey } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../../compile-service/package-mirror.ts';
import { makeBattle, type NewBattle } from './new-battle.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];
const IDS = [
  'gmb/standard',
  'gmb/house-tables',
  'gmb/tamburlaine',
  'gmb/king-arthur',
  'gmb/bannockburn',
  'grunwald-1410',
  'wrg/standard',
  'wrg/open-field',
];

const FIELD: NewBattle = {
  id: 'my/hill',
  title: 'Hill',
  orientation: 'pointy',
  columns: 20,
  rows: 16,
  table: null,
  base: '',
  like: '',
  hasCounters: false,
  sides: ['Duke Henry', 'The Town'],
  home: { edge: 'edge', ways: 'routDirections' },
};

/** What stands against playing a new battle, by the codes of its problems. */
function problemsOf(battle: Partial<NewBattle>): string[] {
  const { problems } = made(battle).compile('my/hill');
  return problems.map(({ code, message }) => `${code}: ${message}`);
}

/** A project with a new battle, my/hill. */
function made(battle: Partial<NewBattle>): PackageMirror {
  const mirror = new PackageMirror(games);
  for (const id of IDS) {
    const texts = FILES.flatMap((file) => {
      try {
        return [[file, readFileSync(path.join(SCENARIOS, id, file), 'utf8')] as const];
      } catch {
        return [];
      }
    });
    mirror.project.addPackage(id, new Map(texts));
  }
  expect(new Editor(mirror.project, 'You').do(makeBattle(mirror.project, { ...FIELD, ...battle }))).toBeNull();
  return mirror;
}

describe('a new battle with an army of its own', () => {
  it.each([
    { base: 'gmb/standard', like: 'gmb/tamburlaine' },
    { base: 'gmb/standard', like: 'gmb/king-arthur' },
    { base: 'gmb/house-tables', like: 'gmb/bannockburn' },
    { base: '', like: 'grunwald-1410' },
  ])('lacks nothing but its units: %o', (battle) => {
    expect(problemsOf(battle).map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'side.no-units',
      'side.no-units',
    ]);
  });

  it.each([{ like: '' }, { like: 'wrg/open-field' }])('on a table lacks nothing but its units: %o', (battle) => {
    const table = { width: 72, depth: 48 };
    const lacks = problemsOf({ base: 'wrg/standard', table, home: null, ...battle });
    expect(lacks.map((line) => line.slice(0, line.indexOf(':')))).toEqual(['side.no-units', 'side.no-units']);
    const { project } = made({ base: 'wrg/standard', table, home: null, ...battle });
    expect(project.part(fileKey('my/hill', 'map.json'), 'grid')).toBeUndefined();
    expect(project.part(fileKey('my/hill', 'map.json'), 'table')).toMatchObject({
      ...table,
      deployments: [
        {
          side: 'duke-henry',
          area: [
            [0, 0],
            [72, 0],
            [72, 14],
            [0, 14],
          ],
        },
        {
          side: 'the-town',
          area: [
            [0, 34],
            [72, 34],
            [72, 48],
            [0, 48],
          ],
        },
      ],
    });
  });

  it.each([
    { base: 'gmb/standard', like: 'gmb/tamburlaine', hasCounters: true },
    { base: '', like: 'grunwald-1410', hasCounters: true, orientation: 'flat' as const },
  ])('or with counters that are lent lacks nothing but the set-up: %o', (battle) => {
    expect(problemsOf(battle).map((line) => line.slice(0, line.indexOf(':')))).toEqual(['setup.empty']);
  });

  it('calls everything after its own sides', () => {
    const { project } = made({ base: '', like: 'grunwald-1410' });
    const rules = project.text(fileKey('my/hill', 'rules.json')) ?? '';
    const read = rules.match(/"(name|title|label|summary|note|reason|about|phase)": "[^"]*"/g) ?? [];
    expect(read.length).toBeGreaterThan(300);
    expect(read.filter((text) => /Teuton|Polish|Poles|Lithuan|Tartar|Crusader|Jagiel/.test(text))).toEqual([]);
    expect(read).toEqual(expect.arrayContaining(['"name": "Commands The Town 1 units"', '"name": "Duke Henry 3"']));
    // Rows of a chart are not called by ids, which keep the names of the sides that are gone.
    expect(read).toEqual(expect.arrayContaining(['"name": "The Town 1 horse"', '"name": "Duke Henry 1 foot"']));
    const steps = project.part(fileKey('my/hill', 'rules.json'), 'sequence') as readonly { readonly id: string }[];
    expect(steps.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['duke-henry-movement', 'the-town-attack', 'duke-henry-reorganisation']),
    );
  });

  it('has phases and levels of victory after its own names where counters are lent', () => {
    const { project } = made({ base: '', like: 'grunwald-1410', hasCounters: true });
    const named = (part: string): string[] =>
      JSON.stringify(project.part(fileKey('my/hill', 'rules.json'), part)).match(/"(?:phase|name)":"[^"]*"/g) ?? [];
    expect(named('sequence')).toEqual(
      expect.arrayContaining(['"phase":"Duke Henry movement"', '"phase":"The Town attack"']),
    );
    expect(named('victory')).toEqual(expect.arrayContaining(['"name":"Great Duke Henry victory"']));
    expect([...named('sequence'), ...named('victory')].filter((one) => /Teuton|Polish/.test(one))).toEqual([]);
  });

  it('has phases without the names of the sides that are gone', () => {
    const { project } = made({ base: '', like: 'grunwald-1410' });
    const steps = project.part(fileKey('my/hill', 'rules.json'), 'sequence') as readonly { readonly phase: string }[];
    expect([...new Set(steps.map(({ phase }) => phase))]).toEqual([
      'Deployment',
      'Movement',
      'Crossbow and artillery fire',
      'Reorganisation',
      'Attack',
    ]);
  });
});
