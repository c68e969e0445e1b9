import { describe, expect, it } from 'vitest';
import { briefly, packageOf, toyBase, toyBattle, toyChain, variantWith, withFile } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { LinkCache } from './link-cache.ts';
import { linkPackage } from './link-package.ts';
import type { LinkedPackage } from './linked-package.ts';
import type { PackageChain } from './package.ts';
import type { Problem } from './problem.ts';

function linked(chain: PackageChain): LinkedPackage {
  const result = linkPackage(chain);
  expect(briefly(result.problems)).toEqual([]);
  if (!result.ok) throw new Error('not linked');
  return result.linked;
}

function problems(chain: PackageChain): readonly Problem[] {
  return linkPackage(chain).problems;
}

/** The toy battle with one of its files altered. */
function altered(name: string, alter: JsonValue | ((value: Record<string, JsonValue>) => void)): PackageChain {
  return [toyBase, withFile(toyBattle, name, alter)];
}

describe('linkPackage', () => {
  it('joins what the packages of a chain define', () => {
    const result = linked(toyChain);
    expect(result).toMatchObject({
      id: 'toy/battle',
      title: 'Toy battle',
      kind: 'battle',
      packages: ['toy/base', 'toy/battle'],
      system: 'toy',
      firstSide: 'red',
    });
    expect(result.terrains.map(({ id }) => id)).toEqual(['clear', 'marsh']);
    expect(result.units.map(({ id }) => id)).toEqual(['guards', 'scouts', 'chief']);
    expect(result.setUp).toEqual([
      { unit: 'guards', hexes: ['0101', '0201'], facing: 'S', face: 'front', markers: { spear: true } },
      { unit: 'scouts', hexes: ['0103'], markers: {} },
    ]);
    expect(result.map?.zones.map(({ id }) => id)).toEqual(['camp']);
  });

  it('links a base by itself', () => {
    expect(linked([toyBase])).toMatchObject({ kind: 'base', sides: [], map: null, firstSide: '' });
  });

  it('adds the items of a derived package behind those of its base', () => {
    const chain = variantWith([], {
      'units.json': {
        format: 1,
        units: [{ id: 'lookouts', name: 'L', side: 'red', kind: 'unit', size: 'single', faces: [{ id: 'front' }] }],
      },
      'map.json': { format: 1, zones: [{ id: 'ford', purpose: 'other', hexes: ['0202'] }] },
      'terrain.json': { format: 1, terrains: [{ id: 'wood', name: 'Wood', cost: 2 }] },
    });
    const result = linked(chain);
    expect(result.units.map(({ id }) => id)).toEqual(['guards', 'scouts', 'chief', 'lookouts']);
    expect(result.map?.zones.map(({ id }) => id)).toEqual(['camp', 'ford']);
    expect(result.terrains.map(({ id }) => id)).toEqual(['clear', 'marsh', 'wood']);
  });

  it('takes modules together and lets a package name those of its base again', () => {
    const base = withFile(toyBase, 'scenario.json', (scenario) => void (scenario['modules'] = ['mud', 'fog']));
    const battle = withFile(toyBattle, 'scenario.json', (scenario) => void (scenario['modules'] = ['fog', 'rain']));
    expect(linked([base, battle]).modules).toEqual(['mud', 'fog', 'rain']);
  });
});

