/** One way to settle a file that is otherwise in the folder than in the project. */
export interface DiskChoice {
  readonly take: 'ours' | 'theirs';
  readonly title: string;
}

const KEEP: DiskChoice = { take: 'ours', title: 'Keep what is here' };

/** By the code of the problem. What is not listed is settled outside: there is room to be made, or a right to be given. */
const CHOICES: Readonly<Record<string, readonly DiskChoice[]>> = {
  'disk.removed': [KEEP, { take: 'theirs', title: 'Accept the removal' }],
  'disk.differs': [KEEP, { take: 'theirs', title: 'Take what is in the folder' }],
  // There is nothing in the folder that could be taken.
  'disk.broken': [KEEP],
  'disk.not-text': [KEEP],
  'disk.too-large': [KEEP],
};

/** What somebody may choose where a file has a problem with the folder. */
export function diskChoices(code: string): readonly DiskChoice[] {
  return Object.hasOwn(CHOICES, code) ? CHOICES[code] : [];
}
