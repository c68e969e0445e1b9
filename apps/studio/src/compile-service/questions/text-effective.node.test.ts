import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { textEffective } from './text-effective.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

function textsOf(id: string): Map<string, string> {
  const texts = FILES.flatMap((file) => {
    try {
      return [[file, readFileSync(path.join(SCENARIOS, id, file), 'utf8')] as const];
    } catch {
      return [];
    }
  });
  return new Map(texts);
}

const mirror = new PackageMirror(games);
for (const id of ['gmb/standard', 'gmb/tamburlaine', 'wrg/standard', 'wrg/open-field']) {
  mirror.project.addPackage(id, textsOf(id));
}
for (const base of ['gmb/tamburlaine', 'wrg/open-field']) {
  const scenario = { format: 1, id: `my/${base}`, title: 'As it is', kind: 'battle', extends: base };
  mirror.project.addPackage(`my/${base}`, new Map([['scenario.json', JSON.stringify(scenario)]]));
}

/** What only one package says of itself, by file or in all. */
const OWN = new Set([
  '$schema',
  'format',
  'id',
  'kind',
  'extends',
  'changes',
  'credits',
  'notes',
  'provenance',
  'origins',
]);
const CHOSEN = 'scenario.json options';

describe('what is in force of a file', () => {
  it.each(['gmb/tamburlaine', 'wrg/open-field'])('has all that may be inherited of %s', (base) => {
    for (const [file, text] of textsOf(base)) {
      const inForce = textEffective(mirror, { file: `my/${base}:${file}` })?.after ?? '{}';
      const written = Object.keys(JSON.parse(text) as object).filter(
        (name) => !OWN.has(name) && `${file} ${name}` !== CHOSEN,
      );
      expect(Object.keys(JSON.parse(inForce) as object)).toEqual(expect.arrayContaining(written));
    }
  });

  it('has the drawings that a base brings for its counters', () => {
    const shapes = [{ path: 'M 0 0 L 1 1', stroke: 4 }];
    mirror.project.addPackage(
      'my/drawn',
      new Map([
        [
          'scenario.json',
          JSON.stringify({ format: 1, id: 'my/drawn', title: 'Drawn', kind: 'battle', extends: 'gmb/tamburlaine' }),
        ],
        ['units.json', JSON.stringify({ format: 1, symbols: [{ id: 'boar', shapes }] })],
      ]),
    );
    const answer = textEffective(mirror, { file: 'my/drawn:units.json' });
    expect(answer?.before).not.toContain('boar');
    expect(answer?.after).toContain('boar');
  });

  it('is the same in a package that changes nothing, but for its title', () => {
    const answer = textEffective(mirror, { file: 'my/gmb/tamburlaine:units.json' });
    expect(answer?.after).toBe(answer?.before);
    const scenario = textEffective(mirror, { file: 'my/gmb/tamburlaine:scenario.json' });
    expect(scenario?.after).toContain('"As it is"');
    expect(scenario?.before).not.toContain('"As it is"');
  });

  it('is nothing of a package without a base, and of what nobody inherits', () => {
    expect(textEffective(mirror, { file: 'gmb/standard:rules.json' })).toBeNull();
    expect(textEffective(mirror, { file: 'my/gmb/tamburlaine:comments.json' })).toBeNull();
  });
});
