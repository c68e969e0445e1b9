import { fileOfRoot, isRootName, ROOT_NAMES, suggestion, type Problem } from '@hexwright/model';
import { fileKey } from '../file-key.ts';
import { refusal } from './content.ts';

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
  if (!isRootName(root) || parts.includes('')) return null;
  const length = root === 'victory' ? 1 : root === 'table' || (root === 'map' && MAP_LISTS.has(parts[1])) ? 3 : 2;
  const item = parts.slice(0, length);
  return {
    file: fileOfRoot(root),
    item: item.join('/'),
    path: root === 'map' ? item.slice(1) : item,
    rest: parts.slice(length),
  };
}

/** The problem of a target that nothing is called. */
export function unknownTarget(id: string, target: string): Problem {
  const [root] = target.split('/');
  const message = `There is nothing called "${root}".${suggestion(root, ROOT_NAMES)}`;
  return refusal(fileKey(id, 'rules.json'), 'change.target', message);
}
