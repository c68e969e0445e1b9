import type { Placement } from './generated/types.ts';
import type { LinkedPackage } from './linked-package.ts';
import { fileName, type PackageFile } from './package-paths.ts';
import type { DefinitionName } from './validate.ts';

/** The parts of a linked package that packages add to and changes name first: `modifiers/...`, `map/...`. */
export type Roots = Pick<
  LinkedPackage,
  | 'sides'
  | 'modules'
  | 'map'
  | 'table'
  | 'units'
  | 'symbols'
  | 'terrains'
  | 'hexsides'
  | 'features'
  | 'vocabularies'
  | 'parameters'
  | 'tables'
  | 'modifiers'
  | 'conditions'
  | 'markers'
  | 'effects'
  | 'restrictions'
  | 'sequence'
  | 'victory'
  | 'objectives'
  | 'options'
  | 'contents'
  | 'arrivals'
  | 'withdrawals'
> & { readonly setUp: readonly Placement[] };

export type RootName = keyof Roots;

/** The roots that are lists. */
export type ListName = Exclude<RootName, 'map' | SingleName>;

/** The roots that are one thing each, as the schemas have it. The map is a file of its own. */
export type SingleName = 'table' | 'victory';

/** What the schemas call an entry of a list. Words, such as modules, are checked by the list's own schema. */
export const ENTRY_DEFINITIONS: Readonly<Record<ListName, DefinitionName>> = {
  sides: 'side',
  modules: 'id',
  setUp: 'placement',
  arrivals: 'arrival',
  withdrawals: 'withdrawal',
  units: 'unit',
  symbols: 'counterSymbol',
  terrains: 'terrain',
  hexsides: 'hexside',
  features: 'feature',
  vocabularies: 'vocabulary',
  parameters: 'parameter',
  tables: 'table',
  modifiers: 'modifier',
  conditions: 'condition',
  markers: 'marker',
  effects: 'effect',
  restrictions: 'restriction',
  sequence: 'sequenceStep',
  objectives: 'objective',
  options: 'option',
  contents: 'contentsEntry',
};

/** What the schemas call those that are one thing. */
export const SINGLE_DEFINITIONS: Readonly<Record<SingleName, DefinitionName>> = {
  table: 'mapTable',
  victory: 'victory',
};

/** The file of a package in which each root stands. */
export const ROOT_FILES: Readonly<Record<RootName, PackageFile>> = {
  sides: 'scenario',
  modules: 'scenario',
  setUp: 'scenario',
  arrivals: 'scenario',
  withdrawals: 'scenario',
  map: 'map',
  table: 'map',
  units: 'units',
  symbols: 'units',
  terrains: 'terrain',
  hexsides: 'terrain',
  features: 'terrain',
  vocabularies: 'rules',
  parameters: 'rules',
  tables: 'rules',
  modifiers: 'rules',
  conditions: 'rules',
  markers: 'rules',
  effects: 'rules',
  restrictions: 'rules',
  sequence: 'rules',
  victory: 'rules',
  objectives: 'rules',
  options: 'rules',
  contents: 'rules',
};

export const ROOT_NAMES = Object.keys(ROOT_FILES) as readonly RootName[];
export const LIST_NAMES = Object.keys(ENTRY_DEFINITIONS) as readonly ListName[];

/** Whether changes may name this root. */
export function isRootName(name: string): name is RootName {
  return Object.hasOwn(ROOT_FILES, name);
}

/** The file in which what a path begins with stands: `map.json` for `map`, `scenario.json` for what is no root. */
export function fileOfRoot(name: string): string {
  return fileName(isRootName(name) ? ROOT_FILES[name] : 'scenario');
}

/** Whether a root is a list of named items. */
export function isListName(name: RootName): name is ListName {
  return Object.hasOwn(ENTRY_DEFINITIONS, name);
}

/** What there is before the lowest package has added anything. */
export const NOTHING: Roots = {
  sides: [],
  modules: [],
  setUp: [],
  arrivals: [],
  withdrawals: [],
  map: null,
  table: null,
  units: [],
  symbols: [],
  terrains: [],
  hexsides: [],
  features: [],
  vocabularies: [],
  parameters: [],
  tables: [],
  modifiers: [],
  conditions: [],
  markers: [],
  effects: [],
  restrictions: [],
  sequence: [],
  victory: null,
  objectives: [],
  options: [],
  contents: [],
};
