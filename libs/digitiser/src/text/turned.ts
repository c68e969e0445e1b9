/** What a character reads like when the sheet lies upside-down. */
const TURNED = new Map(
  Object.entries({
    M: 'W',
    W: 'M',
    6: '9',
    9: '6',
    L: '7',
    7: 'L',
    E: '3',
    3: 'E',
    P: 'd',
    d: 'P',
    A: 'V',
    V: 'A',
    F: '4',
    h: '4',
    Y: 'A',
    n: 'u',
    u: 'n',
    b: 'q',
    q: 'b',
    p: 'd',
    a: 'D',
    G: 'D',
    r: 'J',
    J: 'r',
    "'": '-',
    ',': '-',
    '.': '-',
    Z: 'Z',
    2: 'Z',
  }),
);

/** The same print as it would be read with the sheet the other way up; `B-9'W` becomes `M-6-B`. */
export function turned(reading: string): string {
  return Array.from(reading)
    .reverse()
    .map((character) => TURNED.get(character) ?? character)
    .join('');
}
