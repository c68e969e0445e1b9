/** Packages and players as bytes that travel to other machines, named by the hash of their content. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type CaseFile, LARGEST_FILE, type PackageSource } from '@hexwright/model';
import type { Entrants } from '@hexwright/playtest';

/** Most bytes of packages, packed and laid open. */
const MOST_PACKED = 4 * LARGEST_FILE;
const MOST_OPEN = 16 * LARGEST_FILE;
/** Most packages of a batch, most that one builds on, and most files of one. */
const MOST_CHAINS = 64;
const MOST_LEVELS = 32;
const MOST_FILES = 10_000;
/** Half as good as the best, in a hundredth of the time. */
const QUALITY = 5;

/** What is played, ready to travel. */
export interface PackedEntrants {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Packs what is played. */
export function packEntrants({ chains, seats, position, watched = false }: Entrants): PackedEntrants {
  const text = JSON.stringify({
    chains: chains.map((chain) => chain.map(({ id, files }) => ({ id, files: Object.fromEntries(files) }))),
    seats,
    position,
    watched,
  });
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { hash: hashOf(bytes), bytes };
}

/** What was packed. Throws RangeError, which says why, where the bytes are others than the hash says, too many, or no packages. */
export function unpackEntrants(hash: string, bytes: Buffer): Entrants {
  if (bytes.byteLength > MOST_PACKED) throw new RangeError(`the packages are larger than ${MOST_PACKED} bytes`);
  if (hashOf(bytes) !== hash) throw new RangeError('the packages are not those of their hash');
  const content = parsed(bytes);
  const { chains, seats, position, watched } = content;
  if (!Array.isArray(chains) || chains.length === 0 || chains.length > MOST_CHAINS) throw new RangeError(NO_PACKAGES);
  if (!isRecord(seats) || typeof watched !== 'boolean') throw new RangeError(NO_PACKAGES);
  if (position !== undefined && !isRecord(position)) throw new RangeError(NO_PACKAGES);
  const played = { chains: chains.map(chainOf), seats: textsOf(seats), watched };
  // Whether it is a position is told where the packages are opened.
  return position === undefined ? played : { ...played, position: position as unknown as CaseFile };
}

function parsed(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: MOST_OPEN }).toString());
    if (isRecord(content)) return content;
  } catch {
    // Too long, broken, or no JSON: it is refused like anything else that is no packages.
  }
  throw new RangeError(`${NO_PACKAGES}, or larger than ${MOST_OPEN} bytes`);
}

function chainOf(content: unknown): PackageSource[] {
  if (!Array.isArray(content) || content.length === 0 || content.length > MOST_LEVELS)
    throw new RangeError(NO_PACKAGES);
  return content.map((one: unknown) => {
    if (!isRecord(one) || typeof one['id'] !== 'string' || !isRecord(one['files'])) throw new RangeError(NO_PACKAGES);
    const files = new Map(Object.entries(textsOf(one['files'])));
    if (files.size > MOST_FILES) throw new RangeError(`a package has more than ${MOST_FILES} files`);
    for (const [name, text] of files) {
      if (text.length > LARGEST_FILE) throw new RangeError(`${name} is larger than ${LARGEST_FILE} bytes`);
    }
    return { id: one['id'], files };
  });
}

function textsOf(record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  for (const text of Object.values(record)) if (typeof text !== 'string') throw new RangeError(NO_PACKAGES);
  return record as Readonly<Record<string, string>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const NO_PACKAGES = 'what came is no packages';
