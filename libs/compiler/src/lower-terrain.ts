import type { Feature, Hexside, Terrain } from '@hexwright/model';
import { PROHIBITED, type CompiledTerrain, type Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';

/** Index of a terrain is a byte of the map. */
const MOST_TERRAINS = 256;

/** The kinds of hex, in the order of the terrain chart. */
export function lowerTerrains(terrains: readonly Terrain[], vocabulary: Vocabulary): Stage<readonly CompiledTerrain[]> {
  const findings = new Findings();
  if (terrains.length > MOST_TERRAINS) {
    const at = `terrains/${terrains[MOST_TERRAINS].id}`;
    findings.error(at, 'terrain.too-many', `A map can tell ${MOST_TERRAINS} terrains apart. Remove those not in use.`);
  }
  const classes = vocabulary.ids('classes');
  for (const { id, costs } of terrains) checkClasses(`terrains/${id}/costs`, costs, classes, findings);
  const lowered = terrains.slice(0, MOST_TERRAINS).map((terrain) => lowerTerrain(terrain, classes));
  return findings.with(Object.freeze(lowered));
}

/** Whether costs by class name classes that there are. */
export function checkClasses(
  at: string,
  costs: Feature['costs'],
  classes: readonly string[],
  findings: Findings,
): void {
  for (const word of Object.keys(costs ?? {})) {
    if (!classes.includes(word)) findings.unknown(`${at}/${word}`, word, 'a word of the vocabulary classes', classes);
  }
}

function lowerTerrain(terrain: Terrain, classes: readonly string[]): CompiledTerrain {
  // What nothing may enter is closed to every class.
  const { costs = {} } = terrain.cost === 'prohibited' ? {} : terrain;
  return Object.freeze({
    id: terrain.id,
    name: terrain.name,
    case: terrain.case ?? '',
    cost: costOf(terrain.cost),
    costs: Object.freeze(classes.map((word) => (Object.hasOwn(costs, word) ? costs[word] : costOf(terrain.cost)))),
    chargeable: terrain.charge !== 'forbidden',
    sight: terrain.sight ?? 'open',
  });
}

/** What all hexsides of one sort (climbing, descending, or one drawn kind) do together. */
export interface CrossingEffect {
  /** Movement points on top of the hex entered, at most 254, or PROHIBITED. */
  readonly cost: number;
  readonly chargeable: boolean;
}

/** The effect of crossing several hexside kinds at once: costs add up, one prohibition prohibits. */
export function crossingEffect(hexsides: readonly Hexside[]): CrossingEffect {
  let cost = 0;
  let prohibited = false;
  for (const hexside of hexsides) {
    if (hexside.cost === 'prohibited') prohibited = true;
    else cost += hexside.cost;
  }
  return {
    cost: prohibited ? PROHIBITED : Math.min(cost, PROHIBITED - 1),
    chargeable: hexsides.every((hexside) => hexside.charge !== 'forbidden'),
  };
}

function costOf(cost: number | 'prohibited'): number {
  return cost === 'prohibited' ? PROHIBITED : cost;
}
