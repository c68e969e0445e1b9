import { describe, expect, it } from 'vitest';
import { Findings } from './finding.ts';
import { lowerGroundValues } from './ground-values.ts';

const KNOWN = {
  noise: { title: 'Noise', about: 'How far one is heard.', words: ['quiet', 'loud'] },
  smell: { title: 'Smell', about: 'Whether it smells.', words: ['none', 'bad', 'worse'] },
};

describe('lowerGroundValues', () => {
  it('gives every value that the game asks for, the ordinary one where nothing is said', () => {
    const findings = new Findings();
    expect(lowerGroundValues({ smell: 'worse' }, 'terrains/a', KNOWN, findings)).toEqual({ noise: 0, smell: 2 });
    expect(lowerGroundValues(undefined, 'terrains/a', KNOWN, findings)).toEqual({ noise: 0, smell: 0 });
    expect(findings.list).toEqual([]);
  });

  it('warns of what no rule asks, with a way out, and refuses a word that there is not', () => {
    const findings = new Findings();
    lowerGroundValues({ noize: 'loud', noise: 'lout' }, 'hexsides/a', KNOWN, findings);
    expect(findings.list).toMatchObject([
      {
        at: 'hexsides/a/values/noize',
        code: 'value.unknown',
        severity: 'warning',
        message: 'No rule of this game asks for the value "noize" of ground. Did you mean "noise"?',
        fixes: [{ op: 'remove' }],
      },
      { at: 'hexsides/a/values/noise', code: 'reference.unknown', severity: 'error', fixes: [{ value: 'loud' }] },
    ]);
  });
});
