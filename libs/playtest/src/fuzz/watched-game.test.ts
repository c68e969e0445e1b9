import { linkPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import type { Playable } from '../library.ts';
import { chainOf, compiled } from '../testing/battle.ts';
import { watchGame } from './watched-game.ts';

const chain = chainOf('variants/smoke');
const playable = compiled(chain);
const link = linkPackage(chain);
if (!link.ok) throw new Error('The variant does not link.');
const { linked } = link;

describe('watchGame', () => {
  it('finds nothing wrong with a variant, whether somebody looks on or not', () => {
    for (const seed of [10, 11]) {
      const { fault, commands } = watchGame(playable, linked, seed);
      expect([fault, commands > 500]).toEqual([null, true]);
    }
  });

  it('plays miniatures on a table, on which nobody measures hexes', () => {
    const table = chainOf('variants/short-of-arrows');
    const miniatures = linkPackage(table);
    if (!miniatures.ok) throw new Error('The variant does not link.');
    expect(watchGame(compiled(table), miniatures.linked, 10).fault).toBeNull();
  });

  it('tells a fault with the command after which it is found', () => {
    const library = { ...playable.library, invariantViolations: () => ['two in a hex'] };
    // Not every position is looked through; once one is at fault, the first such is looked for.
    expect(watchGame({ ...playable, library }, linked, 1)).toEqual({ fault: 'command 1: two in a hex', commands: 1 });
  });

  it('tells where rules break down, and goes on', () => {
    const broken: Playable['library'] = {
      ...playable.library,
      invariantViolations: () => {
        throw new RangeError('No such hex.');
      },
    };
    expect(watchGame({ ...playable, library: broken }, linked, 1).fault).toMatch(/^RangeError: No such hex\.\n/);
  });
});