describe('linkPackage with problems of form', () => {
  it('tells malformed JSON, wrong schema and wrong type with file and pointer', () => {
    const chain = [withFile(toyBase, 'rules.json', '{"format": 1, "system": "toy",}'), toyBattle];
    expect(briefly(problems(chain))).toEqual(['rules.json  json.syntax']);
    const wrong = altered('units.json', (file) => void (file['units'] = [{ id: 'A', name: 1 }]));
    expect(briefly(problems(wrong))).toEqual([
      'units.json /units/0 schema.missing',
      'units.json /units/0 schema.missing',
      'units.json /units/0 schema.missing',
      'units.json /units/0 schema.missing',
      'units.json /units/0/name schema.type',
    ]);
  });

  it('tells a package without scenario.json and one with another id', () => {
    expect(briefly(problems([packageOf('toy/none', {})]))).toEqual(['scenario.json  file.missing']);
    const [problem] = problems([{ ...toyBase, id: 'toy/elsewhere' }]);
    expect(problem).toMatchObject({ code: 'package.id', fixes: [{ title: 'Write "toy/elsewhere"' }] });
  });

  it('tells an id given twice in one list, also inside an item', () => {
    const twice = altered('units.json', (file) => {
      const units = file['units'] as JsonValue[];
      file['units'] = [...units, units[0]];
    });
    expect(briefly(problems(twice))).toEqual(['units.json /units/3 id.duplicate']);
    const faces = altered('units.json', (file) => {
      const [first] = file['units'] as Record<string, JsonValue>[];
      first['faces'] = [{ id: 'front' }, { id: 'front' }];
    });
    expect(briefly(problems(faces))).toEqual(['units.json /units/0/faces/1 id.duplicate']);
  });

  it('tells an id that is inherited, with the ways out', () => {
    const chain = altered('rules.json', (file) => {
      file['modifiers'] = [{ id: 'flank', applies: 'melee.dice', label: 'Flank', value: -2 }];
    });
    expect(problems(chain)).toMatchObject([
      {
        code: 'id.duplicate',
        package: 'toy/battle',
        pointer: '/modifiers/0/id',
        message:
          '"flank" is inherited. To alter it, write a change with the target modifiers/flank; to add another, give it another id.',
        fixes: [{ title: 'Call it "flank-2"' }],
      },
    ]);
  });

  it('tells a second map and a second victory', () => {
    const map = JSON.parse(toyBattle.files.get('map.json') ?? '') as JsonValue;
    const victory = { score: { plus: 'red', minus: 'blue' }, levels: [{ id: 'all', name: 'All' }] };
    const chain = variantWith([], { 'map.json': map, 'rules.json': { format: 1, victory } });
    expect(briefly(problems(chain))).toEqual(['rules.json /victory id.duplicate', 'map.json /grid map.second']);
  });

  it('tells things drawn on a map that is not there', () => {
    const base = packageOf('toy/base', {
      'scenario.json': { format: 1, id: 'toy/base', title: 'Base', kind: 'base' },
      'map.json': { format: 1, labels: [{ id: 'hill', text: 'Hill', hex: '0101' }] },
    });
    expect(briefly(problems([base]))).toEqual(['map.json /labels schema.missing']);
  });
});

describe('linkPackage with names that lead nowhere', () => {
  it('tells unknown sides, units, faces and zones with the nearest name', () => {
    const chain = altered('scenario.json', (scenario) => {
      scenario['firstSide'] = 'rde';
      scenario['setUp'] = [
        { unit: 'gaurds', hexes: ['0101'] },
        { unit: 'scouts', hexes: ['0103'], face: 'frnt' },
      ];
    });
    expect(problems(chain)).toMatchObject([
      { code: 'reference.unknown', pointer: '/setUp/0/unit', fixes: [{ title: 'Write "guards"' }] },
      {
        code: 'reference.unknown',
        pointer: '/setUp/1/face',
        message: '"frnt" is not a face of scouts. Did you mean "front"?',
      },
      { code: 'reference.unknown', pointer: '/firstSide', message: '"rde" is not a side. Did you mean "red"?' },
    ]);
  });

  it('tells what the map names and terrain.json does not', () => {
    const chain = altered('map.json', (map) => {
      map['terrainCodes'] = { '.': 'claer' };
      map['features'] = [{ id: 'track', feature: 'raod', path: ['0101'] }];
      map['hexsides'] = [{ id: 'wall', feature: 'wall', between: ['0101', '0201'] }];
      map['zones'] = [{ id: 'camp', purpose: 'objective', side: 'green', hexes: [] }];
    });
    expect(problems(chain).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/terrainCodes/. "claer" is not a terrain. Did you mean "clear"?',
      '/features/0/feature "raod" is not a feature. Did you mean "road"?',
      '/hexsides/0/feature "wall" is not a hexside. Choose one of: "ridge".',
      '/zones/0/side "green" is not a side. Choose one of: "red", "blue".',
    ]);
  });

  it('tells what objectives, victory and units name in vain', () => {
    const chain = altered('rules.json', (rules) => {
      rules['objectives'] = [{ id: 'camp', zone: 'cmap', side: 'red', points: 2 }];
      rules['victory'] = { score: { plus: 'red', minus: 'green' }, levels: [{ id: 'a', name: 'A', winner: 'gray' }] };
    });
    expect(briefly(problems(chain))).toEqual([
      'rules.json /objectives/0/zone reference.unknown',
      'rules.json /victory/score/minus reference.unknown',
      'rules.json /victory/levels/0/winner reference.unknown',
    ]);
  });

  it('tells rows that do not fit the grid and characters without meaning', () => {
    const chain = altered('map.json', (map) => {
      map['terrain'] = ['....', '...', '..?x'];
      map['elevation'] = ['1111', '1111'];
    });
    expect(problems(chain).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'map.size /terrain/1',
      'map.size /elevation',
      'map.code /terrain/2',
    ]);
  });

  it('tells an unknown option, an unknown choice and a default that is none', () => {
    const chain = altered('scenario.json', (scenario) => {
      scenario['options'] = { 'harsh-hils': 'yes', 'harsh-hills': 'maybe' };
    });
    expect(problems(chain)).toMatchObject([
      {
        code: 'option.unknown',
        pointer: '/options/harsh-hils',
        message: 'There is no option "harsh-hils". Did you mean "harsh-hills"?',
      },
      { code: 'option.unknown', pointer: '/options/harsh-hills', message: expect.stringContaining('"no", "yes"') },
    ]);
    const base = withFile(toyBase, 'rules.json', (rules) => {
      const [option] = rules['options'] as Record<string, JsonValue>[];
      option['default'] = 'nope';
    });
    expect(problems([base])).toMatchObject([{ code: 'option.unknown', pointer: '/options/0/default' }]);
  });
});

