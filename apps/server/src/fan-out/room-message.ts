/** What servers tell each other about a room. */
export type RoomMessage =
  /** A change that is in the log. */
  | { readonly kind: 'change'; readonly epoch: number; readonly seq: number; readonly bytes: Uint8Array }
  /** Where people are, as awareness encodes it. */
  | { readonly kind: 'presence'; readonly bytes: Uint8Array }
  /** Somebody has just opened the room, and asks where people are and how the folder stands. */
  | { readonly kind: 'asked' }
  /** How the folder stands, from the server that keeps it in step. */
  | { readonly kind: 'folder'; readonly words: string }
  /** Asks that server to settle a file. */
  | { readonly kind: 'settle'; readonly words: string }
  /** Something to be said to people who are connected. */
  | { readonly kind: 'said'; readonly words: string };

const KINDS: ReadonlySet<string> = new Set(['change', 'presence', 'asked', 'folder', 'settle', 'said']);
/** Bytes in front: how long the head is. */
const LENGTH = 4;

/** A message as bytes: the length of its head, the head as JSON, and what is bytes already. */
export function encodeMessage(from: string, message: RoomMessage): Uint8Array {
  const bytes = 'bytes' in message ? message.bytes : new Uint8Array();
  const head = new TextEncoder().encode(JSON.stringify({ from, ...message, bytes: undefined }));
  const result = new Uint8Array(LENGTH + head.length + bytes.length);
  new DataView(result.buffer).setUint32(0, head.length);
  result.set(head, LENGTH);
  result.set(bytes, LENGTH + head.length);
  return result;
}

/** A message and the server it came from; null if it is none, as from another version. */
export function decodeMessage(bytes: Uint8Array): { readonly from: string; readonly message: RoomMessage } | null {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const head: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH, LENGTH + length)));
    if (typeof head !== 'object' || head === null || !('from' in head) || !('kind' in head)) return null;
    const { from, ...rest } = head;
    if (typeof from !== 'string' || typeof rest.kind !== 'string' || !KINDS.has(rest.kind)) return null;
    // Servers of one version trust each other: nobody else reaches the bus.
    return { from, message: { ...rest, bytes: bytes.subarray(LENGTH + length) } as unknown as RoomMessage };
  } catch {
    return null;
  }
}
