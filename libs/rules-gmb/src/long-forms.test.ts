import { describe, expect, it } from 'vitest';
import { longForms } from './test-screen.ts';

describe('longForms', () => {
  it('writes a move with its leaders and its charge as one', () => {
    const singles = [
      { do: 'begin-move', unit: 'A' },
      { do: 'take', leader: 'L' },
      { do: 'step', unit: 'A', step: 'NE' },
      { do: 'drop', leader: 'L' },
      { do: 'step', unit: 'A', step: 'NE' },
      { do: 'charge', unit: 'A', target: 'K' },
      { do: 'begin-move', unit: 'B' },
      { do: 'stop' },
      { do: 'pass' },
    ];
    expect(longForms(singles)).toEqual([
      { do: 'move', unit: 'A', with: ['L'], steps: ['NE', { drop: 'L' }, 'NE'], charge: 'K' },
      { do: 'move', unit: 'B', steps: [] },
      { do: 'pass' },
    ]);
  });

  it('tells a retreat from the advance after it', () => {
    const step = (unit: string) => ({ do: 'step', unit, step: 'W' });
    const singles = [
      { do: 'melee', unit: 'A', target: 'B' },
      step('B'),
      { do: 'take', leader: 'L' },
      step('A'),
      { do: 'stop' },
      { do: 'melee', unit: 'C', target: 'D' },
      { do: 'stop' },
    ];
    expect(longForms(singles)).toEqual([
      { do: 'melee', unit: 'A', target: 'B' },
      { do: 'retreat', unit: 'B', steps: ['W'] },
      { do: 'advance', unit: 'A', with: ['L'], steps: ['W'] },
      { do: 'melee', unit: 'C', target: 'D' },
      { do: 'decline' },
    ]);
  });

  it('writes routs and rows, and leaves a move under way as it is', () => {
    const under = [
      { do: 'begin-move', unit: 'A' },
      { do: 'step', unit: 'A', step: 'E' },
    ];
    expect(longForms(under)).toEqual(under);
    const rout = [
      { do: 'begin-rout', unit: 'A' },
      { do: 'step', unit: 'A', step: 'E' },
    ];
    expect(longForms([...rout, { do: 'rampage-row', unit: 'E', row: 'left' }])).toEqual([
      { do: 'rout', unit: 'A', steps: ['E'] },
      { do: 'rampage-row', row: 'left' },
    ]);
  });
});
