import type { FileKind } from '@hexwright/model';
import { EVENTS, EXPECTED, isGamesOwn, under } from './case-places.ts';

/** Lists whose items other things speak of by name. */
type PlainList =
  | 'units'
  | 'symbols'
  | 'sides'
  | 'terrains'
  | 'features'
  | 'hexsides'
  | 'zones'
  | 'tables'
  | 'parameters'
  | 'conditions'
  | 'restrictions'
  | 'markers'
  | 'effects'
  | 'objectives'
  | 'modifiers'
  | 'sequence'
  | 'arrivals'
  | 'withdrawals'
  | 'options';

/** Lists of names that can be renamed. The words of a vocabulary are the list `words/armours`. */
export type NamedList = PlainList | `words/${string}`;

/** Where the items of a list are defined, and where they are spoken of. */
export interface Places {
  /** The file in which they are defined, and the property of it. */
  readonly file: string;
  readonly list: string;
  /** Paths of values that name an item, by kind of file; `*` stands for any entry or property. */
  readonly values: Partial<Readonly<Record<FileKind, readonly string[]>>>;
  /** Paths of objects whose properties are named after items; `*` as above. */
  readonly keys: Partial<Readonly<Record<FileKind, readonly string[]>>>;
  /** First words of the targets of changes. */
  readonly target: string;
}

/** Paths of values that name an item, or a part of one, as changes name it. */
export const TARGETS: Partial<Readonly<Record<FileKind, readonly string[]>>> = {
  scenario: ['problems/*/item'],
  comments: ['comments/*/item'],
};

/**
 * Whether what stands at a path may name an item of a list under a name that only the game knows: in examples it says which
 * units act, and upon whom.
 */
export function mayName(list: NamedList, kind: FileKind | undefined, path: readonly string[]): boolean {
  return list === 'units' && kind === 'case' && isGamesOwn(path);
}

/** Path of the value of a change of one hex: the rows of a map are no such values. */
export const CHANGED_HEX = 'changed terrain';

/** Levels of markers that a position gives to what is no unit. */
const LEVELS = ['markers/sides/*', 'markers/hexes/*', 'markers/game'];

/** What an effect does: in its own list, and in a change that gives it another. */
const DONE = ['effects/*/then/*'];

