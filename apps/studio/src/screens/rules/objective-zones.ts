import { addZone, type JsonObject, MapHexes, type Project } from '@hexwright/workspace';
import { freshId } from '../../scene/fresh-id.ts';
import { Items, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { VICTORY } from './words.ts';

/**
 * The zone that was chosen for an objective: a new one where `+` asks for it, `+village` with all hexes of a terrain. null
 * where it could not be made.
 */
export function zoneFor(session: ProjectSession, id: string, chosen: string): string | null {
  if (!chosen.startsWith('+')) return chosen;
  const items = new Items(session.project, id);
  const terrain = chosen.slice(1);
  const of = items.list('terrains').find((one) => nameOf(one) === terrain);
  const name = of === undefined ? VICTORY.zoneName : textOf(of, 'name') || terrain;
  const taken = new Set(items.list('map/zones').map(nameOf));
  const zone = freshId(terrain === '' ? 'objective' : terrain, taken);
  const plan = addZone(session.project, id, { id: zone, name, purpose: 'objective' }, hexesOf(session, id, terrain));
  return session.do(plan) ? zone : null;
}

/** The terrains that a zone can be made of: those that some hex of the map has. */
export function terrainsOnMap(project: Project, id: string): JsonObject[] {
  const hexes = new MapHexes(project, id);
  const there = new Set(Array.from({ length: hexes.map?.grid.count ?? 0 }, (_, hex) => hexes.terrain(hex)));
  return new Items(project, id).list('terrains').filter((terrain) => there.has(nameOf(terrain)));
}

function hexesOf({ project }: ProjectSession, id: string, terrain: string): number[] {
  if (terrain === '') return [];
  const hexes = new MapHexes(project, id);
  return Array.from({ length: hexes.map?.grid.count ?? 0 }, (_, hex) => hex).filter(
    (hex) => hexes.terrain(hex) === terrain,
  );
}
