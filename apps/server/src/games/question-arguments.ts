import type { PositionQuestionName } from '@hexwright/playtest/shared';

/** Letters of an id of a piece. */
const LONGEST = 200;
/** Words of a command. */
const MOST_WORDS = 16;
/** Commands of a way. */
const MOST = 500;

/** Whether what came over the wire are the arguments of a question about a game that has such places. */
export function areQuestionArguments(
  name: PositionQuestionName,
  args: readonly unknown[],
  hasPlace: (place: number) => boolean,
): boolean {
  const isPlace = (value: unknown): boolean => typeof value === 'number' && hasPlace(value);
  const [one, other] = args;
  switch (name) {
    case 'reach':
      return args.length === 1 && isPiece(one);
    case 'candidates':
      return args.length === 1 && isQuery(one, isPlace);
    case 'whyNot':
      return args.length === 2 && (one === null || isPiece(one)) && isPlace(other);
    case 'odds':
      return args.length === 2 && isCommand(one) && areCommands(other);
    case 'sight':
      return args.length === 2 && isPlace(one) && isPlace(other);
    case 'influences':
      return args.length === 1 && (one === null || isPiece(one));
  }
}

/** Whether something is a list of commands, as they are written. */
export function areCommands(value: unknown): value is readonly { readonly do: string }[] {
  return Array.isArray(value) && value.length <= MOST && value.every(isCommand);
}

function isQuery(value: unknown, isPlace: (value: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || !('piece' in value) || !('place' in value)) return false;
  return (value.piece === null || isPiece(value.piece)) && isPlace(value.place);
}

function isPiece(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST;
}

/** It is kept as it was written, so there must not be much of it. */
function isCommand(value: unknown): boolean {
  const isOne = typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
  return isOne && Object.keys(value).length <= MOST_WORDS && Object.values(value).every(isWord);
}

function isWord(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length <= MOST_WORDS && value.every((one) => isPiece(one) || typeof one === 'number');
  return value === null || typeof value === 'number' || typeof value === 'boolean' || isPiece(value);
}
