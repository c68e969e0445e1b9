/** What the page can ask its worker. A new question is a file here and a line in the two lists below. */
import type { ArmyStand } from '@hexwright/compiler';
import type { Unit } from '@hexwright/model';
import type { Bench } from '../bench.ts';
import {
  armies,
  lineUp,
  quickBattle,
  randomArmy,
  type ArmiesAnswer,
  type ArmiesQuestion,
  type LineUpQuestion,
  type Made,
  type QuickBattleQuestion,
  type RandomArmyQuestion,
} from './armies.ts';
import { card, type CardAnswer, type CardQuestion } from './card.ts';
import {
  movement,
  sight,
  type MovementAnswer,
  type MovementQuestion,
  type SightAnswer,
  type SightQuestion,
} from './ground.ts';
import { chances, type ChancesAnswer, type ChancesQuestion } from './chances.ts';
import { coverage, type CoverageAnswer, type CoverageQuestion } from './coverage.ts';
import { effectiveRules, type EffectiveRulesAnswer, type EffectiveRulesQuestion } from './effective-rules.ts';
import { errata, type ErrataAnswer, type ErrataQuestion } from './errata.ts';
import { expression, type ExpressionAnswer, type ExpressionQuestion } from './expression.ts';
import { origins, type OriginsQuestion, type OriginsAnswer } from './origins.ts';
import { pack, unpack, type PackAnswer, type PackQuestion, type UnpackAnswer, type UnpackQuestion } from './pack.ts';
import { placement, type PlacementAnswer, type PlacementQuestion } from './placement.ts';
import { players, type PlayersAnswer, type PlayersQuestion } from './players.ts';
import { tableBlocks, type TableBlocksAnswer, type TableBlocksQuestion } from './table-blocks.ts';
import { TEXT_ANSWERS, type TextAsked } from './text-questions.ts';

/** Questions and their answers by name. */
export interface Asked extends TextAsked {
  readonly armies: { readonly question: ArmiesQuestion; readonly answer: ArmiesAnswer };
  readonly randomArmy: { readonly question: RandomArmyQuestion; readonly answer: Made<readonly Unit[]> };
  readonly lineUp: { readonly question: LineUpQuestion; readonly answer: Made<readonly ArmyStand[]> };
  readonly quickBattle: { readonly question: QuickBattleQuestion; readonly answer: Made<ReadonlyMap<string, string>> };
  readonly card: { readonly question: CardQuestion; readonly answer: CardAnswer };
  readonly movement: { readonly question: MovementQuestion; readonly answer: MovementAnswer };
  readonly chances: { readonly question: ChancesQuestion; readonly answer: ChancesAnswer };
  readonly coverage: { readonly question: CoverageQuestion; readonly answer: CoverageAnswer };
  readonly effectiveRules: { readonly question: EffectiveRulesQuestion; readonly answer: EffectiveRulesAnswer };
  readonly errata: { readonly question: ErrataQuestion; readonly answer: ErrataAnswer };
  readonly expression: { readonly question: ExpressionQuestion; readonly answer: ExpressionAnswer };
  readonly origins: { readonly question: OriginsQuestion; readonly answer: OriginsAnswer };
  readonly pack: { readonly question: PackQuestion; readonly answer: PackAnswer };
  readonly placement: { readonly question: PlacementQuestion; readonly answer: PlacementAnswer };
  readonly players: { readonly question: PlayersQuestion; readonly answer: PlayersAnswer };
  readonly sight: { readonly question: SightQuestion; readonly answer: SightAnswer };
  readonly tableBlocks: { readonly question: TableBlocksQuestion; readonly answer: TableBlocksAnswer };
  readonly unpack: { readonly question: UnpackQuestion; readonly answer: UnpackAnswer };
}

/** A question with its name. */
export type Question = { [Name in keyof Asked]: { readonly ask: Name } & Asked[Name]['question'] }[keyof Asked];

/** Any answer. */
export type Answer = Asked[keyof Asked]['answer'];

/** Who answers, at once or when what they need has been loaded. */
export const ANSWERS: {
  readonly [Name in keyof Asked]: (
    bench: Bench,
    question: Asked[Name]['question'],
  ) => Asked[Name]['answer'] | Promise<Asked[Name]['answer']>;
} = {
  armies,
  card,
  chances,
  coverage,
  effectiveRules,
  errata,
  expression,
  lineUp,
  movement,
  origins,
  pack,
  placement,
  players,
  quickBattle,
  randomArmy,
  sight,
  tableBlocks,
  unpack,
  ...TEXT_ANSWERS,
};
