import { directionFromName, directionNames, type Orientation } from '@hexwright/hex';
import { validateForm, type JsonValue, type Problem, type SchemaNode, type Side } from '@hexwright/model';
import type { CompiledHome, CompiledSide } from './compiled-game.ts';
import { choiceOf, Findings, type FindingDetail, type Stage } from './finding.ts';
import { sideForm } from './game-forms.ts';
import type { GameSystem } from './game-system.ts';
import { temperOf } from './temper.ts';

/** The sides in their order, their ways home as indices of the map's grain. */
export function lowerSides(
  sides: readonly Side[],
  orientation: Orientation,
  system: GameSystem,
): Stage<readonly CompiledSide[]> {
  const findings = new Findings();
  const form = sideForm(system);
  const lowered = sides.map((side): CompiledSide => {
    const hasForm = form === undefined || checkForm(side, form, findings);
    const home = hasForm ? homeOf(side, orientation, system, findings) : null;
    const { id, name, color } = side;
    return Object.freeze({ id, name, color, home, temper: temperOf(side) });
  });
  return findings.with(Object.freeze(lowered));
}

/** Tells what a side lacks of what its game asks of it; true where it has all. */
function checkForm(side: Side, form: SchemaNode, findings: Findings): boolean {
  const problems = validateForm(form, { ...side } as JsonValue);
  const at = `sides/${side.id}`;
  for (const problem of problems) {
    const { pointer, code, message, isName } = problem;
    findings.error(at + pointer, code, message, { ...(isName === true ? { isName } : {}), ...fixesOf(problem, at) });
  }
  return problems.length === 0;
}

function fixesOf({ fixes }: Problem, at: string): FindingDetail {
  const edited = fixes.map(({ title, edits }) => {
    const [first, ...also] = edits.map(({ op, pointer, value }) => ({ op, at: at + pointer, value }));
    return { title, ...first, ...(also.length === 0 ? {} : { also }) };
  });
  return edited.length === 0 ? {} : { fixes: edited };
}

/** Where a side comes from, by the properties that its game names for it. */
function homeOf(side: Side, orientation: Orientation, { home }: GameSystem, findings: Findings): CompiledHome | null {
  if (home === undefined) return null;
  const properties: Readonly<Record<string, unknown>> = side;
  const ways = (properties[home.ways] as readonly string[]).map((name, index) => {
    const direction = directionFromName(orientation, name);
    if (direction < 0) {
      const message = `On a ${orientation} grid no hex has a neighbour to the ${name}. ${choiceOf(directionNames(orientation))}`;
      findings.error(`sides/${side.id}/${home.ways}/${index}`, 'side.direction', message);
    }
    return direction;
  });
  return Object.freeze({ edge: properties[home.edge] as CompiledHome['edge'], ways: Object.freeze(ways) });
}
