/** What people read of what holds a game, for translation. */
export const HOST = {
  example: 'an example',
  game: 'a game',
  elsewhere: (what: string, own: string, here: string) => `This is ${what} of ${own}, not of ${here}. Open it there.`,
  tooLong: (work: string) => `${work} took longer than fifteen seconds and was stopped.`,
  player: (player: string, side: string, turn: number, phase: string, decision: string, cited: string) =>
    `${player} for ${side}, turn ${turn}, ${phase}, ${decision} [${cited}]`,
  when: (turn: number, phase: string, cited: string) => `, turn ${turn}, ${phase} [${cited}]`,
  replaying: (when: string) => `Playing the game again under the changed package${when}`,
  opening: 'Opening the game',
  rules: (when: string) => `The rules in force${when}`,
  asBefore: (reason: string) => `${reason} The game is as it was before.`,
  kept: (reason: string) => `${reason} Change what made it so, then open the game again: it is kept.`,
  unreachable: 'The server cannot be reached. The game is kept there, and goes on when it is back.',
  aloneOnly: 'That cannot be done in a game that others play too.',
  savedWhenOver: 'A game in a room can be saved once it is over: a file tells everything.',
} as const;
