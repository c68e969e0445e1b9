/** What people read of fights on the play screen: contests of two pieces, and the odds of an attack. */
export const CONTEST = {
  backTo: (title: string) => `Back to ${title}`,
  undo: 'Undo',
  toMap: 'To the map',
  notHere: 'not here',
  shown: 'What has been shown',
  stands: (name: string) => `How ${name} stands`,
  sealed: 'Has chosen. Sealed until both are shown.',
  over: 'It is over',
  backToMap: 'Back to the map',
  decides: (player: string) => `${player} decides.`,
  seal: 'Seal the choice',
  missing: (titles: string) => `Still to choose: ${titles}.`,
  choose: 'Choose a zone to see what it promises.',
  promises: (title: string) => `${title}: what it promises`,
  added: (sum: string) => `What is added in each case: ${sum}`,
} as const;

export const ODDS = {
  counts: 'What counts',
  columns: 'Columns of the tables',
  die: 'Die',
  used: ': this one counts',
  then: (title: string, roll: string) => `Then ${title}: ${roll}`,
  chances: 'Chances',
} as const;
