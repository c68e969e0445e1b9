import { DISK } from './words.ts';

/** One way to settle a file that is otherwise in the folder than in the project. */
export interface DiskChoice {
  readonly take: 'ours' | 'theirs';
  readonly title: string;
}

const KEEP: DiskChoice = { take: 'ours', title: DISK.keep };

/** By the code of the problem. What is not listed is settled outside: there is room to be made, or a right to be given. */
const CHOICES: Readonly<Record<string, readonly DiskChoice[]>> = {
  'disk.removed': [KEEP, { take: 'theirs', title: DISK.remove }],
  'disk.differs': [KEEP, { take: 'theirs', title: DISK.take }],
  // There is nothing in the folder that could be taken.
  'disk.broken': [KEEP],
  'disk.not-text': [KEEP],
  'disk.too-large': [KEEP],
};

/** What somebody may choose where a file has a problem with the folder. */
export function diskChoices(code: string): readonly DiskChoice[] {
  return Object.hasOwn(CHOICES, code) ? CHOICES[code] : [];
}
