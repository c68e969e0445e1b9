import { expect, it } from 'vitest';
import { decodeMessage, encodeMessage, type RoomMessage } from './room-message.ts';

it('reads what it has written, wherever the bytes lie', () => {
  const messages: RoomMessage[] = [
    { kind: 'change', epoch: 1_800_000_000, seq: 12, bytes: Uint8Array.of(0, 255, 3) },
    { kind: 'presence', bytes: Uint8Array.of(1) },
    { kind: 'asked' },
    { kind: 'said', words: '{"kind":"é"}' },
  ];
  for (const message of messages) {
    const bytes = encodeMessage('one', message);
    const elsewhere = new Uint8Array([9, 9, 9, ...bytes]).subarray(3);
    expect(decodeMessage(elsewhere)).toMatchObject({ from: 'one', message });
  }
});

it('passes over what is none', () => {
  for (const bytes of [[], [0, 0, 0, 200, 1], [0, 0, 0, 2, 123, 125], [0, 0, 0, 4, 110, 117, 108, 108]]) {
    expect(decodeMessage(Uint8Array.from(bytes))).toBeNull();
  }
  const other = encodeMessage('one', { kind: 'asked' });
  expect(
    decodeMessage(Buffer.from(Buffer.from(other).toString('latin1').replace('asked', 'asket'), 'latin1')),
  ).toBeNull();
});
