/** Finds places of a map by words: a hex by its number, a unit, a name, a terrain, a zone. */
import { nameOf } from '../../scene/items.ts';
import { titleOf } from '../../scene/chart.ts';
import type { PackageScene } from '../../scene/package-scene.ts';
import { WORDS } from './words.ts';

/** Something that was found. */
export interface Found {
  readonly title: string;
  /** What sort of thing it is. */
  readonly kind: string;
  /** Where it is; empty for a unit that is not on the map. */
  readonly hexes: readonly number[];
  /** Id of the unit, or null for what is none. */
  readonly unit: string | null;
}

const MOST_FOUND = 40;

/** What the words fit, the best first. */
export function find(scene: PackageScene, words: string): readonly Found[] {
  const wanted = words.trim().toLowerCase();
  const { scene: drawn, place } = scene;
  if (wanted === '' || drawn === null || place === null) return [];
  const fits = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLowerCase();
    return wanted.split(/\s+/).every((word) => text.includes(word));
  };
  const found: Found[] = [];
  const hex =
    place.numbering.hexOf(words.trim()) >= 0
      ? place.numbering.hexOf(words.trim())
      : place.numbering.hexOf(words.trim().toUpperCase());
  if (hex >= 0) found.push({ title: place.numbering.label(hex), kind: WORDS.things.hex, hexes: [hex], unit: null });
  const placed = new Map(drawn.counters.map((counter) => [counter.id, counter.place]));
  for (const unit of scene.items.list('units')) {
    const [id, title] = [nameOf(unit), titleOf(unit)];
    if (!fits(id, title)) continue;
    const at = placed.get(id);
    found.push({
      title,
      kind: at === undefined ? WORDS.things.unit(WORDS.things.notPlaced) : WORDS.things.unit(place.numbering.label(at)),
      hexes: at === undefined ? [] : [at],
      unit: id,
    });
  }
  for (const label of drawn.labels) {
    if (fits(label.text)) found.push({ title: label.text, kind: WORDS.things.name, hexes: [label.hex], unit: null });
  }
  for (const zone of drawn.zones) {
    if (fits(zone.name, zone.id))
      found.push({ title: zone.name, kind: WORDS.things.zone, hexes: zone.hexes, unit: null });
  }
  drawn.terrains.forEach(({ name, id }, terrain) => {
    if (!fits(name, id)) return;
    const hexes: number[] = [];
    for (let at = 0; at < drawn.terrain.length; at++) if (drawn.terrain[at] === terrain) hexes.push(at);
    if (hexes.length > 0)
      found.push({
        title: name,
        kind: WORDS.things.terrain(hexes.length),
        hexes,
        unit: null,
      });
  });
  for (const path of drawn.paths) {
    const name = drawn.pathStyles[path.style]?.name ?? '';
    if (fits(name, path.id)) found.push({ title: path.id, kind: name, hexes: path.hexes, unit: null });
  }
  return found.slice(0, MOST_FOUND);
}
