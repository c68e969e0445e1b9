/** What formulas of effects are asked about: the question of a game, read from those who are concerned at the moment. */
import type { Question } from '../question.ts';
import type { Concerned, EffectQuestion } from './effect-rules.ts';

/**
 * How a game asks formulas of effects: `fixed` is what effects never ask of, such as a range; `read` is what follows from those
 * who are concerned, each time it is asked, so that one question goes round all units or hexes of the map.
 */
export function effectQuestions<Play, Asked extends Question<Play>, Read extends keyof Asked>(
  fixed: Omit<Asked, 'battle' | Read>,
  read: { readonly [Part in Read]: (concerned: Concerned) => Asked[Part] },
): (battle: Play, concerned: Concerned) => EffectQuestion<Asked> {
  class AskedByEffects {
    readonly battle: Play;
    readonly concerned: Concerned;

    constructor(battle: Play, concerned: Concerned) {
      this.battle = battle;
      this.concerned = concerned;
    }
  }
  const parts: PropertyDescriptorMap = {};
  for (const [part, value] of Object.entries(fixed)) parts[part] = { value };
  for (const [part, reader] of Object.entries<(concerned: Concerned) => unknown>(read)) {
    parts[part] = {
      get(this: AskedByEffects) {
        return reader(this.concerned);
      },
    };
  }
  Object.defineProperties(AskedByEffects.prototype, parts);
  // What the parts are has been checked where they were given.
  return (battle, concerned) => new AskedByEffects(battle, concerned) as unknown as EffectQuestion<Asked>;
}
