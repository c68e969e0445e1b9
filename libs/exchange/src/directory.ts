/** Reads the list of contents of a zip, without unpacking anything. */

/** A file of a zip, as its list of contents says: nothing of it is certain. */
export interface ZipEntry {
  /** The bytes of its name. */
  readonly name: Uint8Array;
  /** Whether the zip says that the name is UTF-8. */
  readonly isUtf8: boolean;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  /** 0: as it is; 8: deflated; anything else is not understood. */
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** Where its header is. */
  readonly offset: number;
}

/** Why the list of contents cannot be read. */
export type DirectoryFault = 'broken' | 'unsupported' | 'too-many';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
/** The longest comment behind the end of a zip. */
const LONGEST_COMMENT = 0xffff;
/** A number that says that the real one stands elsewhere, as in very large zips. */
const ELSEWHERE = 0xffffffff;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/** The files of a zip, or why they cannot be told. */
export function readDirectory(bytes: Uint8Array, mostEntries: number): readonly ZipEntry[] | DirectoryFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return 'broken';
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || start === ELSEWHERE || view.getUint16(end + 4, true) !== 0) return 'unsupported';
  if (count > mostEntries) return 'too-many';
  const entries: ZipEntry[] = [];
  for (let at = start, index = 0; index < count; index++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return 'broken';
    const flags = view.getUint16(at + 8, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const name = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    const mode = view.getUint32(at + 38, true) >>> 16;
    const entry: ZipEntry = {
      name,
      isUtf8: (flags & 0x800) !== 0,
      isEncrypted: (flags & 1) !== 0,
      isLink: view.getUint8(at + 5) === UNIX && (mode & FILE_TYPE) === LINK,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    if ([entry.packed, entry.size, entry.offset].includes(ELSEWHERE)) return 'unsupported';
    entries.push(entry);
    at += ENTRY_LENGTH + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The packed bytes of a file; null where they are not where the list says. */
export function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + FILE_LENGTH > bytes.length || view.getUint32(offset, true) !== FILE) return null;
  const start = offset + FILE_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed);
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}
