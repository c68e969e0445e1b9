import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { decisions, Fair, SET_OUT, STEP } from './test-fair.ts';

it('offers every legal command in the words of its verb, its decision, or by its word', () => {
  const fair = new Fair();
  fair.apply(SET_OUT.of(0));
  fair.apply(STEP.of(0, 1));
  expect(choicesOf(decisions, fair)).toEqual([
    expect.objectContaining({ kind: 'step', piece: 'ann', label: 'Go left', case: '1.3', places: [], target: null }),
    expect.objectContaining({ kind: 'step', piece: 'ann', label: 'Go right' }),
    {
      command: { do: 'stop' },
      kind: 'done',
      piece: 'ann',
      places: [],
      target: null,
      place: null,
      label: 'Stop here',
      detail: 'At this stall.',
      case: '1.2',
      shortcut: 'Enter',
    },
  ]);
  decisions.perform(fair, { do: 'stop' });
  const trade = choicesOf(decisions, fair);
  expect(trade.map(({ kind, label, piece, places, target }) => [kind, label, piece, places, target])).toEqual([
    ['piece', 'Walk with Ann', 'ann', [1], null],
    ['target', 'Greet Bob', 'ann', [2], 'bob'],
    ['answer', 'sing: Ann', 'ann', [1], null],
    ['done', 'Go home', null, [], null],
  ]);
});
