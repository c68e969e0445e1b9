import type { LinkedPackage, Parameter, SequenceStep, Terrain } from '@hexwright/model';
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
  if (system.readsClassCosts !== true) checkClassCosts(linked, findings);
  for (const { id, cost, costs = {} } of linked.terrains) {
    if (cost !== 'prohibited' || Object.keys(costs).length === 0) continue;
    const message = `Nothing may enter "${id}", so that what single classes pay there counts for nothing. Give it a cost, or take the costs out.`;
    const fixes = [{ title: 'Take the costs out', op: 'remove' }] as const;
    findings.warning(`terrains/${id}/costs`, 'system.unused-costs', message, { fixes });
  }
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
      const message = `The module "${id}" (${spec.title}) needs the module "${required}". Turn it on too, or turn this one off.`;
      const cited = spec.case === '' ? {} : { case: spec.case };
      const title = specs.find((one) => one.id === required)?.title ?? required;
      const fixes = [{ title: `Turn on "${title}"`, op: 'add', at: 'modules/-', value: required }] as const;
      findings.error(at, 'module.requires', message, { ...cited, fixes, missing: `modules/${required}` });
    }
  }
}

function checkParameter({ id, value }: Parameter, system: GameSystem, findings: Findings): void {
  const at = `parameters/${id}`;
  const spec = system.parameters.find((one) => one.id === id);
  const wrong = spec === undefined ? null : wrongParameter(value, spec);
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

/** Steps that belong to some turns each leave the turns after the last of them empty. */
function checkLastStep(sequence: readonly SequenceStep[], findings: Findings): void {
  const last = Math.max(
    ...sequence.map(({ turn, turns }) => turns?.to ?? (turns === undefined ? turn : undefined) ?? Infinity),
  );
  if (sequence.length === 0 || last === Infinity) return;
  const message = `Every step belongs to some turns, the last to turn ${last}: in later turns there is nothing to do until the game is over. Leave the turns out of the steps that come again.`;
  const [{ id, case: cited, turns }] = sequence;
  findings.error(
    `sequence/${id}/${turns === undefined ? 'turn' : 'turns'}`,
    'sequence.runs-out',
    message,
    cited === undefined ? {} : { case: cited },
  );
}

function checkClassCosts({ terrains, features }: LinkedPackage, findings: Findings): void {
  const told = (at: string, { costs = {} }: Pick<Terrain, 'costs'>): void => {
    if (Object.keys(costs).length === 0) return;
    const message = 'In this game ground costs everybody the same. Take the costs of single classes out.';
    findings.warning(`${at}/costs`, 'system.unused-costs', message);
  };
  for (const terrain of terrains) told(`terrains/${terrain.id}`, terrain);
  for (const feature of features) told(`features/${feature.id}`, feature);
}

function checkPresence(linked: LinkedPackage, system: GameSystem, findings: Findings): void {
  const on = ({ module, optional }: Requirement): boolean =>
    optional !== true && (module === undefined || linked.modules.includes(module));
  const demand = (
    what: string,
    list: string,
    given: readonly { readonly id: string }[],
    needed: readonly Requirement[],
  ): void => {
    for (const { id, module } of needed.filter(on)) {
      if (given.some((one) => one.id === id)) continue;
      const spec = system.modules.find((one) => one.id === module);
      const who = spec === undefined ? 'The rules need' : `The module "${spec.id}" (${spec.title}) needs`;
      const message = `${who} ${what} "${id}", which neither this package nor its bases define. Add it to ${list}.`;
      const cited = spec === undefined || spec.case === '' ? {} : { case: spec.case };
      // Anyone who turns a module on can do something about it.
      const at = spec === undefined ? list : `modules/${spec.id}`;
      findings.error(at, 'system.missing', message, { ...cited, missing: `${list}/${id}` });
    }
  };
  const words = system.vocabularies.map((id) => ({ id }));
  demand('the vocabulary', 'vocabularies', linked.vocabularies, words);
  demand('the parameter', 'parameters', linked.parameters, system.parameters);
  demand('the table', 'tables', linked.tables, system.tables);
  demand('the condition', 'conditions', linked.conditions, system.conditions);
  if (linked.sequence.length === 0) {
    const message = `A player-turn has no steps. Add some to sequence. ${choiceOf(system.procedures)}`;
    findings.error('sequence', 'system.missing', message, { missing: 'sequence' });
  }
  checkLastStep(linked.sequence, findings);
  if (linked.sides.length === 0) findings.error('sides', 'system.missing', 'Nobody plays. Add the sides to sides.');
  if (linked.sides.length > 0 && linked.firstSide === '') {
    findings.error('firstSide', 'system.missing', 'Nobody begins. Say which side is firstSide.');
  }
  if (linked.table !== null && system.playsOnTables !== true) {
    const message = 'This game is not played on a table. Give the map a grid of hexes.';
    findings.error('table', 'system.missing', message, { missing: 'map' });
  } else if (linked.table === null && linked.map === null && system.space === undefined) {
    findings.error('map', 'system.missing', 'There is no map. Add map.json.');
  }
}
