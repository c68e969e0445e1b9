import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { prompt } from '../test-screen.ts';

describe('prompt', () => {
  it('says in a sentence with a case what must be decided, whatever it is', () => {
    const seen = new Set<string>();
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const numbers = new Numbers(11);
      for (let played = 0; played < 60; played++) {
        const asked = prompt(battle);
        seen.add(asked.decision);
        expect(asked.text).toMatch(/^[A-Z].*\.$/);
        expect(asked.title).not.toBe(asked.decision);
        expect(asked.case).toMatch(/^\d+\.\d+$/);
        expect(asked.side === null).toBe(battle.over);
        expect(asked.showsShots === true).toBe(asked.decision === 'fire');
        if (battle.over) break;
        battle.apply(numbers.pick(battle.legal().toArray()));
      }
    }
    expect([...seen].toSorted()).toEqual(
      [
        'advance',
        'fire',
        'melee',
        'mode-change',
        'movement',
        'moving',
        'over',
        'rampant-elephants',
        'retreat',
        'rout',
        'rout-movement',
        'starting-modes',
      ].toSorted(),
    );
  });
});
