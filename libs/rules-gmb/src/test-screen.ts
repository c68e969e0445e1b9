/** What a screen asks of the series, for tests: pieces are named by their numbers. */
import type {
  AttackOdds,
  Choice,
  Command,
  Contest,
  Denial,
  LogEntry,
  Prompt,
  Reach,
  WrittenCommand,
} from '@hexwright/engine';
import { logOf, NO_PIECE } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import { decisions } from './decisions.ts';
import { library } from './library.ts';
import { log as logSpec } from './presenter/log.ts';

const { presenter } = library;

export const prompt = (battle: Battle): Prompt => presenter.prompt(battle);
export const choices = (battle: Battle): Choice[] => presenter.choices(battle);
export const contest = (battle: Battle): Contest | null => presenter.contest(battle);
export const decisionName = (battle: Battle): string => library.decisionName(battle);
export const longForms = (commands: readonly WrittenCommand[]): WrittenCommand[] => library.longForms(commands);

export const writeCommand = (battle: Battle, one: Command): WrittenCommand => decisions.write(battle, one);
export const readCommand = (battle: Battle, written: WrittenCommand): Command => decisions.read(battle, written);
export const perform = decisions.perform.bind(decisions);

export const log = (battle: Battle, first: number, end?: number): LogEntry[] => logOf(logSpec, battle, first, end);

export const attackOdds = (battle: Battle, written: WrittenCommand): AttackOdds | null =>
  presenter.odds(battle, written);

export const reach = (battle: Battle, piece: number): Reach | null =>
  presenter.reach(battle, battle.game.units[piece].id);

export const whyNot = (battle: Battle, piece: number, hex: number): Denial | null =>
  presenter.whyNot(battle, piece === NO_PIECE ? null : battle.game.units[piece].id, hex);
