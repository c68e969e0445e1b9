/** What the board's tools want done, as named edits of the package: one gesture is one step to undo. */
import { placedPatch, type Counter, type ToolEffect } from '@hexwright/board';
import { directionName, facingName, rightHalf, sideAcross, sideHex } from '@hexwright/hex';
import {
  drawHexsides,
  drawPath,
  isOperation,
  paintElevation,
  paintHexes,
  paintTerrain,
  paintZone,
  placeUnit,
  removeFromMap,
  setItems,
  type Because,
  type DrawnHexside,
  type Plan,
  type Stance,
} from '@hexwright/workspace';
import { freshId, idOfName } from '../../scene/fresh-id.ts';
import { nameOf, textOf, textsOf } from '../../scene/items.ts';
import type { PackageScene } from '../../scene/package-scene.ts';

/**
 * The edits that an effect asks for: each is planned when those before it are made. None for what is no edit.
 *
 * @param because why what is inherited is changed
 */
export function plansOf(scene: PackageScene, effect: ToolEffect, because: Because = {}): readonly (() => Plan)[] {
  if (effect.do === 'lay-patch') return laidPatch(scene, effect, because);
  const plan = planOf(scene, effect, because);
  return plan === null ? [] : [() => plan];
}

function planOf(scene: PackageScene, effect: Exclude<ToolEffect, { do: 'lay-patch' }>, because: Because): Plan | null {
  const { project, id, scene: drawn } = scene;
  if (drawn === null) return null;
  switch (effect.do) {
    case 'paint': {
      const { hexes, value, title } = effect;
      if (effect.layer === 'elevation') return titled(paintElevation(project, id, hexes, value, because), title);
      return titled(paintTerrain(project, id, hexes, drawn.terrains[value]?.id ?? '', because), title);
    }
    case 'sides': {
      const feature = drawn.sideStyles[effect.style]?.id ?? '';
      if (effect.erase) return erasedSides(scene, feature, effect, because);
      return drawHexsides(project, id, drawnSides(scene, feature, effect.sides), effect.title);
    }
    case 'add-path': {
      const feature = drawn.pathStyles[effect.style]?.id ?? '';
      return titled(drawPath(project, id, feature, freshName(scene, 'features', feature), effect.hexes), effect.title);
    }
    case 'remove-path':
      return titled(removeFromMap(project, id, 'features', effect.path, because), effect.title);
    case 'zone': {
      const [added, removed] = effect.erase ? [[], effect.hexes] : [effect.hexes, []];
      return titled(paintZone(project, id, effect.zone, added, removed, because), effect.title);
    }
    case 'place':
    case 'move':
      return titled(placeUnit(project, id, effect.counter, stanceOf(scene, effect), because), effect.title);
    default:
      return null;
  }
}

/** The place of a counter as a set-up has it. */
export function stanceOf(
  { place }: PackageScene,
  { place: hex, across, facing }: Pick<Counter, 'place' | 'across' | 'facing'>,
): Stance {
  if (place === null) return { hexes: [hex] };
  const { grid } = place;
  if (across === null)
    return { hexes: [hex], ...(facing === null ? {} : { facing: directionName(grid.orientation, facing) }) };
  return { hexes: [hex, rightHalf(grid, hex, across)], facing: facingName(grid.orientation, across) };
}

/** A name for something new on the map that nothing has yet: `road-3`. */
export function freshName(scene: PackageScene, list: 'features' | 'labels' | 'zones', stem: string): string {
  const taken = new Set(scene.items.list(`map/${list}`).map(nameOf));
  return freshId(idOfName(stem, list.slice(0, -1)), taken);
}

function titled(plan: Plan, title: string): Plan {
  return isOperation(plan) ? { title, apply: (writer) => plan.apply(writer) } : plan;
}

function drawnSides({ place }: PackageScene, feature: string, sides: readonly number[]): DrawnHexside[] {
  if (place === null) return [];
  return sides.flatMap((side) => {
    const [one, other] = [sideHex(place.grid, side), sideAcross(place.grid, side)];
    // A hexside of the rim has nothing beyond it, and the format names it by two hexes.
    return other < 0 ? [] : [{ feature, between: [one, other] as const }];
  });
}

function erasedSides(
  scene: PackageScene,
  feature: string,
  { sides, title }: { readonly sides: readonly number[]; readonly title: string },
  because: Because,
): Plan {
  const { numbering } = scene.place ?? {};
  const pairs = new Set(
    drawnSides(scene, feature, sides).map(({ between }) =>
      between
        .map((hex) => numbering?.label(hex) ?? '')
        .toSorted()
        .join(' '),
    ),
  );
  const gone = scene.items
    .list('map/hexsides')
    .filter((one) => textOf(one, 'feature') === feature && pairs.has(textsOf(one, 'between').toSorted().join(' ')));
  return setItems(
    scene.project,
    scene.id,
    gone.map((one) => ({ target: `map/hexsides/${nameOf(one)}`, value: undefined })),
    title,
    because,
  );
}

function laidPatch(
  scene: PackageScene,
  effect: Extract<ToolEffect, { do: 'lay-patch' }>,
  because: Because,
): readonly (() => Plan)[] {
  const { project, id, place, scene: drawn } = scene;
  if (place === null || drawn === null) return [];
  const { hexes, sides, paths } = placedPatch(place.grid, effect.patch, effect.hex);
  const painted = hexes.map(({ hex, terrain, elevation }) => ({
    hex,
    terrain: drawn.terrains[terrain]?.id ?? '',
    elevation,
  }));
  const features = sides.flatMap(({ side, style }) => drawnSides(scene, drawn.sideStyles[style]?.id ?? '', [side]));
  return [
    () => paintHexes(project, id, painted, () => effect.title, because),
    ...(features.length === 0 ? [] : [() => drawHexsides(project, id, features, effect.title)]),
    ...paths.map(({ style, hexes: way }) => () => {
      const feature = drawn.pathStyles[style]?.id ?? '';
      return drawPath(project, id, feature, freshName(scene, 'features', feature), way);
    }),
  ];
}
