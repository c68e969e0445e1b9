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
} as const satisfies Readonly<Record<string, ProblemCode>>;
