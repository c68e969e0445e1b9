/** A battle of the series as it is played: its state, the rules over it, and the modules that its package turns on. */
import { type CompiledGame, onHexes } from '@hexwright/compiler';
import type { EventKind } from '@hexwright/engine';
import { Battle } from './battle.ts';
import { events, refusals } from './registry.ts';
import { decisions } from './decisions.ts';
import { effectRules } from './effect-rules.ts';
import { binding, causes, slots } from './expressions.ts';
import { freezeHooks } from './hooks.ts';
import { everyOf, ruleModules } from './modules.ts';
import type { RuleModule } from './rule-module.ts';
import { arrivals, courseOfEvents } from './standard/03-3-arrivals.ts';
import { scoreAtEnd } from './victory.ts';

type Refusals = Pick<typeof refusals, 'describe' | 'list'>;

export class GreatMedievalBattle extends Battle {
  readonly refusals: Refusals;
  readonly eventRegistry = events;
  protected readonly courseEvents = courseOfEvents;
  protected readonly arrivals = arrivals;
  readonly #modules: readonly RuleModule[];

  /** `startingPoints` by side: victory points scored before the game begins, as examples have them. */
  constructor(game: CompiledGame, startingPoints: readonly number[] = []) {
    const modules = ruleModules.filter(({ id }) => game.modules.has(id));
    const hexesALevel = Math.max(...everyOf(({ hexesALevel: most }) => (most === undefined ? [] : [most(game)])));
    super(
      onHexes(game),
      { procedures: decisions.list, hooks: freezeHooks(modules), binding, slots, causes, hexesALevel },
      startingPoints,
    );
    this.#modules = modules;
    this.refusals = citing(modules);
    // Those that are off claim nothing, and yet are asked.
    for (const { claim } of ruleModules) claim?.(this);
    this.carriesOut(effectRules);
    this.state.seal();
  }

  protected override setUp(): void {
    super.setUp();
    for (const { unit, markers } of this.game.setUp) {
      for (const { setUp } of this.#modules) setUp?.(this, unit, markers);
    }
  }

  override eventCase(kind: EventKind, words: Int32Array): string {
    for (const { eventCases } of this.#modules) {
      const caseOf = eventCases?.[kind.id];
      if (caseOf !== undefined) return caseOf(this, words);
    }
    return kind.case;
  }

  protected override scoreAtEnd(): void {
    scoreAtEnd(this);
  }
}

/** The refusals of the series, with what the modules of the package cite besides. */
function citing(modules: readonly RuleModule[]): Refusals {
  const all = modules.flatMap(({ citations }) => (citations === undefined ? [] : [citations]));
  return {
    list: () => refusals.list(),
    describe(code, battle, command) {
      const refusal = refusals.describe(code, battle, command);
      const cited = all.flatMap((citations) => citations[refusal.id]?.(battle, command) ?? []);
      return cited.length === 0 ? refusal : { ...refusal, cases: [...refusal.cases, ...cited] };
    },
  };
}
