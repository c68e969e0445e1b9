/** What differs between two scenes, so that only that is drawn again. */
import { sideAcross, sideHex } from '@hexwright/hex';
import { grown, type Area } from './layout.ts';
import type { BoardScene, Label } from './scene.ts';
import type { StagedScene } from './stage.ts';

/** How far, in hexsides, a hex that has changed alters the drawing of those round it. */
const REACH = 1;
/** More changes than this are not told apart: drawing everything is quicker. */
const MOST_AREAS = 4000;

/** Areas of the sheet that look different; `everything` if there is little else. */
export type SceneChange = readonly Area[] | 'everything';

/** Areas round hexes whose terrain or level has changed. */
export function areasOfHexes({ layout }: StagedScene, hexes: readonly number[]): SceneChange {
  if (hexes.length > MOST_AREAS) return 'everything';
  return hexes.flatMap((hex) => {
    const area = layout.areaOf([hex]);
    return area === null ? [] : [grown(area, REACH)];
  });
}

/**
 * What differs on the map (not the counters). Tables that are the same array are taken for unchanged: code that writes to
 * them says so with `areasOfHexes`. `nameReach` says where the drawing changes with a name.
 */
export function sceneChange(
  before: StagedScene,
  after: StagedScene,
  nameReach: (staged: StagedScene, label: Label) => Area,
): SceneChange {
  const [old, now] = [before.scene, after.scene];
  const styles = ({ terrains, sideStyles, pathStyles }: BoardScene): string =>
    JSON.stringify([terrains, sideStyles, pathStyles]);
  if (before.layout !== after.layout || before.baseLevel !== after.baseLevel) return 'everything';
  if (styles(old) !== styles(now) || !sameNumbers(before, after)) return 'everything';
  const hexes = new Set<number>();
  for (const layer of ['terrain', 'elevation'] as const) {
    if (old[layer] === now[layer]) continue;
    for (let hex = 0; hex < now[layer].length; hex++) if (old[layer][hex] !== now[layer][hex]) hexes.add(hex);
  }
  const { grid } = after;
  if (old.sides !== now.sides) {
    const key = ({ side, style }: { side: number; style: number }): number => side * 64 + style;
    for (const feature of differing(old.sides, now.sides, key, () => true)) {
      for (const hex of [sideHex(grid, feature.side), sideAcross(grid, feature.side)]) if (hex >= 0) hexes.add(hex);
    }
  }
  const sameLine = (a: readonly number[], b: readonly number[]): boolean =>
    a === b || (a.length === b.length && a.every((hex, i) => hex === b[i]));
  const lines = [
    ...differing(
      old.paths,
      now.paths,
      ({ id }) => id,
      (a, b) => a.style === b.style && sameLine(a.hexes, b.hexes),
    ),
    ...differing(
      old.zones,
      now.zones,
      ({ id }) => id,
      (a, b) => a.color === b.color && sameLine(a.hexes, b.hexes),
    ),
  ];
  for (const { hexes: through } of lines) for (const hex of through) hexes.add(hex);
  const sameName = (a: Label, b: Label): boolean =>
    a.hex === b.hex &&
    a.text === b.text &&
    a.size === b.size &&
    a.rotation === b.rotation &&
    sameLine(a.along ?? [], b.along ?? []);
  const names = differing(old.labels, now.labels, ({ id }) => id, sameName);
  const areas = areasOfHexes(after, [...hexes]);
  return areas === 'everything' ? areas : [...areas, ...names.map((label) => nameReach(after, label))];
}

/** Everything that is in only one of two lists, or in both but not alike: then both of it. */
function differing<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => string | number,
  alike: (a: Thing, b: Thing) => boolean,
): Thing[] {
  if (before === after) return [];
  const old = new Map(before.map((thing) => [keyOf(thing), thing]));
  const different: Thing[] = [];
  for (const thing of after) {
    const was = old.get(keyOf(thing));
    old.delete(keyOf(thing));
    if (was === thing) continue;
    if (was === undefined) different.push(thing);
    else if (!alike(was, thing)) different.push(was, thing);
  }
  return [...different, ...old.values()];
}

/** Whether hexes bear the same numbers: numbers follow a rule, so hexes here and there are enough to tell. */
function sameNumbers({ scene: old }: StagedScene, { scene: now, grid }: StagedScene): boolean {
  if (old.label === now.label) return true;
  const step = Math.max(1, Math.floor(grid.count / 97));
  for (let hex = 0; hex < grid.count; hex += step) if (old.label(hex) !== now.label(hex)) return false;
  return old.label(grid.count - 1) === now.label(grid.count - 1);
}
