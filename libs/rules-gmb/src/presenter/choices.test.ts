import type { Choice } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle.ts';
import { crowds } from '../test-crowds.ts';
import { duelCrowds } from '../test-duels.ts';
import { Numbers } from '../test-numbers.ts';
import { scene, tamburlaine } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { choices, readCommand, writeCommand } from '../test-screen.ts';

/** Every legal command is in exactly one choice, every choice is legal, and no two have one key. */
function checkOffers(battle: Battle): void {
  const legal = battle.legal().toArray();
  const offered = choices(battle);
  expect(offered.map(({ command }) => readCommand(battle, command))).toEqual(legal);
  const keys = offered.flatMap(({ shortcut }) => shortcut ?? []);
  expect(new Set(keys).size, keys.join(' ')).toBe(keys.length);
  for (const choice of offered) checkChoice(battle, choice);
}

function checkChoice(battle: Battle, choice: Choice): void {
  const what = JSON.stringify(choice);
  expect(structuredClone(choice)).toEqual(choice);
  expect(choice.label, what).toMatch(/^[A-Z]/);
  expect(choice.detail, what).toMatch(/^$|\.$/);
  expect(choice.case, what).toMatch(/^\d+\.\d+$/);
  for (const hex of choice.places) expect(hex, what).toBeGreaterThanOrEqual(0);
  if (choice.kind !== 'done' && choice.kind !== 'answer') expect(choice.places.length, what).toBeGreaterThan(0);
  if (choice.kind === 'target') expect(choice.target, what).not.toBeNull();
  expect(battle.check(readCommand(battle, choice.command)), what).toBe(0);
}

describe('choices', () => {
  it.each(Object.keys(crowds))('offers everything that is legal, once: %s', (name) => {
    const { battle } = scene(crowds[name]);
    const numbers = new Numbers(1);
    for (let played = 0; played < 60 && !battle.over; played++) {
      checkOffers(battle);
      const legal = battle.legal().toArray();
      battle.apply(numbers.pick(legal));
    }
  });

  it('offers exactly what is legal in five whole games', () => {
    const battle = new GreatMedievalBattle(tamburlaine());
    for (let seed = 1; seed <= 5; seed++) {
      battle.begin(seed);
      const numbers = new Numbers(seed);
      while (!battle.over) {
        const legal = battle.legal().toArray();
        const offered = choices(battle);
        expect(offered).toHaveLength(legal.length);
        const differs = legal.findIndex(
          (one, index) => JSON.stringify(writeCommand(battle, one)) !== JSON.stringify(offered[index].command),
        );
        expect(differs).toBe(-1);
        battle.apply(numbers.pick(legal));
        battle.state.forget();
      }
    }
  });

  it('[5.22] tells the steps of a double counter apart by the hex that is clicked first', () => {
    const { battle, do: perform } = scene({
      phase: 'movement',
      units: [{ id: 'A', copy: 'gd-czawl-1', hexes: ['0505', '0605'], facing: 'N', face: 'melee' }],
    });
    perform({ do: 'begin-move', unit: 'A' });
    const steps = choices(battle).filter(({ kind }) => kind === 'step' || kind === 'turn');
    const label = (hex: number) => battle.map.numbering.label(hex);
    expect(steps.map(({ label: name, places }) => [name, ...places.map(label)])).toEqual([
      ['Forward left', '0404', '0504'],
      ['Forward right', '0604', '0504'],
      ['Pivot left', '0504'],
      ['Pivot right', '0504'],
      ['Shift left', '0405'],
      ['Shift right', '0705'],
      ['About face', '0505', '0605'],
    ]);
    expect(steps[0].place).toMatchObject({ facing: 'N' });
    expect(steps[0].detail).toBe('1 movement point: Clear.');
    expect(steps.at(-1)).toMatchObject({ case: '5.21', kind: 'turn' });
  });

  it('names targets, leaders and what ends a phase', () => {
    const labels = (name: string) => choices(scene(crowds[name]).battle).map(({ label }) => label);
    expect(labels('a Tartar attack').at(-1)).toBe('End attacks');
    expect(labels('fire on hills').at(-1)).toBe('End fire');
    expect(labels('the choice of modes').at(-1)).toBe('End mode changes');
    expect(labels('elephants with open ground ahead')).toEqual(
      expect.arrayContaining(['Along the left row', 'Along the right row']),
    );
    const byDie = scene({
      ...crowds['elephants with open ground ahead'],
      options: { 'rampage-row': 'die' },
    }).battle;
    expect(choices(byDie)[0]).toMatchObject({ label: 'Let the die decide', kind: 'done' });
    expect(choices(byDie)[1]).toMatchObject({ kind: 'take', case: '11.13' });
  });

  it('[16.0] forms and leaves a shield wall by name, and says what that leaves to move', () => {
    const { battle } = scene(duelCrowds['walls form and knights ride']);
    const offered = choices(battle).filter(({ kind }) => kind === 'face');
    const told = (piece: string) => offered.find((choice) => choice.piece === piece);
    const detail = '1 movement point in this phase then.';
    expect(told('S')).toMatchObject({ label: 'Form the shield wall', detail, case: '16.0' });
    expect(told('T')).toMatchObject({ label: 'Leave the shield wall', detail, case: '16.0' });
  });
});
