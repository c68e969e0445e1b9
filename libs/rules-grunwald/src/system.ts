/** What Grunwald 1410 tells the compiler about the packages it can play. */
import { PIECE_MOMENTS } from '@hexwright/compiler';
import { HEX_CONDITIONS, HEX_LIMITS, type SystemSpec } from '@hexwright/rules-kit';
import { FOLLOWERS, FOOT, KINDS, LEADER, PIT, TROOPS, UNIT } from './counters.ts';
import { CONDITIONS, environment, staticReads } from './expressions.ts';
import { forms, home } from './forms.ts';
import { meanings } from './meanings.ts';
import { parameterSpecs } from './parameters.ts';
import { pointsOf } from './point-span.ts';
import { facingKinds } from './presenter/counter-style.ts';
import { checkSetUp } from './rules/18-unit-set-up.ts';
import { ACTS, TOLD_SLOTS, EXERTS_ZONE, SLOTS } from './slots.ts';

export const system: SystemSpec = {
  id: 'grunwald-1410',
  vocabularies: ['classes', 'contingents', 'traits', 'results', 'pit-results'],
  kinds: KINDS,
  arrivesBefore: 'movement',
  exclusiveKinds: [KINDS[UNIT], KINDS[FOLLOWERS], KINDS[PIT]],
  exclusiveCases: { [KINDS[UNIT]]: '5.0', [KINDS[FOLLOWERS]]: '5.0', [KINDS[PIT]]: '14.12' },
  facingKinds,
  reserveKinds: [KINDS[PIT], KINDS[FOLLOWERS]],
  unitValues: {
    strength: { type: 'integer', minimum: 0, maximum: 255 },
    shock: { type: 'flag' },
    movement: { type: 'integer' },
    command: { type: 'integer', minimum: 0, maximum: 255 },
    points: { type: 'integer', minimum: 0, maximum: 30000 },
  },
  // What units lack to move and fight is found with the set-up: no battle begins without it.
  allowance: 'movement',
  needs: [
    { ability: 'move', case: '15.11', kinds: [KINDS[LEADER]], oneOf: ['movement'], on: 'every-face' },
    {
      ability: 'be worth points when it is lost',
      case: '19.0',
      kinds: [KINDS[UNIT]],
      table: 'victory-points',
      line: 'row',
      // A gun has none, and is worth none.
      where: 'strength',
    },
  ],
  faceValues: ['strength', 'shock'],
  plainUnit: {
    kind: KINDS[UNIT],
    class: TROOPS[FOOT],
    values: { movement: 5 },
    face: { id: 'front', values: { strength: 3 } },
  },
  parameters: parameterSpecs,
  tables: [
    { id: 'combat-horse', results: 'results', told: 'every' },
    { id: 'combat-foot', results: 'results', told: 'every' },
    { id: 'crossbow', results: 'results', told: 'every' },
    { id: 'artillery', results: 'results', told: 'every' },
    { id: 'wolf-pits', columnKeys: ['class', 'contingent'], results: 'pit-results', told: 'every' },
    { id: 'camp-followers', columnKeys: ['contingent'], told: 'every' },
    { id: 'command-radius', least: { turns: 0, advance: 0 } },
    { id: 'victory-points', rowKeys: ['contingent', 'class'] },
  ],
  slots: SLOTS,
  toldSlots: TOLD_SLOTS,
  ...HEX_LIMITS,
  conditions: [...CONDITIONS.map((id) => ({ id })), { id: EXERTS_ZONE, optional: true }, ...HEX_CONDITIONS],
  acts: ACTS,
  // Nobody declares a charge here.
  effects: {
    moments: PIECE_MOMENTS.filter((moment) => moment !== 'unit-charges'),
    verbs: ['remove', 'replace', 'recall', 'flip', 'break', 'rally'],
    exchanges: [KINDS[UNIT], KINDS[LEADER]],
  },
  readsClassCosts: true,
  modules: [],
  markers: ['disordered', 'eliminated', 'away', 'returns', 'exit', 'carrier', 'moved', 'released'],
  unitMarkers: ['carrier'],
  staticReads,
  environment,
  home,
  leaves: { kinds: [KINDS[UNIT], KINDS[LEADER]], over: 'any' },
  forms,
  meanings,
  pointsOf,
  scored: {
    losses: 'A unit or leader lost in combat scores for its enemy at once, by the table of points [19.0].',
    objectives: 'Counted once in a game for each hex, as soon as a unit of the side enters it [19.0].',
    printed: { value: 'points', of: 'leaders lost' },
  },
  checkSetUp,
};
