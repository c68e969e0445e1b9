/** Changes over a battle that there is: counters, terrain, parameters, modules and options, as a variant has them. */
import type { GameSystem } from '@hexwright/compiler';
import type { JsonValue, LinkedPackage } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import type { Files } from './stranger.ts';

type Change = Readonly<Record<string, JsonValue>> & { readonly target: string };

/** The files of a variant of a battle with a handful of changes. */
export function variantFiles(choose: Chooser, base: LinkedPackage, system: GameSystem): Files {
  const reason = 'A stranger.';
  const changes: Change[] = [];
  const add = (op: string, target: string, value?: JsonValue): void => {
    // A target is changed once at a level.
    const overlaps = changes.some(
      ({ target: other }) => `${other}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`${other}/`),
    );
    if (!overlaps) changes.push({ op, target, ...(value === undefined ? {} : { value }), reason });
  };
  for (const spec of choose.some(system.parameters, 10)) {
    const now = base.parameters.find(({ id }) => id === spec.id)?.value;
    if (now === undefined || spec.id === 'game-turns') continue;
    const value =
      spec.type === 'choice' ? choose.one(spec.values) : choose.between(spec.minimum, Math.min(spec.maximum, 12));
    if (value !== now) add('set', `parameters/${spec.id}/value`, value);
  }
  for (const { id, values = {} } of choose.some(base.units, 10)) {
    for (const [name, now] of Object.entries(values)) {
      if (system.unitValues[name]?.type !== 'integer' || !choose.chance(50)) continue;
      const value = choose.between(0, 14);
      if (value !== now) add('set', `units/${id}/values/${name}`, value);
    }
  }
  for (const { id, cost } of choose.some(base.terrains, 25)) {
    const value = choose.chance(15) ? 'prohibited' : choose.between(0, 8);
    if (value !== cost && cost !== 'prohibited') add('set', `terrains/${id}/cost`, value);
  }
  for (const { id, cost } of choose.some(base.hexsides, 40)) {
    const value = choose.chance(25) ? 'prohibited' : choose.one([0, 1, 2, 3, 200, 254]);
    if (value !== cost) add('set', `hexsides/${id}/cost`, value);
  }
  for (const id of choose.some(base.modules, 8)) add('remove', `modules/${id}`);
  for (const { id } of choose.some(base.modifiers, 10)) add('remove', `modifiers/${id}`);
  const turns = choose.between(2, 5);
  add('set', 'parameters/game-turns/value', turns);
  const inFile = (...roots: readonly string[]): JsonValue =>
    changes.filter(({ target }) => roots.some((root) => target.startsWith(`${root}/`)));
  return {
    'scenario.json': {
      id: 'stranger/battle',
      title: 'A stranger’s variant',
      kind: 'battle',
      extends: base.id,
      options: Object.fromEntries(choose.some(base.options, 40).map(({ id, choices }) => [id, choose.one(choices).id])),
      changes: inFile('modules'),
    },
    'units.json': { changes: inFile('units') },
    'terrain.json': { changes: inFile('terrains', 'hexsides') },
    'rules.json': { changes: inFile('parameters', 'modifiers') },
  };
}
