/** What the Great Medieval Battles tell a screen: everything in one object. */
import type { CompiledGame } from '@hexwright/compiler';
import type {
  AttackOdds,
  Choice,
  Contest,
  Denial,
  DiceUse,
  Influence,
  InfluenceSort,
  LogEntry,
  PieceView,
  Prompt,
  Reach,
  SightReport,
  TakeBack,
  WrittenCommand,
} from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { attackOdds } from './attack-odds.ts';
import { choices } from './choices.ts';
import { contest } from './contest.ts';
import { dieUse } from './die-use.ts';
import { log } from './log.ts';
import { movementMap } from './movement-map.ts';
import { pieces } from './pieces.ts';
import { prompt } from './prompt.ts';
import { reach } from './reach.ts';
import { sight, sightOn } from './sight.ts';
import { whyNot } from './why-not.ts';

/** The shape of `Presenter` of @hexwright/playtest, which says what each part means. */
export interface BattlePresenter {
  prompt(battle: Battle): Prompt;
  choices(battle: Battle): Choice[];
  contest(battle: Battle): Contest | null;
  pieces(battle: Battle, viewers: readonly string[]): PieceView[];
  reach(battle: Battle, piece: string): Reach | null;
  whyNot(battle: Battle, piece: string | null, hex: number): Denial | null;
  odds(battle: Battle, written: WrittenCommand): AttackOdds | null;
  influences(battle: Battle, piece: string | null): Influence[];
  influenceSorts(game: CompiledGame): InfluenceSort[];
  keepers(game: CompiledGame): string[];
  takeBack(game: CompiledGame): TakeBack | null;
  sight(battle: Battle, from: number, to: number): SightReport;
  sightOn(game: CompiledGame, from: number, to: number): SightReport;
  movementMap(game: CompiledGame, unit: string, from: number, across?: number): Reach | null;
  log(battle: Battle, first: number): LogEntry[];
  dieUse(battle: Battle, use: DiceUse): string;
}

function indexOf(battle: Battle, id: string): number {
  const piece = battle.game.vocabulary.indexOf('units', id);
  if (piece < 0) throw new RangeError(`There is no unit "${id}" in this battle.`);
  return piece;
}

export const presenter: BattlePresenter = {
  prompt,
  choices,
  contest,
  pieces: (battle) => pieces(battle),
  reach: (battle, piece) => reach(battle, indexOf(battle, piece)),
  whyNot: (battle, piece, hex) => whyNot(battle, piece === null ? -1 : indexOf(battle, piece), hex),
  odds: attackOdds,
  // Units of the series have no zones of control and no lines of command.
  influences: () => [],
  influenceSorts: () => [],
  // Everything lies open, and no case says when a move is final.
  keepers: () => [],
  takeBack: () => null,
  sight,
  sightOn,
  movementMap,
  log: (battle, first) => log(battle, first),
  dieUse,
};
