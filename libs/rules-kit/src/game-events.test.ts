import { EventRegistry, PHASE_BEGAN } from '@hexwright/engine';
import { expect, it } from 'vitest';
import { eventsOf, phaseBeganIn } from './game-events.ts';

it('tells the beginning of a step by the case of the sequence of play', () => {
  const began = phaseBeganIn(eventsOf('4.0'));
  expect([began.id, began.case, began.fields.map(({ name }) => name)]).toEqual([
    PHASE_BEGAN,
    '4.0',
    ['turn', 'side', 'phase'],
  ]);
  expect(() => phaseBeganIn(new EventRegistry())).toThrow('lack the one with which a step begins');
});
