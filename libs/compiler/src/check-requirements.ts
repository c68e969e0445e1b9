import type { LinkedPackage, Parameter } from '@hexwright/model';
import { choiceOf, Findings, orNearest, type Finding } from './finding.ts';
import type { GameSystem, ModuleSpec, ParameterSpec, Requirement } from './game-system.ts';

/**
 * What the game system's code needs of a package. A base may leave anything to the battles that extend it, so of a base
 * only what it does say is checked.
 */
export function checkRequirements(linked: LinkedPackage, system: GameSystem): readonly Finding[] {
  const findings = new Findings();
  checkModules(linked.modules, system.modules, findings);
  for (const parameter of linked.parameters) checkParameter(parameter, system, findings);
  if (linked.kind === 'battle') checkPresence(linked, system, findings);
  return findings.list;
}

function checkModules(modules: readonly string[], specs: readonly ModuleSpec[], findings: Findings): void {
  for (const id of modules) {
    const at = `modules/${id}`;
    const spec = specs.find((one) => one.id === id);
    if (!spec) {
      const known = specs.map((one) => one.id);
      findings.error(at, 'module.unknown', `This game system has no module "${id}"${orNearest(id, known)}`);
      continue;
    }
    for (const required of spec.requires ?? []) {
      if (modules.includes(required)) continue;
      const message = `The module "${id}" (${spec.title}) needs the module "${required}". Add "${required}" to modules.`;
      findings.error(at, 'module.requires', message, spec.case === '' ? {} : { case: spec.case });
    }
  }
}

function checkParameter({ id, value }: Parameter, system: GameSystem, findings: Findings): void {
  const at = `parameters/${id}`;
  const spec = system.parameters.find((one) => one.id === id);
  if (!spec) {
    const known = system.parameters.map((one) => one.id);
    const message = `No rule of this game reads the parameter "${id}"${orNearest(id, known)}`;
    findings.warning(at, 'system.unused-parameter', message);
    return;
  }
  const wrong = wrongParameter(value, spec);
  if (wrong !== null) findings.error(`${at}/value`, 'parameter.value', wrong);
}

/** What is wrong with a value, or null. */
function wrongParameter(value: number | string, spec: ParameterSpec): string | null {
  if (spec.type === 'choice') {
    if (typeof value === 'string' && spec.values.includes(value)) return null;
    return `"${spec.id}" cannot be ${JSON.stringify(value)}${orNearest(String(value), spec.values)}`;
  }
  if (typeof value === 'number' && value >= spec.minimum && value <= spec.maximum) return null;
  return `"${spec.id}" is a whole number from ${spec.minimum} to ${spec.maximum}, not ${JSON.stringify(value)}. Write such a number.`;
}

function checkPresence(linked: LinkedPackage, system: GameSystem, findings: Findings): void {
  const on = ({ module }: Requirement): boolean => module === undefined || linked.modules.includes(module);
  const demand = (
    what: string,
    list: string,
    given: readonly { readonly id: string }[],
    ids: readonly string[],
  ): void => {
    for (const id of ids) {
      if (given.some((one) => one.id === id)) continue;
      const message = `The rules of "${system.id}" need ${what} "${id}", which neither this package nor its bases define. Add it to ${list}.`;
      findings.error(list, 'system.missing', message);
    }
  };
  const idsOf = (specs: readonly Requirement[]): readonly string[] => specs.filter(on).map((spec) => spec.id);
  demand('the vocabulary', 'vocabularies', linked.vocabularies, system.vocabularies);
  demand('the parameter', 'parameters', linked.parameters, idsOf(system.parameters));
  demand('the table', 'tables', linked.tables, idsOf(system.tables));
  demand('the condition', 'conditions', linked.conditions, idsOf(system.conditions));
  if (linked.sequence.length === 0) {
    const message = `A player-turn has no steps. Add some to sequence. ${choiceOf(system.procedures)}`;
    findings.error('sequence', 'system.missing', message);
  }
  if (linked.sides.length === 0) findings.error('sides', 'system.missing', 'Nobody plays. Add the sides to sides.');
  if (linked.sides.length > 0 && linked.firstSide === '') {
    findings.error('firstSide', 'system.missing', 'Nobody begins. Say which side is firstSide.');
  }
  if (linked.map === null) findings.error('map', 'system.missing', 'There is no map. Add map.json.');
}
