/** What the Great Medieval Battles tell the compiler about the packages they can play. */
import type { GameSystem } from '@hexwright/compiler';
import { counterNeeds } from './counter-needs.ts';
import { KINDS, LEADER, UNIT, WAGON } from './counters.ts';
import { environment, slots, staticReads } from './expressions.ts';
import { allOf, ruleModules } from './modules.ts';
import { parameterSpecs } from './parameters.ts';
import { pointsOf } from './point-span.ts';
import { phaseProcedures } from './procedures.ts';
import { meanings } from './meanings.ts';
import { checkSetUp } from './set-up-check.ts';

export const greatMedievalBattles: GameSystem = {
  id: 'great-medieval-battles',
  vocabularies: ['armours', 'classes', 'morales', 'weapons', 'contingents', 'traits', 'rallies'],
  kinds: KINDS,
  exclusiveKinds: [KINDS[UNIT], KINDS[WAGON]],
  doubleKinds: [KINDS[UNIT], KINDS[WAGON]],
  unitValues: {
    armour: { type: 'vocabulary', vocabulary: 'armours' },
    movement: { type: 'integer' },
    morale: { type: 'vocabulary', vocabulary: 'morales' },
    weapon: { type: 'vocabulary', vocabulary: 'weapons' },
    melee: { type: 'flag' },
    rallies: { type: 'vocabulary', vocabulary: 'rallies' },
    capture: { type: 'integer' },
    ...allOf(({ unitValues }) => unitValues),
    shieldWall: { type: 'flag' },
  },
  needs: counterNeeds,
  faceValues: ['weapon', 'melee'],
  counterCodes: [
    {
      kind: KINDS[UNIT],
      pattern: '{armour:P=plate|M=mail|L=leather|N=non-armored}-{movement:4|6|8|12|16}-{morale:A-E}',
    },
    { kind: KINDS[WAGON], pattern: '{movement:4}' },
    { kind: KINDS[LEADER], pattern: '{movement:8}' },
    // The leaders of King Arthur.
    { kind: KINDS[LEADER], pattern: '{prowess:0-9}-{chivalry:0-9}' },
  ],
  plainUnit: {
    kind: KINDS[UNIT],
    class: 'infantry',
    values: { armour: 'leather', movement: 4, morale: 'C' },
    face: { id: 'melee', values: { melee: true } },
  },
  parameters: [...parameterSpecs, ...ruleModules.flatMap(({ parameters = [] }) => parameters)],
  tables: [
    { id: 'morale', rowKeys: [], columnKeys: ['morale'] },
    { id: 'fire', rowKeys: ['armour', 'class'], columnKeys: ['weapon'] },
    { id: 'melee', rowKeys: ['class', 'armour'], columnKeys: ['class', 'armour'] },
    { id: 'victory-points', module: 'points-by-morale', rowKeys: ['morale'], columnKeys: [] },
    {
      id: 'unit-points',
      module: 'points-by-unit',
      rowKeys: ['armour', 'contingent', 'class', 'morale'],
      columnKeys: [],
    },
    ...ruleModules.flatMap(({ tables = [] }) => tables),
  ],
  slots,
  conditions: [{ id: 'may-charge' }, { id: 'runs-amok', module: 'rampant-elephants' }],
  procedures: phaseProcedures.map((procedure) => procedure.id),
  modules: ruleModules.map(({ id, title, case: caseNumber, requires }) => ({
    id,
    title,
    case: caseNumber,
    ...(requires === undefined ? {} : { requires }),
  })),
  scoring: { modules: ['points-by-morale', 'points-by-unit'], values: ['capture'] },
  pointsOf,
  markers: [
    'rout',
    'lance',
    'charging',
    'disobeyed',
    'eliminated',
    'captured',
    ...ruleModules.flatMap(({ markers = [] }) => markers),
  ],
  unitMarkers: ['charging', ...ruleModules.flatMap(({ unitMarkers = [] }) => unitMarkers)],
  groundValues: {
    charge: {
      title: 'Charge',
      about:
        'Whether a charge may run through the hex, or across the hexside. The hex of its target, and the hexside before it, count only with the module `special-terrain` and `charge-into` set to `target`.',
      words: ['allowed', 'forbidden'],
    },
  },
  staticReads,
  environment,
  meanings,
  scored: {
    losses: 'A lost unit scores for its enemy at once, by the modules that are on here [21.1].',
    objectives: 'Counted once, when the game ends: each hex in which a combat unit of the side stands [21.2].',
  },
  checkSetUp,
};
