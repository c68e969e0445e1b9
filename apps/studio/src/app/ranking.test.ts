import { describe, expect, it } from 'vitest';
import type { Command } from './commands.ts';
import { find, fit } from './ranking.ts';

const command = (title: string, group: string): Command => ({ id: title, title, group, run: () => undefined });
const nowhere = (): null => null;

describe('fit', () => {
  it('prefers the beginning of a name, then of a word, then the middle, then the kind', () => {
    const ranks = ['melee table', 'the melee', 'premelee', 'fire'].map((title) => fit(title, 'melee', ['melee']) ?? 9);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks.map(Math.floor)).size).toBe(4);
  });

  it('finds things by everyday words, behind those that are called so', () => {
    expect(fit('People and links', 'Studio', ['invite'])).not.toBeNull();
    expect(fit('All battles', 'Go to', ['export'])).not.toBeNull();
    expect(fit('Counters', 'Go to', ['print'])).not.toBeNull();
    expect(fit('Title, legend, compass and scale bar of the map', 'Map', ['north', 'arrow'])).not.toBeNull();
    expect(fit('Size, orientation and numbering of the map', 'Map', ['grid'])).not.toBeNull();
    expect(fit('Sides: names, colours, home edges, allies', 'Go to', ['color'])).not.toBeNull();
    expect(fit('Rules', 'Go to', ['reinforcements'])).not.toBeNull();
    expect(fit('Draw hexsides', 'Tools', ['wall'])).not.toBeNull();
    const [called, meant] = ['Gridlock', 'Numbering'].map((title) => fit(title, '', ['grid']) ?? 9);
    expect(called).toBeLessThan(meant);
  });

  it('wants all words', () => {
    expect(fit('Spahis of the Port', 'Unit', ['port', 'unit'])).not.toBeNull();
    expect(fit('Spahis of the Port', 'Unit', ['port', 'table'])).toBeNull();
  });
});

describe('find', () => {
  it('shows what can be done while nothing has been typed', () => {
    const undo = command('Undo', 'Edit');
    expect(find(' ', [undo], [command('Melee', 'Table')], nowhere)).toEqual([undo]);
  });

  it('finds things, and lets no kind drive out the others', () => {
    const units = Array.from({ length: 30 }, (_, i) => command(`Spahis ${i}`, 'Unit'));
    const table = command('The spahis table', 'Table');
    const found = find('spahis', [], [...units, table], nowhere);
    expect(found).toHaveLength(9);
    expect(found).toContain(table);
  });

  it('finds by questions as people ask them', () => {
    const all = ['Victory: objectives, points', 'Charts', 'Move counters', 'All battles'].map((one) =>
      command(one, 'Go to'),
    );
    const first = (words: string): string | undefined => find(words, all, [], nowhere)[0]?.title;
    expect(['how to win', 'terrain cost', 'the start position', 'delete a'].map(first)).toEqual(
      all.map(({ title }) => title),
    );
    expect(find('to', [command('To arms', 'Go to')], [], nowhere)).toHaveLength(1);
  });

  it('puts a hex of that number first', () => {
    const hex = command('Hex 0512', 'Hex');
    expect(find('0512', [command('05123', 'File')], [], (label) => (label === '0512' ? hex : null))[0]).toBe(hex);
  });
});
