/** Packages that nobody wrote: battles of their own over each set of rules there is, and variants of each battle. */
import type { GameSystem, ModelSource } from '@hexwright/compiler';
import {
  FORMAT,
  linkPackage,
  type JsonValue,
  type LinkedPackage,
  type PackageChain,
  type PackageLibrary,
} from '@hexwright/model';
import type { Games } from '../loaded-games.ts';
import { makeArmies, type Army } from './army.ts';
import { Changes } from './changes.ts';
import { Chooser } from './chooser.ts';
import { makeCourse, NO_COURSE } from './course.ts';
import { type RandomEffects, makeRandomEffects, NO_RANDOM_EFFECTS } from './random-effects.ts';
import { makeExamples } from './examples.ts';
import { makeField, type Field, type Named } from './field.ts';
import type { Files } from './package-data.ts';
import { makeObjectives, makeOptions, makeVictory, type Choosable } from './purpose.ts';
import { tornTables } from './tables.ts';
import { changeRules, variantFiles } from './variant.ts';
import { makeRandomRules, NO_RANDOM_RULES } from './random-rules.ts';
import { makeFate, NO_FATE } from './strokes-of-fate.ts';
import { makeSetUpZones, someHexes } from './zones.ts';

/** A package that nobody wrote, and all it builds on. */
export interface GeneratedPackage {
  readonly seed: number;
  /** Whether the ground is easy and the game long enough for the sides to meet. */
  readonly isTame: boolean;
  /** Packages below it, base first. */
  readonly bases: PackageChain;
  readonly files: Files;
  /** Texts of case files of its own, by path. */
  readonly examples: ReadonlyMap<string, string>;
}

export const GENERATED = 'generated/battle';

/** Case files of each generated. */
const EXAMPLES = 3;

/** The generated of a seed; one in five is a variant of a battle that there is. */
export function generatePackage(seed: number, library: PackageLibrary, games: Games): GeneratedPackage {
  const choose = new Chooser(seed, 0);
  const whim = new Chooser(seed, 3);
  const deed = new Chooser(seed, 4);
  const fate = new Chooser(seed, 5);
  if (choose.chance(20)) {
    const bases = chainOf(choose.one(games.models.flatMap(({ battles }) => battles)), library);
    const files = variantFiles(choose, whim, deed, fate, linkedOf(bases), systemOf(bases, games));
    return { seed, isTame: false, bases, files, examples: examplesLike(seed, bases) };
  }
  const source = choose.one(games.models.flatMap(({ sources }) => sources));
  const bases = source.over === null ? [] : chainOf(source.over, library);
  const isTame = choose.chance(60);
  const files = battleFiles(choose, whim, deed, fate, source, bases, library, games, isTame);
  return { seed, isTame, bases, files, examples: examplesLike(seed, chainOf(source.model, library)) };
}

/** Case files like those of a battle that there is. */
function examplesLike(seed: number, model: PackageChain): GeneratedPackage['examples'] {
  return makeExamples(new Chooser(seed, 2), model, EXAMPLES);
}

/** The chain of a generated, itself last. */
export function chainOfGenerated({
  bases,
  files,
  examples,
}: Pick<GeneratedPackage, 'bases' | 'files' | 'examples'>): PackageChain {
  const texts = Object.entries(files).map(([name, content]): [string, string] => [
    name,
    JSON.stringify({ format: FORMAT, ...content }),
  ]);
  return [...bases, { id: GENERATED, files: new Map([...texts, ...examples]) }];
}

