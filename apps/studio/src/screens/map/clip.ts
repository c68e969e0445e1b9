/** A copied piece of map, kept while the studio is open: it may be laid down in another package. */
import { copyPatch, stage, type Patch } from '@hexwright/board';
import type { MapContext } from './map-context.ts';

/** A patch with the names of what its numbers stand for. */
interface Clip {
  readonly patch: Patch;
  readonly terrains: readonly string[];
  readonly sides: readonly string[];
  readonly paths: readonly string[];
}

let clip: Clip | null = null;

/** Whether there is something to be laid down. */
export function hasClip(): boolean {
  return clip !== null;
}

/** Copies the chosen hexes; without any, the one that is looked at. How many they are. */
export function copy({ scene: { scene }, hand: { selection, focus } }: MapContext): number {
  const chosen = selection.value.length > 0 ? selection.value : [focus.value].filter((hex) => hex >= 0);
  if (scene === null || chosen.length === 0) return 0;
  clip = {
    patch: copyPatch(stage(scene), chosen),
    terrains: scene.terrains.map(({ id }) => id),
    sides: scene.sideStyles.map(({ id }) => id),
    paths: scene.pathStyles.map(({ id }) => id),
  };
  return chosen.length;
}

/** The copied piece in the numbers of a package's own chart; null if there is none. What it lacks becomes its first. */
export function clipFor({ scene: { scene } }: MapContext): Patch | null {
  if (clip === null || scene === null) return null;
  const { patch, terrains, sides, paths } = clip;
  const numberIn = (styles: readonly { readonly id: string }[], id: string | undefined): number =>
    styles.findIndex((style) => style.id === id);
  return {
    hexes: patch.hexes.map((hex) => ({
      ...hex,
      terrain: Math.max(0, numberIn(scene.terrains, terrains[hex.terrain])),
    })),
    sides: patch.sides
      .map((side) => ({ ...side, style: numberIn(scene.sideStyles, sides[side.style]) }))
      .filter(({ style }) => style >= 0),
    paths: patch.paths
      .map((path) => ({ ...path, style: numberIn(scene.pathStyles, paths[path.style]) }))
      .filter(({ style }) => style >= 0),
  };
}
