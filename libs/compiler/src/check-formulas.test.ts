import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const MARKERS: ToyEdit = [
  'rules',
  'rules.json',
  '/markers',
  [
    { id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4, start: 2 },
    { id: 'weather', name: 'Weather', of: 'game', maximum: 2 },
  ],
];
const CHANGED: ToyEdit = [
  'rules',
  'rules.json',
  '/effects',
  [
    {
      id: 'worn',
      label: 'Worn',
      at: 'unit-enters',
      then: [
        { do: 'add', marker: 'shoes', value: -1 },
        { do: 'add', marker: 'weather', value: 1 },
      ],
    },
  ],
];

/** What is told of formulas, with the part that is marked and its place. */
function told(...edits: readonly ToyEdit[]): readonly string[] {
  const chain = toyChain(MARKERS, CHANGED, ...edits);
  return checkPackage(chain, [TOY_SYSTEM])
    .filter(({ code }) => code === 'expression.settled')
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
}
const asked = (when: string, more: object = {}): readonly string[] =>
  told(['rules', 'rules.json', '/restrictions', [{ id: 'wet', forbids: 'throw', label: 'Wet', when, ...more }]]);
const won = (when: string, more: object = {}): readonly string[] =>
  told([
    'hill',
    'rules.json',
    '/victory',
    { conditions: [{ id: 'held', label: 'It is held', when, winner: 'south', ...more }] },
  ]);

describe('formulas that ask for what can never be', () => {
  it('name a level beyond the bounds of its marker, with what it can be and what to do', () => {
    expect(asked('unit.shoes > 4')).toEqual([
      'warning /restrictions/0/when "unit.shoes > 4" is never true: unit.shoes goes from 0 to 4. Compare with a number that it can be.',
    ]);
    expect(asked('unit.shoes >= 0 && range > 1')).toEqual([expect.stringContaining('is always true')]);
    expect(asked('game.weather in [2, 3]')).toEqual([expect.stringContaining('"game.weather == 3" is never')]);
    expect(asked('unit.shoes > 3 && game.weather == 2')).toEqual([]);
  });

  it('name a turn that does not come, also in the turns of what asks', () => {
    expect(asked('turn > 6')).toEqual([expect.stringContaining('turn goes from 1 to 6')]);
    expect(asked('turn > 4')).toEqual([]);
    expect(asked('turn > 4', { turns: { to: 3 } })).toEqual([expect.stringContaining('turn goes from 1 to 3')]);
    // What the turns say already may be said again.
    expect(asked('turn > 2', { turns: { from: 4 } })).toEqual([]);
  });

  it('ask for more hexes than a zone has, or more units than a side', () => {
    expect(won('holds("south", "top") > 9')).toEqual([expect.stringMatching(/"top"\) goes from 0 to \d\./)]);
    expect(won('heldFor("south", "top") > 6')).toEqual([expect.stringContaining('goes from 0 to 6')]);
    expect(won('lost("south") > 99')).toEqual([expect.stringContaining('lost("south") goes from 0 to')]);
    expect(won('holds("south", "top") >= 1 && heldFor("south", "top") > 3')).toEqual([]);
  });

  it('ask for enemies in the hex of a unit', () => {
    expect(asked('enemiesWithin(unit, 0) > 0')).toEqual([
      'warning /restrictions/0/when "enemiesWithin(unit, 0) > 0" is never true: enemiesWithin(unit, 0) is 0. Enemies are never in its own hex: ask within 1 hex or more.',
    ]);
    expect(asked('enemiesWithin(unit, 1) > 0')).toEqual([]);
  });

  it('are written out as true or false', () => {
    expect(asked('false')).toEqual([expect.stringContaining('never true, so that nothing')]);
    expect(asked('true')).toEqual([]);
    expect(won('true')).toEqual([expect.stringContaining('always true, so that it settles')]);
  });

  it('ask for another kind of piece than the number is asked of', () => {
    const ofKind = (when: string): readonly string[] =>
      checkPackage(toyChain(['rules', 'rules.json', '/modifiers/0/when', when]), [
        { ...TOY_SYSTEM, slotKinds: { 'throw.dice': 'gang' } },
      ])
        .filter(({ code }) => code === 'expression.settled')
        .map(({ pointer, message }) => `${pointer} ${message.split(',')[0]}`);
    expect(ofKind('unit.kind == "sledge" && turn > 2')).toEqual([
      '/modifiers/0/when "throw.dice" is asked of pieces of the kind "gang" alone',
    ]);
    expect(ofKind('unit.kind == "gang" && turn > 2')).toEqual([]);
    expect(ofKind('unit.kind == "sledge" || turn > 2')).toEqual([]);
  });

  it('are told of where somebody has changed the bounds', () => {
    const change = { op: 'set', target: 'markers/shoes/maximum', value: 3, case: '8.1', reason: 'Old shoes.' };
    const chain = toyChain(
      MARKERS,
      CHANGED,
      ['rules', 'rules.json', '/restrictions', [{ id: 'w', forbids: 'throw', label: 'W', when: 'unit.shoes == 4' }]],
      ['hill', 'rules.json', '/changes', [change]],
    );
    const problems = checkPackage(chain, [TOY_SYSTEM]).filter(({ code }) => code === 'expression.settled');
    expect(problems).toMatchObject([{ package: 'toy/hill', pointer: '/changes/0/value' }]);
  });
});
