import type { LookName } from '@hexwright/playtest/table';

/** Letters of an id of a piece. */
const LONGEST = 200;
/** Commands of a way. */
const MOST = 500;

/** Whether what came over the wire are the arguments of a question about a map of so many hexes. */
export function looksFine(name: LookName, args: readonly unknown[], hexes: number): boolean {
  const isHex = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < hexes;
  const [one, other] = args;
  switch (name) {
    case 'reach':
      return args.length === 1 && isPiece(one);
    case 'whyNot':
      return args.length === 2 && (one === null || isPiece(one)) && isHex(other);
    case 'odds':
      return args.length === 2 && isCommand(one) && areCommands(other);
    case 'sight':
      return args.length === 2 && isHex(one) && isHex(other);
    case 'influences':
      return args.length === 1 && (one === null || isPiece(one));
  }
}

/** Whether something is a list of commands, as they are written. */
export function areCommands(value: unknown): value is readonly { readonly do: string }[] {
  return Array.isArray(value) && value.length <= MOST && value.every(isCommand);
}

function isPiece(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST;
}

function isCommand(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
}
