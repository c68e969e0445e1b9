import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordTurns } from './password-turns.ts';

const derive = promisify(argon2);

/** Cost of a hash: kibibytes of memory, passes over it. More than OWASP asks for at least (19 MiB, 2). */
const COST = { memory: 32_768, passes: 3 } as const;
const BYTES = 32;
/** Hashes at once, and how many more may wait: each takes memory, and strangers can ask for it. */
const turns = new PasswordTurns({ atOnce: 2, strangers: 50, known: 100 });

/** Characters of a password. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 256;

/** The hash of a password (argon2id), with its salt and cost, as the usual string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await turns.take(null, () => hashed(password, salt, COST.memory, COST.passes, BYTES));
  const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether a password belongs to a hash.
 * @param known null where there is no such person: it takes as long, so that nobody learns that
 * @param from the address of a stranger, who waits with others from there; null for somebody known, who comes first
 * @throws {TooBusy} where too many ask at once
 */
export async function isPassword(password: string, known: string | null, from: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(known ?? '');
  if (parts === null) {
    await turns.take(from, () => hashed(password, Buffer.alloc(16), COST.memory, COST.passes, BYTES));
    return false;
  }
  const [, memory, passes, salt, hash] = parts;
  const expected = Buffer.from(hash, 'base64');
  const found = await turns.take(from, () =>
    hashed(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), expected.length),
  );
  return timingSafeEqual(found, expected);
}

function hashed(password: string, nonce: Buffer, memory: number, passes: number, bytes: number): Promise<Buffer> {
  // However it was typed, it is the same word.
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce, parallelism: 1, tagLength: bytes, memory, passes });
}
