import { describe, expect, it } from 'vitest';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const rules = (pointer: string, value: unknown): ToyEdit => ['rules', 'rules.json', pointer, value];
const scenario = (pointer: string, value: unknown): ToyEdit => ['hill', 'scenario.json', pointer, value];

describe('what a game system needs', () => {
  it('a vocabulary, a parameter, a table, a condition', () => {
    expect(problemsOf(rules('/parameters/1', undefined))).toEqual([
      expect.stringContaining(
        'error system.missing The rules need the parameter "stones", which neither this package nor its bases define. Add it to parameters.',
      ),
    ]);
    expect(problemsOf(rules('/conditions', []))).toEqual([expect.stringContaining('need the condition "may-run"')]);
    expect(problemsOf(rules('/tables', []))).toEqual([expect.stringContaining('need the table "throw"')]);
    expect(problemsOf(rules('/vocabularies/0', undefined))).toContainEqual(
      expect.stringContaining('need the vocabulary "armours"'),
    );
  });

  it('steps, sides, somebody who begins, a map', () => {
    expect(problemsOf(rules('/sequence', []))).toEqual([
      expect.stringContaining(
        'error system.missing A player-turn has no steps. Add some to sequence. Choose one of: "move", "throw".',
      ),
    ]);
    expect(problemsOf(scenario('/firstSide', undefined))).toEqual([
      expect.stringContaining('error system.missing Nobody begins.'),
    ]);
  });

  it('parameters within their limits', () => {
    expect(problemsOf(rules('/parameters/0/value', 21))).toEqual([
      expect.stringContaining('error parameter.value "game-turns" is a whole number from 1 to 20, not 21.'),
    ]);
    expect(problemsOf(rules('/parameters/0/value', 'ten'))).toEqual([
      expect.stringContaining('"game-turns" is a whole number from 1 to 20, not "ten".'),
    ]);
    expect(problemsOf(rules('/parameters/1/value', 'plenti'))).toEqual([
      expect.stringContaining('error parameter.value "stones" cannot be "plenti". Did you mean "plenty"?'),
    ]);
  });

  it('no costs of classes on ground that nobody enters', () => {
    expect(problemsOf(['rules', 'terrain.json', '/terrains/3/costs', { child: 1 }])).toEqual([
      expect.stringContaining('warning system.unused-costs Nothing may enter "pond"'),
    ]);
    const { terrains } = compiled(['rules', 'terrain.json', '/terrains/3/costs', { child: 1 }]).map;
    expect(terrains[3].costs).toEqual([255, 255]);
  });

  it('procedures that it has', () => {
    expect(problemsOf(rules('/sequence/1/procedure', 'throwing'))).toEqual([
      expect.stringContaining('error sequence.procedure This game system has no procedure "throwing".'),
    ]);
  });
});

describe('modules', () => {
  it('must exist', () => {
    expect(problemsOf(scenario('/modules/0', 'snows'))).toEqual([
      expect.stringContaining('error module.unknown This game system has no module "snows". Did you mean "snow"?'),
    ]);
  });

  it('may need one another', () => {
    const slides = [scenario('/modules/0', 'slides'), rules('/parameters/2', { id: 'slide-length', value: 2 })];
    const down = rules('/conditions/1', { id: 'slides-down', when: 'unit.tired' });
    expect(problemsOf(...slides, down)).toEqual([
      expect.stringContaining(
        'error module.requires [9.0] The module "slides" (Slides) needs the module "snow". Turn it on too, or turn this one off.',
      ),
    ]);
  });

  it('bring needs of their own, which others are free of', () => {
    expect(problemsOf(scenario('/modules/1', 'slides'))).toEqual([
      expect.stringMatching(
        /^toy\/hill\/scenario\.json:.* \[9\.0\] The module "slides" \(Slides\) needs the parameter "slide-length"/,
      ),
      expect.stringContaining('needs the condition "slides-down"'),
    ]);
    expect(compiled().parameters.has('slide-length')).toBe(false);
  });
});