const PLACES: Readonly<Record<PlainList, Places>> = {
  units: {
    file: 'units.json',
    list: 'units',
    target: 'units',
    values: {
      scenario: ['setUp/*/unit', 'arrivals/*/units/*', 'withdrawals/*/units/*'],
      rules: under(DONE, ['by']),
      case: ['units/*/copy', ...under(EXPECTED, ['zones/*/unit', 'costs/*/unit'])],
      comments: ['comments/*/unit'],
    },
    keys: { case: under(EXPECTED, ['units']) },
  },
  symbols: {
    file: 'units.json',
    list: 'symbols',
    target: 'symbols',
    values: { units: ['units/*/counter/symbol', 'units/*/faces/*/counter/symbol'] },
    keys: {},
  },
  sides: {
    file: 'scenario.json',
    list: 'sides',
    target: 'sides',
    values: {
      scenario: ['firstSide'],
      units: ['units/*/side'],
      map: ['zones/*/side', 'table/deployments/*/side', 'table/zones/*/side'],
      rules: [
        'victory/score/plus',
        'victory/score/minus',
        'victory/levels/*/winner',
        'victory/conditions/*/winner',
        'objectives/*/side',
        'vocabularies/*/values/*/side',
        'sequence/*/side',
        ...under(DONE, ['side', 'winner']),
      ],
      case: [
        'phasing',
        'units/*/side',
        'commands/*/side',
        ...under(EVENTS, ['side', 'winner']),
        ...under(EXPECTED, ['phasing', 'winner', 'decision/side', 'zones/*/side']),
      ],
    },
    keys: { case: ['victoryPoints', 'markers/sides', ...under(EXPECTED, ['victoryPoints', 'markers/sides'])] },
  },
  terrains: {
    file: 'terrain.json',
    list: 'terrains',
    target: 'terrains',
    values: {
      map: ['terrainCodes/*', `${CHANGED_HEX}/*`, 'origins/*/terrain', 'table/features/*/kind'],
      sheets: ['mapScans/*/terrain/*/value'],
      case: ['map/terrain/*'],
    },
    keys: {},
  },
  features: {
    file: 'terrain.json',
    list: 'features',
    target: 'features',
    values: { map: ['features/*/feature', 'table/features/*/kind'], case: ['map/features/*/*'] },
    keys: {},
  },
  hexsides: {
    file: 'terrain.json',
    list: 'hexsides',
    target: 'hexsides',
    values: {
      terrain: ['hexsides/*/crosses/*', 'features/*/crosses/*'],
      map: ['hexsides/*/feature', 'table/features/*/kind'],
      case: ['map/hexsides/*/feature'],
    },
    keys: {},
  },
  zones: {
    file: 'map.json',
    list: 'zones',
    target: 'map/zones',
    values: {
      rules: ['objectives/*/zone', ...under(DONE, ['in/zone'])],
      scenario: ['arrivals/*/zone', 'withdrawals/*/zone'],
    },
    keys: { case: ['map/zones'] },
  },
  tables: {
    file: 'rules.json',
    list: 'tables',
    target: 'tables',
    values: { rules: ['sequence/*/table', 'effects/*/table', ...under(DONE, ['table'])] },
    keys: {},
  },
  parameters: { file: 'rules.json', list: 'parameters', target: 'parameters', values: {}, keys: {} },
  conditions: { file: 'rules.json', list: 'conditions', target: 'conditions', values: {}, keys: {} },
  restrictions: { file: 'rules.json', list: 'restrictions', target: 'restrictions', values: {}, keys: {} },
  markers: {
    file: 'rules.json',
    list: 'markers',
    target: 'markers',
    values: {
      rules: under(DONE, ['marker']),
      scenario: ['setUp/*/markers/*'],
      case: under(EVENTS, ['marker']),
    },
    keys: {
      scenario: ['setUp/*/markers'],
      case: ['units/*', 'units/*/markers', ...LEVELS, ...under(EXPECTED, ['units/*', 'units/*/markers', ...LEVELS])],
    },
  },
  effects: {
    file: 'rules.json',
    list: 'effects',
    target: 'effects',
    values: { case: under(EVENTS, ['effect']) },
    keys: {},
  },
  objectives: { file: 'rules.json', list: 'objectives', target: 'objectives', values: {}, keys: {} },
  modifiers: {
    file: 'rules.json',
    list: 'modifiers',
    target: 'modifiers',
    values: { case: under(EVENTS, ['modifier']) },
    keys: {},
  },
  sequence: {
    file: 'rules.json',
    list: 'sequence',
    target: 'sequence',
    values: {
      rules: ['effects/*/step'],
      case: ['phase', 'commands/*/phase', ...under(EXPECTED, ['phase']), ...under(EVENTS, ['phase'])],
    },
    keys: {},
  },
  arrivals: { file: 'scenario.json', list: 'arrivals', target: 'arrivals', values: {}, keys: {} },
  withdrawals: { file: 'scenario.json', list: 'withdrawals', target: 'withdrawals', values: {}, keys: {} },
  options: {
    file: 'rules.json',
    list: 'options',
    target: 'options',
    values: {},
    keys: { scenario: ['options'], case: ['options'] },
  },
};

/** All lists but those of words. */
export const PLAIN_LISTS = Object.keys(PLACES) as readonly PlainList[];

/** The places of a list. */
export function placesOf(list: NamedList): Places {
  return isWords(list) ? wordPlaces(vocabularyOf(list)) : PLACES[list];
}

/** Whether a list is that of the words of a vocabulary. */
export function isWords(list: NamedList): list is `words/${string}` {
  return list.startsWith('words/');
}

/** The vocabulary of a list of words. */
export function vocabularyOf(list: `words/${string}`): string {
  return list.slice('words/'.length);
}

/** Whether a path, with `*` for every entry, is one of the patterns. */
export function matchesAny(path: readonly string[], patterns: readonly string[] = []): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('/');
    return parts.length === path.length && parts.every((part, index) => part === '*' || part === path[index]);
  });
}

/** A value takes its words from the vocabulary that is called after it: `armour` from `armours`, `class` from `classes`. */
function wordPlaces(vocabulary: string): Places {
  const names = [vocabulary, vocabulary.replace(/s$/, ''), vocabulary.replace(/es$/, '')];
  const unit = names.flatMap((name) => [
    name,
    `${name}/*`,
    `values/${name}`,
    `faces/*/${name}`,
    `faces/*/values/${name}`,
  ]);
  const units = unit.map((path) => `units/*/${path}`);
  const match = names.flatMap((name) => ['rows', 'columns'].map((line) => `tables/*/${line}/*/match/${name}`));
  return {
    file: 'rules.json',
    list: 'vocabularies',
    target: `vocabularies/${vocabulary}/values`,
    values: { units, case: units, rules: match },
    keys: {},
  };
}
