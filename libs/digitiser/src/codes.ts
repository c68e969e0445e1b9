import type { ProblemCode } from '@hexwright/model';

/** Every problem code of what is read from sheets and transcriptions. */
export const DIGITISER_CODES = {
  'pattern.syntax': {
    title: 'A pattern of codes cannot be read',
    remedy: 'Write fields as {name:A|B|C}, {name:A-E} or {name:0-20}, and what may be missing in square brackets.',
  },
  'pattern.too-large': {
    title: 'A pattern stands for too many codes',
    remedy: 'List the values that are printed, in place of a wide range.',
  },
  'pattern.ambiguous': {
    title: 'One code means two things',
    remedy: 'Leave out one of the two patterns, or read the sheets apart.',
  },
  'image.unknown': {
    title: 'A file is no picture that can be read',
    remedy: 'Save the scan as PNG or JPEG.',
  },
  'image.broken': {
    title: 'A picture cannot be read to its end',
    remedy: 'Scan or copy it again.',
  },
  'image.too-large': {
    title: 'A picture has more pixels than any scan needs',
    remedy: 'Scan at 300 dpi, or make the picture smaller.',
  },
  'image.pdf': {
    title: 'A PDF file stands where a picture should',
    remedy: 'Save its pages as PNG, 300 dpi or more; for one with a password, open it first.',
  },
  'sheet.no-counters': {
    title: 'There are no counters to be seen',
    remedy: 'Look whether it is the right page. If it is, give the corners of the block of counters.',
  },
  'sheet.lost': {
    title: 'The grid does not lie on the counters',
    remedy: 'Give the corners of the block of counters, and see that its rows and columns are right.',
  },
  'sheet.total': {
    title: 'A sheet has not as many counters as it should',
    remedy: 'See whether the grid lies a row or a column beside the counters, and which doubles are taken for singles.',
  },
  'sheet.no-codes': {
    title: 'No counter of a sheet has a code of the game',
    remedy: 'Compare the patterns and the zone of the code with a counter.',
  },
  'scan.lost': {
    title: 'The hexes of a map are not found on its scan',
    remedy: 'Give two hexes that are far apart with their centres in pixels, and say how the map lies if it is turned.',
  },
  'scan.map': {
    title: 'The map that a scan is of cannot be used',
    remedy: 'Put the map.json of the package beside the scans, with the grid and the numbering of the printed map.',
  },
  'settings.invalid': {
    title: 'The settings of a folder of scans cannot be used',
    remedy: 'Correct digitise.json at the place that is named.',
  },
  'settings.source': {
    title: 'A source cannot be read',
    remedy: 'See that the file is in the folder and that you may read it.',
  },
  'settings.write': {
    title: 'What was read cannot be written',
    remedy: 'Make room on the disk, or see that you may write there; what was written before is kept.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;
