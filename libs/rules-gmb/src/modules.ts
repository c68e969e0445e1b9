/** Every rule module of the series: exclusive rules that a package turns on by name. */
import type { RuleModule } from './hooks.ts';
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
];
