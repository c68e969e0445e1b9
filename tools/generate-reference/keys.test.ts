import { describe, expect, it } from 'vitest';
import { parseSource } from '../check/source.ts';
import { keysIn, keysPage } from './keys.ts';

const file = parseSource(
  'screen.ts',
  `const group = 'Text';
   const commands = [
     { id: 'go', title: 'Go there', group: 'Map', keys: ['F8', 'Ctrl+G'], run: () => 1 },
     { id: 'undo', title: last === undefined ? 'Undo' : \`Undo: \${last}\`, group, keys: ['Ctrl+Z'] },
     { id: 'near', title: 'Nearer', group, keys: ['+'] },
     { id: 'tool', title: 'Paint', key: 'b' },
     { title: 'Charts', key: '4' },
     { id: 'none', title: 'Has no key', group },
     one('back', 'Back', ['Shift+N'], () => 1),
     { id: 'other', title: 'Has another key each time', group, keys: [keyOf(choice)] },
   ];`,
);

describe('the page of keys', () => {
  it('is read from commands, tools and screens', () => {
    expect(keysIn([file])).toEqual([
      { group: 'Map', keys: ['F8', 'Ctrl+G'], title: 'Go there' },
      { group: 'Text', keys: ['Ctrl+Z'], title: 'Undo' },
      { group: 'Text', keys: ['+'], title: 'Nearer' },
      { group: 'Tools of the map', keys: ['B'], title: 'Paint' },
      { group: 'Go to', keys: ['Alt+4'], title: 'Charts' },
      { group: 'Text', keys: ['Shift+N'], title: 'Back' },
    ]);
  });

  it('finds the words that a screen keeps in a file beside it', () => {
    const words = parseSource(
      'play/words.ts',
      "export const words = { of: { group: 'Play', undo: 'Undo' } } as const;",
    );
    const commands = parseSource(
      'play/commands.ts',
      "const GROUP = words.of.group; const all = [one('undo', words.of.undo, ['Ctrl+Z'], run)];",
    );
    expect(keysIn([commands, words])).toEqual([{ group: 'Play', keys: ['Ctrl+Z'], title: 'Undo' }]);
  });

  it('finds the words at the head of the file itself', () => {
    const screen = parseSource(
      'sheet/sheet-screen.ts',
      "const WORDS = { title: 'Counters', turn: 'Turn' } as const; const group = WORDS.title; const all = [{ title: WORDS.turn, group, keys: ['T'] }];",
    );
    expect(keysIn([screen])).toEqual([{ group: 'Counters', keys: ['T'], title: 'Turn' }]);
  });

  it('finds them by whatever name the words have', () => {
    const words = parseSource(
      'text/words.ts',
      "export const TEXT = { save: { title: 'Save' } satisfies Words } as const;",
    );
    const commands = parseSource(
      'text/screen.ts',
      "const group = 'Text'; const all = [{ title: TEXT.save.title, group, keys: ['Ctrl+S'] }];",
    );
    expect(keysIn([commands, words])).toEqual([{ group: 'Text', keys: ['Ctrl+S'], title: 'Save' }]);
  });

  it('shows a table a group', () => {
    const text = keysPage([file]);
    expect(text).toContain('## Tools of the map');
    expect(text).toContain('| <kbd>F8</kbd> or <kbd>Ctrl</kbd>+<kbd>G</kbd> | Go there |');
    expect(text).toContain('| <kbd>+</kbd> | Nearer |');
  });
});
