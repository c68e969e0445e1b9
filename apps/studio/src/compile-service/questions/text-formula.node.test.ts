import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { textExpression, type TextExpressionAnswer } from './text-expression.ts';
import { textFormulaWord, type TextFormulaWordAnswer } from './text-formula-word.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const CHAIN = ['gmb/standard', 'gmb/tamburlaine', 'variants/four-shots'];
const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

const mirror = new PackageMirror(games);
for (const id of CHAIN) {
  const texts = FILES.flatMap((file) => {
    try {
      return [[file, readFileSync(path.join(SCENARIOS, id, file), 'utf8')] as const];
    } catch {
      return [];
    }
  });
  mirror.project.addPackage(id, new Map(texts));
}

interface Where {
  readonly at: string;
  readonly said?: Readonly<Record<string, string>>;
  readonly verb?: string;
}

function place({ at, said = {}, verb = '' }: Where): {
  package: string;
  path: string[];
  said: Record<string, string>;
  verb: string;
} {
  return { package: 'variants/four-shots', path: at.split('/'), said, verb };
}

function complete(where: Where, source: string): TextExpressionAnswer {
  return textExpression(mirror, { ...place(where), source, offset: source.length });
}

function labels(where: Where, source: string): readonly string[] {
  return complete(where, source)?.words.map(({ label }) => label) ?? [];
}

/** The word at the stroke of a formula. */
function word(where: Where, marked: string): TextFormulaWordAnswer {
  const offset = marked.indexOf('|');
  return textFormulaWord(mirror, { ...place(where), source: marked.replace('|', ''), offset });
}

const FIRES: Where = { at: 'effects/new/when', said: { at: 'unit-fires' } };
const TURN_ENDS: Where = { at: 'effects/new/when', said: { at: 'turn-ends' } };
const HELD: Where = { at: 'victory/conditions/held/when' };

describe('formulas in a text', () => {
  it('are completed by what their place knows', () => {
    expect(labels(FIRES, '')).toContain('other');
    expect(labels(TURN_ENDS, '')).not.toContain('unit');
    expect(labels({ at: 'effects/new/then/0/value', said: { at: 'unit-fires' }, verb: 'add' }, 'unit.')).toContain(
      'ammunition',
    );
    expect(labels({ at: 'restrictions/new/when', said: { forbids: 'fire' } }, 'unit.')).toContain('ammunition');
    for (const at of ['arrivals/late/when', HELD.at]) expect(labels({ at }, '')).toContain('heldFor');
    expect(labels(HELD, 'lost("')).toContain('ottoman');
    expect(labels(HELD, 'parameter("')).toContain('game-turns');
    expect(labels({ at: 'markers/new/start' }, '')).toContain('unit');
  });

  it('are completed by what the rule says in the document, where the text does not', () => {
    expect(labels({ at: 'effects/arrows-spent/when' }, '')).toContain('other');
  });

  it('are nowhere else', () => {
    expect(complete({ at: 'effects/new/label', said: { at: 'unit-fires' } }, '')).toBeNull();
    expect(complete({ at: 'effects/new/then/0/to', said: { at: 'unit-fires' }, verb: 'flip' }, '')).toBeNull();
  });

  it('tell with each name what it is and means', () => {
    const field = complete(FIRES, 'unit.')?.words.find(({ label }) => label === 'ammunition');
    expect(field).toMatchObject({ type: 'a number', meaning: 'Ammunition, a marker: 0 to 4.' });
    expect(word(HELD, 'lo|st("ottoman") >= 2')).toMatchObject({
      name: 'lost',
      meaning: 'How many units of the side are out of the game for good.',
    });
    expect(word(HELD, 'lost("otto|man") >= 2')).toMatchObject({ name: '"ottoman"', meaning: 'Ottoman' });
    expect(word(HELD, 'turn >= parameter("game-|turns")')?.meaning).toMatch(/Game-Turns in a game: \d+/);
  });

  it('tell of a field or of what has it, wherever the pointer is', () => {
    expect(word(FIRES, 'unit.amm|unition == 0')).toMatchObject({ start: 5, end: 15, name: 'unit.ammunition' });
    expect(word(FIRES, 'un|it.ammunition == 0')).toMatchObject({ start: 0, end: 4, name: 'unit' });
    expect(word(FIRES, 'unit.ammunition =|= 0')).toBeNull();
    expect(word(TURN_ENDS, 'un|it.ammunition == 0')).toBeNull();
  });
});
