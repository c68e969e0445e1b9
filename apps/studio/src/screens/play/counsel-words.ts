/** What people read of a hint, for translation. */
import { counted } from '../../parts/plain-words.ts';

export const COUNSEL = {
  title: 'Hint',
  command: 'Hint: what would a marshal do, and why?',
  ask: 'What would you do?',
  again: 'Think again',
  time: 'Thinking time',
  times: { 'marshal-brief': 'short', marshal: 'usual', 'marshal-long': 'long' },
  thinking: 'The marshal is playing the battle on …',
  nothing: 'There is nothing to advise.',
  put: 'Put the hint away',
  plan: (title: string) => `Plan: ${title}.`,
  /** Without plans that differ there is only what a captain does next. */
  noPlan: 'All plans begin alike here.',
  why: (side: string, games: number, won: string, margin: string) =>
    `So ${won} of ${counted(games, 'battle')} played on with other dice went to ${side}, ${margin} on average.`,
  against: (title: string, won: string, margin: string) => `${title}: wins ${won}, ${margin}.`,
  others: 'Other plans',
  ahead: (points: string) => `${points} points ahead`,
  behind: (points: string) => `${points} points behind`,
  level: 'level on points',
  next: 'Next',
  dice: 'What comes then depends on the dice.',
  honest: 'It knows only what this side may know. Few battles are played on: it can be wrong.',
} as const;
