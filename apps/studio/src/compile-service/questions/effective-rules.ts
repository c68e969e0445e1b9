/** What is in force in a package, item by item: its value, what the base says, and who has had a say in it. */
import { EVENT_STEP, momentsOf, type GameSystem, type HomeNames, type Moment } from '@hexwright/compiler';
import { equalJson, type JsonValue, type LinkedPackage } from '@hexwright/model';
import { fileKey, itemOf, type JsonObject } from '@hexwright/workspace';
import { asList, isObject, Items, nameOf, textOf, textsOf, type ListName } from '../../scene/items.ts';
import type { PackageMirror } from '../package-mirror.ts';
import { sayings, type Saying } from './effective-rules-origins.ts';

/** Lists of things that a package has and inherits. `modules` are words, `victory` is a single thing. */
export type RuleList = ListName | 'modules' | 'victory';

/** What is in force? */
export interface EffectiveRulesQuestion {
  readonly package: string;
  readonly lists: readonly RuleList[];
}

/** One thing that is in force, or that the package has taken away. */
export interface EffectiveItem {
  readonly list: RuleList;
  readonly name: string;
  /** As changes name it: `modifiers/melee-flank`. */
  readonly target: string;
  /** As the packages make it; undefined where this package has removed it. */
  readonly value: JsonValue | undefined;
  /** What the package inherits; undefined where it inherits nothing of that name. */
  readonly base: JsonValue | undefined;
  /** Whether it stands in a file of the package itself, rather than in a change of it. */
  readonly isOwn: boolean;
  /** What holds in play where that is another value: a choice of an option has changed it. */
  readonly inForce?: JsonValue;
  /** Who has had a say in it, base first. */
  readonly sayings: readonly Saying[];
}

/** A rule of the rulebook. */
export interface RuleHeading {
  readonly case: string;
  readonly title: string;
  readonly summary: string;
}

/** What the game system says of the words a package may use. */
export type SystemWords = Pick<
  GameSystem,
  | 'id'
  | 'readsClassCosts'
  | 'kinds'
  | 'unitValues'
  | 'parameters'
  | 'tables'
  | 'slots'
  | 'conditions'
  | 'procedures'
  | 'modules'
  | 'counterCodes'
> & {
  /** What its sides say of the edge of the map they come from; null where they come from none. */
  readonly home: HomeNames | null;
  /** What its rules ask of ground. */
  readonly groundValues: NonNullable<GameSystem['groundValues']>;
  /** Values that faces have of their own. */
  readonly faceValues: readonly string[];
  /** Kinds of which pieces may cover two hexes. */
  readonly doubleKinds: readonly string[];
  readonly plainUnit: NonNullable<GameSystem['plainUnit']> | null;
  /** What values of units mean, in a sentence each. */
  readonly meanings: Readonly<Record<string, string>>;
  /** What modifiers change, in a sentence each where the system has one. */
  readonly slotMeanings: Readonly<Record<string, string>>;
  /** The functions that its formulas may call. */
  readonly functions: ReadonlySet<string>;
  /** Whether units come to the map, or leave it, in the course of a game. */
  readonly hasArrivals: boolean;
  /** Whether it is played on hexes, and not on a table. */
  readonly hasHexes: boolean;
  /** What conditions settle, each as a question. */
  readonly questions: Readonly<Record<string, string>>;
  /** What restrictions may forbid, with a sentence each where the system has one. */
  readonly acts: ReadonlyMap<string, string>;
  /** The moments at which effects may act. */
  readonly moments: readonly Moment[];
  /** What effects can do with a piece. */
  readonly pieceVerbs: readonly string[];
  /** When points are scored, where the system says so. */
  readonly scored: NonNullable<GameSystem['scored']> | null;
  /** The modules that count lost units. */
  readonly scoringModules: readonly string[];
};

/** What is in force. */
export interface EffectiveRulesAnswer {
  readonly items: readonly EffectiveItem[];
  /** The packages it is made of with their titles, base first. */
  readonly packages: readonly { readonly id: string; readonly title: string }[];
  /** The rulebook in its order. */
  readonly headings: readonly RuleHeading[];
  /** The choice in force of every option. */
  readonly choices: Readonly<Record<string, string>>;
  /** null where no library plays what the package names. */
  readonly system: SystemWords | null;
}

/** The file in which things of a list stand, where it is not that of the rules. */
const FILES: Readonly<Partial<Record<RuleList, string>>> = {
  sides: 'scenario.json',
  setUp: 'scenario.json',
  arrivals: 'scenario.json',
  withdrawals: 'scenario.json',
  modules: 'scenario.json',
  units: 'units.json',
  symbols: 'units.json',
  terrains: 'terrain.json',
  hexsides: 'terrain.json',
  features: 'terrain.json',
};

