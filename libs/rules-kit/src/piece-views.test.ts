import type { CounterData } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { PieceViews } from './piece-views.ts';
import { Fair } from './test-fair.ts';

const plain = ({ id, name = id }: CounterData, face: string, { tired }: Readonly<Record<string, unknown>>) => ({
  name,
  symbol: 'pedlar',
  values: face,
  mode: tired === true ? 'tired' : '',
  marks: [],
  color: '',
  stripe: null,
});

const pieces = new PieceViews<Fair>({
  look: plain,
  where: ({ stall }, pedlar) => (stall.of(pedlar) < 0 ? 'dead' : 'map'),
  face: () => 1,
  state: (_, pedlar) => ({ tired: pedlar === 1 }),
  stack: (_, pedlar) => [1 - pedlar],
  layer: (_, pedlar) => -pedlar,
  concealed: (_, pedlar) => (pedlar === 1 ? 0 : -1),
});

describe('pieces', () => {
  it('are shown where they stand with all that is told of them, those below first', () => {
    const fair = new Fair();
    const [bob, ann] = pieces.all(fair, ['north', 'south']);
    expect(ann).toEqual({
      id: 'ann',
      name: 'Ann',
      side: 'north',
      kind: 'pedlar',
      face: 'back',
      where: 'map',
      places: [0],
      across: null,
      facing: null,
      with: ['bob'],
      look: expect.objectContaining({ name: 'Ann', values: 'back', mode: '' }),
    });
    expect([bob.id, bob.look.mode]).toEqual(['bob', 'tired']);
  });

  it('show to others no more than the face that they may see', () => {
    const fair = new Fair();
    const faces = (...viewers: string[]): string[] => [0, 1].map((pedlar) => pieces.view(fair, pedlar, viewers).face);
    expect([faces('north'), faces('south'), faces()]).toEqual([
      ['back', 'front'],
      ['back', 'back'],
      ['back', 'front'],
    ]);
  });

  it('stand with nobody once they are off the map', () => {
    const fair = new Fair();
    fair.stall.set(0, -1);
    expect(pieces.view(fair, 0, [])).toMatchObject({ where: 'dead', places: [], with: [] });
  });
});