function battleFiles(
  choose: Chooser,
  whim: Chooser,
  deed: Chooser,
  fate: Chooser,
  source: ModelSource,
  bases: PackageChain,
  library: PackageLibrary,
  games: Games,
  isTame: boolean,
): Files {
  const modelChain = chainOf(source.model, library);
  const model = linkedOf(modelChain);
  const system = systemOf(modelChain, games);
  const sides = model.sides.map(({ id }) => id);
  const below = bases.length === 0 ? null : linkedOf(bases);
  const classes = model.vocabularies.find(({ id }) => id === 'classes')?.values.map(({ id }) => id) ?? [];
  const field = makeField(choose, {
    sides,
    isTame,
    classes: system.readsClassCosts === true ? classes : [],
    ground: system.groundValues ?? {},
    wanted:
      below === null || source.rules !== source.over ? missingNames(model, below) : { terrains: [], hexsides: [] },
    inherited: {
      terrains: below?.terrains.map(({ id }) => id) ?? [],
      hexsides: below?.hexsides.flatMap(({ id, when }) => (when === 'crossing' ? [id] : [])) ?? [],
    },
  });
  const words = (source.rules === source.over ? below : model)?.vocabularies ?? [];
  const armies = makeArmies(choose, whim, {
    system,
    model,
    words,
    sides,
    field,
    gaps: isTame ? 0 : choose.one([0, 3, 15]),
    faceClasses: isTame ? 0 : 15,
  });
  const copied = source.rules === source.over ? {} : rulesOf(source.rules, library);
  const changes = new Changes();
  if (!isTame && below !== null && choose.chance(25)) changeRules(choose, below, changes.add);
  const isTorn = !isTame && choose.chance(15);
  const asked = { sides, classes, terrains: field.terrains.map(idOf), hexsides: below?.hexsides.map(idOf) ?? [] };
  const randomRules = isTame || whim.chance(40) ? NO_RANDOM_RULES : makeRandomRules(whim, system, asked);
  const randomEffects = isTame ? NO_RANDOM_EFFECTS : makeRandomEffects(deed, system, asked);
  const faces = [...new Set(model.units.flatMap((unit) => unit.faces.map(idOf)))];
  const strokes = isTame ? NO_FATE : makeFate(fate, system, { sides, units: armies.units.map(idOf), faces });
  const tables = [
    ...(isTorn ? tornTables(choose, listOf(copied['tables'])) : listOf(copied['tables'])),
    ...randomEffects.tables,
    ...strokes.tables,
  ];
  const objectives = makeObjectives(
    choose,
    sides,
    field.goals.map(({ id }) => id),
  );
  const zones = [
    ...field.goals,
    ...zonesLike(choose, model, below, field),
    ...makeSetUpZones(choose, sides, armies.stands, field.grid, field.numbering),
  ];
  const edges = choose.one([
    ['north', 'south'],
    ['south', 'north'],
    ['west', 'east'],
    ['east', 'west'],
    ['north', 'north'],
  ]);
  const turns = choose.between(isTame ? 14 : 3, 20);
  const course = isTame
    ? NO_COURSE
    : makeCourse(fate, {
        sides,
        standing: armies.stands,
        zones: field.goals.map(idOf),
        turns,
        someHexes: () => someHexes(fate, field.grid, field.numbering, 4),
      });
  return {
    'scenario.json': {
      id: GENERATED,
      title: 'A generated’s battle',
      kind: 'battle',
      ...(source.over === null ? {} : { extends: source.over }),
      sides: model.sides.map(({ id, name, color }, index) => ({
        id,
        name,
        color,
        ...homeAt(edges[index], field.grid.orientation, system),
      })),
      firstSide: choose.one(sides),
      modules:
        source.rules === source.over
          ? choose.some([...(source.modules ?? []), ...model.modules], 60).filter(isFirst)
          : keptModules(choose, model),
      ...(choose.chance(40) ? { options: chosenOptions(choose, model) } : {}),
      setUp: armies.setUp.filter(({ unit }) => !course.late.has(unit)),
      arrivals: course.arrivals,
      withdrawals: course.withdrawals,
    },
    'map.json': { ...field.map, zones },
    'terrain.json': {
      terrains: field.terrains,
      hexsides: field.hexsides,
      features: [...missingFeatures(model, below), ...field.features],
    },
    'units.json': { units: armies.units },
    'rules.json': {
      ...copied,
      ...(tables.length === 0 ? {} : { tables }),
      ...stepsWith(copied, randomEffects, changes),
      markers: [...randomEffects.markers, ...strokes.markers],
      effects: [...randomEffects.effects, ...strokes.effects],
      modifiers: [...listOf(copied['modifiers']), ...randomRules.modifiers],
      conditions: [...listOf(copied['conditions']), ...randomRules.conditions],
      restrictions: randomRules.restrictions,
      ...victoryOf(choose.chance(90) ? makeVictory(choose, sides) : {}, course.conditions),
      objectives,
      options: [
        ...listOf(copied['options']),
        ...makeOptions(choose, choosable(choose, source.rules === source.over ? below : model, armies, field)),
      ],
      ...turnsIn({ ...copied, changes: [...listOf(copied['changes']), ...changes.list] }, below, turns),
    },
  };
}

