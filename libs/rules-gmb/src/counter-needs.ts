/** What counters must say so that their pieces can move, fight and be fought. */
import type { CounterNeed } from '@hexwright/compiler';
import { KINDS, LEADER, UNIT } from './counters.ts';

const UNITS = { kinds: [KINDS[UNIT]] };

/** What every scoring of losses by a table asks of combat units. */
export const UNITS_SCORE = { ...UNITS, ability: 'be worth points when it is lost', line: 'row' } as const;

export const counterNeeds: readonly CounterNeed[] = [
  {
    ...UNITS,
    kinds: [KINDS[UNIT], KINDS[LEADER]],
    ability: 'move',
    case: '5.12',
    oneOf: ['movement'],
    on: 'every-face',
  },
  // [9.0], [8.0] A face may well be there only for the march: one that fights is enough.
  { ...UNITS, ability: 'attack', case: '9.0', oneOf: ['melee', 'weapon'], on: 'some-face', isAttack: true },
  { ...UNITS, ability: 'attack in melee', case: '9.4', table: 'melee', line: 'column', where: 'melee' },
  { ...UNITS, ability: 'be attacked in melee', case: '9.4', table: 'melee', line: 'row', against: 'melee' },
  { ...UNITS, ability: 'fire', case: '8.3', table: 'fire', line: 'column', where: 'weapon' },
  { ...UNITS, ability: 'be hit by fire', case: '8.3', table: 'fire', line: 'row', against: 'weapon' },
  { ...UNITS, ability: 'lose heart', case: '10.2', table: 'morale', line: 'column' },
];
