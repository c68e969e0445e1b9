import { FollowedAnswer, type FollowingHost } from '../../parts/followed-answer.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';

/** What is in force in the package that a screen shows, kept up to date while the screen is open. */
export class FollowedRules extends FollowedAnswer<EffectiveRulesAnswer> {
  constructor(host: FollowingHost, lists: readonly RuleList[]) {
    super(host, (session, id) => session.compileService.ask('effectiveRules', { package: id, lists }));
  }

  /** The things of a list that are there, in order. */
  list(list: RuleList): readonly EffectiveItem[] {
    return this.answer?.items.filter((item) => item.list === list && item.value !== undefined) ?? [];
  }

  /** A thing by its target: `modifiers/melee-flank`. */
  item(target: string): EffectiveItem | undefined {
    return this.answer?.items.find((item) => item.target === target);
  }
}