/** The sequence with the steps of randomEffects at its end: of the battle itself, or as changes to what lies below. */
function stepsWith(copied: Files[string], { steps }: RandomEffects, changes: Changes): Files[string] {
  const own = copied['sequence'];
  if (own !== undefined) return { sequence: [...listOf(own), ...steps] };
  for (const { id, ...step } of steps) changes.add('add', `sequence/${id}`, step);
  return {};
}

/** How it is won: by the score, by conditions, by both, or not at all. */
function victoryOf(score: Readonly<Record<string, JsonValue>>, conditions: readonly JsonValue[]): Files[string] {
  const victory = conditions.length === 0 ? score : { ...score, conditions };
  return Object.keys(victory).length === 0 ? {} : { victory };
}

/** What a battle defines besides what lies below. */
function missingNames(model: LinkedPackage, below: LinkedPackage | null): Named {
  const missing = (list: 'terrains' | 'hexsides'): string[] =>
    model[list].map(({ id }) => id).filter((id) => below?.[list].some((one) => one.id === id) !== true);
  return { terrains: missing('terrains'), hexsides: missing('hexsides') };
}

const idOf = ({ id }: { readonly id: string }): string => id;

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** What the package's own options may be about: a counter, the ground, a modifier. */
function choosable(
  choose: Chooser,
  rules: LinkedPackage | null,
  { units }: Army,
  { terrains }: Field,
): readonly Choosable[] {
  const modifiers = (rules?.modifiers ?? []).filter(({ value }) => typeof value === 'number');
  return [
    ...(modifiers.length === 0 ? [] : [`modifiers/${choose.one(modifiers).id}/value`]).map((target) => ({
      target,
      values: [choose.between(11, 20), choose.between(-9, -5)],
    })),
    { target: `terrains/${terrains[0].id}/cost`, values: [3, 4] },
    ...(terrains.length < 2
      ? []
      : [
          {
            target: `terrains/${terrains[1].id}/cost`,
            values: [choose.chance(20) ? 'prohibited' : 10, choose.between(7, 9)],
          },
        ]),
    { target: `units/${choose.one(units).id}/name`, values: ['Otherwise'] },
  ];
}

/** Zones that rules name, in hexes of this field. */
function zonesLike(
  choose: Chooser,
  model: LinkedPackage,
  below: LinkedPackage | null,
  field: Field,
): readonly JsonValue[] {
  const named = model.map?.zones.filter(({ id, purpose }) => purpose !== 'set-up' && !inherits(below, id)) ?? [];
  return named.map(({ id, purpose, side }) => ({
    id,
    purpose,
    ...(side === undefined || choose.chance(5) ? {} : { side }),
    hexes: someHexes(choose, field.grid, field.numbering, 8),
  }));
}

function inherits(below: LinkedPackage | null, zone: string): boolean {
  return below?.map?.zones.some(({ id }) => id === zone) === true;
}

