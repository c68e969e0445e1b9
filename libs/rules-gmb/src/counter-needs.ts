/** What counters must say so that their pieces can move, fight and be fought. */
import type { CounterNeed } from '@hexwright/compiler';
import { KINDS, LEADER, UNIT } from './counters.ts';

const UNITS = { kinds: [KINDS[UNIT]] };
const LOST = 'be worth points when it is lost';

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
  // What is lost without a row scores nothing, and a battle of such counters nobody can win.
  { ...UNITS, ability: LOST, case: '21.1', table: 'victory-points', line: 'row', module: 'points-by-morale' },
  { ...UNITS, ability: LOST, case: '20.0', table: 'unit-points', line: 'row', module: 'points-by-unit' },
];
