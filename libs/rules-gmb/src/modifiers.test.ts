import { describe, expect, it } from 'vitest';
import { reader } from './reading.ts';
import { Numbers } from './test-numbers.ts';
import { crowds } from './test-crowds.ts';
import { scene } from './test-position.ts';
import { MELEE } from './standard/09-melee-combat.ts';

describe('the modifiers of a combat', () => {
  it('are told one by one, and lead from the dice to what is compared with the table', () => {
    let fights = 0;
    for (const [name, position] of Object.entries(crowds)) {
      if (!name.includes('attack') && !name.includes('fire') && !name.includes('elephants')) continue;
      const field = scene(position).battle;
      const numbers = new Numbers(12);
      for (let played = 0; played < 60 && !field.over; played++) {
        const listed = field.legal().toArray();
        const attacks = listed.filter((one) => MELEE.is(one));
        const { count } = field.events;
        field.apply(numbers.pick(attacks.length > 0 ? attacks : listed));
        let told = 0;
        for (const event of reader.all(field, count)) {
          if (event.event === 'modifier') {
            told += Number(event.value);
            expect(event.case).not.toBe('');
            expect(event.label).not.toBe('');
          }
          if (event.event === 'fire' || event.event === 'melee' || event.event === 'morale-check') {
            const dice = Number(event.dice ?? event.die);
            expect(Number(event.modified), name).toBe(dice + told);
            if (event.event !== 'morale-check') expect(event.hit).toBe(Number(event.modified) <= Number(event.bound));
            told = 0;
            fights++;
          }
        }
      }
    }
    expect(fights).toBeGreaterThan(50);
  });
});
