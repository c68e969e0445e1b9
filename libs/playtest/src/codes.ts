import type { ProblemCode } from '@hexwright/model';

/** What may be wrong with examples and records, besides what the format and the compiler find. */
export const PLAYTEST_CODES = {
  'example.position': {
    title: 'An example begins where the game cannot stand',
    remedy: 'Use a side, a step and a turn of the package.',
  },
  'example.command': {
    title: 'A command of an example cannot be read',
    remedy: 'Correct the word, unit, hex or step that the message names.',
  },
  'example.refused': {
    title: 'A command is refused that the example takes to be legal',
    remedy: 'Correct the command, or say that it is refused.',
  },
  'example.not-refused': {
    title: 'A command is legal that the example takes to be refused',
    remedy: 'Correct the position, or take the refusal out.',
  },
  'example.refusal': {
    title: 'A command is refused for another reason',
    remedy: 'Name the case that refuses it.',
  },
  'example.dice': {
    title: 'The dice of an example do not fit',
    remedy: 'Give as many numbers as are rolled, each of them one that the die has.',
  },
  'example.event': {
    title: 'What an example expects to happen did not, or what must not happen did',
    remedy: 'Compare with what did happen.',
  },
  'example.offered': {
    title: 'A command is legal, or not, other than an example expects',
    remedy: 'Compare with the refusal.',
  },
  'example.outcome': {
    title: 'The position at the end is not the one expected',
    remedy: 'Compare with the account of what happened.',
  },
  'example.undo': {
    title: 'Taking everything back does not lead to the beginning',
    remedy: 'This is a mistake of the rules library: report it with the example.',
  },
  'record.format': {
    title: 'A record of a game cannot be read',
    remedy: 'Use a file that "hexwright play --log" has written.',
  },
  'record.package': {
    title: 'A record was played with another state of the package',
    remedy: 'Use the state of the package that the record was played with.',
  },
  'record.command': {
    title: 'A command of a record cannot be played',
    remedy: 'The record or the package has changed since.',
  },
  'record.hash': {
    title: 'A game goes another way than its record',
    remedy: 'The rules or the package have changed since.',
  },
  'record.dice': {
    title: 'The dice of a record are not proved',
    remedy: 'Ask for the file as the room gives it when the game is over.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;

export type PlaytestCode = keyof typeof PLAYTEST_CODES;
