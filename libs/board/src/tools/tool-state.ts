/**
 * What a person has in hand on a board: the tool, what is set for it, the chosen hexes, and the hex that is looked at. All
 * of it stands here once; its maker keeps it while boards come and go, and whatever stands round a board reads it here.
 */
import { Store } from '../store.ts';
import { BOARD_TOOLS } from './all-tools.ts';
import type { ToolFacts } from './options.ts';
import { ToolHand, type HandSettings } from './tool-hand.ts';
import { HEX_SPACE, type HexSpace, type ToolEffect } from './tool.ts';

/** How a person begins: with the tools of the board, without others. */
export type ToolSettings = Partial<HandSettings<HexSpace>>;

/** What a person has in hand on a board. */
export class ToolState extends ToolHand<HexSpace> {
  /** Chosen hexes; where there are any, painting keeps to them. */
  readonly selection = new Store<readonly number[]>([]);
  /** The hex that is looked at, and has the keyboard if the board has it; -1 for none. */
  readonly focus = new Store(-1);

  /** Throws a RangeError if there is no such tool. */
  constructor(settings: ToolSettings = {}) {
    super(HEX_SPACE, { tools: BOARD_TOOLS, ...settings });
  }

  /** Does what is for the hand itself to do. Answers with what is to be said of an effect, of all who do it. */
  override perform(effect: ToolEffect, facts: ToolFacts): string {
    switch (effect.do) {
      case 'select':
        this.selection.value = effect.hexes;
        return `${effect.hexes.length} selected`;
      case 'options':
      case 'take':
      case 'own':
      case 'refuse':
        return super.perform(effect, facts);
      default:
        return effect.title;
    }
  }
}
