/** Something that a formula of a package is asked about: the game, and whatever a library adds, such as two opponents. */
export interface Question<Play> {
  readonly battle: Play;
}

/** A question of a game that is played in turns. */
export type InTurn = Question<{
  readonly turn: number;
  /** Is told of each restriction that forbids something, by its number in the package. */
  readonly watchForbidden?: ((restriction: number) => void) | null;
  /** Is told of each condition that is found to hold, by its id. */
  readonly watchHeld?: ((condition: string) => void) | null;
}>;
