/** What the page can ask its worker. A new question is a file here and a line in the list below. */
import { armies, lineUp, quickBattle, randomArmy } from './armies.ts';
import type { AskedOf } from './asked-of.ts';
import { card } from './card.ts';
import { movement, sight } from './terrain.ts';
import { chances } from './chances.ts';
import { coverage } from './coverage.ts';
import { effectiveRules } from './effective-rules.ts';
import { errata } from './errata.ts';
import { expression } from './expression.ts';
import { gamePosition } from './game-position.ts';
import { numbers } from './numbers.ts';
import { origins } from './origins.ts';
import { pack, unpack } from './pack.ts';
import { placement } from './placement.ts';
import { players } from './players.ts';
import { possible } from './possible.ts';
import { tableBlocks } from './table-blocks.ts';
import { TEXT_ANSWERS } from './text-questions.ts';

/** Who answers, at once or when what they need has been loaded: each is given the mirror and the question. */
export const ANSWERS = {
  armies,
  card,
  chances,
  coverage,
  effectiveRules,
  errata,
  expression,
  gamePosition,
  lineUp,
  movement,
  numbers,
  origins,
  pack,
  placement,
  players,
  possible,
  quickBattle,
  randomArmy,
  sight,
  tableBlocks,
  unpack,
  ...TEXT_ANSWERS,
} as const;

/** Questions and their answers by name. */
export type Asked = AskedOf<typeof ANSWERS>;

/** A question with its name. */
export type Question = { [Name in keyof Asked]: { readonly ask: Name } & Asked[Name]['question'] }[keyof Asked];

/** Any answer. */
export type Answer = Asked[keyof Asked]['answer'];
