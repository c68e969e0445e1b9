/** Formulas about those who enter ground that nobody may ever enter: nothing but its cost opens it. */
import type { LinkedPackage } from '@hexwright/model';
import { type Expression, type KnownRanges, parseExpression, truthOf } from '@hexwright/rule-lang';
import { type CompiledMap, type CompiledTerrain, PROHIBITED } from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';

type Asking = Pick<LinkedPackage, 'modifiers' | 'restrictions' | 'effects'>;

const NEVER = { least: 0, most: 0 };
const NOTHING_KNOWN: KnownRanges = () => null;

export function checkClosedGround({ modifiers, restrictions, effects }: Asking, map: CompiledMap): readonly Finding[] {
  const closed = closedTerrains(map);
  if (closed.length === 0) return [];
  const findings = new Findings();
  const asked = [
    ...modifiers.map((one) => ({ ...one, at: `modifiers/${one.id}/when` })),
    ...restrictions.map((one) => ({ ...one, at: `restrictions/${one.id}/when` })),
    // Elsewhere in effects hex is any, not one that is entered.
    ...effects
      .filter(({ at, each }) => at === 'unit-enters' && each === undefined)
      .map((one) => ({ ...one, at: `effects/${one.id}/when` })),
  ];
  for (const { at, when, case: cited } of asked) {
    if (when === undefined) continue;
    const named = closed.filter(({ id }) => when.includes(`"${id}"`) || when.includes(`'${id}'`));
    // Few formulas name any, and only these need be read.
    const parsed = named.length === 0 ? null : parseExpression(when);
    if (parsed === null || !parsed.ok || !needs(parsed.ast, named)) continue;
    const [terrain] = named;
    const message = `Nobody ever enters ${terrain.name}, whose cost is "prohibited", so that nothing comes of this. Give terrains/${terrain.id} a number as its cost, and forbid "enter" for as long as it is closed.`;
    findings.warning(at, 'terrain.closed', message, {
      ...(cited === undefined ? {} : { case: cited }),
      added: [`terrains/${terrain.id}/cost`],
    });
  }
  return findings.list;
}

/** Terrains that lie on the map, in hexes that nobody may enter. */
function closedTerrains({ terrains, terrain, entryCost }: CompiledMap): readonly CompiledTerrain[] {
  const closed = new Uint8Array(terrains.length);
  const open = new Uint8Array(terrains.length);
  for (let hex = 0; hex < terrain.length; hex++) {
    if (entryCost[hex] === PROHIBITED) closed[terrain[hex]] = 1;
    else open[terrain[hex]] = 1;
  }
  return terrains.filter((_, index) => closed[index] === 1 && open[index] === 0);
}

/** Whether a formula is true of nothing but entering one of the terrains. */
function needs(formula: Expression, terrains: readonly CompiledTerrain[]): boolean {
  const entering = new Set(terrains.flatMap(({ id }) => [`inTerrain(hex, "${id}")`, `hex.terrain == "${id}"`]));
  const known: KnownRanges = (printed) => (entering.has(printed) ? NEVER : null);
  return truthOf(formula, known) === false && truthOf(formula, NOTHING_KNOWN) !== false;
}
