import { describe, expect, it } from 'vitest';
import { DeclaredParameters } from './parameters.ts';

const SPECS = [
  { id: 'turns', type: 'integer', minimum: 1, maximum: 9 },
  { id: 'advance', type: 'choice', values: ['obligatory', 'never'] },
  { id: 'tie', type: 'choice', values: ['defender', 'attacker'], optional: true },
] as const;

describe('the parameters that a game declares', () => {
  it('are what the package says, an optional choice its first value where it says nothing', () => {
    const parameters = new Map<string, number | string>([
      ['turns', 7],
      ['advance', 'never'],
    ]);
    const read = new DeclaredParameters({ parameters }, SPECS);
    expect([read.number('turns'), read.is('advance', 'never'), read.is('advance', 'obligatory')]).toEqual([
      7,
      true,
      false,
    ]);
    expect([read.is('tie', 'defender'), read.is('tie', 'attacker')]).toEqual([true, false]);
    const settled = new DeclaredParameters({ parameters: new Map([...parameters, ['tie', 'attacker']]) }, SPECS);
    expect(settled.is('tie', 'attacker')).toBe(true);
  });

  it('have no number that the package lacks', () => {
    expect(() => new DeclaredParameters({ parameters: new Map() }, SPECS).number('turns')).toThrow(
      'lacks the parameter',
    );
  });
});