function missingFeatures(model: LinkedPackage, below: LinkedPackage | null): readonly JsonValue[] {
  const missing = model.features.filter(({ id }) => below?.features.some((one) => one.id === id) !== true);
  return missing.map(({ id, name }) => ({ id, name }));
}

const isFirst = <Item>(item: Item, index: number, list: readonly Item[]): boolean => list.indexOf(item) === index;

function keptModules(choose: Chooser, model: LinkedPackage): readonly string[] {
  return choose.chance(50) ? model.modules : choose.some(model.modules, 70);
}

function chosenOptions(choose: Chooser, { options }: LinkedPackage): Record<string, string> {
  return Object.fromEntries(choose.some(options, 50).map(({ id, choices }) => [id, choose.one(choices).id]));
}

/** A game of so many turns: by the parameter itself where the rules are the package's own, else by a change. */
function turnsIn(
  copied: Readonly<Record<string, JsonValue>>,
  below: LinkedPackage | null,
  turns: number,
): Files[string] {
  const own = Array.isArray(copied['parameters']) ? (copied['parameters'] as readonly Record<string, JsonValue>[]) : [];
  if (own.some(({ id }) => id === 'game-turns')) {
    return { parameters: own.map((one) => (one['id'] === 'game-turns' ? { ...one, value: turns } : one)) };
  }
  const changes = Array.isArray(copied['changes']) ? copied['changes'] : [];
  if (below?.parameters.some(({ id, value }) => id === 'game-turns' && value === turns) === true) return {};
  const change = { op: 'set', target: 'parameters/game-turns/value', value: turns, reason: 'A generated.' };
  return { changes: [...changes, change] };
}

/** The rules of a battle without what has to do with its own field. */
function rulesOf(id: string, library: PackageLibrary): Readonly<Record<string, JsonValue>> {
  const chain = chainOf(id, library);
  const text = chain[chain.length - 1].files.get('rules.json') ?? '{}';
  const {
    $schema: _,
    format: _____,
    contents: __,
    objectives: ___,
    victory: ____,
    ...rules
  } = JSON.parse(text) as Record<string, JsonValue>;
  return rules;
}

/** The home of a side by the names of its game; nothing where its sides have none. */
function homeAt(edge: string, orientation: 'pointy' | 'flat', { home }: GameSystem): Record<string, JsonValue> {
  return home === undefined ? {} : { [home.edge]: edge, [home.ways]: [...directionsTo(edge, orientation)] };
}

function directionsTo(edge: string, orientation: 'pointy' | 'flat'): readonly string[] {
  const pointy: Readonly<Record<string, readonly string[]>> = {
    north: ['NE', 'NW'],
    south: ['SE', 'SW'],
    east: ['E', 'NE', 'SE'],
    west: ['W', 'NW', 'SW'],
  };
  const flat: Readonly<Record<string, readonly string[]>> = {
    north: ['N', 'NE', 'NW'],
    south: ['S', 'SE', 'SW'],
    east: ['NE', 'SE'],
    west: ['NW', 'SW'],
  };
  return (orientation === 'pointy' ? pointy : flat)[edge];
}

function chainOf(id: string, library: PackageLibrary): PackageChain {
  const chain: PackageChain[number][] = [];
  for (let next: string | undefined = id; next !== undefined;) {
    const found = library.find(next);
    if (found === null || !('files' in found)) throw new RangeError(`There is no package ${next}.`);
    chain.unshift(found);
    next = (JSON.parse(found.files.get('scenario.json') ?? '{}') as { extends?: string }).extends;
  }
  return chain;
}

function linkedOf(chain: PackageChain): LinkedPackage {
  const link = linkPackage(chain);
  if (!link.ok) throw new RangeError(link.problems.map(({ message }) => message).join(' '));
  return link.linked;
}

function systemOf(chain: PackageChain, games: Games): GameSystem {
  const { system: id } = linkedOf(chain);
  const system = games.systems.find((one) => one.id === id);
  if (system === undefined) throw new RangeError(`There is no game system "${id}".`);
  return system;
}
