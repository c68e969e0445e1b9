/** What is laid over the table while somebody decides: the way of a march, how far a charge and a shot reach. */
import type { Influence, PieceOutline, TableMark } from '@hexwright/engine';
import {
  advance,
  type Block,
  centre,
  distance,
  inchesText,
  legCost,
  stepLength,
  stepped,
  type Leg,
} from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { chargeMove } from '../sequence/allowance.ts';
import { aheadLeg, ON, wheelLeg, wheelTowards } from '../sequence/ways.ts';
import { outlineOf } from './outline.ts';

const DEGREE = 10;

/** The layers of units: how far they charge, and how far they shoot. */
export const LAYERS = [
  { id: 'charge', name: 'Charge', case: 'C.7' },
  { id: 'range', name: 'Range', case: 'C.3' },
] as const;

/** A block on a way, and what it takes to get there. */
interface WayStage {
  readonly outline: PieceOutline;
  readonly text: string;
}

function stagesOf(battle: Battle, unit: number, legs: readonly Leg[]): WayStage[] {
  const outline = outlineOf(battle, unit);
  const stages = [{ outline, text: '' }];
  for (const leg of legs) {
    const before = stages[stages.length - 1].outline;
    stages.push({ outline: { ...before, ...stepped(before, leg) }, text: words(leg, outline.width) });
  }
  return stages;
}

/** The way that leads over some legs, stage by stage, with the inches that each takes [C.7]. */
export function wayMarks(battle: Battle, unit: number, legs: readonly Leg[]): TableMark[] {
  return [{ draw: 'way', tone: 'good', stages: stagesOf(battle, unit, legs) }];
}

/** A block where a unit would stand without going anywhere: turned, or in other files. */
export function standMarks(battle: Battle, unit: number, block: Block, files: number): TableMark[] {
  const outline = outlineOf(battle, unit);
  const ranks = Math.ceil((outline.files * outline.ranks) / files);
  const stands = { ...outline, ...block, files, ranks };
  return [{ draw: 'way', tone: 'good', stages: [outline, stands].map((one) => ({ outline: one, text: '' })) }];
}

/** A charge at somebody who stays: the wheel towards them, and on until it meets them or its move is spent [C.7]. */
export function chargeMarks(battle: Battle, unit: number, target: number): TableMark[] {
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, target)];
  const wheels = wheelLeg(wheelTowards(own, theirs));
  const stages = stagesOf(battle, unit, wheels);
  const { outline } = stages[stages.length - 1];
  const left = chargeMove(battle, unit) - wheels.reduce((sum, leg) => sum + legCost(leg, own.width), 0);
  const mover = { block: outline, legs: aheadLeg(ON), allowance: Math.max(0, left) };
  const [{ block, spent, meetings }] = advance([mover], [theirs], 1, { holds: () => true });
  const end = { outline: { ...outline, ...block }, text: `${inchesText(spent)} in` };
  // Who would fall short is told so by another colour.
  return [{ draw: 'way', tone: meetings.length > 0 ? 'good' : 'warning', stages: [...stages, end] }];
}

/** A line of fire, with how far it is [C.3]. */
export function shotMarks(battle: Battle, unit: number, target: number): TableMark[] {
  const [from, to] = [blockOf(battle, unit), centre(blockOf(battle, target))];
  const start = { x: from.x, y: from.y };
  return [{ draw: 'line', from: start, to, text: `${inchesText(distance(start, to))} in`, tone: 'danger' }];
}

function words(leg: Leg, width: number): string {
  const far = `${inchesText(stepLength(leg, width))} in`;
  if (leg.do === 'turn') return '';
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
  return [{ ...sort, side, shape: 'area', places: [], marks, isStrong: false }];
}
