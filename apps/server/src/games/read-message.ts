/** What pages type to the referee of a room, as it came over the wire. */
import type { CaseFile } from '@hexwright/model';
import { isPositionQuestion, type RoomRequest, type SeatWish, type GameMessage } from '@hexwright/playtest/shared';
import { isDiceHex } from '@hexwright/playtest/dice';
import { areCommands } from './question-arguments.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sides that nobody's game has more of. */
const MOST_SIDES = 16;
const LONGEST_NAME = 80;
/** Letters of a note. */
const LONGEST_NOTE = 2000;
/** Options of which somebody chooses otherwise than the package. */
const MOST_OPTIONS = 200;

/** Reads what somebody says; null where it is nothing that is said. */
export function readGameMessage(message: Fields): GameMessage | null {
  const { type, id, game } = message;
  if (type === 'hello') {
    const { key, name } = message;
    return isWord(key, 100) && typeof name === 'string'
      ? { type, key, name: name.trim().slice(0, LONGEST_NAME) || 'Somebody' }
      : null;
  }
  if (type === 'leave') return isWord(game) ? { type, game } : null;
  if (type === 'dice') {
    const { give, hex } = message;
    return isWord(game) && (give === 'pledge' || give === 'share') && isDiceHex(hex) ? { type, game, give, hex } : null;
  }
  const request = typeof id === 'number' && Number.isSafeInteger(id) ? readRequest(message) : null;
  return request === null ? null : { id: Number(id), ...request };
}

function readRequest(message: Fields): RoomRequest | null {
  const { type, game } = message;
  if (type === 'begin') return readBegin(message);
  if (!isWord(game)) return null;
  switch (type) {
    case 'watch':
    case 'drop':
    case 'save':
      return { type, game };
    case 'perform': {
      const { at, commands } = message;
      if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0 || !areCommands(commands)) return null;
      return { type, game, at, commands };
    }
    case 'look': {
      const { name, args } = message;
      return typeof name === 'string' && isPositionQuestion(name) && Array.isArray(args)
        ? { type, game, name, args }
        : null;
    }
    case 'sit': {
      const { side } = message;
      const wish = readWish(message['wish']);
      return isWord(side) && wish !== null ? { type, game, side, wish } : null;
    }
    case 'note': {
      const { move, text } = message;
      const isMove = typeof move === 'number' && Number.isSafeInteger(move) && move >= 0;
      return isMove && typeof text === 'string' && text.length <= LONGEST_NOTE
        ? { type, game, move, text: text.trim() }
        : null;
    }
    case 'offer':
      return { type, game };
    case 'agree': {
      const { offer, yes } = message;
      return isWord(offer) && typeof yes === 'boolean' ? { type, game, offer, yes } : null;
    }
    default:
      return null;
  }
}

function readBegin(message: Fields): RoomRequest | null {
  const { package: id, name, seats, position = null, options = {} } = message;
  if (!isWord(id) || typeof name !== 'string' || !isFields(seats)) return null;
  if (position !== null && !isFields(position)) return null;
  if (!areOptions(options)) return null;
  const wishes = Object.entries(seats).map(([side, seat]) => [side, readWish(seat)] as const);
  if (wishes.length > MOST_SIDES) return null;
  const read = wishes.flatMap(([side, wish]) => (wish === null ? [] : [[side, wish] as const]));
  if (read.length < wishes.length) return null;
  return {
    type: 'begin',
    package: id,
    name: name.trim().slice(0, LONGEST_NAME),
    seats: Object.fromEntries(read),
    // What is wrong with it says the compiler.
    position: position as CaseFile | null,
    options,
  };
}

/** Whether something is choices by option; whether there are such is for the compiler to say. */
function areOptions(value: unknown): value is Readonly<Record<string, string>> {
  if (!isFields(value)) return false;
  const choices = Object.entries(value);
  return choices.length <= MOST_OPTIONS && choices.every(([option, choice]) => isWord(option) && isWord(choice));
}

function readWish(value: unknown): SeatWish | null {
  if (!isFields(value)) return null;
  const { to, player, id } = value;
  if (to === 'me' || to === 'free') return { to };
  if (to === 'computer' && isWord(player)) return { to, player };
  return to === 'person' && isWord(id) ? { to, id } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWord(value: unknown, longest = 200): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}
