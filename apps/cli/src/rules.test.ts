import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

describe('hexwright rules', () => {
  it('prints what a variant changes as a sheet for players', async () => {
    const { code, out, err } = await hexwright(['rules', 'variants/fire-before-movement', '--diff-base']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^# Tamburlaine: fire before movement\n\nChanges from Tamburlaine the Great\.\n/);
    expect(out).toContain('- **Fire Combat**: comes before Movement. _Shooting is done from where one stands._');
  });

  it('prints it as a page for the printer, and as JSON', async () => {
    const sheet = ['rules', 'variants/thickets', '--diff-base'];
    const page = await hexwright([...sheet, '--html']);
    const json = await hexwright([...sheet, '--json']);
    expect(page.out).toMatch(/^<!doctype html>/);
    expect(page.out).toContain('<title>Tamburlaine: thickets</title>');
    expect(JSON.parse(json.out)).toMatchObject({ package: 'variants/thickets', base: 'Tamburlaine the Great' });
  });

  it('prints all rules in force', async () => {
    const { code, out } = await hexwright(['rules', 'gmb/standard']);
    expect(code).toBe(0);
    expect(out).toContain('The rules in force.');
    expect(out).toContain('- **Least number of clear hexes in one straight line that make a charge**: 3.');
  });

  it('prints what happens in which turn, last of all', () =>
    withScenarios(async (temporary) => {
      const mud = {
        id: 'mud',
        case: '5.9',
        label: 'Mud',
        applies: 'movement.cost',
        value: 1,
        turns: { from: 3, to: 5 },
      };
      const folder = temporary.variant({ 'rules.json': { modifiers: [mud] } });
      const { code, out } = await hexwright(['rules', folder]);
      expect(code).toBe(0);
      const [, track] = out.split('## Turn track\n');
      expect(track).toContain('- **Turn 3**:\n  - Begins: Mud [5.9]\n');
      expect(track).toContain('- **Turn 5**:\n  - Ends with this turn: Mud [5.9]\n');
    }));

  it('says where each case stands in the text of the rulebook, and what becomes of it', () =>
    withScenarios(async (temporary) => {
      const text = path.join(temporary.root, 'rules.txt');
      const lines = [
        '[9.0] FIGHTING',
        '[9.1] WHO MAY',
        '[9.11] Once.',
        '[9.l2] From behind.',
        '\f[9.2] RESULTS',
        '[9.9] X',
      ];
      writeFileSync(text, lines.join('\n'));
      const { code, out } = await hexwright(['rules', 'gmb/standard', '--rulebook', text]);
      expect(code).toBe(0);
      expect(out).toMatch(/^9\.12 +page 1, line 4 +enforced .*\(its number is damaged\)$/m);
      expect(out).toMatch(/^9\.2 +page 2, line 1 +enforced/m);
      expect(out).toMatch(/^9\.3 +not found +/m);
      expect(out).toMatch(/^9\.9 +page 2, line 2 +missing +\(the package has no such case\)$/m);
      expect(out).toContain('6 cases found on 2 pages; ');
      const nothing = await hexwright(['rules', 'gmb/standard', '--rulebook', `${text}.none`]);
      expect({ code: nothing.code, err: nothing.err }).toEqual({
        code: 2,
        err: expect.stringContaining('Name the text of the rulebook.') as string,
      });
    }));

  it('says what is wrong with a package that cannot be read', () =>
    withScenarios(async (temporary) => {
      const change = { op: 'remove', target: 'modifiers/nothing', reason: 'A test.' };
      const folder = temporary.variant({ 'rules.json': { changes: [change] } });
      const { code, out } = await hexwright(['rules', folder, '--diff-base']);
      expect(code).toBe(1);
      expect(out).toMatch(/my\/variant\/rules\.json:\d+:\d+ error change\.hits-nothing/);
    }));
});

describe('hexwright replay --under', () => {
  it('gives the commands of a game under a variant and says where it first differs', () =>
    withScenarios(async (temporary) => {
      const log = path.join(temporary.root, 'game.json');
      await hexwright(['play', 'gmb/black-prince', '--seed', '2', '--log', log]);
      const folder = temporary.write('my/variant', {
        'scenario.json': { id: 'my/variant', title: 'A variant', kind: 'battle', extends: 'gmb/black-prince' },
        'rules.json': { changes: [{ op: 'move', target: 'sequence/fire', before: 'movement', case: '4.0' }] },
      });
      const { code, out } = await hexwright(['replay', log, '--under', folder]);
      expect(code).toBe(0);
      expect(out).toMatch(/^The position at the beginning is another\.\nCommand 1, \{"do":"begin-move".*\[4\.0\]/);
      expect(out).toMatch(/\d+ of \d+ commands played under my\/variant\./);
      const same = await hexwright(['replay', log, '--under', 'gmb/black-prince', '--json']);
      expect(JSON.parse(same.out)).toMatchObject({ same: true, divergence: null, stopped: null });
    }));
});
