/** What a section of the rules keeps for each game besides the state: tables and searches that follow from its package. */

interface HasParts {
  readonly parts: unknown[];
}

let count = 0;

/**
 * Something that is worked out once for each game, when it is first asked for: `const sight = new Part(make)` beside the
 * rule, then `sight.of(game)`. The game need not know of it, so that a section depends on the game and not the other way
 * round. It must follow from the package alone; what changes while the game runs belongs into columns of the state.
 */
export class Part<Play extends HasParts, Value> {
  readonly #place = count++;
  readonly #make: (play: Play) => Value;

  constructor(make: (play: Play) => Value) {
    this.#make = make;
  }

  of(play: Play): Value {
    return (play.parts[this.#place] ??= this.#make(play)) as Value;
  }
}
