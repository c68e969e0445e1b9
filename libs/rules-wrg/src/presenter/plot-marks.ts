/** What a unit is going to do, as its own side sees it while plots are written [C.1]: its way, its charge, its shot. */
import type { TableMark } from '@hexwright/engine';
import { distance, inchesText, type Point } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockAt, blockOf } from '../formation.ts';
import { CHARGES, FORMS, JOINS, MARCHES, RIDES, STEPS, TURNS } from '../sequence/move-codes.ts';
import { marchLegs, sideLegs, turnLegs } from '../sequence/ways.ts';
import { outlineOf } from './outline.ts';
import { chargeMarks, shotMarks, standMarks, wayMarks } from './marks.ts';

/** What lies over the table for a plot that is written but not brought to light yet; nothing for none. */
export function plotMarks(battle: Battle, piece: number): TableMark[] {
  const target = battle.plotFire.of(piece) - 1;
  return [...moveMarks(battle, piece), ...(target < 0 ? [] : shotMarks(battle, piece, target))];
}

function moveMarks(battle: Battle, piece: number): TableMark[] {
  const [a, b, c] = battle.plot.map((column) => column.of(piece));
  switch (battle.plotted.of(piece)) {
    case MARCHES:
      return wayMarks(battle, piece, marchLegs(a, b, c));
    case TURNS:
      return wayMarks(battle, piece, turnLegs(a, b));
    case STEPS:
      return wayMarks(battle, piece, sideLegs(a, b, battle.parameters.number('side-rate')));
    case FORMS:
      return standMarks(battle, piece, blockAt(battle, piece, blockOf(battle, piece), a), a);
    case CHARGES:
      return chargeMarks(battle, piece, a - 1);
    case RIDES:
      return rideMarks(battle, piece, { x: a, y: b });
    case JOINS:
      return rideMarks(battle, piece, blockOf(battle, a - 1));
    default:
      return [];
  }
}

/** The straight way of a commander. */
function rideMarks(battle: Battle, commander: number, { x, y }: Point): TableMark[] {
  const from = outlineOf(battle, commander);
  const text = `${inchesText(distance(from, { x, y }))} in`;
  return [{ draw: 'line', tone: 'good', from: { x: from.x, y: from.y }, to: { x, y }, text }];
}
