/** What the supplement of 1970 tells the compiler about the packages it can play. */
import { bareTable } from '@hexwright/compiler';
import type { SystemSpec } from '@hexwright/rules-kit';
import { armyProblems } from './army/package-problems.ts';
import { KINDS, UNIT } from './battle.ts';
import { CHARTS, VOCABULARIES } from './charts.ts';
import { environment, staticReads } from './expressions.ts';
import { forms } from './forms.ts';
import { TERRAIN_VALUES } from './terrain.ts';
import { meanings } from './meanings.ts';
import { parameterSpecs } from './parameters.ts';
import { ACTS, SLOTS } from './slots.ts';
import { blockOfPlacement } from './set-up.ts';
import { setUpProblems } from './set-up-problems.ts';

export const system: SystemSpec = {
  id: 'wrg-1970',
  actsTogether: true,
  vocabularies: [...VOCABULARIES, 'roles'],
  kinds: KINDS,
  reserveKinds: KINDS,
  exclusiveKinds: [UNIT],
  exclusiveCases: { [UNIT]: 'C.7' },
  unitValues: {
    figures: { type: 'integer', minimum: 1, maximum: 400 },
    files: { type: 'integer', minimum: 1, maximum: 200 },
    // [I.1] Which of the Forces of its side; 0 is none [I.3].
    force: { type: 'integer', minimum: 0, maximum: 20 },
    // Whether it carries shields, where that is not as its row says [IV.n9].
    shield: { type: 'flag' },
    // [II.3] Infantry with horses, and whether it begins on them.
    horses: { type: 'flag' },
    // [II.5] Mantlets that the missilemen carry, or figures that bear them.
    mantlets: { type: 'flag' },
    bearers: { type: 'integer', minimum: 0, maximum: 200 },
    // [I.4a] Of a commander.
    rank: { type: 'integer', minimum: 1, maximum: 3 },
    role: { type: 'vocabulary', vocabulary: 'roles' },
  },
  parameters: parameterSpecs,
  tables: CHARTS,
  slots: SLOTS,
  acts: ACTS,
  arrivesBefore: 'plots',
  scored: {
    losses:
      'Each side scores what its enemies have lost: figures that fell, and units that run, are gone or are taken.',
    objectives: '',
  },
  leaves: { kinds: [UNIT], over: 'any' },
  effects: {
    moments: [
      'unit-enters',
      'unit-charges',
      'unit-fires',
      'unit-is-fired-at',
      'unit-is-hit',
      'unit-attacks',
      'unit-is-attacked',
      'unit-breaks',
      'unit-rallies',
      'unit-is-lost',
    ],
    verbs: ['remove', 'replace', 'recall', 'break', 'rally'],
  },
  markers: [
    'files',
    'men-lost',
    'remounted',
    'disorganised',
    'broken',
    'fleeing',
    'moved',
    'direction',
    'direction-left',
    'shot-before',
    'with',
    'order',
    'order-target',
    'work',
    'eliminated',
  ],
  unitMarkers: ['shot-before', 'with', 'order-target'],
  staticReads,
  environment,
  forms,
  meanings,
  checkPackage: armyProblems,
  checkSetUp: setUpProblems,
  playsOnTables: true,
  tableCase: 'C.12',
  groundValues: TERRAIN_VALUES,
  blockOf: blockOfPlacement,
  // A package without a map has a bare table.
  space: (parameters) => bareTable(Number(parameters.get('table-width')), Number(parameters.get('table-depth'))),
};
