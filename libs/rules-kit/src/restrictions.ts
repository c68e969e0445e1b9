/** What a package forbids, ready to be asked before an act. */
import { type CompiledGame, type CompiledRestriction, isInTurns } from '@hexwright/compiler';
import { LEGAL, type Refusal, type RefusalCode } from '@hexwright/engine';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { InTurn } from './question.ts';

/** Codes of the books of refusals count upwards from {@link LEGAL}; those of a package's restrictions downwards. */
const FIRST_CODE = LEGAL - 1;

interface Entry<Asked> {
  readonly code: RefusalCode;
  readonly restriction: CompiledRestriction;
  readonly when: Evaluate<Asked> | null;
}

/** The restrictions on one act. */
export class ActRestrictions<Asked extends InTurn> {
  /** True where nothing is ever forbidden, so that nobody need make up a question. */
  readonly isEmpty: boolean;
  readonly #entries: readonly Entry<Asked>[];

  constructor(game: CompiledGame, act: string, binding: Binding<Asked>) {
    this.#entries = game.restrictions.flatMap((restriction, index) => {
      if (restriction.forbids !== act) return [];
      const when = restriction.when && lowerExpression(restriction.when.typed, binding);
      return [{ code: FIRST_CODE - index, restriction, when }];
    });
    this.isEmpty = this.#entries.length === 0;
  }

  /** The code of the first that forbids it; {@link LEGAL} where none does. */
  refusal(asked: Asked): RefusalCode {
    for (const { code, restriction, when } of this.#entries) {
      if (!isInTurns(restriction.turns, asked.battle.turn) || (when !== null && when(asked) === 0)) continue;
      asked.battle.watchForbidden?.(FIRST_CODE - code);
      return code;
    }
    return LEGAL;
  }
}

/** The restrictions on each of some acts. */
export function restrictionsOn<Asked extends InTurn, Act extends string>(
  acts: readonly Act[],
  game: CompiledGame,
  binding: Binding<Asked>,
): Readonly<Record<Act, ActRestrictions<Asked>>> {
  const made = acts.map((act) => [act, new ActRestrictions(game, act, binding)] as const);
  return Object.fromEntries(made) as Record<Act, ActRestrictions<Asked>>;
}

/** The restriction behind the code of a refusal; null where it is a rule of the game. */
export function restrictionOf({ restrictions }: CompiledGame, code: RefusalCode): CompiledRestriction | null {
  return code < LEGAL ? restrictions[FIRST_CODE - code] : null;
}

/** What somebody is told whom a restriction forbids something: its label, its case, and by its id which one it is. */
export function refusalBy({ id, case: cited, label }: CompiledRestriction): Refusal {
  const text = /[.!?]$/.test(label) ? label : `${label}.`;
  return { id: `restrictions/${id}`, case: cited, cases: cited === '' ? [] : [cited], text, places: [] };
}
