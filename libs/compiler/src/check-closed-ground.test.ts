import { expect, it } from 'vitest';
import { checkClosedGround } from './check-closed-ground.ts';
import { compile } from './compile.ts';
import { isHexMap } from './compiled-game.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

function told(when: string, ...edits: readonly ToyEdit[]): readonly string[] {
  const result = compile(toyChain(...edits), [TOY_SYSTEM]);
  if (!result.ok || !isHexMap(result.game.map)) throw new Error('The toy battle is not sound.');
  const label = 'Wet feet';
  return checkClosedGround(
    {
      modifiers: [{ id: 'wade', applies: 'movement.cost', label, value: 2, when }],
      restrictions: [{ id: 'deep', forbids: 'enter', label, when }],
      effects: [
        { id: 'splash', at: 'unit-enters', label, when, then: [] },
        { id: 'rain', at: 'turn-ends', each: 'hex', label, when, then: [] },
      ],
    },
    result.game.map,
  ).map(({ at, message }) => `${at}: ${message.split(',')[0]}`);
}
const everywhere = ['modifiers/wade/when', 'restrictions/deep/when', 'effects/splash/when'];
const closed = everywhere.map((at) => `${at}: Nobody ever enters Pond`);

it('tells of formulas that hold only of those who enter what nobody may enter', () => {
  expect(told('inTerrain(hex, "pond")')).toEqual(closed);
  expect(told("hex.terrain == 'pond' && turn > 2")).toEqual(closed);
});

it('lets formulas be that can hold elsewhere', () => {
  expect(told('inTerrain(hex, "bush")')).toEqual([]);
  expect(told('inTerrain(hex, "pond") || turn > 2')).toEqual([]);
  expect(told('!inTerrain(hex, "pond")')).toEqual([]);
  expect(told('inTerrain(unit, "pond")')).toEqual([]);
});

it('lets them be where the ground has a cost, or does not lie on the map', () => {
  expect(told('inTerrain(hex, "pond")', ['rules', 'terrain.json', '/terrains/3/cost', 5])).toEqual([]);
  const row = '........';
  expect(
    told('inTerrain(hex, "pond")', ['hill', 'map.json', '/terrain', Array.from({ length: 6 }, () => row)]),
  ).toEqual([]);
});
