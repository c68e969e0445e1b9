/** Packages that are opened to be measured: a map of 100,000 hexes, and one whose text is 300 KB. */

/** A battle of 400 by 250 hexes with nobody on it. */
export const LARGE = 'bench/large';
/** A battle whose map has 200 by 200 hexes and 2,500 names. */
export const LONG = 'bench/long';

/** All their files, by path. */
export function benchPackages(): Readonly<Record<string, string>> {
  return {
    ...battle(LARGE, 'A large map', mapText(400, 250, 0)),
    ...battle(LONG, 'A long text', longText()),
  };
}

/** The text of the map with 2,500 names: 300 KB. */
export function longText(): string {
  return mapText(200, 200, 2500);
}

function battle(id: string, title: string, map: string): Record<string, string> {
  const terrains = [
    { id: 'clear', name: 'Clear', cost: 1, color: '#d9cfa3' },
    { id: 'wood', name: 'Wood', cost: 2, color: '#6f8f57', pattern: 'trees' },
  ];
  return {
    [`${id}/scenario.json`]: JSON.stringify({ id, title, kind: 'battle' }),
    [`${id}/terrain.json`]: JSON.stringify({ terrains }),
    [`${id}/map.json`]: map,
  };
}

function mapText(columns: number, rows: number, names: number): string {
  const plane = (sign: string): string =>
    Array.from({ length: rows }, () => `    "${sign.repeat(columns)}"`).join(',\n');
  const three = (value: number): string => String(value + 1).padStart(3, '0');
  const label = (index: number): string => {
    const hex = three(index % columns) + three(Math.floor(index / columns));
    const note = 'A place that somebody put here by hand';
    return `    { "id": "place-${index}", "text": "Place ${index}", "hex": "${hex}", "note": "${note}" }`;
  };
  return [
    '{',
    `  "grid": { "orientation": "pointy", "columns": ${columns}, "rows": ${rows}, "shift": "odd" },`,
    '  "numbering": { "preset": "column-row", "digits": 3 },',
    '  "terrainCodes": { ".": "clear", "w": "wood" },',
    `  "terrain": [\n${plane('.')}\n  ],`,
    `  "elevation": [\n${plane('0')}\n  ]${names === 0 ? '' : ','}`,
    ...(names === 0 ? [] : [`  "labels": [\n${Array.from({ length: names }, (_, i) => label(i)).join(',\n')}\n  ]`]),
    '}\n',
  ].join('\n');
}
