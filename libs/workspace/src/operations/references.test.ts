import { describe, expect, it } from 'vitest';
import {
  addFile,
  addItem,
  definitionAt,
  Editor,
  fileKey,
  findReferences,
  itemNamedAt,
  renameItem,
  setItem,
} from '../index.ts';
import { sampleProject } from '../sample.ts';

function designer(): Editor {
  const ann = new Editor(sampleProject(), 'Ann');
  const armours = { id: 'armours', values: [{ id: 'mail' }, { id: 'plate' }] };
  ann.do(addItem(ann.project, 'ford', 'vocabularies', armours));
  const rows = [{ id: 'mail', match: { armour: 'mail' } }];
  ann.do(addItem(ann.project, 'ford', 'tables', { id: 'fire', dice: '2d6', rows, columns: [], cells: {} }));
  ann.do(addItem(ann.project, 'ford', 'conditions', { id: 'hard', when: "unit.armour == 'mail'" }));
  ann.do(setItem(ann.project, 'ford-dry', 'tables/fire/dice', '1d6', { reason: 'Less.' }));
  return ann;
}

describe('names', () => {
  it.each([
    ['ford:scenario.json', '/setUp/0/unit', 'units/guards', 'ford:units.json/units/0'],
    ['ford:units.json', '/units/0/side', 'sides/red', 'ford:scenario.json/sides/0'],
    ['ford:units.json', '/units/0/values/armour', 'words/armours/mail', 'ford:rules.json/vocabularies/0/values/0'],
    ['ford:map.json', '/terrainCodes/~0', 'terrains/river', 'ford:terrain.json/terrains/1'],
    ['ford:rules.json', '/objectives/0/zone', 'zones/camp', 'ford:map.json/zones/0'],
    [
      'ford:rules.json',
      '/tables/0/rows/0/match/armour',
      'words/armours/mail',
      'ford:rules.json/vocabularies/0/values/0',
    ],
    ['ford-dry:rules.json', '/changes/0/target', 'tables/fire', 'ford:rules.json/tables/0'],
    [
      'ford:rules.json',
      '/vocabularies/0/values/1/id',
      'words/armours/plate',
      'ford:rules.json/vocabularies/0/values/1',
    ],
  ])('%s%s speaks of %s', (file, pointer, name, defined) => {
    const { project } = designer();
    const item = itemNamedAt(project, file, pointer);
    expect(`${item?.list}/${item?.name}`).toBe(name);
    const definition = definitionAt(project, file, pointer);
    expect(`${definition?.file}${definition?.pointer}`).toBe(defined);
  });

  it('are none where a value names nothing', () => {
    const { project } = designer();
    expect(itemNamedAt(project, 'ford:units.json', '/units/0/note')).toBeNull();
    expect(definitionAt(project, 'ford:units.json', '/units/0/values/morale')).toBeNull();
    expect(itemNamedAt(project, 'ford:nowhere.json', '/a')).toBeNull();
  });

  it('of words and tables are renamed everywhere, in formulas when asked to', () => {
    const ann = designer();
    const places = findReferences(ann.project, 'ford', 'words/armours', 'mail', 'chain');
    expect(places.map(({ file, pointer, isCertain }) => `${file}${pointer}${isCertain ? '' : ' ?'}`)).toEqual([
      'ford:rules.json/conditions/0/when ?',
      'ford:rules.json/tables/0/rows/0/match/armour',
      'ford:rules.json/vocabularies/0/values/0/id',
      'ford:units.json/units/0/values/armour',
      'ford:units.json/units/1/values/armour',
      'ford:units.json/units/2/values/armour',
      'ford:units.json/units/3/values/armour',
    ]);
    ann.do(renameItem(ann.project, 'ford', 'words/armours', 'mail', 'chain', true));
    expect(ann.project.part('ford:rules.json', 'conditions', 0, 'when')).toBe("unit.armour == 'chain'");
    expect(ann.project.part('ford:rules.json', 'tables', 0, 'rows', 0, 'id')).toBe('mail');
    expect(ann.do(renameItem(ann.project, 'ford', 'words/armours', 'chain', 'plate'))?.code).toBe('id.duplicate');
    ann.do(renameItem(ann.project, 'ford', 'tables', 'fire', 'shooting'));
    expect(ann.project.part('ford-dry:rules.json', 'changes', 0, 'target')).toBe('tables/shooting/dice');
    expect(ann.do(renameItem(ann.project, 'ford-dry', 'tables', 'shooting', 'x'))?.code).toBe('reference.unknown');
  });

  it('of classes are renamed on faces too', () => {
    const ann = designer();
    const classes = { id: 'classes', values: [{ id: 'foot' }] };
    ann.do(addItem(ann.project, 'ford', 'vocabularies', classes));
    ann.do(setItem(ann.project, 'ford', 'units/guards/faces', [{ id: 'front' }, { id: 'back', class: 'foot' }]));
    expect(ann.do(renameItem(ann.project, 'ford', 'words/classes', 'foot', 'infantry'))).toBeNull();
    expect(ann.project.part('ford:units.json', 'units', 0, 'faces', 1, 'class')).toBe('infantry');
  });

  it('of units are renamed in examples under whatever names a game has for them', () => {
    const ann = designer();
    const written = (unit: string): object => ({
      format: 1,
      case: '1',
      title: 'Ferry',
      package: 'ford',
      units: [{ id: 'pikes-1', copy: unit, face: 'guards', carrier: unit }],
      commands: [
        {
          do: 'guards',
          boat: unit,
          with: [unit, 'horse'],
          steps: ['N', { drop: unit }],
          expect: { offered: [{ do: 'load', boat: unit }] },
        },
      ],
      expect: {
        units: { [unit]: { face: 'guards', carrier: unit } },
        events: [{ event: 'guards', captor: unit, side: 'guards' }, { anyOrder: [{ event: 'sunk', boat: unit }] }],
      },
    });
    const file = fileKey('ford', 'cases/ferry.case.json');
    expect(ann.do(addFile(ann.project, file, JSON.stringify(written('guards'))))).toBeNull();
    expect(ann.do(renameItem(ann.project, 'ford', 'units', 'guards', 'lifeguards'))).toBeNull();
    expect(ann.project.content(file)).toEqual(written('lifeguards'));
    const at = (pointer: string): unknown => definitionAt(ann.project, file, pointer)?.pointer;
    expect(at('/commands/0/steps/1/drop')).toBe('/units/0');
    expect(at('/expect/events/0/event')).toBeUndefined();
  });

  it.each(['arrivals', 'withdrawals'] as const)('of %s are renamed', (list) => {
    const ann = designer();
    ann.do(addItem(ann.project, 'ford', list, { id: 'late', turn: 4, units: ['horse'], edge: 'north' }));
    ann.do(setItem(ann.project, 'ford-dry', `${list}/late/turn`, 5, { reason: 'Mud.' }));
    expect(ann.do(renameItem(ann.project, 'ford', list, 'late', 'riders'))).toBeNull();
    expect(ann.project.part('ford:scenario.json', list, 0, 'id')).toBe('riders');
    expect(ann.project.part('ford-dry:scenario.json', 'changes', 0, 'target')).toBe(`${list}/riders/turn`);
  });

  it('of markers are renamed where effects, set-ups and formulas speak of them', () => {
    const ann = designer();
    ann.do(addItem(ann.project, 'ford', 'markers', { id: 'ammunition', name: 'Ammunition', of: 'unit', maximum: 4 }));
    const empty = {
      id: 'empty',
      forbids: 'fire',
      label: 'Empty',
      when: 'unit.ammunition == 0 && unit.ammunitions > 1',
    };
    ann.do(addItem(ann.project, 'ford', 'restrictions', empty));
    const then = [{ do: 'add', marker: 'ammunition', of: 'unit', value: '0 - unit.ammunition' }];
    ann.do(addItem(ann.project, 'ford', 'effects', { id: 'spent', label: 'Spent', at: 'unit-fires', then }));
    ann.do(setItem(ann.project, 'ford', 'setUp/guards/markers', { ammunition: 2 }));
    const fresh = { reason: 'More.' };
    ann.do(setItem(ann.project, 'ford-dry', 'effects/spent/then', [{ do: 'set', marker: 'ammunition', to: 1 }], fresh));
    expect(ann.do(renameItem(ann.project, 'ford', 'markers', 'ammunition', 'big-shots'))?.code).toBe('schema.pattern');
    expect(ann.do(renameItem(ann.project, 'ford', 'markers', 'ammunition', 'shots'))).toBeNull();
    const { project } = ann;
    expect(project.part('ford:rules.json', 'restrictions', 0, 'when')).toBe('unit.shots == 0 && unit.ammunitions > 1');
    expect(project.part('ford:rules.json', 'effects', 0, 'then')).toEqual([
      { do: 'add', marker: 'shots', of: 'unit', value: '0 - unit.shots' },
    ]);
    expect(project.part('ford:scenario.json', 'setUp', 0, 'markers')).toEqual({ shots: 2 });
    expect(project.part('ford-dry:rules.json', 'changes', 1, 'value')).toEqual([{ do: 'set', marker: 'shots', to: 1 }]);
  });

  it('of parameters are renamed where formulas read them, and nowhere else in these', () => {
    const ann = designer();
    ann.do(addItem(ann.project, 'ford', 'parameters', { id: 'reach', name: 'Reach of orders', value: 3 }));
    const when = `parameter("reach") > distance(unit) && unit.class == "reach" || parameter( 'reach' ) == parameter("reach-2")`;
    ann.do(addItem(ann.project, 'ford', 'restrictions', { id: 'mute', forbids: 'fire', label: 'Out of reach', when }));
    expect(ann.do(setItem(ann.project, 'ford-dry', 'parameters/reach/value', 4, { reason: 'Louder.' }))).toBeNull();
    expect(ann.do(renameItem(ann.project, 'ford', 'parameters', 'reach', 'voice'))).toBeNull();
    const { project } = ann;
    expect(project.part('ford:rules.json', 'parameters', 0, 'id')).toBe('voice');
    expect(project.part('ford:rules.json', 'restrictions', 0, 'when')).toBe(
      `parameter("voice") > distance(unit) && unit.class == "reach" || parameter( 'voice' ) == parameter("reach-2")`,
    );
    expect(project.part('ford-dry:rules.json', 'changes', 1, 'target')).toBe('parameters/voice/value');
  });
});
