/** What is laid over the table while somebody decides: the way of a march, how far a charge and a shot reach. */
import type { Influence, TableMark } from '@hexwright/engine';
import { inchesText, stepLength, stepped, type Leg } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { chargeMove } from '../sequence/allowance.ts';
import { aheadLeg, wheelLeg } from '../sequence/ways.ts';
import { outlineOf } from './outline.ts';

const DEGREE = 10;

/** The layers of units: how far they charge, and how far they shoot. */
export const LAYERS = [
  { id: 'charge', name: 'Charge', case: 'C.7' },
  { id: 'range', name: 'Range', case: 'C.3' },
] as const;

/** The way of a march, stage by stage, with the inches that each takes [C.7]. */
export function marchMarks(
  battle: Battle,
  {
    unit,
    wheel,
    advance,
    then,
  }: { readonly unit: number; readonly wheel: number; readonly advance: number; readonly then: number },
): TableMark[] {
  const outline = outlineOf(battle, unit);
  const stages = [{ outline, text: '' }];
  for (const leg of [...wheelLeg(wheel), ...aheadLeg(advance), ...wheelLeg(then)]) {
    const before = stages[stages.length - 1].outline;
    stages.push({ outline: { ...before, ...stepped(before, leg) }, text: words(leg, outline.width) });
  }
  return [{ draw: 'way', tone: 'good', stages }];
}

function words(leg: Leg, width: number): string {
  const far = `${inchesText(stepLength(leg, width))} in`;
  return leg.do === 'wheel' ? `${Math.abs(leg.by) / DEGREE}°, ${far}` : far;
}

/** How far a unit on the table charges and shoots; of all units where none is named. */
export function reaches(battle: Battle, piece: number): Influence[] {
  const units = piece < 0 ? battle.units : [piece];
  return units
    .filter((unit) => battle.isStanding(unit) && !battle.isCommander[unit])
    .flatMap((unit) => {
      const { range } = battle.troop(unit);
      const arc = battle.parameters.number('fire-arc') * DEGREE;
      return [
        ...layer(battle, unit, LAYERS[0], 'warning', 0, chargeMove(battle, unit)),
        ...layer(battle, unit, LAYERS[1], 'danger', arc, range),
      ];
    });
}

function layer(
  battle: Battle,
  unit: number,
  sort: (typeof LAYERS)[number],
  tone: 'warning' | 'danger',
  half: number,
  reach: number,
): Influence[] {
  if (reach <= 0) return [];
  const side = battle.game.sides[battle.sides[unit]].id;
  const text = `${sort.name.toLowerCase()} ${inchesText(reach)} in`;
  const marks: TableMark[] = [{ draw: 'arc', tone, from: outlineOf(battle, unit), half, reach, text }];
  return [{ ...sort, side, shape: 'area', hexes: [], marks, isStrong: false }];
}
