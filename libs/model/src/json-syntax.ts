import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** The first thing that keeps a text from being JSON, told in plain words. */
export interface SyntaxFault {
  readonly message: string;
  readonly offset: number;
  readonly length: number;
}

/** Says what is wrong with a text that JSON.parse has refused. */
export function explainSyntax(text: string): SyntaxFault {
  if (text.trim() === '') return { message: 'The file is empty. It needs at least {}.', offset: 0, length: 0 };
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return { message: 'Brackets are nested so deep that the file cannot be read.', offset: 0, length: 1 };
  }
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  if (first === undefined) return { message: controlCharacterMessage, offset: 0, length: 1 };
  return { ...describe(text, first), length: Math.max(1, first.length) };
}

const controlCharacterMessage = 'The file is not JSON: it may contain a character that cannot be seen.';

function describe(text: string, { error, offset }: ParseError): { message: string; offset: number } {
  const character = text.charAt(offset);
  const before = lastCharacterBefore(text, offset);
  if (before.character === ',' && (character === '}' || character === ']')) {
    return {
      message: `There is a comma with nothing behind it before "${character}". Take the comma away.`,
      offset: before.offset,
    };
  }
  return { message: reason(text, printParseErrorCode(error), offset, character), offset };
}

function reason(text: string, error: string, offset: number, character: string): string {
  if (character === "'") return `Texts and names stand between double quotes ("), not single ones.`;
  switch (error) {
    case 'InvalidCommentToken':
      return 'JSON knows no comments. Take it away, or write it as a "note" where one is allowed.';
    case 'UnexpectedEndOfComment':
      return 'A comment begins here and never ends. JSON knows no comments: take it away.';
    case 'UnexpectedEndOfString':
      return 'A text begins here and its closing quote (") is missing.';
    case 'InvalidCharacter':
      return 'A text contains a line break or another control character. Write \\n for a line break.';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'A backslash in a text must be followed by one of " \\ / b f n r t or u with four digits. Write \\\\ for a backslash.';
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return 'A number is not written as JSON writes it: digits, perhaps a minus before and a decimal point inside.';
    case 'PropertyNameExpected':
      return `Here the name of a property is expected, in double quotes${found(text, offset)}.`;
    case 'ColonExpected':
      return `A colon is missing between the name of a property and its value${found(text, offset)}.`;
    case 'CommaExpected':
      return `A comma is missing before this${found(text, offset)}.`;
    case 'CloseBraceExpected':
      return `An object that was begun with { is never closed: } is missing${found(text, offset)}.`;
    case 'CloseBracketExpected':
      return `A list that was begun with [ is never closed: ] is missing${found(text, offset)}.`;
    case 'EndOfFileExpected':
      return `The file should end before this${found(text, offset)}: a file holds one value, and its last bracket is closed already.`;
    case 'ValueExpected':
      return `A value is missing${found(text, offset)}.`;
    case 'InvalidSymbol':
      return `"${word(text, offset)}" is not a JSON value. Texts stand in double quotes; without quotes there are only numbers, true, false and null.`;
    default:
      return 'This is not JSON.';
  }
}

function found(text: string, offset: number): string {
  return offset >= text.length ? ', but the file ends' : `; found ${word(text, offset)}`;
}

/** The word or sign at an offset, at most 20 characters of it. */
function word(text: string, offset: number): string {
  const [letters] = /^[\p{L}\p{N}_.+-]*/u.exec(text.slice(offset, offset + 20)) ?? [''];
  return letters === '' ? text.charAt(offset) : letters;
}

function lastCharacterBefore(text: string, offset: number): { character: string; offset: number } {
  const at = text.slice(0, offset).trimEnd().length - 1;
  return { character: text.charAt(at), offset: at };
}