/** Looks up what is in force. It is read from the document as it is now, whatever may be wrong with it. */
export function effectiveRules(
  mirror: PackageMirror,
  { package: id, lists }: EffectiveRulesQuestion,
): EffectiveRulesAnswer {
  const { project } = mirror;
  const here = new Items(project, id);
  const { chain } = here;
  const before = chain.at(-2);
  const base = before === undefined ? null : new Items(project, before);
  const linked = mirror.linked(id);
  const options = here.list('options');
  const choices = choicesOf(mirror, chain, options);
  const items = lists.flatMap((list): EffectiveItem[] => {
    const [now, was] = [
      // Of a broken file, what it said when it was whole.
      (project.isText(fileKey(id, FILES[list] ?? 'rules.json')) ? inForceOf(linked, list) : null) ??
        entriesOf(mirror, here, id, list),
      base === null ? new Map() : entriesOf(mirror, base, before ?? '', list),
    ];
    const names = [...new Set([...now.keys(), ...was.keys()])];
    const inForce = inForceOf(linked, list);
    const found = names.map((name): EffectiveItem => {
      const target = list === 'victory' ? list : `${list}/${name}`;
      const [value, inherited] = [now.get(name), was.get(name)];
      const forced = inForce?.get(name);
      return {
        list,
        name,
        target,
        value,
        base: inherited,
        isOwn: isOwn(mirror, here, id, list, name),
        ...(forced === undefined || value === undefined || equalJson(forced, value) ? {} : { inForce: forced }),
        sayings: sayings(project, chain, target, options, choices),
      };
    });
    return inOrder(found, inForce);
  });
  return {
    items,
    packages: chain.map((one) => ({
      id: one,
      title: textOf({ title: project.part(fileKey(one, 'scenario.json'), 'title') ?? '' }, 'title') || one,
    })),
    headings: headingsOf(mirror, chain),
    choices,
    system: systemOf(mirror, here.property('rules.json', 'system')),
  };
}

/** The entries of a list by their names. */
function entriesOf(mirror: PackageMirror, items: Items, id: string, list: RuleList): Map<string, JsonValue> {
  if (list === 'victory') {
    const victory = itemOf(mirror.project, id, 'victory');
    return new Map(victory === undefined ? [] : [['victory', victory]]);
  }
  if (list === 'modules') {
    const names = items.chain.flatMap((one) => {
      const file = fileKey(one, 'scenario.json');
      return textsOf({ modules: mirror.project.part(file, 'modules') ?? [] }, 'modules');
    });
    return new Map(
      names.filter((name) => itemOf(mirror.project, id, `modules/${name}`) !== undefined).map((name) => [name, name]),
    );
  }
  return new Map(items.list(list).map((item) => [nameOf(item), item]));
}

function isOwn(mirror: PackageMirror, items: Items, id: string, list: RuleList, name: string): boolean {
  const { project } = mirror;
  if (list === 'victory') return project.part(fileKey(id, 'rules.json'), 'victory') !== undefined;
  if (list !== 'modules') return items.isOwn(list, name);
  return textsOf({ modules: project.part(fileKey(id, 'scenario.json'), 'modules') ?? [] }, 'modules').includes(name);
}

/** What holds in play, as far as the package could ever be linked: the choices of options are made there. */
function inForceOf(linked: LinkedPackage | null, list: RuleList): ReadonlyMap<string, JsonValue> | null {
  if (linked === null || list === 'modules' || list === 'victory' || list === 'setUp' || list.includes('/'))
    return null;
  const entries = linked[list as 'units'] as unknown as readonly JsonObject[];
  return new Map(entries.map((item) => [nameOf(item), item]));
}

/** In the order of play: what was added stands where it was put. */
function inOrder(items: readonly EffectiveItem[], order: ReadonlyMap<string, JsonValue> | null): EffectiveItem[] {
  if (order === null) return [...items];
  const places = new Map([...order.keys()].map((name, index) => [name, index]));
  return items.toSorted((one, other) => (places.get(one.name) ?? Infinity) - (places.get(other.name) ?? Infinity) || 0);
}

function choicesOf(
  mirror: PackageMirror,
  chain: readonly string[],
  options: readonly JsonObject[],
): Record<string, string> {
  const made: JsonObject = Object.assign(
    {},
    ...chain.map((id) => mirror.project.part(fileKey(id, 'scenario.json'), 'options')).filter(isObject),
  );
  return Object.fromEntries(
    options.map((option) => {
      const chosen = textOf(made, nameOf(option));
      const isKnown = asList(option['choices']).some((choice) => nameOf(choice) === chosen);
      return [nameOf(option), isKnown ? chosen : textOf(option, 'default')];
    }),
  );
}

function headingsOf(mirror: PackageMirror, chain: readonly string[]): RuleHeading[] {
  return chain.flatMap((id) =>
    asList(mirror.project.part(fileKey(id, 'rules.json'), 'contents')).map((entry) => ({
      case: textOf(entry, 'case'),
      title: textOf(entry, 'title'),
      summary: textOf(entry, 'summary'),
    })),
  );
}

function systemOf({ games }: PackageMirror, id: JsonValue | undefined): SystemWords | null {
  const system = games.systems.find((one) => one.id === id);
  if (system === undefined) return null;
  const { kinds, unitValues, parameters, tables, slots, conditions, procedures, modules, readsClassCosts } = system;
  return {
    id: system.id,
    kinds,
    unitValues,
    parameters,
    tables,
    slots,
    conditions,
    procedures: [...procedures, ...(system.effects === undefined ? [] : [EVENT_STEP])],
    modules,
    ...(readsClassCosts === undefined ? {} : { readsClassCosts }),
    groundValues: system.groundValues ?? {},
    home: system.home ?? null,
    faceValues: system.faceValues ?? [],
    doubleKinds: system.doubleKinds ?? [],
    plainUnit: system.plainUnit ?? null,
    ...(system.counterCodes === undefined ? {} : { counterCodes: system.counterCodes }),
    meanings: system.meanings?.values ?? {},
    slotMeanings: system.meanings?.slots ?? {},
    questions: system.meanings?.conditions ?? {},
    functions: new Set(Object.keys(system.meanings?.functions ?? {})),
    hasArrivals: system.arrivesBefore !== undefined,
    hasHexes: system.playsOnTables !== true,
    acts: new Map((system.acts ?? []).map((act) => [act, system.meanings?.acts?.[act] ?? ''])),
    moments: momentsOf(system),
    pieceVerbs: system.effects?.verbs ?? [],
    scored: system.scored ?? null,
    scoringModules: system.scoring?.modules ?? [],
  };
}
