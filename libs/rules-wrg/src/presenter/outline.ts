/** What units cover on the table, for a screen: blocks of files and ranks with the figures that stand [C.12]. */
import type { PieceOutline } from '@hexwright/engine';
import { centre } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { blockOf, filesOf, ranksOf } from '../formation.ts';

/** A commander is one figure with room about it. */
const COMMANDER = { width: 900, depth: 900, files: 1, ranks: 1, figures: 1 };

/** The block that a piece covers; a commander stands among those they are with. */
export function outlineOf(battle: Battle, piece: number): PieceOutline {
  if (!battle.isCommander[piece]) {
    const [files, ranks] = [filesOf(battle, piece), ranksOf(battle, piece)];
    return { ...blockOf(battle, piece), files, ranks, figures: battle.figures(piece) };
  }
  const company = battle.company.of(piece) - 1;
  if (company < 0) {
    const [x, y, facing] = [battle.x.of(piece), battle.y.of(piece), battle.facing.of(piece)];
    return { ...COMMANDER, x, y, facing };
  }
  const block = blockOf(battle, company);
  return { ...COMMANDER, ...centre(block), facing: block.facing };
}
