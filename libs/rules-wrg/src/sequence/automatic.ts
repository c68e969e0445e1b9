/** Steps of the sequence in which nobody decides anything. */
import { CONTINUE, LEGAL } from '@hexwright/engine';
import type { Decision } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

/** A step that is done at once. */
export function automatic(id: string, cited: string, run: (battle: Battle) => void): Decision<Battle> {
  return {
    id,
    case: cited,
    proceed(battle) {
      battle.frames.pop();
      run(battle);
      return CONTINUE;
    },
    legal: () => undefined,
    check: () => LEGAL,
    perform: () => undefined,
  };
}
