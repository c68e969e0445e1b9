/** The kind of a message of Hocuspocus, which stands behind the name of its document; -1 where there is none. */
export function kindOf(message: Uint8Array): number {
  const [length, after] = numberAt(message, 0);
  return numberAt(message, after + length)[0];
}

/** A number of seven bits a byte, the least first, and where it ends; -1 past the end of a message. */
function numberAt(message: Uint8Array, start: number): readonly [number: number, after: number] {
  let number = 0;
  for (let at = start; at < message.length && at < start + 5; at += 1) {
    number += (message[at] & 127) * 128 ** (at - start);
    if (message[at] < 128) return [number, at + 1];
  }
  return [-1, message.length];
}
