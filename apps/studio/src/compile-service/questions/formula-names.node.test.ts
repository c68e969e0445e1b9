import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOMENTS } from '@hexwright/compiler';
import { games } from '@hexwright/playtest/all-games';
import { PackageMirror } from '../package-mirror.ts';
import { textExpression, type ExpressionWord, type TextExpressionQuestion } from './text-expression.ts';

const SCENARIOS = path.resolve(import.meta.dirname, '../../../../../scenarios');
const FILES = ['scenario.json', 'terrain.json', 'rules.json', 'units.json', 'map.json'];

const OF_ALL = [
  'turn',
  'destroyer',
  'unit.facing',
  'arc',
  'bearing',
  'isLostTo',
  'hasLeft',
  'inZone',
  'holds',
  'heldFor',
];

/** A package of each game, and names that must be among those that are offered. */
const PACKAGES: readonly (readonly [system: string, id: string, names: readonly string[]])[] = [
  ['great-medieval-battles', 'gmb/standard', [...OF_ALL, 'unit.underWay', 'wayToEdge', 'around']],
  ['grunwald-1410', 'grunwald-1410', [...OF_ALL, 'unit.underWay', 'firer.class', 'crosses']],
  ['wrg-1970', 'wrg/standard', [...OF_ALL, 'unit.kind', 'distanceToZone', 'enemiesWithin', 'other.shielded']],
];

type Place = Pick<TextExpressionQuestion, 'path' | 'said'>;

/** Every place where a formula of the game may stand. */
function placesOf(id: string): readonly Place[] {
  const system = games.systems.find((one) => one.id === id);
  if (system === undefined) throw new Error(`There is no game ${id}.`);
  const moments = MOMENTS.flatMap((at) => [{ at }, ...['unit', 'side', 'hex'].map((each) => ({ at, each }))]);
  return [
    ...system.slots.map((applies) => ({ path: ['modifiers', 'new', 'when'], said: { applies } })),
    ...(system.acts ?? []).map((forbids) => ({ path: ['restrictions', 'new', 'when'], said: { forbids } })),
    ...system.conditions.map((condition) => ({ path: ['conditions', condition.id, 'when'], said: {} })),
    ...moments.map((said) => ({ path: ['effects', 'new', 'when'], said })),
    ...['arrivals', 'withdrawals'].map((list) => ({ path: [list, 'new', 'when'], said: {} })),
    { path: ['victory', 'conditions', 'new', 'when'], said: {} },
    { path: ['markers', 'new', 'start'], said: {} },
  ];
}

describe.each(PACKAGES)('formulas of %s', (system, id, names) => {
  const mirror = new PackageMirror(games);
  const texts = FILES.map((file) => [file, path.join(SCENARIOS, id, file)] as const);
  mirror.project.addPackage(
    id,
    new Map(texts.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file, 'utf8')])),
  );
  const offered = (place: Place, source: string): readonly ExpressionWord[] =>
    textExpression(mirror, { ...place, package: id, verb: '', source, offset: source.length })?.words ?? [];

  /** By its path: every name, field and function that is offered anywhere. */
  const all = new Map<string, ExpressionWord>();
  for (const place of placesOf(system)) {
    for (const word of offered(place, '')) {
      if (all.has(word.label)) continue;
      all.set(word.label, word);
      if (word.kind === 'function') continue;
      for (const field of offered(place, `${word.label}.`)) all.set(`${word.label}.${field.label}`, field);
    }
  }

  it('are completed wherever one may stand', () => {
    const silent = placesOf(system).filter((place) => offered(place, '').length === 0);
    expect(silent).toEqual([]);
  });

  it('are completed by names that say what they mean', () => {
    expect(names.filter((name) => !all.has(name))).toEqual([]);
    const nameless = [...all].filter(([, { meaning }]) => meaning === '').map(([name]) => name);
    expect(nameless).toEqual([]);
  });

  it('can be said in words: every function has a phrase', () => {
    const phrases = games.systems.find((one) => one.id === system)?.meanings?.phrases ?? {};
    const functions = [...all].filter(([, { kind }]) => kind === 'function').map(([name]) => name);
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.filter((name) => !Object.hasOwn(phrases, name))).toEqual([]);
  });
});
