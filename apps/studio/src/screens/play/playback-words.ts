/** What people read where moves of all at once are played back, for translation. */
export const PLAYBACK = {
  title: 'Playback',
  running: 'All move at once',
  progress: 'How much of it has been shown',
  halt: 'Pause',
  goOn: 'Resume',
  skip: 'Skip',
  again: 'Watch the moves again',
  command: 'Watch the moves again, pause or resume them',
  skipCommand: 'Skip to the end of the moves',
} as const;
