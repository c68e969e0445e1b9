import { describe, expect, it } from 'vitest';
import { Commands, type Command } from './commands.ts';

const command = (id: string, more: Partial<Command>): Command => ({
  id,
  title: id,
  group: 'Edit',
  run: () => undefined,
  ...more,
});

describe('the sheet of keys', () => {
  it('has what means something, each key once: as the innermost part has it', () => {
    const commands = new Commands();
    commands.offer(() => [
      command('undo', { title: 'Undo: Paint 3 hexes', keyTitle: 'Undo', keys: ['Ctrl+Z'] }),
      command('redo', { title: 'Redo: Paint 3 hexes', keyTitle: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] }),
    ]);
    expect(commands.keys().map(({ title }) => title)).toEqual(['Undo', 'Redo']);
    const end = commands.offer(() => [
      command('Undo the move', { keys: ['Ctrl+Z', 'Ctrl+Y'] }),
      command('Save as a file', { keys: [] }),
      command('Another game', {}),
    ]);
    expect(commands.keys().map(({ title, keys }) => [title, ...keys])).toEqual([
      ['Redo', 'Ctrl+Shift+Z'],
      ['Undo the move', 'Ctrl+Z', 'Ctrl+Y'],
    ]);
    end();
    expect(commands.keys().map(({ title }) => title)).toEqual(['Undo', 'Redo']);
  });
});
