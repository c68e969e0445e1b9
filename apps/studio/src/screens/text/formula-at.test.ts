import { describe, expect, it } from 'vitest';
import { formulaAt, type FormulaAt } from './formula-at.ts';
import { placeAt } from './json-place.ts';

/** The formula at the stroke `|` of a text. */
function at(marked: string, target: string | null = null): FormulaAt | null {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return formulaAt(text, offset, placeAt(text, offset), () => target);
}

describe('a formula in a text', () => {
  it('knows the rule in which it stands, over however many lines that goes', () => {
    expect(
      at('{"modifiers": [{\n  "id": "mud",\n  "applies": "movement.cost",\n  "when": "turn > |2"\n}]}'),
    ).toMatchObject({
      path: ['modifiers', 'mud', 'when'],
      said: { applies: 'movement.cost' },
      source: 'turn > 2',
      offset: 7,
    });
  });

  it('knows what the verb does in which it stands', () => {
    const effect = (verb: string): string =>
      `{"effects": [{"id": "spent", "at": "unit-fires", "then": [{"do": "${verb}", "to": "unit.|shots"}]}]}`;
    expect(at(effect('set'))).toMatchObject({
      path: ['effects', 'spent', 'then', '0', 'to'],
      said: { at: 'unit-fires' },
      verb: 'set',
    });
    expect(at(effect('flip'))?.verb).toBe('flip');
  });

  it('is found in what a change says, by what it alters', () => {
    const whole =
      '{"changes": [{"op": "add", "target": "restrictions/mist", "value": {"id": "mist", "forbids": "fire", "when": "|"}}]}';
    expect(at(whole, 'restrictions/mist')).toMatchObject({
      path: ['restrictions', 'mist', 'when'],
      said: { forbids: 'fire' },
      source: '',
    });
    expect(
      at(
        '{"changes": [{"op": "set", "target": "restrictions/mist/when", "value": "unit.|"}]}',
        'restrictions/mist/when',
      ),
    ).toMatchObject({
      path: ['restrictions', 'mist', 'when'],
      said: {},
      source: 'unit.',
    });
    const held = '{"changes": [{"target": "victory/conditions", "value": [{"id": "held", "when": "held|For()"}]}]}';
    expect(at(held, 'victory/conditions')).toMatchObject({ path: ['victory', 'conditions', 'held', 'when'] });
  });

  it('is where its quotes are written with a backslash', () => {
    const formula = at('{"victory": {"conditions": [{"id": "held", "when": "holds(\\"red\\", \\"bri|dge\\") >= 1"}]}}');
    expect(formula?.source).toBe('holds("red", "bridge") >= 1');
    expect(formula?.source.slice(0, formula.offset)).toBe('holds("red", "bri');
    const text = '{"victory": {"conditions": [{"id": "held", "when": "holds(\\"red\\", ';
    expect(formula?.at('holds("red", '.length)).toBe(text.length);
  });

  it.each([
    '{"modifiers": [{"id": "mud", "label": "M|ud"}]}',
    '{"modi|fiers": []}',
    '{"effects": [{"id": "a", "when": |}]}',
  ])('is not in %s', (text) => {
    expect(at(text)).toBeNull();
  });
});
