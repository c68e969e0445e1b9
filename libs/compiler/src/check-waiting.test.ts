import { describe, expect, it } from 'vitest';
import { checkWaiting } from './check-waiting.ts';

const arrival = (id: string, unit: string, when?: string) => ({
  id,
  name: id,
  case: '18.0',
  turn: 2,
  units: [unit],
  edge: 'north' as const,
  ...(when === undefined ? {} : { when }),
});
const told = (...arrivals: readonly ReturnType<typeof arrival>[]): readonly string[] =>
  checkWaiting(arrivals, new Set(['guards'])).map(({ at, message }) => `${at}: ${message.split(':')[0]}`);

describe('an arrival', () => {
  it('may not wait for its own unit', () => {
    for (const when of [
      'isOnMap("spears")',
      'turn > 3 && hasLeft("spears", "north")',
      'isLost("spears")',
      "isLost('spears')",
    ]) {
      expect(told(arrival('late', 'spears', when))).toEqual([
        'arrivals/late/when: This waits for spears, who comes with it',
      ]);
    }
    expect(told(arrival('late', 'spears', 'turn > 3 || isOnMap("spears")'))).toEqual([]);
    expect(told(arrival('late', 'spears', '!isOnMap("spears")'))).toEqual([]);
    expect(told(arrival('late', 'spears', 'isOnMap("bows")'))).toEqual([]);
    expect(told(arrival('late', 'spears', 'isOnMap('))).toEqual([]);
    expect(told(arrival('late', 'guards', 'isLost("guards")'))).toEqual([]);
  });

  it('may not wait for one that waits for it', () => {
    const horse = arrival('horse', 'riders', 'isOnMap("bows")');
    expect(told(arrival('late', 'bows', 'isOnMap("riders")'), horse)).toEqual([
      'arrivals/late/when: This waits for riders, who comes with "horse", and that waits in the same way',
      'arrivals/horse/when: This waits for bows, who comes with "late", and that waits in the same way',
    ]);
    expect(told(arrival('late', 'bows', 'turn > 4'), horse)).toEqual([]);
  });
});
