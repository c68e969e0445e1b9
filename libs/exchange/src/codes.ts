import type { ProblemCode } from '@hexwright/model';

/** Every problem code of what comes in: archives and pasted tables. */
export const EXCHANGE_CODES = {
  'zip.broken': {
    title: 'The file is not a zip file, or is damaged',
    remedy: 'Make the zip again, or fetch it again from where it came.',
  },
  'zip.unsupported': {
    title: 'The zip is made in a way that is not understood',
    remedy: 'Make it again with the usual settings: without a password, in one part, under 4 GB.',
  },
  'zip.too-large': {
    title: 'The zip holds more than a package can',
    remedy: 'Zip only the folders of packages, without pictures, caches and other programs.',
  },
  'zip.bomb': {
    title: 'The zip is made to grow without end',
    remedy: 'Do not open it. Ask the sender for another.',
  },
  'zip.link': {
    title: 'The zip holds a link to another place',
    remedy: 'Put the file itself into the zip in place of the link.',
  },
  'zip.no-package': {
    title: 'The zip holds no package',
    remedy: 'Zip the folder that has scenario.json in it.',
  },
  'table.empty': {
    title: 'There is nothing in the table',
    remedy: 'Copy the cells in your spreadsheet again, and paste them.',
  },
  'table.shape': {
    title: 'The rows of the table have different lengths',
    remedy: 'Copy a block of cells in which every row has as many as the first.',
  },
  'table.quote': {
    title: 'A quotation mark is never closed',
    remedy: 'Close it, or take it out.',
  },
  'table.header': {
    title: 'Two columns have the same head, or one has none',
    remedy: 'Give every column a head of its own.',
  },
  'table.cell': {
    title: 'Invalid value in a cell',
    remedy: 'Write a whole number, a dash, or NA.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;
