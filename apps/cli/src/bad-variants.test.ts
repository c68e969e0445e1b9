import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const change = (op: string, target: string, value?: unknown): Readonly<Record<string, unknown>> => ({
  op,
  target,
  ...(value === undefined ? {} : { value }),
  case: '20.0',
  reason: 'A test.',
});

/** Every step of the battle's sequence. */
const STEPS = [
  'starting-modes',
  'rout-removal',
  'rampant-elephants',
  'rout-movement',
  'movement',
  'mode-change',
  'fire',
  'melee-phasing',
  'melee-other',
];

/** The variant that others below extend: it takes a modifier away and changes another, and somebody comes late. */
const first: Files = {
  'scenario.json': {
    arrivals: [{ id: 'late', case: 'E1', turn: 2, units: ['akinjis-2'], hexes: ['1201'] }],
    changes: [change('remove', 'setUp/akinjis-2')],
  },
  'rules.json': {
    changes: [change('remove', 'modifiers/melee-tamburlaine'), change('set', 'modifiers/fire-on-lager/value', 3)],
  },
};

/** What is wrong, the files of the variant, what it extends, and how it is told. */
const mistakes: readonly (readonly [what: string, files: Files, base: string, told: string])[] = [
  [
    'an override on a missing item',
    { 'rules.json': { changes: [change('set', 'modifiers/fire-on-lagr/value', 3)] } },
    'gmb/tamburlaine',
    'error change.hits-nothing [20.0] modifiers has no "fire-on-lagr", so this changes nothing. Did you mean "fire-on-lager"?',
  ],
  [
    'two changes of one item in two files of a variant',
    {
      'terrain.json': { changes: [change('set', 'modifiers/fire-on-lager/value', 4)] },
      'rules.json': { changes: [change('set', 'modifiers/fire-on-lager/value', 3)] },
    },
    'gmb/tamburlaine',
    'error change.twice [20.0] modifiers/fire-on-lager/value is changed twice (also in terrain.json at /changes/0).',
  ],
  [
    'two variants that change one item',
    { 'rules.json': { changes: [change('set', 'modifiers/fire-on-lager/value', 5)] } },
    'my/first',
    'warning change.overrides [20.0] modifiers/fire-on-lager/value has been changed by my/first/rules.json at /changes/1 [20.0] already',
  ],
  [
    'a level of victory that loses its least score',
    { 'rules.json': { changes: [change('remove', 'victory/levels/arthur/min')] } },
    'gmb/king-arthur',
    'error victory.order [20.0] victory/levels/arthur/min is taken away here. The level "arthur" above takes every score that this one would.',
  ],
  [
    'a level of victory that takes the scores of the next one',
    { 'rules.json': { changes: [change('set', 'victory/levels/polish-lithuanian-great/min', 17)] } },
    'grunwald-1410',
    'error victory.order [20.0] The level "polish-lithuanian-great" above takes every score that this one would.',
  ],
  [
    'a formula with a field of another game',
    { 'rules.json': { changes: [change('set', 'modifiers/melee-charge/when', 'standard && turn > 3')] } },
    'gmb/tamburlaine',
    '"standard" is a name of the game system "grunwald-1410", not of "great-medieval-battles".',
  ],
  [
    'a sequence that is over after a turn',
    { 'rules.json': { changes: STEPS.map((step) => change('add', `sequence/${step}/turn`, 1)) } },
    'gmb/tamburlaine',
    'error sequence.runs-out [15.1] Every step belongs to some turns, the last to turn 1',
  ],
  [
    'a sequence without steps',
    { 'rules.json': { changes: STEPS.map((step) => change('remove', `sequence/${step}`)) } },
    'gmb/tamburlaine',
    'error system.missing [20.0] sequence/melee-other is taken away here. A player-turn has no steps.',
  ],
  [
    'a game without an end',
    { 'rules.json': { changes: [change('remove', 'parameters/game-turns')] } },
    'gmb/tamburlaine',
    'error system.missing [20.0] parameters/game-turns is taken away here.',
  ],
  [
    'a module that needs another',
    { 'scenario.json': { changes: [change('remove', 'modules/captives')] } },
    'gmb/king-arthur',
    'error module.requires [18.0] modules/captives is taken away here. The module "man-to-man" (Man-to-man combat) needs the module "captives". Turn it on too, or turn this one off.',
  ],
  [
    'a row of a table without its cells',
    { 'rules.json': { changes: [change('remove', 'tables/man-to-man-matrix/rows/left')] } },
    'gmb/king-arthur',
    'error table.cell [20.0] tables/man-to-man-matrix/rows/left is taken away here. "left" is not a row of this table.',
  ],
  [
    'a new row of a table without cells',
    {
      'rules.json': {
        changes: [change('add', 'tables/fire/rows/felt', { id: 'felt', name: 'Felt', match: { armour: 'mail' } })],
      },
    },
    'gmb/king-arthur',
    'error table.cell [20.0] Row "felt" lacks cells for: sling-1, sling-2, bow-1, bow-2, poison-bow-1, poison-bow-2. Write a number, null for a printed dash, or "NA", at tables/fire/cells/felt.',
  ],
  [
    'a formula with a function of another place',
    { 'rules.json': { changes: [change('set', 'modifiers/duel-lance/when', 'attacksFrom(attacker, "ditch")')] } },
    'gmb/king-arthur',
    '"attacksFrom" is known in melee.dice only.',
  ],
  [
    'a variant of a variant of a removed item',
    { 'rules.json': { changes: [change('set', 'modifiers/melee-tamburlaine/value', -2)] } },
    'my/first',
    'error change.hits-nothing [20.0] modifiers/melee-tamburlaine is not there any more: my/first/rules.json at /changes/0 [20.0] has taken it away.',
  ],
  [
    'a counter taken away that the set-up still places',
    { 'units.json': { changes: [change('remove', 'units/naphtha')] } },
    'gmb/tamburlaine',
    'error reference.unknown [20.0] units/naphtha is taken away here, but gmb/tamburlaine/scenario.json at /setUp/',
  ],
  [
    'a word taken away that counters still use',
    { 'rules.json': { changes: [change('remove', 'vocabularies/weapons/values/infantry-shortbow')] } },
    'gmb/tamburlaine',
    'error reference.unknown [20.0] vocabularies/weapons/values/infantry-shortbow is taken away here, but gmb/tamburlaine/units.json at /units/',
  ],
  [
    'a counter made larger than it is placed',
    { 'units.json': { changes: [change('set', 'units/serbs-1/size', 'double')] } },
    'gmb/tamburlaine',
    'error unit.hex-count [20.0] Serbs',
  ],
  [
    'a value taken away that a counter needs',
    { 'units.json': { changes: [change('remove', 'units/serbs-1/values/movement')] } },
    'gmb/tamburlaine',
    'warning unit.incapable [5.12] units/serbs-1/values/movement is taken away here. Serbs (serbs-1) has no "movement": it cannot move.',
  ],
  [
    'a class taken away that a counter needs',
    { 'units.json': { changes: [change('remove', 'units/zakonu/class')] } },
    'grunwald-1410',
    'error set-up.class [2.2] units/zakonu/class is taken away here. Zakonu (zakonu) has no class.',
  ],
  [
    'troops of a table without a row of theirs',
    { 'units.json': { changes: [change('remove', 'units/knights/class')] } },
    'wrg/knights-and-bills',
    'error set-up.troops [I.1] units/knights/class is taken away here.',
  ],
  [
    'ground closed about an army',
    { 'terrain.json': { changes: [change('set', 'terrains/clear/cost', 'prohibited')] } },
    'gmb/bannockburn',
    'error unit.prohibited-terrain [7.21] ',
  ],
  [
    'a hex repainted as closed ground under a counter',
    { 'map.json': { changes: [change('set', 'map/terrain/0513', 'river')] } },
    'gmb/tamburlaine',
    'error unit.prohibited-terrain [7.4] Akinjis (akinjis-1) stands in 0513, which is River',
  ],
  [
    'a hex taken out of a set-up zone',
    { 'map.json': { changes: [change('remove', 'map/zones/ottoman-set-up/hexes/0513')] } },
    'gmb/tamburlaine',
    'warning unit.outside-zone [20.0] map/zones/ottoman-set-up/hexes/0513 is taken away here. 0513, where Akinjis (akinjis-1)',
  ],
  [
    'the zone of an objective emptied',
    { 'map.json': { changes: [change('set', 'map/zones/tartar-camp/hexes', [])] } },
    'gmb/tamburlaine',
    'warning objective.out-of-reach [21.2] The zone "tartar-camp" has no hexes',
  ],
  [
    'an objective repainted as closed ground',
    {
      'map.json': {
        changes: ['1332', '1432', '1333', '1433', '1533', '1334', '1434'].map((hex) =>
          change('set', `map/terrain/${hex}`, 'river'),
        ),
      },
    },
    'gmb/tamburlaine',
    'warning objective.out-of-reach [21.2] Units of Ottoman can never reach any hex of "tartar-camp"',
  ],
  [
    'a hex of an arrival repainted as closed ground',
    { 'map.json': { changes: [change('set', 'map/terrain/1201', 'river')] } },
    'my/first',
    'error arrival.prohibited [E1] 1201 is River, which no piece may enter',
  ],
  [
    'a line of a table taken away that a counter needs',
    {
      'rules.json': {
        changes: [change('remove', 'tables/melee/rows/elephants'), change('remove', 'tables/melee/cells/elephants')],
      },
    },
    'gmb/tamburlaine',
    'warning unit.incapable [9.4] tables/melee/rows/elephants is taken away here. The table "melee" has no row for',
  ],
  [
    'a counter that becomes troops of which a table knows nothing',
    { 'units.json': { changes: [change('set', 'units/serbs-1/values/armour', 'plate')] } },
    'gmb/tamburlaine',
    'warning unit.incapable [9.4] The table "melee" has no row for Serbs (serbs-1)',
  ],
  [
    'an item that is moved beside nothing',
    { 'rules.json': { changes: [{ ...change('move', 'sequence/fire'), before: 'movment' }] } },
    'gmb/tamburlaine',
    'error change.hits-nothing [20.0] There is no "movment" in sequence. Did you mean "movement"?',
  ],
  [
    'an effect that breaks a unit that has broken',
    {
      'rules.json': {
        effects: [{ id: 'panic', case: '20.0', label: 'Panic', at: 'unit-breaks', then: [{ do: 'break' }] }],
      },
    },
    'gmb/tamburlaine',
    'error effect.cycle [20.0] This brings the moment "unit-breaks" about again, and so sets itself off for ever.',
  ],
  [
    'a formula that asks for a level beyond the bounds of its marker',
    {
      'rules.json': {
        markers: [{ id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: 4 }],
        effects: [
          { id: 'shot', label: 'A shot', at: 'unit-fires', then: [{ do: 'add', marker: 'arrows', value: -1 }] },
        ],
        restrictions: [{ id: 'few', case: '20.0', forbids: 'fire', label: 'Too few', when: 'unit.arrows > 4' }],
      },
    },
    'gmb/tamburlaine',
    'warning expression.settled [20.0] "unit.arrows > 4" is never true: unit.arrows goes from 0 to 4.',
  ],
];

describe.concurrent('hexwright validate on a variant that cannot be', () => {
  it.each(mistakes)('tells of %s, with its place, its case and what to do', (_, files, base, told) =>
    withScenarios(async (temporary) => {
      const head = (id: string, from: string): object => ({ id, title: id, kind: 'battle', extends: from });
      const firstScenario = { ...head('my/first', 'gmb/tamburlaine'), ...first['scenario.json'] };
      temporary.write('my/first', { ...first, 'scenario.json': firstScenario });
      const scenario = { ...head('my/variant', base), ...files['scenario.json'] };
      const folder = temporary.write('my/variant', { ...files, 'scenario.json': scenario });
      const { code, out } = await hexwright(['validate', folder]);
      expect(out).toContain(told);
      expect(out).toMatch(/^my\/variant\/[\w.-]+:\d+:\d+ (error|warning) /);
      expect(code).toBe(told.startsWith('warning') ? 0 : 1);
    }),
  );
});
