/** [5.2] The command of a step: how it is written, what it is called, and what it costs part by part [5.13], [7.4]. */
import { groundPart } from '@hexwright/compiler';
import type { Part } from '@hexwright/engine';
import { directionFromName, directionName } from '@hexwright/hex';
import { counted, isObject, NotationError, type Offer, quoted, readHex, readPiece, Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { costChanges, paysForTrailing } from './07-terrain.ts';
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
  stepName,
  stepOfName,
} from './05-2-facing.ts';
import { enteredBy, placeOfPlan, plotFrom } from './05-2-places.ts';
import { paidCrossings } from './07-2-crossings.ts';

const BEND = 'bend';

/** The name of a step for a battle's grid: directions by the compass, bends as `bendNE`. */
export function writeStep(battle: Battle, step: number): string {
  const { orientation } = battle.grid;
  if (step < 6) return directionName(orientation, step);
  if (step < BEND_LEFT) return stepName(step);
  return BEND + directionName(orientation, step < BEND_RIGHT ? step - BEND_LEFT : step - BEND_RIGHT);
}

export function readStep(battle: Battle, unit: number, step: unknown): number {
  const { grid } = battle;
  if (typeof step === 'string') {
    const named = stepOfName(step);
    if (named >= 0) return named;
    const direction = directionFromName(grid.orientation, step);
    if (direction >= 0) return direction;
    if (step.startsWith(BEND)) {
      const bend = directionFromName(grid.orientation, step.slice(BEND.length));
      const rightLeads = battle.approach[battle.counters.side[unit] * 6 + battle.direction.of(unit)] > 0;
      if (bend >= 0) return (rightLeads ? BEND_RIGHT : BEND_LEFT) + bend;
    }
  }
  if (isObject(step) && typeof step.to === 'string') {
    const hex = readHex(battle, step.to);
    const direction = grid.directionBetween(battle.left.of(unit), hex);
    if (direction >= 0) return direction;
    throw new NotationError(`${step.to} is not next to the unit; name each hex of its way.`);
  }
  throw new NotationError(`${quoted(step)} is no step; name a direction, a step of a double counter or {"to": hex}.`);
}

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

/** What the ground asks for a plotted step, part by part; the sum is its cost without modifiers [5.13]. */
export function costParts(battle: Battle, plan: StepPlan, step: number): Part[] {
  const { map, parameters } = battle;
  if (step === ABOUT_FACE) return [{ label: 'About face', value: parameters.aboutFaceCost, case: '5.21' }];
  // The dearer of the hexes that a double enters, and the dearer of the hexsides that it crosses.
  const first = plan.from * 6 + plan.heading;
  const second = plan.count > 1 ? plan.secondFrom * 6 + plan.heading : first;
  const ground = map.stepCost[second] > map.stepCost[first] ? second : first;
  const other = paysForTrailing(battle, plan) ? plan.followsFrom * 6 + plan.followsIn : second;
  const crossed = battle.surcharge[other] > battle.surcharge[first] ? other : first;
  const parts: Part[] = [groundPart(map, ground), ...paidCrossings(map, parameters, crossed)];
  if ((step === SHIFT_LEFT || step === SHIFT_RIGHT) && parameters.sidewaysSurcharge !== 0) {
    parts.push({ label: 'Sideways', value: parameters.sidewaysSurcharge, case: '5.24' });
  }
  return parts;
}

/** What a piece that stands in `left` pays for a plotted step, part by part; the sum is what it spends. */
export function paidParts(
  battle: Battle,
  piece: number,
  plan: StepPlan,
  step: number,
  left: number,
  direction: number,
): Part[] {
  return [...costParts(battle, plan, step), ...costChanges(battle, piece, plan, step, left, direction)];
}

/** True where a unit goes by the rules of routs: in rout movement and in a retreat [15.41]. */
export function isFleeing(battle: Battle): boolean {
  return battle.decision?.id === 'routing';
}

/** "3 movement points: Wood 2, Stream 1." */
function costText(battle: Battle, piece: number, plan: StepPlan, step: number): string {
  const parts = paidParts(battle, piece, plan, step, battle.left.of(piece), battle.direction.of(piece));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const points = counted(total, 'movement point');
  return parts.length === 1
    ? `${points}: ${parts[0].label}.`
    : `${points}: ${parts.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
}

function offerStep(battle: Battle, piece: number, step: number): Offer {
  const size = battle.counters.size[piece];
  const plan = plotFrom(battle, size, battle.left.of(piece), battle.direction.of(piece), step);
  const { label, case: cited, key } = stepWords(battle, step, isFleeing(battle));
  const shared = { label, case: cited, shortcut: key };
  const place = placeOfPlan(battle, size, plan);
  const here = battle.placeOf(piece).places;
  // Only a routed unit leaves the map [7.3].
  if (place === null) return { ...shared, kind: 'step', places: here, detail: 'Leaves the map.' };
  const entered = enteredBy(battle, plan);
  // Elsewhere than in the Movement Phase steps cost nothing.
  const detail = battle.decision?.id === 'moving' ? costText(battle, piece, plan, step) : '';
  return entered.length === 0
    ? { ...shared, kind: 'turn', places: here, place, detail }
    : { ...shared, kind: 'step', places: entered, place, detail };
}

/** One step of the piece under way. */
export const STEP = new Verb<Battle>(
  { word: 'step', about: 'Single: one step of the piece under way.', isPart: true, offer: offerStep },
  {
    takes: 'unit, step',
    write: (battle, unit, step) => ({ unit: battle.game.units[unit].id, step: writeStep(battle, step) }),
    read(battle, written) {
      const unit = readPiece(battle, written.unit);
      return [unit, readStep(battle, unit, written.step)];
    },
  },
);
