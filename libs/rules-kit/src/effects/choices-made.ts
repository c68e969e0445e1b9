/** What players have chosen of the effects of a package: claimed only where it leaves them something to choose. */
import { CHOSEN, type CompiledEffect, type CompiledGame, isHexMap } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';

/** For whom an effect is chosen: one of the chooser's units where it does not say. */
export type ChosenFor = 'unit' | 'hex' | 'side';

/** An effect that players choose, and when each of its holders last did. */
interface Choice {
  readonly effect: CompiledEffect;
  readonly of: ChosenFor;
  /** By unit, hex or side: the serial of the step in which it was last chosen; 0 for never. */
  readonly chosenIn: Column;
}

export class ChoicesMade {
  /** In the order of the package: commands and columns number them so. */
  readonly list: readonly Choice[];

  /** null where players choose no effects. */
  static claim(state: State, game: CompiledGame): ChoicesMade | null {
    const effects = game.effects.filter(({ at }) => at === CHOSEN);
    return effects.length === 0 ? null : new ChoicesMade(state, game, effects);
  }

  private constructor(state: State, { units, sides, map }: CompiledGame, effects: readonly CompiledEffect[]) {
    const holders = { unit: units.length, side: sides.length, hex: isHexMap(map) ? map.grid.count : 0 } as const;
    this.list = effects.map((effect) => {
      const of = effect.each ?? 'unit';
      return { effect, of, chosenIn: state.column(`chosen.${effect.id}`, holders[of]) };
    });
  }
}
