/** The map in words, for screen readers and tips. */
import { directionName, facingName, sideOf } from '@hexwright/hex';
import { hexesOf, type CounterPlaces } from '../scene/footprint.ts';
import type { Counter } from '../scene/scene.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Orientation } from '@hexwright/hex';

/**
 * A hex in one sentence: its number, terrain, level, what runs through it and along its sides, its zones, the state it is
 * in, and its counters from the top.
 */
export function describeHex(staged: StagedScene, places: CounterPlaces, hex: number): string {
  const { scene, grid } = staged;
  const parts = [scene.label(hex), scene.terrains[scene.terrain[hex]]?.name ?? 'unknown terrain'];
  if (staged.baseLevel !== staged.topLevel) parts.push(`level ${scene.elevation[hex]}`);
  const kinds = scene.paths.filter(({ hexes }) => hexes.includes(hex)).map(({ style }) => scene.pathStyles[style].name);
  parts.push(...new Set(kinds), ...describeSides(staged, hex));
  parts.push(...scene.labels.filter((label) => label.hex === hex).map(({ text }) => text));
  parts.push(...scene.zones.filter(({ hexes }) => hexes.includes(hex)).map(({ name }) => `in ${name}`));
  const { chips = [] } = scene.chips?.find((one) => one.place === hex) ?? {};
  parts.push(...chips.map(({ name }) => name));
  const stack = (places.stacks.get(hex) ?? []).map((index) => describeCounter(scene.counters[index], grid.orientation));
  const sentence = parts.join(', ');
  return stack.length === 0 ? `${sentence}.` : `${sentence}. ${stack.reverse().join('; ')}.`;
}

/** What lies along the sides of a hex: `Wall NE and E`. */
function describeSides({ scene, grid }: StagedScene, hex: number): string[] {
  const own = [0, 1, 2, 3, 4, 5].map((d) => sideOf(grid, hex, d));
  const there = scene.sides.filter(({ side }) => own.includes(side));
  return scene.sideStyles.flatMap(({ name }, kind) => {
    const ways = there
      .filter(({ style }) => style === kind)
      .map(({ side }) => directionName(grid.orientation, own.indexOf(side)));
    return ways.length === 0 ? [] : [`${name} ${ways.join(' and ')}`];
  });
}

/** A counter in words: its name, values, mode, the way it looks and its marks. */
export function describeCounter(counter: Counter, orientation: Orientation): string {
  const parts = [counter.name, counter.values, counter.mode.toLowerCase()].filter((part) => part !== '');
  if (counter.across !== null) parts.push(`facing ${facingName(orientation, counter.across)}`);
  parts.push(...counter.marks.map(({ name }) => name));
  return parts.join(', ');
}

/** What a person hears about a change of counters: who came, went, moved or turned, at most `most` of them by name. */
export function describeMoves(staged: StagedScene, before: readonly Counter[], most = 3): string {
  const old = new Map(before.map((counter) => [counter.id, counter]));
  const { scene } = staged;
  const news: string[] = [];
  const at = (counter: Counter): string =>
    hexesOf(staged, counter)
      .map((hex) => scene.label(hex))
      .join(' and ');
  for (const counter of scene.counters) {
    const was = old.get(counter.id);
    old.delete(counter.id);
    if (was === undefined) news.push(`${counter.name} placed in ${at(counter)}`);
    else if (was.place !== counter.place || was.across !== counter.across)
      news.push(`${counter.name} now in ${at(counter)}`);
  }
  for (const gone of old.values()) news.push(`${gone.name} removed`);
  if (news.length <= most) return news.join('. ');
  return `${news.slice(0, most).join('. ')}, and ${news.length - most} more changes`;
}
