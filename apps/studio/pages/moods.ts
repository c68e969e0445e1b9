// A variant of Tamburlaine with a marker, a table of words, an arrival and a condition of victory, without a problem.
import { type JsonValue, writeCanonical } from '@hexwright/model';

const SCENARIO = {
  format: 1,
  id: 'own/moods',
  title: 'Moods',
  kind: 'battle',
  extends: 'gmb/tamburlaine',
  arrivals: [{ id: 'late', name: 'The late', case: 'Q1', turn: 4, units: ['scouts'], hexes: ['0101'] }],
};

const UNITS = {
  format: 1,
  units: [
    {
      id: 'scouts',
      name: 'Scouts',
      side: 'ottoman',
      contingent: 'ottoman',
      kind: 'unit',
      class: 'cavalry',
      size: 'single',
      values: { armour: 'leather', movement: 8, morale: 'C' },
      faces: [{ id: 'fire', values: { weapon: 'cavalry-longbow' } }],
    },
  ],
};

const RULES: JsonValue = {
  format: 1,
  vocabularies: [{ id: 'lots', values: [{ id: 'good', name: 'Good' }] }],
  markers: [{ id: 'mood', name: 'Mood', of: 'unit', maximum: 2, case: 'Q1' }],
  tables: [
    {
      id: 'luck',
      case: 'Q2',
      title: 'Luck',
      dice: '1d6',
      rows: [{ id: '1-3' }, { id: '4-6' }],
      columns: [{ id: 'luck' }],
      cells: { '1-3': { luck: 'good' }, '4-6': { luck: null } },
    },
  ],
  modifiers: [{ id: 'sulks', case: 'Q1', applies: 'melee.dice', label: 'Sulks', when: 'attacker.mood > 0', value: -1 }],
  effects: [
    {
      id: 'moody',
      case: 'Q1',
      label: 'They sulk',
      at: 'turn-ends',
      each: 'unit',
      when: 'unit.mood < 2',
      then: [{ do: 'add', marker: 'mood', value: 1 }],
    },
    {
      id: 'lucky',
      case: 'Q2',
      label: 'Luck',
      at: 'rolled',
      table: 'luck',
      result: 'good',
      then: [{ do: 'score', side: 'unit', points: 1 }],
    },
  ],
  contents: [
    { case: 'Q1', title: 'Moods', summary: 'Units sulk.', acts: true },
    { case: 'Q2', title: 'Luck', summary: 'Luck is rolled for.', acts: true },
    { case: 'Q3', title: 'The camp', summary: 'Who holds the camp wins.', acts: true },
  ],
  changes: [
    {
      op: 'add',
      target: 'sequence/fortune',
      value: { phase: 'Fortune', procedure: 'event', table: 'luck', acts: 'phasing', case: 'Q2' },
      before: 'movement',
      case: 'Q2',
    },
    {
      op: 'add',
      target: 'map/zones/isle',
      value: { id: 'isle', purpose: 'other', hexes: ['2501'] },
      case: 'Q3',
    },
    {
      op: 'add',
      target: 'victory/conditions',
      value: [{ id: 'camp', label: 'Held', when: "heldFor('ottoman', 'tartar-camp') >= 3", winner: 'ottoman' }],
      case: 'Q3',
    },
  ],
};

/** Its files, in the form of all packages. */
export const MOODS: Readonly<Record<string, string>> = {
  'own/moods/scenario.json': writeCanonical('scenario', SCENARIO),
  'own/moods/units.json': writeCanonical('units', UNITS),
  'own/moods/rules.json': writeCanonical('rules', RULES),
};

/** The same in files that somebody has written with other breaks of lines. */
export const UNKEMPT: Readonly<Record<string, string>> = {
  'own/unkempt/scenario.json': JSON.stringify({ ...SCENARIO, id: 'own/unkempt' }),
  'own/unkempt/units.json': JSON.stringify(UNITS),
  'own/unkempt/rules.json': JSON.stringify(RULES, null, 2),
};
