import { suggestion, type Problem } from '@hexwright/model';
import { fileKey } from '../file-key.ts';
import { refusal } from './content.ts';

/** The file in which each list of named items stands. */
const FILES: Readonly<Record<string, string>> = {
  sides: 'scenario.json',
  modules: 'scenario.json',
  setUp: 'scenario.json',
  arrivals: 'scenario.json',
  withdrawals: 'scenario.json',
  map: 'map.json',
  table: 'map.json',
  units: 'units.json',
  symbols: 'units.json',
  terrains: 'terrain.json',
  hexsides: 'terrain.json',
  features: 'terrain.json',
  vocabularies: 'rules.json',
  parameters: 'rules.json',
  tables: 'rules.json',
  modifiers: 'rules.json',
  conditions: 'rules.json',
  restrictions: 'rules.json',
  markers: 'rules.json',
  effects: 'rules.json',
  sequence: 'rules.json',
  victory: 'rules.json',
  objectives: 'rules.json',
  options: 'rules.json',
  contents: 'rules.json',
};

/** Parts of a map that are lists of named items. */
const MAP_LISTS: ReadonlySet<string> = new Set(['features', 'hexsides', 'labels', 'zones']);

/** A target such as `units/guards/values/movement`, taken apart. */
export interface Target {
  /** The file in which it stands: `units.json`. */
  readonly file: string;
  /** The target of the item it lies in: `units/guards`. */
  readonly item: string;
  /** Where the item stands in the content of the file. */
  readonly path: readonly string[];
  /** The way from the item on: `values`, `movement`. */
  readonly rest: readonly string[];
}

/** Takes a target apart; null where nothing is called that. */
export function targetOf(target: string): Target | null {
  const parts = target.split('/');
  const [root] = parts;
  if (!Object.hasOwn(FILES, root) || parts.includes('')) return null;
  const length = root === 'victory' ? 1 : root === 'table' || (root === 'map' && MAP_LISTS.has(parts[1])) ? 3 : 2;
  const item = parts.slice(0, length);
  return {
    file: FILES[root],
    item: item.join('/'),
    path: root === 'map' ? item.slice(1) : item,
    rest: parts.slice(length),
  };
}

/** The problem of a target that nothing is called. */
export function unknownTarget(id: string, target: string): Problem {
  const [root] = target.split('/');
  const message = `There is nothing called "${root}".${suggestion(root, Object.keys(FILES))}`;
  return refusal(fileKey(id, 'rules.json'), 'change.target', message);
}
