/** What the Great Medieval Battles tell the compiler about the packages they can play. */
import { PIECE_MOMENTS } from '@hexwright/compiler';
import { HEX_CONDITIONS, HEX_LIMITS, type SystemSpec } from '@hexwright/rules-kit';
import { ACTS } from './acts.ts';
import { counterNeeds } from './counter-needs.ts';
import { KINDS, LEADER, UNIT } from './counters.ts';
import { environment, slots, staticReads, toldSlots } from './expressions.ts';
import { allOf, everyOf, requiredBy, ruleModules } from './modules.ts';
import { parameterSpecs } from './parameters.ts';
import { pointsOf } from './point-span.ts';
import { forms, home } from './forms.ts';
import { meanings } from './meanings.ts';
import { checkSetUp } from './set-up-check.ts';

/** The kinds of pieces that modules bring as trains. */
export const trains = everyOf(({ trains: own }) => own);

export const system: SystemSpec = {
  id: 'great-medieval-battles',
  vocabularies: ['armours', 'classes', 'morales', 'weapons', 'contingents', 'traits', 'rallies'],
  kinds: [...KINDS, ...trains],
  arrivesBefore: 'movement',
  exclusiveKinds: [KINDS[UNIT], ...trains],
  doubleKinds: [KINDS[UNIT], ...trains],
  unitValues: {
    armour: { type: 'vocabulary', vocabulary: 'armours' },
    movement: { type: 'integer' },
    morale: { type: 'vocabulary', vocabulary: 'morales' },
    weapon: { type: 'vocabulary', vocabulary: 'weapons' },
    melee: { type: 'flag' },
    rallies: { type: 'vocabulary', vocabulary: 'rallies' },
    capture: { type: 'integer' },
    ...allOf(({ unitValues }) => unitValues),
  },
  allowance: 'movement',
  needs: [...counterNeeds, ...requiredBy(({ needs }) => needs)],
  faceValues: ['weapon', 'melee'],
  counterCodes: [
    {
      kind: KINDS[UNIT],
      pattern: '{armour:P=plate|M=mail|L=leather|N=non-armored}-{movement:4|6|8|12|16}-{morale:A-E}',
    },
    { kind: KINDS[LEADER], pattern: '{movement:8}' },
    ...everyOf(({ counterCodes }) => counterCodes),
  ],
  plainUnit: {
    kind: KINDS[UNIT],
    class: 'infantry',
    values: { armour: 'leather', movement: 4, morale: 'C' },
    face: { id: 'melee', values: { melee: true } },
  },
  parameters: [...parameterSpecs, ...requiredBy(({ parameters }) => parameters)],
  tables: [
    { id: 'morale', columnKeys: ['morale'], told: 'every' },
    { id: 'fire', rowKeys: ['armour', 'class'], columnKeys: ['weapon'], told: 'filled' },
    { id: 'melee', rowKeys: ['class', 'armour'], columnKeys: ['class', 'armour'], told: 'filled' },
    ...requiredBy(({ tables }) => tables),
  ],
  slots,
  toldSlots,
  ...HEX_LIMITS,
  effects: {
    moments: PIECE_MOMENTS,
    verbs: ['remove', 'replace', 'recall', 'flip', 'break', 'rally'],
    exchanges: [...KINDS, ...trains],
  },
  acts: ACTS,
  conditions: [
    { id: 'may-charge' },
    ...HEX_CONDITIONS,
    ...requiredBy(({ conditions }) => conditions?.map((id) => ({ id }))),
  ],
  modules: ruleModules.map(({ id, title, case: caseNumber, requires }) => ({
    id,
    title,
    case: caseNumber,
    ...(requires === undefined ? {} : { requires }),
  })),
  scoring: { modules: everyOf(({ id, scores }) => (scores === true ? [id] : [])), values: ['capture'] },
  pointsOf: (game, side) => pointsOf(ruleModules, game, side),
  markers: ['rout', 'lance', 'charging', 'disobeyed', 'eliminated', 'captured', ...everyOf(({ markers }) => markers)],
  unitMarkers: ['charging', ...everyOf(({ unitMarkers }) => unitMarkers)],
  groundValues: {
    charge: {
      title: 'Charge',
      about: [
        'Whether a charge may run through the hex, or across the hexside.',
        ...everyOf(({ groundNotes: { charge } = {} }) => (charge === undefined ? [] : [charge])),
      ].join(' '),
      words: ['allowed', 'forbidden'],
    },
  },
  staticReads,
  environment,
  home,
  leaves: { kinds: ['unit'], over: 'home' },
  forms,
  meanings,
  scored: {
    losses: 'A lost unit scores for its enemy at once, by the modules that are on here [21.1].',
    objectives: 'Counted once, when the game ends: each hex in which a combat unit of the side stands [21.2].',
    printed: { value: 'capture', of: 'leaders captured or slain' },
  },
  checkSetUp,
};
