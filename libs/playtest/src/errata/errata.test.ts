import path from 'node:path';
import type { PackageChain } from '@hexwright/model';
import { SteadyFolderLibrary } from '@hexwright/model/node';
import { describe, expect, it } from 'vitest';
import { games } from '../all-games.ts';
import { effectiveRulesOf, errataOf, type ErrataSheet } from './errata.ts';
import { sheetPage } from './sheet-page.ts';
import { sheetText } from './sheet-text.ts';

const library = new SteadyFolderLibrary([path.resolve(import.meta.dirname, '../../../../scenarios')]);

function chainOf(id: string): PackageChain {
  const loaded = library.loadChain(id);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.chain;
}

function sheet(chain: PackageChain): ErrataSheet {
  const result = errataOf(chain, games);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.sheet;
}

/** A variant of Tamburlaine with one file of its own. */
function variant(file: string, content: object): PackageChain {
  const scenario = { id: 'my/variant', title: 'Mine & yours', kind: 'battle', extends: 'gmb/tamburlaine' };
  const files = new Map([
    ['scenario.json', JSON.stringify({ format: 1, ...scenario })],
    [file, JSON.stringify({ format: 1, ...content })],
  ]);
  return [...chainOf('gmb/tamburlaine'), { id: 'my/variant', files }];
}

/** The lines of a sheet, each with its case and title. */
function lines({ sections }: ErrataSheet): string[] {
  return sections.flatMap(({ case: cited, errata }) =>
    errata.flatMap((one) =>
      one.lines.map(({ what, was, now }) => `${cited} | ${one.title} | ${what} | ${was} | ${now}`),
    ),
  );
}

