import { directionFromName, directionNames, type Orientation } from '@hexwright/hex';
import type { Side } from '@hexwright/model';
import type { CompiledSide } from './compiled-game.ts';
import { choiceOf, Findings, type Stage } from './finding.ts';

/** The sides in their order, their ways to safety as indices of the map's grain. */
export function lowerSides(sides: readonly Side[], orientation: Orientation): Stage<readonly CompiledSide[]> {
  const findings = new Findings();
  const lowered = sides.map((side): CompiledSide => {
    const routDirections = side.routDirections.map((name, index) => {
      const direction = directionFromName(orientation, name);
      if (direction < 0) {
        const message = `On a ${orientation} grid no hex has a neighbour to the ${name}. ${choiceOf(directionNames(orientation))}`;
        findings.error(`sides/${side.id}/routDirections/${index}`, 'side.direction', message);
      }
      return direction;
    });
    const { id, name, color, edge } = side;
    return Object.freeze({ id, name, color, edge, routDirections: Object.freeze(routDirections) });
  });
  return findings.with(Object.freeze(lowered));
}
