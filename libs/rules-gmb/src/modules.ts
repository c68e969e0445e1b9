/** Every rule module of the series: exclusive rules that a package turns on by name. */
import type { RuleModule } from './rule-module.ts';
import { specialTerrain } from './king-arthur/15-3-special-terrain.ts';
import { shieldWalls } from './king-arthur/16-shield-wall.ts';
import { captives } from './king-arthur/18-6-captives.ts';
import { nationalities } from './king-arthur/19-nationality.ts';
import { pointsByUnit } from './king-arthur/20-victory.ts';
import { manToManCombat } from './king-arthur/man-to-man.ts';
import { retreatAndAdvance } from './tamburlaine/15-4-retreat-and-advance.ts';
import { modeChanges } from './tamburlaine/16-mode-changes.ts';
import { armyContingents } from './tamburlaine/17-leaders-and-contingents.ts';
import { rampantElephantRules } from './tamburlaine/18-rampant-elephants.ts';
import { naphtha } from './tamburlaine/19-naphtha.ts';
import { wagonLagers } from './tamburlaine/20-wagons.ts';
import { pointsByMorale } from './tamburlaine/21-victory.ts';

export const ruleModules: readonly RuleModule[] = [
  retreatAndAdvance,
  modeChanges,
  armyContingents,
  rampantElephantRules,
  naphtha,
  wagonLagers,
  pointsByMorale,
  specialTerrain,
  shieldWalls,
  manToManCombat,
  captives,
  nationalities,
  pointsByUnit,
];

/** The folders that carry out the booklet of one battle. */
export const BOOKLETS: readonly { readonly folder: string; readonly battle: string }[] = [
  { folder: '/tamburlaine/', battle: 'gmb/tamburlaine' },
  { folder: '/king-arthur/', battle: 'gmb/king-arthur' },
];

/** What modules add to a list, in the order of the modules. */
export function everyOf<Value>(part: (module: RuleModule) => readonly Value[] | undefined): readonly Value[] {
  return ruleModules.flatMap((module) => part(module) ?? []);
}

/** What modules add to a record, in one. */
export function allOf<Value>(
  part: (module: RuleModule) => Readonly<Record<string, Value>> | undefined,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(ruleModules.flatMap((module) => Object.entries(part(module) ?? {})));
}

/** What modules ask of a package: each for itself. */
export function requiredBy<Requirement>(
  part: (module: RuleModule) => readonly Requirement[] | undefined,
): readonly (Requirement & { readonly module: string })[] {
  return ruleModules.flatMap((module) => (part(module) ?? []).map((one) => ({ ...one, module: module.id })));
}
