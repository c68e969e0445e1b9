import type { Feature, Hexside, Terrain } from '@hexwright/model';
import { PROHIBITED, type CompiledTerrain, type Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';
import { CLASSES } from './vocabulary.ts';
import { lowerGroundValues, type GroundWords } from './ground-values.ts';

/** Index of a terrain is a byte of the map. */
const MOST_TERRAINS = 256;

/** The kinds of hex, in the order of the terrain chart. */
export function lowerTerrains(
  terrains: readonly Terrain[],
  vocabulary: Vocabulary,
  ground: GroundWords,
): Stage<readonly CompiledTerrain[]> {
  const findings = new Findings();
  if (terrains.length > MOST_TERRAINS) {
    const at = `terrains/${terrains[MOST_TERRAINS].id}`;
    findings.error(at, 'terrain.too-many', `A map can tell ${MOST_TERRAINS} terrains apart. Remove those not in use.`);
  }
  const classes = vocabulary.ids('classes');
  for (const { id, costs } of terrains) checkClasses(`terrains/${id}/costs`, costs, classes, findings);
  const lowered = terrains.slice(0, MOST_TERRAINS).map((terrain) => {
    const values = lowerGroundValues(terrain.values, `terrains/${terrain.id}`, ground, findings);
    return lowerTerrain(terrain, values, vocabulary);
  });
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
    // No fix: it would write the class that was meant in place of the cost.
    if (!classes.includes(word))
      findings.unknownWord(`${at}/${word}`, word, 'classes', classes, { isName: true, fixes: [] });
  }
}

function lowerTerrain(terrain: Terrain, values: CompiledTerrain['values'], vocabulary: Vocabulary): CompiledTerrain {
  // What nothing may enter is closed to every class.
  const { costs = {} } = terrain.cost === 'prohibited' ? {} : terrain;
  return Object.freeze({
    id: terrain.id,
    name: terrain.name,
    case: terrain.case ?? '',
    cost: costOf(terrain.cost),
    costs: costsByClass(costs, costOf(terrain.cost), vocabulary),
    values,
    sight: terrain.sight ?? 'open',
  });
}

/** By class what it pays: its own cost, that of a class it is taken for, or else that of everybody. */
export function costsByClass(
  costs: Readonly<Record<string, number>>,
  everybody: number,
  vocabulary: Vocabulary,
): readonly number[] {
  const classes = vocabulary.ids(CLASSES);
  return Object.freeze(
    classes.map((_, troops) => {
      const paid = vocabulary.classesLike(troops).find((one) => Object.hasOwn(costs, classes[one]));
      return paid === undefined ? everybody : costs[classes[paid]];
    }),
  );
}

/** Movement points to cross several kinds of hexside at once, on top of the hex entered: at most 254, or PROHIBITED. */
export function crossingCost(hexsides: readonly Hexside[]): number {
  if (hexsides.some(({ cost }) => cost === 'prohibited')) return PROHIBITED;
  const sum = hexsides.reduce((cost, hexside) => cost + costOf(hexside.cost), 0);
  return Math.min(sum, PROHIBITED - 1);
}

function costOf(cost: number | 'prohibited'): number {
  return cost === 'prohibited' ? PROHIBITED : cost;
}
