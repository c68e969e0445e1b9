/** What people read where a rulebook lies beside the rules, for translation. */
import type { CaseDoubt } from '@hexwright/digitiser';
import type { Coverage } from '@hexwright/playtest';

export const BOOK = {
  title: 'Rulebook',
  command: 'Show or hide the rulebook',
  show: 'Rulebook',
  close: 'Close the rulebook',
  empty: 'Lay your rulebook beside the rules',
  intro:
    'Open a PDF or a plain text of it. Its cases are found and linked with what enforces them here. It stays in this browser: it goes neither into the project nor into exports.',
  open: 'Open a rulebook …',
  another: 'Open another …',
  file: 'File of a rulebook',
  remove: 'Remove',
  removeBook: (name: string) => `Remove ${name} from this browser`,
  choose: 'Rulebook shown',
  reading: (name: string) => `Reading ${name} …`,
  page: 'Page',
  of: (count: number) => `of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  cases: 'Cases',
  chooseCase: 'Go to a case …',
  found: 'In this text',
  absent: 'Not found in this text',
  entry: (cited: string, title: string, coverage: string) => `${cited} ${title}: ${coverage}`.replace(' :', ':'),
  legend: 'What the marks mean',
  counts: {
    enforced: 'enforced',
    changed: 'changed',
    missing: 'missing',
    silent: 'nothing to enforce',
  } satisfies Record<Coverage, string>,
  /** A sign for each, so that nobody needs its colour. */
  signs: { enforced: '✓', changed: '±', missing: '✕', silent: '·' } satisfies Record<Coverage, string>,
  doubts: {
    damaged: 'Its number is damaged, and this is the only case that fits here.',
    order: 'It stands out of order: see whether the number is right.',
    twice: 'This number stands here twice, while another is not found: see which is right.',
    unknown: 'The package knows no such case.',
  } satisfies Record<CaseDoubt, string>,
  link: (cited: string, coverage: string) => `Case ${cited}, ${coverage}`,
  doubtful: (cited: string, coverage: string, read: string) => `Case ${cited}, ${coverage}, in doubt: ${read}`,
  unsure: 'Another case may begin in these lines that has not been found.',
  unread: (count: number) =>
    count === 1 ? 'One number of a case could not be read' : `${count} numbers of cases could not be read`,
  unreadAt: (read: string, page: number) => `“${read}” on page ${page}`,
  byCode: 'the game system',
  byItems: (count: number) => (count === 1 ? 'one rule of the package' : `${count} rules of the package`),
  enforcedBy: (cited: string, who: string) => `${cited} is enforced by ${who}.`,
  changedBy: (cited: string, who: string) => `${cited} is changed by ${who}.`,
  missing: (cited: string) => `Nothing enforces ${cited} here.`,
  silent: (cited: string, note: string) => `There is nothing to enforce in ${cited}. ${note}`.trim(),
  strange: (cited: string) => `This package has no case ${cited}.`,
  standsOn: (page: number) => `It stands on page ${page}.`,
  notInText: 'It has not been found in this text.',
  noText: 'This page is a picture without text, so no cases are found on it.',
  picturePages: (count: number, of: number) =>
    count === of
      ? 'Its pages are pictures without text, so no cases are found yet.'
      : count === 1
        ? `One of its ${of} pages is a picture without text.`
        : `${count} of its ${of} pages are pictures without text.`,
  readPages: (count: number) => (count === 1 ? 'Read the page' : `Read ${count} pages`),
  readingPages: (name: string, done: number, of: number) => `Reading the pages of ${name}: ${done} of ${of} …`,
  stop: 'Stop',
  readerNotLoaded:
    'What reads print failed to load, so no more pages were read. See whether the studio’s server can be reached, and try again.',
  notDrawn: 'This page is damaged and cannot be shown.',
  tooLarge: (name: string) => `${name} is larger than 120 MB, which no rulebook is.`,
  notText: (name: string) => `${name} is neither a PDF nor a plain text. Save the rulebook as one of these.`,
  noWords: (name: string) => `There is no text in ${name}.`,
  password: (name: string) => `${name} has a password. Open it with the password, and save it without one.`,
  damaged: (name: string) => `${name} is a damaged PDF and cannot be read. Copy or download it again.`,
  notLoaded: 'The rulebook failed to load. See whether the studio’s server can be reached, and open it again.',
  program: 'What reads PDF files failed to load. See whether the studio’s server can be reached, and try again.',
  notKept: 'This browser keeps no files: the rulebook is here until the page is closed.',
} as const;
