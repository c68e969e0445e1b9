/** On which hexes the problems of a package lie. */
import { pointerPath, type JsonValue, type Problem } from '@hexwright/model';
import { fileKey } from '@hexwright/workspace';
import { isObject, nameOf, textOf, textsOf } from './items.ts';
import type { PackageScene } from './package-scene.ts';

/** The hexes that a problem is about; none for one that lies on no hex. */
export function hexesOfProblem(scene: PackageScene, problem: Problem): readonly number[] {
  const { place } = scene;
  if (place === null) return [];
  const { grid, numbering } = place;
  const path = pointerPath(problem.pointer);
  const file = fileKey(problem.package ?? scene.id, problem.file);
  const labels = labelsAt(scene, file, path);
  if (labels.length > 0) return unique(labels.map((label) => numbering.hexOf(label)));
  const [field, index] = path;
  if (problem.file !== 'map.json') return [];
  if (field === 'terrainCodes') return hexesOfCode(scene, file, index ?? '');
  const row = Number(index);
  if ((field !== 'terrain' && field !== 'elevation') || !Number.isInteger(row) || row >= grid.rows) return [];
  return Array.from({ length: grid.columns }, (_, column) => grid.hexAt(column, row));
}

/** Labels of hexes that the value at a place of a file names: in it, or in the item around it. */
function labelsAt(scene: PackageScene, file: string, path: readonly string[]): readonly string[] {
  const [list, index, ...rest] = path;
  const entries = list === undefined || !scene.project.has(file) ? undefined : scene.project.part(file, list);
  const entry = Array.isArray(entries) ? (entries as readonly JsonValue[])[Number(index)] : undefined;
  if (!isObject(entry)) return [];
  if (list === 'changes') return labelsOfTarget(scene, textOf(entry, 'target'));
  if (file.endsWith(':units.json')) return labelsOfUnit(scene, nameOf(entry));
  const [property, at] = rest;
  const named = property === undefined ? undefined : textsOf(entry, property)[Number(at)];
  if (named !== undefined) return [named];
  const hex = textOf(entry, 'hex');
  return hex === '' ? ['hexes', 'path', 'between'].flatMap((name) => textsOf(entry, name)) : [hex];
}

/** What a change such as `map/terrain/0304` or `setUp/guards/hexes` is about. */
function labelsOfTarget(scene: PackageScene, target: string): readonly string[] {
  const [root, name = '', third = ''] = target.split('/');
  if (root === 'setUp' || root === 'units') return labelsOfUnit(scene, name);
  if (root !== 'map') return [];
  if (name === 'terrain' || name === 'elevation') return [third];
  if (name !== 'features' && name !== 'hexsides' && name !== 'labels' && name !== 'zones') return [];
  const item = scene.items.list(`map/${name}`).find((one) => nameOf(one) === third);
  if (item === undefined) return [];
  const hex = textOf(item, 'hex');
  return hex === '' ? ['hexes', 'path', 'between'].flatMap((property) => textsOf(item, property)) : [hex];
}

function labelsOfUnit(scene: PackageScene, unit: string): readonly string[] {
  const placement = scene.items.list('setUp').find((one) => textOf(one, 'unit') === unit);
  return placement === undefined ? [] : textsOf(placement, 'hexes');
}

/** The hexes whose terrain is the one of a code. */
function hexesOfCode(scene: PackageScene, file: string, code: string): readonly number[] {
  const codes = scene.project.part(file, 'terrainCodes');
  const terrain = isObject(codes) ? textOf(codes, code) : '';
  const drawn = scene.scene;
  const index = drawn?.terrains.findIndex(({ id }) => id === terrain) ?? -1;
  if (drawn === null || index < 0) return [];
  const hexes: number[] = [];
  for (let hex = 0; hex < drawn.terrain.length; hex++) if (drawn.terrain[hex] === index) hexes.push(hex);
  return hexes;
}

function unique(hexes: readonly number[]): readonly number[] {
  return [...new Set(hexes.filter((hex) => hex >= 0))];
}
