import { BOOLEAN, INTEGER, type Environment, type RecordType, type Type } from '@hexwright/rule-lang';
import { EDGES } from '@hexwright/hex';
import { FORMAT, formatProblem, formatProblems, type PackageChain, type PackageSource } from '@hexwright/model';
import { compile } from './compile.ts';
import { onHexes, type CompiledHexGame, type Vocabulary } from './compiled-game.ts';
import type { GameSystem } from './game-system.ts';
import { knownInSlot } from './moments.ts';

/** A game of no account for the compiler's own tests: two gangs throw stones at each other on a hill. */
export const TOY_SYSTEM: GameSystem = {
  id: 'stones',
  vocabularies: ['armours', 'weapons', 'classes'],
  kinds: ['gang', 'captain'],
  arrivesBefore: 'move',
  exclusiveKinds: ['gang'],
  doubleKinds: ['gang', 'captain'],
  unitValues: {
    armour: { type: 'vocabulary', vocabulary: 'armours' },
    weapon: { type: 'vocabulary', vocabulary: 'weapons' },
    speed: { type: 'integer' },
    brave: { type: 'flag' },
  },
  allowance: 'speed',
  parameters: [
    { id: 'game-turns', type: 'integer', minimum: 1, maximum: 20, fixed: true },
    { id: 'stones', type: 'choice', values: ['few', 'plenty'] },
    { id: 'slide-length', type: 'integer', minimum: 1, maximum: 9, module: 'slides' },
  ],
  tables: [{ id: 'throw', rowKeys: ['class', 'armour'], columnKeys: ['weapon'] }],
  slots: ['throw.dice'],
  conditions: [{ id: 'may-run' }, { id: 'slides-down', module: 'slides' }],
  acts: ['throw', 'run'],
  groundValues: {
    noise: { title: 'Noise', about: 'How far one is heard there.', words: ['quiet', 'loud', 'deafening'] },
  },
  readsClassCosts: true,
  effects: { moments: ['unit-enters', 'unit-is-hit', 'unit-is-lost'], verbs: ['remove', 'flip'] },
  procedures: ['move', 'throw'],
  modules: [
    { id: 'snow', title: 'Snow', case: '8.0' },
    { id: 'slides', title: 'Slides', case: '9.0', requires: ['snow'] },
  ],
  markers: ['tired', 'aims-at'],
  unitMarkers: ['aims-at'],
  leaves: { kinds: ['gang'], over: 'home' },
  home: { edge: 'edge', ways: 'routDirections' },
  forms: {
    side: {
      required: ['edge', 'routDirections'],
      properties: {
        edge: {
          description: 'The side’s own edge of the map, towards which it runs.',
          enum: ['north', 'south', 'east', 'west'],
        },
        routDirections: {
          description: 'The directions in which its fleeing gangs run.',
          type: 'array',
          items: { $ref: 'common.schema.json#/$defs/direction' },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    command: {
      unit: { $ref: 'case.schema.json#/$defs/unitName' },
      target: { $ref: 'case.schema.json#/$defs/unitName' },
      stones: { enum: ['one', 'all'] },
      way: {
        description: 'Left, right, or to where somebody stands.',
        type: 'array',
        items: {
          anyOf: [
            { enum: ['left', 'right'] },
            {
              type: 'object',
              additionalProperties: false,
              required: ['to'],
              properties: { to: { $ref: 'case.schema.json#/$defs/unitName' } },
            },
          ],
        },
      },
    },
  },
  meanings: {
    names: {},
    fields: {},
    functions: {},
    values: { speed: 'Steps a turn.' },
    markers: { tired: 'How tired it is.' },
    phrases: {},
    commands: {
      throw: { takes: 'unit, target, [stones]', about: 'Stones fly.' },
      run: { takes: 'unit, way', about: 'A gang runs.' },
      pass: { takes: '', about: 'Nothing more.' },
    },
  },
  staticReads: ['unit.class', 'unit.armour', 'target.class', 'target.armour'],
  environment: toyEnvironment,
  checkSetUp: (game) =>
    game.setUp.length > 0
      ? []
      : [{ placement: -1, code: 'stones.empty', case: '3.0', message: 'Nobody has come. Place somebody.' }],
};

function toyEnvironment(place: string, vocabulary: Vocabulary): Environment {
  const words = (name: string): Type => ({ kind: 'enum', name, values: vocabulary.ids(name) });
  const unit: RecordType = {
    kind: 'record',
    name: 'unit',
    fields: {
      ...levels(vocabulary.ids('unit-markers')),
      class: words('classes'),
      armour: words('armours'),
      tired: BOOLEAN,
      height: INTEGER,
    },
  };
  const known = knownInSlot(place);
  if (known !== null) {
    const game: RecordType = { kind: 'record', name: 'game', fields: levels(vocabulary.ids('game-markers')) };
    const pieces = ['unit', 'other'].filter((name) => known.some((one) => one === name));
    const edge: Type = { kind: 'enum', name: 'edge', values: EDGES };
    const left = { parameters: [words('units'), edge], result: BOOLEAN };
    const held = { parameters: [words('sides'), words('zones')], result: INTEGER };
    const beaten = { parameters: [words('units'), words('sides')], result: BOOLEAN };
    return {
      names: { game, turn: INTEGER, ...Object.fromEntries(pieces.map((name) => [name, unit])) },
      functions: { holds: held, heldFor: held, hasLeft: left, isLostTo: beaten },
    };
  }
  return {
    names: place === 'may-run' ? { unit } : { unit, target: unit, range: INTEGER },
    functions: { isChild: { parameters: [unit], result: BOOLEAN, static: true } },
  };
}

function levels(markers: readonly string[]): Readonly<Record<string, Type>> {
  return Object.fromEntries(markers.map((id) => [id, INTEGER]));
}

type Json = Readonly<Record<string, unknown>>;

/** The files of the toy base package, as data. */
export function toyBase(): Record<string, Json> {
  return {
    'scenario.json': { id: 'toy/rules', title: 'Stone throwing', kind: 'base' },
    'terrain.json': {
      terrains: [
        { id: 'grass', name: 'Grass', case: '7.1', cost: 1 },
        { id: 'bush', name: 'Bush', case: '7.2', cost: 2, values: { noise: 'loud' }, sight: 'blocks-through' },
        {
          id: 'house',
          name: 'House',
          case: '7.3',
          cost: 3,
          values: { noise: 'loud' },
          sight: 'blocks-through-and-into',
        },
        { id: 'pond', name: 'Pond', case: '7.4', cost: 'prohibited', values: { noise: 'loud' } },
      ],
      hexsides: [
        { id: 'uphill', case: '7.5', cost: 1, when: 'climbing' },
        { id: 'downhill', case: '7.5', cost: 0, when: 'descending', values: { noise: 'loud' } },
        { id: 'fence', case: '7.6', cost: 2, when: 'crossing', values: { noise: 'loud' } },
        { id: 'wall', case: '7.7', cost: 'prohibited', when: 'crossing' },
      ],
      features: [{ id: 'path', name: 'Path', case: '7.8' }],
    },
    'rules.json': {
      system: 'stones',
      vocabularies: [
        { id: 'armours', values: [{ id: 'coat' }, { id: 'shirt' }] },
        { id: 'weapons', values: [{ id: 'hand' }, { id: 'sling' }] },
        { id: 'classes', values: [{ id: 'child' }, { id: 'grown-up' }] },
        { id: 'contingents', values: [{ id: 'north-end' }, { id: 'south-end' }] },
        { id: 'traits', values: [{ id: 'left-handed' }] },
      ],
      parameters: [
        { id: 'game-turns', value: 6, case: '4.0' },
        { id: 'stones', value: 'plenty', case: '5.0' },
      ],
      tables: [
        {
          id: 'throw',
          case: '5.1',
          dice: '2d6',
          rows: [
            { id: 'coat', match: { armour: 'coat' } },
            { id: 'shirt', match: { armour: 'shirt', class: 'child' } },
          ],
          columns: [
            { id: 'hand', match: { weapon: 'hand' }, range: [1, 1] },
            { id: 'sling-near', match: { weapon: 'sling' }, range: [1, 2] },
            { id: 'sling-far', match: { weapon: 'sling' }, range: [3, 4] },
          ],
          cells: {
            coat: { hand: 4, 'sling-near': 5, 'sling-far': null },
            shirt: { hand: 6, 'sling-near': 7, 'sling-far': 'NA' },
          },
        },
      ],
      modifiers: [
        { id: 'tired', case: '5.2', applies: 'throw.dice', label: 'Tired', when: 'unit.tired', value: 1 },
        {
          id: 'child',
          case: '5.3',
          applies: 'throw.dice',
          label: 'At a child',
          when: 'target.class == "child" && isChild(target)',
          value: -1,
          stacking: 'best:size',
        },
        { id: 'far', case: '5.4', applies: 'throw.dice', label: 'Far', value: 'range - 1', stacking: 'cap:far' },
      ],
      conditions: [{ id: 'may-run', case: '6.1', when: 'unit.class == "child" && !unit.tired' }],
      sequence: [
        { id: 'movement', phase: 'Running', procedure: 'move', acts: 'phasing', case: '4.1' },
        { id: 'throwing', phase: 'Throwing', procedure: 'throw', acts: 'both', case: '4.2' },
      ],
      contents: [{ case: '5.1', title: 'Throwing', summary: 'One throws.', acts: true }],
    },
  };
}

/** The files of the toy battle, as data: an 8 by 6 pointy map, a ridge of level 2 in the middle, a pond. */
export function toyBattle(): Record<string, Json> {
  return {
    'scenario.json': {
      id: 'toy/hill',
      title: 'The hill',
      kind: 'battle',
      extends: 'toy/rules',
      sides: [
        { id: 'north', name: 'North', color: '#aa0000', edge: 'north', routDirections: ['NE', 'NW'], case: '2.1' },
        { id: 'south', name: 'South', color: '#0000aa', edge: 'south', routDirections: ['SE', 'SW'], case: '2.2' },
      ],
      firstSide: 'south',
      modules: ['snow'],
      setUp: [
        { unit: 'bakers', hexes: ['0201', '0301'], facing: 'S', face: 'slings', markers: ['tired'] },
        { unit: 'anna', hexes: ['0201'] },
        { unit: 'smiths', hexes: ['0306', '0406'], facing: 'N' },
        { unit: 'twins', hexes: ['0506'] },
      ],
    },
    'map.json': {
      grid: { orientation: 'pointy', columns: 8, rows: 6, shift: 'even' },
      numbering: { preset: 'column-row' },
      terrainCodes: { '.': 'grass', '*': 'bush', '#': 'house', '~': 'pond' },
      terrain: ['........', '..*.....', '....#...', '......~~', '........', '........'],
      elevation: ['11111111', '11221111', '11222111', '11111111', '11111111', '11111111'],
      features: [{ id: 'high-street', feature: 'path', path: ['0101', '0102', '0203'] }],
      hexsides: [{ id: 'garden', feature: 'fence', between: ['0105', '0205'] }],
      labels: [{ id: 'top', text: 'The Top', hex: '0403' }],
      zones: [
        { id: 'north-edge', purpose: 'set-up', side: 'north', hexes: ['0201', '0301', '0401'] },
        { id: 'top', purpose: 'objective', hexes: ['0403', '0303'] },
      ],
    },
    'units.json': {
      units: [
        {
          id: 'bakers',
          name: 'Bakers',
          side: 'north',
          contingent: 'north-end',
          kind: 'gang',
          class: 'grown-up',
          size: 'double',
          values: { armour: 'coat', speed: 4, brave: true },
          traits: ['left-handed'],
          faces: [
            { id: 'hands', values: { weapon: 'hand' } },
            { id: 'slings', values: { weapon: 'sling', speed: 3 } },
          ],
        },
        {
          id: 'anna',
          name: 'Anna',
          side: 'north',
          kind: 'captain',
          size: 'single',
          values: { speed: 6 },
          faces: [{ id: 'front' }],
        },
        {
          id: 'smiths',
          name: 'Smiths',
          side: 'south',
          kind: 'gang',
          class: 'grown-up',
          size: 'double',
          values: { armour: 'shirt', speed: 3 },
          faces: [{ id: 'hands', values: { weapon: 'hand' } }],
        },
        {
          id: 'twins',
          name: 'The Twins',
          side: 'south',
          kind: 'gang',
          class: 'child',
          size: 'single',
          values: { armour: 'shirt', speed: 5 },
          faces: [{ id: 'slings', values: { weapon: 'sling' } }],
        },
      ],
    },
    'rules.json': {
      victory: {
        case: '10.0',
        score: { plus: 'north', minus: 'south' },
        levels: [
          { id: 'north-wins', name: 'North wins', min: 3, winner: 'north' },
          { id: 'draw', name: 'Nobody wins', min: -2 },
          { id: 'south-wins', name: 'South wins', title: 'Kings of the hill', winner: 'south' },
        ],
      },
      objectives: [{ id: 'top', zone: 'top', side: 'south', points: 2, case: '10.1' }],
    },
  };
}

/** An alteration of the toy: package `rules` or `hill`, file, JSON pointer, and the value to stand there (undefined: none). */
export type ToyEdit = readonly [packageName: 'rules' | 'hill', file: string, pointer: string, value: unknown];

/** The toy battle over the toy base, each after some alterations. */
export function toyChain(...edits: readonly ToyEdit[]): PackageChain {
  return [
    sourceOf('toy/rules', toyBase(), editsOf('rules', edits)),
    sourceOf('toy/hill', toyBattle(), editsOf('hill', edits)),
  ];
}

function editsOf(packageName: string, edits: readonly ToyEdit[]): readonly ToyEdit[] {
  return edits.filter(([name]) => name === packageName);
}

function sourceOf(id: string, files: Readonly<Record<string, Json>>, edits: readonly ToyEdit[]): PackageSource {
  for (const [, file, pointer, value] of edits) alter(files[file], pointer.split('/').slice(1), value);
  const texts = Object.entries(files).map(([path, content]): [string, string] => [
    path,
    `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`,
  ]);
  return { id, files: new Map(texts) };
}

function alter(container: unknown, [key, ...rest]: readonly string[], value: unknown): void {
  if (typeof container !== 'object' || container === null) throw new Error(`The toy has nothing at "${key}".`);
  if (rest.length > 0) alter(Reflect.get(container, key), rest, value);
  else if (value === undefined && Array.isArray(container)) container.splice(Number(key), 1);
  else if (value === undefined) Reflect.deleteProperty(container, key);
  else Reflect.set(container, key, value);
}

/** The toy battle, compiled; an error with all problems if it does not compile. */
export function compiled(...edits: readonly ToyEdit[]): CompiledHexGame {
  const result = compile(toyChain(...edits), [TOY_SYSTEM]);
  if (!result.ok) throw new Error(formatProblems(result.problems));
  return onHexes(result.game);
}

/** The problems of the toy battle, each as a text. */
export function problemsOf(...edits: readonly ToyEdit[]): readonly string[] {
  return compile(toyChain(...edits), [TOY_SYSTEM]).problems.map(formatProblem);
}