describe('linkPackage with options', () => {
  const uphill = (chain: PackageChain): unknown => linked(chain).modifiers.find(({ id }) => id === 'uphill')?.value;
  const choosing = (choice: string): PackageChain =>
    altered('scenario.json', (scenario) => void (scenario['options'] = { 'harsh-hills': choice }));

  it('applies the choice of the scenario, else the default', () => {
    expect(uphill(toyChain)).toBe(1);
    expect(uphill(choosing('yes'))).toBe(3);
    expect(linked(choosing('yes')).choices).toEqual(new Map([['harsh-hills', 'yes']]));
  });

  it('lets the most derived scenario choose', () => {
    const [base, battle] = choosing('yes');
    const scenario = {
      id: 'toy/v',
      title: 'V',
      kind: 'battle',
      extends: 'toy/battle',
      options: { 'harsh-hills': 'no' },
    };
    expect(uphill([base, battle, packageOf('toy/v', { 'scenario.json': scenario })])).toBe(1);
  });

  it('lets later packages change what an option has set', () => {
    const change = { op: 'set', target: 'modifiers/uphill/value', value: 7, case: '7.4' };
    const [base, battle] = choosing('yes');
    const [, , variant] = variantWith([change]);
    const result = linked([base, battle, variant]);
    expect(result.modifiers[0].value).toBe(7);
    expect(result.origins.chain('modifiers/uphill')).toEqual([
      { package: 'toy/base', file: 'rules.json', pointer: '/modifiers/0', case: '7.2' },
      { package: 'toy/base', file: 'rules.json', pointer: '/options/0/choices/1/changes/0', case: '7.3' },
      { package: 'toy/variant', file: 'rules.json', pointer: '/changes/0', case: '7.4' },
    ]);
  });

  it('does not let a package alter an option of its base', () => {
    const change = { op: 'set', target: 'options/harsh-hills/default', value: 'yes', case: '7.4' };
    expect(problems(variantWith([change]))).toMatchObject([{ code: 'change.target', pointer: '/changes/0/target' }]);
  });
});

describe('linkPackage again', () => {
  it('keeps every object that has not changed', () => {
    const cache = new LinkCache();
    const first = linkPackage(toyChain, cache);
    const again = linkPackage(
      altered('units.json', (file) => {
        const [unit] = file['units'] as Record<string, JsonValue>[];
        unit['values'] = { movement: 7 };
      }),
      cache,
    );
    if (!first.ok || !again.ok) throw new Error('not linked');
    expect(again.linked.units[0].values).toEqual({ movement: 7 });
    expect(again.linked.units[0].faces).toBe(first.linked.units[0].faces);
    expect(again.linked.units[1]).toBe(first.linked.units[1]);
    for (const name of ['map', 'tables', 'modifiers', 'setUp', 'terrains', 'sides'] as const) {
      expect(again.linked[name]).toBe(first.linked[name]);
    }
  });

  it('keeps the result of changes whose subject has not changed', () => {
    const cache = new LinkCache();
    const change = { op: 'set', target: 'modifiers/flank/value', value: -3, case: '9.2' };
    const before = linkPackage(variantWith([change]), cache);
    const after = linkPackage(variantWith([change], { 'units.json': { format: 1, units: [] } }), cache);
    if (!before.ok || !after.ok) throw new Error('not linked');
    expect(after.linked.modifiers).toBe(before.linked.modifiers);
  });

  it('recovers when a file that was broken is repaired', () => {
    const cache = new LinkCache();
    const first = linkPackage(toyChain, cache);
    expect(linkPackage(altered('units.json', '{'), cache).ok).toBe(false);
    const repaired = linkPackage(toyChain, cache);
    if (!first.ok || !repaired.ok) throw new Error('not linked');
    expect(repaired.linked.units).toBe(first.linked.units);
  });

  it('gives the same problems with and without a cache', () => {
    const cache = new LinkCache();
    const chain = altered('map.json', (map) => void (map['terrainCodes'] = { '.': 'claer' }));
    const fresh = linkPackage(chain).problems;
    expect(linkPackage(chain, cache).problems).toEqual(fresh);
    expect(linkPackage(toyChain, cache).ok).toBe(true);
    expect(linkPackage(chain, cache).problems).toEqual(fresh);
  });
});
