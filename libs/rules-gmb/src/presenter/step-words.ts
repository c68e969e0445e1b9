/** What a step is called, and what it costs part by part [5.13], [5.2], [7.4]. */
import { groundPart } from '@hexwright/compiler';
import type { Part } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import type { Battle } from '../battle.ts';
import {
  ABOUT_FACE,
  BEND_LEFT,
  BEND_RIGHT,
  FORWARD_LEFT,
  FORWARD_RIGHT,
  HOLD,
  PIVOT_LEFT,
  PIVOT_RIGHT,
  REAR_PIVOT_LEFT,
  REAR_PIVOT_RIGHT,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  type StepPlan,
} from '../standard/05-2-facing.ts';
import { paidCrossings } from '../standard/07-2-crossings.ts';

interface StepWords {
  readonly label: string;
  readonly case: string;
  /** A key: places on the keyboard stand about S as directions about a piece. */
  readonly key: string;
}

const NAMED: Readonly<Record<number, StepWords>> = {
  [FORWARD_LEFT]: { label: 'Forward left', case: '5.22', key: 'q' },
  [FORWARD_RIGHT]: { label: 'Forward right', case: '5.22', key: 'e' },
  [PIVOT_LEFT]: { label: 'Pivot left', case: '5.22', key: 'a' },
  [PIVOT_RIGHT]: { label: 'Pivot right', case: '5.22', key: 'd' },
  [SHIFT_LEFT]: { label: 'Shift left', case: '5.24', key: 'z' },
  [SHIFT_RIGHT]: { label: 'Shift right', case: '5.24', key: 'c' },
  [ABOUT_FACE]: { label: 'About face', case: '5.21', key: 'x' },
  [REAR_PIVOT_LEFT]: { label: 'Left half back', case: '11.25', key: 'n' },
  [REAR_PIVOT_RIGHT]: { label: 'Right half back', case: '11.25', key: 'm' },
  [HOLD]: { label: 'Stay', case: '11.22', key: 's' },
};

const COMPASS_KEYS: Readonly<Record<string, string>> = {
  N: 'w',
  NE: 'e',
  E: 'd',
  SE: 'c',
  S: 'x',
  SW: 'z',
  W: 'a',
  NW: 'q',
};

/** Pivots in a rout, where the compass has the keys of {@link NAMED}. */
const ROUT_KEYS: Readonly<Record<number, string>> = { [PIVOT_LEFT]: 'j', [PIVOT_RIGHT]: 'k' };

/** How a step is called; `fleeing` is rout or retreat, where steps follow other cases and keys. */
export function stepWords(battle: Battle, step: number, fleeing: boolean): StepWords {
  const { orientation } = battle.grid;
  if (step < 6) {
    const name = directionName(orientation, step);
    return { label: `To the ${name}`, case: fleeing ? '11.24' : '5.25', key: COMPASS_KEYS[name] };
  }
  if (step >= BEND_LEFT) {
    const name = directionName(orientation, step < BEND_RIGHT ? step - BEND_LEFT : step - BEND_RIGHT);
    return { label: `Bend to the ${name}`, case: '11.24', key: COMPASS_KEYS[name].toUpperCase() };
  }
  const words = NAMED[step];
  return fleeing ? { ...words, case: step === HOLD ? '11.22' : '11.25', key: ROUT_KEYS[step] ?? words.key } : words;
}

/** What a plotted step costs, part by part; the sum is its cost [5.13]. */
export function costParts(battle: Battle, plan: StepPlan, step: number): Part[] {
  const { map, parameters } = battle;
  if (step === ABOUT_FACE) return [{ label: 'About face', value: parameters.aboutFaceCost, case: '5.21' }];
  // The dearer of the hexes that a double enters, and the dearer of the hexsides that it crosses.
  const first = plan.from * 6 + plan.heading;
  const second = plan.count > 1 ? plan.secondFrom * 6 + plan.heading : first;
  const ground = map.stepCost[second] > map.stepCost[first] ? second : first;
  const crossed = battle.surcharge[second] > battle.surcharge[first] ? second : first;
  const parts: Part[] = [groundPart(map, ground), ...paidCrossings(map, parameters, crossed)];
  if ((step === SHIFT_LEFT || step === SHIFT_RIGHT) && parameters.sidewaysSurcharge !== 0) {
    parts.push({ label: 'Sideways', value: parameters.sidewaysSurcharge, case: '5.24' });
  }
  return parts;
}