describe('an errata sheet', () => {
  it('says what a variant changes, in the order of the rulebook', () => {
    expect(sheetText(sheet(chainOf('variants/hard-summer')))).toBe(`# Tamburlaine: a hard summer

Changes from Tamburlaine the Great.

## 10.32 Tired men

- **Fatigue**: −3 (was −2). _Tired men hardly stand._

## 13.0 Fatigue

- **First Game-Turn in which everybody is fatigued**: 7 (was 9). _The Ottomans had marched for days without water._

## 13.1 Fatigue and movement

- **Divisor of a fatigued allowance, fractions dropped**: 3 (was 2). _Tired men hardly come forward._

## 15.4 Retreat and advance

- **Retreat and advance after combat**: does not hold. _Lines stand and fight where they meet; the booklets of the other battles have no such rule._
`);
  });

  it('tells of new classes, rows, columns and counters', () => {
    const camels = sheet(chainOf('variants/camels'));
    expect(camels.sections.map((section) => section.case)).toEqual(['C1', 'C2', 'C3', '']);
    expect(camels.sections[1].summary).toMatch(/^Quilted felt/);
    expect(lines(camels)).toEqual(
      expect.arrayContaining([
        'C1 | Class of unit |  | null | also Camel riders',
        'C3 | Horses shy at camels |  | null | +1 to melee dice, when the attacker’s class is Cavalry and the defender’s class is Camel riders',
        expect.stringContaining('C1 | Melee Combat Results Table | New row Camel Riders | null | Plate Cavalry: 6, '),
        expect.stringContaining(
          'C1 | Melee Combat Results Table | New column Camel Riders | null | Plate Cavalry: 4, ',
        ),
        ' | Camel Riders (2 counters) |  | null | double, Camel riders: armour Felt, movement 7, morale C; Melee / Fire (weapon Cavalry Longbow)',
        ' | Set-up of Camel Riders |  | null | 1525 1625 facing N, melee side up',
      ]),
    );
  });

  it('tells of a number that is written as a formula as of any number', () => {
    const item = { id: 'mist', case: '8.3', applies: 'fire.dice', label: 'Mist', value: '-1' };
    expect(lines(sheet(variant('rules.json', { modifiers: [item] })))).toEqual([
      '8.3 | Mist |  | null | −1 to fire dice',
    ]);
  });

  it('tells of restrictions, and of turns, in words', () => {
    const restrictions = [
      { id: 'dark', case: '8.9', forbids: 'fire', label: 'Night', when: 'range > 3', turns: { from: 3, to: 5 } },
      { id: 'truce', case: '8.9', forbids: 'charge', label: 'A truce', turns: { to: 2 } },
    ];
    const mud = { id: 'mud', case: '8.9', applies: 'movement.cost', label: 'Mud', value: 1, turns: { from: 3 } };
    expect(lines(sheet(variant('rules.json', { restrictions, modifiers: [mud] })))).toEqual([
      '8.9 | Night |  | null | to fire is forbidden, when the range is more than 3, in turns 3 to 5',
      '8.9 | A truce |  | null | to charge is forbidden, up to turn 2',
      '8.9 | Mud |  | null | +1 to movement cost, from turn 3',
    ]);
  });

  it('calls zones, phases, tables and markers by their names', () => {
    const said = (id: string): string => lines(sheet(chainOf(id))).join('\n');
    expect(said('variants/sun-in-their-eyes')).toContain('to the zone The eastern edge');
    expect(said('variants/few-orders')).toContain('the phase is Polish-Lithuanian movement or Teutonic movement');
    expect(said('variants/dusk')).toContain('rolled on The light, dusk: Failing light of the game +1');
    expect(said('variants/caltrops')).toContain('the unit’s bags of caltrops is more than 0');
  });

  it('says each condition of victory that is new, and not what has stayed as it was', () => {
    expect(lines(sheet(chainOf('variants/clear-lead')))).toEqual([
      'V1 | Victory |  | null | Polish-Lithuanian wins when (the points of Polish-Lithuanian less the points of Teutonic) is at least 15, from turn 4',
      'V1 | Victory |  | null | Teutonic wins when (the points of Teutonic less the points of Polish-Lithuanian) is at least 15, from turn 4',
    ]);
  });

  it('tells of ground, and of formulas in words', () => {
    expect(lines(sheet(chainOf('variants/thickets')))).toEqual([
      'D1 | Thicket |  | null | 3 points, charge forbidden, nobody sees through it',
      'D1 | Thicket on the map |  | null | 0616, 0716, 0717, 0817, 1817, 1818, 1619, 1720, 1721',
      'D2 | In a thicket |  | null | to morale die: (2 if the cause is fire, otherwise 1) if the unit’s class is Infantry, otherwise −1; when the unit is in a hex of thicket',
    ]);
    expect(lines(sheet(chainOf('variants/saxon-wagons')))).toContain(
      'L1 | Target in a wagon lager |  | null | +2 to fire dice, when the target is in a wagon lager',
    );
  });

  it('tells of a phase that comes at another time', () => {
    expect(lines(sheet(chainOf('variants/fire-before-movement')))).toEqual([
      '4.0 | Fire Combat |  | null | comes before Movement',
    ]);
  });

  it('says where a new step of the sequence comes', () => {
    const value = { phase: 'First Volley', procedure: 'fire', acts: 'both', case: '4.0' };
    const change = { op: 'add', target: 'sequence/first-volley', value, before: 'movement', case: '4.0' };
    expect(lines(sheet(variant('rules.json', { changes: [change] })))).toEqual([
      '4.0 | First Volley |  | null | both sides, before Movement',
    ]);
  });

  it('says in whose player-turns, and when, a step is done', () => {
    const value = { phase: 'Muster', procedure: 'fire', acts: 'phasing', side: 'tartar', turn: 2, case: '4.0' };
    const change = { op: 'add', target: 'sequence/muster', value, after: 'movement', case: '4.0' };
    expect(lines(sheet(variant('rules.json', { changes: [change] })))).toEqual([
      '4.0 | Muster |  | null | the side whose turn it is, in the player-turns of Tartar, in turn 2, after Movement',
    ]);
  });

  it('tells once of counters of one name that change alike, and of how many of them', () => {
    const reason = 'A test.';
    const change = (unit: string): object => ({ op: 'set', target: `units/${unit}/values/movement`, value: 9, reason });
    const some = lines(
      sheet(
        variant('units.json', {
          changes: ['akinjis-1', 'akinjis-2', 'naphtha', 'timarots-1', 'timarots-2'].map(change),
        }),
      ),
    );
    expect(some.map((line) => line.split(' | ')[1])).toEqual([
      'Timarots (2 counters)',
      'Akinjis (2 of 4 counters)',
      'Naphtha',
    ]);
    expect(some[0]).toContain('movement 9, ');
    // What changes here is told by itself, and the only counter of the name is not two.
    const noted = lines(
      sheet(variant('units.json', { changes: [{ op: 'add', target: 'units/naphtha/case', value: '19.0', reason }] })),
    );
    expect(noted.join()).not.toContain('counters)');
    const gone = ['units/akinjis-1', 'setUp/akinjis-1'].map((target) => ({ op: 'remove', target, reason }));
    expect(lines(sheet(variant('units.json', { changes: gone })))).toEqual([
      ' | Akinjis (1 of 4 counters) |  | null | not in this battle',
    ]);
  });

  it('counts those that there were, not one that takes the place of another', () => {
    const { units = [] } = JSON.parse(chainOf('gmb/tamburlaine').at(-1)?.files.get('units.json') ?? '{}') as {
      units?: readonly { readonly id: string }[];
    };
    const naphtha = units.find(({ id }) => id === 'naphtha');
    const other = { ...naphtha, id: 'naphtha-2' };
    const change = { op: 'set', target: 'units/naphtha/values/movement', value: 9, reason: 'A test.' };
    expect(lines(sheet(variant('units.json', { units: [other], changes: [change] }))).join('\n')).not.toContain(
      'counters)',
    );
  });

  it('names a counter that is taken away once, and levels of victory in a sentence', () => {
    const gone = ['units/manatasha', 'setUp/manatasha'].map((target) => ({ op: 'remove', target, reason: 'A test.' }));
    expect(lines(sheet(variant('units.json', { changes: gone })))).toEqual([
      ' | Manatasha |  | null | not in this battle',
    ]);
    const level = { op: 'set', target: 'victory/levels/arthur/min', value: 31, case: '20.0' };
    const files = new Map([
      [
        'scenario.json',
        JSON.stringify({ format: 1, id: 'my/long', title: 'L', kind: 'battle', extends: 'gmb/king-arthur' }),
      ],
      ['rules.json', JSON.stringify({ format: 1, changes: [level] })],
    ]);
    const from = 'points of King Arthur less those of Modred:';
    const rest = 'Victory of King Arthur, otherwise Victory of Modred';
    expect(lines(sheet([...chainOf('gmb/king-arthur'), { id: 'my/long', files }]))).toEqual([
      `20.0 | Victory |  | ${from} 21 or more ${rest} | ${from} 31 or more ${rest}`,
    ]);
  });

  it('shows a new table as a table on a page, and as lines in a text', () => {
    const own = sheet(chainOf('gmb/tamburlaine'));
    const melee = own.sections.flatMap(({ errata }) => errata).find(({ target }) => target === 'tables/melee');
    expect(melee?.table?.columns).toContain('All Infantry');
    expect(melee?.table?.rows[0]).toMatchObject({
      name: 'Plate Cavalry',
      cells: [{ now: '4', was: null }, {}, {}, {}],
    });
    const page = sheetPage(own);
    expect(page).toContain('<th scope="row">Plate Cavalry</th><td>4</td>');
    expect(page).not.toContain('Mail Cavalry: 3, All Infantry');
    expect(sheetText(own)).toContain('Mail Cavalry: 3, All Infantry');
  });

  it('tells what each choice of a new option changes', () => {
    const told = lines(sheet(chainOf('variants/weather')));
    expect(told).toContain('W1 | The weather of the day | Choice | null | Rain: wet strings, heavy ground');
    expect(told).toContain('W1 | Rain: wet strings, heavy ground | Wet bowstrings | null | +2 to fire dice');
    expect(told).toContain(
      'W1 | Rain: wet strings, heavy ground | First Game-Turn in which everybody is fatigued | 9 | 11',
    );
  });

  it('shows the rows of a table in which a cell has changed, with that cell marked', () => {
    const cell = { op: 'set', target: 'tables/melee/cells/mail-infantry/infantry', value: 4, case: '9.4' };
    const changed = sheet(variant('rules.json', { changes: [cell] }));
    const [{ table }] = changed.sections[0].errata;
    expect(table?.rows.map(({ name }) => name)).toEqual(['Mail Infantry']);
    expect(table?.rows[0].cells.map(({ was }) => was).filter((was) => was !== null)).toEqual(['NA']);
    const at = table?.rows[0].cells.findIndex(({ was }) => was !== null) ?? -1;
    expect([table?.columns[at], table?.rows[0].cells[at].now]).toEqual(['All Infantry', '4']);
    const page = sheetPage(changed);
    expect(page.match(/<td class="changed">/g)).toHaveLength(1);
    expect(page).toContain('<td class="changed"><s>NA</s> 4</td>');
  });

  it('tells of an option that is settled otherwise, and of what follows', () => {
    const chain = variant('rules.json', {});
    const { files } = chain[chain.length - 1];
    const scenario = JSON.parse(files.get('scenario.json') ?? '') as object;
    const settled = { ...scenario, options: { 'na-melee': 'house-values' } };
    const own = { id: 'my/variant', files: new Map([['scenario.json', JSON.stringify(settled)]]) };
    expect(lines(sheet([...chain.slice(0, -1), own]))).toEqual([
      '9.4 | Melee Combat Results Table | Mail Infantry, All Infantry | NA | 5',
      '9.4 | Melee Combat Results Table | Leather Infantry, All Infantry | NA | 7',
      expect.stringContaining(
        '9.4 | Foot against leather or mail foot |  | That attack may not be made | House numbers',
      ),
    ]);
  });

  it('says that nothing is changed where nothing is', () => {
    const plain = sheet(variant('rules.json', {}));
    expect(plain.sections).toEqual([]);
    expect(sheetText(plain)).toContain('Nothing: it is as its base is.');
  });

  it('says what is wrong with a package that makes no sense', () => {
    const change = { op: 'remove', target: 'modifiers/nothing', reason: 'A test.' };
    expect(errataOf(variant('rules.json', { changes: [change] }), games)).toMatchObject({
      ok: false,
      problems: [{ code: 'change.hits-nothing' }],
    });
  });

  it('is a page of HTML that shows what is written', () => {
    const change = { op: 'set', target: 'modifiers/melee-charge/when', value: 'turn < 3', case: '5.31', reason: '"<"' };
    const page = sheetPage(sheet(variant('rules.json', { changes: [change] })));
    expect(page).toContain('<title>Mine &amp; yours</title>');
    expect(page).toContain(
      '<s>−2 to melee dice, when the charge is not none</s> −2 to melee dice, when the turn is less than 3',
    );
    expect(page).toContain('<span class="reason">"&lt;"</span>');
    expect(page).toContain('@page');
  });
});

it('the rules in force have every case of the rulebook', () => {
  const result = effectiveRulesOf(chainOf('gmb/tamburlaine'), games);
  if (!result.ok) throw new Error('not linked');
  expect(result.sheet.base).toBeNull();
  const charge = result.sheet.sections.find((section) => section.case === '5.31');
  expect(charge?.summary).toContain('charge');
  expect(charge?.errata.map(({ title }) => title)).toContain('Charge');
});

it('says in which turns a number is another one', () => {
  expect(lines(sheet(chainOf('variants/squall')))).toEqual([
    'Q1 | Movement points for a double counter to turn about | in turns 3 to 5 | 2 | 4',
    'Q2 | Fire Combat Results Table | Mail, Cavalry Longbow 1, in turns 3 to 5 | 5 | 3',
    'Q3 | Target in a wagon lager | from turn 5 | 2 | 4',
  ]);
});
