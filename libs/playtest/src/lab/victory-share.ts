/** What part of a victory a game was for a side: a draw, or a game that nothing settles, is half of one for each. */
export function victoryShare(winner: string | null, side: string): number {
  if (winner === null || winner === 'draw') return 0.5;
  return winner === side ? 1 : 0;
}
