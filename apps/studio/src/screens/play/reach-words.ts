/** What people read of ways, lines of sight and what pieces reach, for translation. */
import { counted } from '../../parts/plain-words.ts';

export const REACH = {
  stay: 'Stay',
  charge: 'Charge',
  hexes: (count: number) => counted(count, 'hex', 'hexes'),
  inSight: (range: number) => `${counted(range, 'hex', 'hexes')}: in sight.`,
  hidden: (range: number, because: string) => `${counted(range, 'hex', 'hexes')}: ${because}`,
  none: (places: string) => `none reaches ${places}`,
  line: (from: string, to: string, length: number) => `${from} to ${to}, ${length}`,
  tooLong: (line: string) => `${line}, too long`,
  milliseconds: (time: number) => `${Math.round(time)} ms`,
} as const;
