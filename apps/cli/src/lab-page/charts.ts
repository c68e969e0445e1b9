/** Charts as SVG that stands in a page and needs nothing else. All take what they draw in the page's own colours. */

const WIDTH = 760;

/** A bar with the range in which the true value lies. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What is written beside it. */
  readonly text: string;
  readonly color: string;
}

/** Bars from 0 to `most`, one a line, each with its range as a whisker. */
export function barChart(title: string, bars: readonly Bar[], most: number): string {
  const [row, left, right] = [28, 220, 230];
  const scale = (value: number): number => left + (Math.max(0, Math.min(most, value)) / most) * (WIDTH - left - right);
  const rows = bars.map(({ name, value, low, high, text, color }, index) => {
    const middle = index * row + row / 2;
    return `<text x="${left - 8}" y="${middle + 5}" text-anchor="end">${escaped(name)}</text>
<rect x="${left}" y="${middle - 9}" width="${round(scale(value) - left)}" height="18" fill="${escaped(color)}"/>
<path class="range" d="M${round(scale(low))} ${middle}H${round(scale(high))}M${round(scale(low))} ${middle - 5}v10M${round(scale(high))} ${middle - 5}v10"/>
<text x="${WIDTH - right + 10}" y="${middle + 5}">${escaped(text)}</text>`;
  });
  return svg(title, bars.length * row, rows);
}

/** How often each value came up: a column a value, or a few values where they are many, and marks with names on the axis. */
export function histogram(
  title: string,
  counts: ReadonlyMap<number, number>,
  marks: readonly { readonly at: number; readonly name: string }[],
): string {
  const values = [...counts.keys(), ...marks.map(({ at }) => at)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / 60));
  const columns = Math.floor((most - least) / step) + 1;
  const heights = Array.from({ length: columns }, () => 0);
  for (const [value, count] of counts) heights[Math.floor((value - least) / step)] += count;
  const highest = Math.max(1, ...heights);
  const [top, floor, left] = [34, 190, 20];
  const width = (WIDTH - 2 * left) / columns;
  const at = (value: number): number => left + ((value - least) / step) * width;
  const drawn = heights.map((count, index) => {
    const height = (count / highest) * (floor - top);
    const from = least + index * step;
    const range = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return `<rect class="column" x="${round(left + index * width)}" y="${round(floor - height)}" width="${round(Math.max(1, width - 1))}" height="${round(height)}"><title>${range}: ${count}</title></rect>`;
  });
  const named = marks.map(
    ({ at: value, name }, index) =>
      `<path class="mark" d="M${round(at(value))} ${top - 4}V${floor}"/>${besideMark(at(value), 12 + (index % 2) * 13, name)}`,
  );
  const axis = `<path class="axis" d="M${left} ${floor}H${WIDTH - left}"/><text x="${left}" y="${floor + 18}">${least}</text><text x="${WIDTH - left}" y="${floor + 18}" text-anchor="end">${most}</text>`;
  return svg(title, floor + 24, [...drawn, ...named, axis]);
}

/** A line a side over the game-turns, from turn 1 on. */
export function lineChart(
  title: string,
  lines: readonly { readonly name: string; readonly color: string; readonly values: readonly number[] }[],
): string {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const turns = Math.max(2, ...lines.map(({ values }) => values.length));
  const [top, floor, left, right] = [10, 190, 40, 150];
  const x = (turn: number): number => left + ((turn - 1) / (turns - 1)) * (WIDTH - left - right);
  const y = (value: number): number => floor - (value / most) * (floor - top);
  const drawn = lines.map(({ name, color, values }, index) => {
    const points = values.map((value, at) => `${round(x(at + 1))},${round(y(value))}`).join(' ');
    const end = values.at(-1) ?? 0;
    return `<polyline points="${points}" style="stroke:${escaped(color)}"/><text x="${WIDTH - right + 8}" y="${round(y(end)) + 5 + index}">${escaped(`${name} ${end.toFixed(1)}`)}</text>`;
  });
  const axis = `<path class="axis" d="M${left} ${top}V${floor}H${WIDTH - right}"/><text x="${left - 6}" y="${top + 8}" text-anchor="end">${most.toFixed(0)}</text><text x="${left}" y="${floor + 18}">turn 1</text><text x="${WIDTH - right}" y="${floor + 18}" text-anchor="end">turn ${turns}</text>`;
  return svg(title, floor + 24, [...drawn, axis]);
}

/** A name beside a mark, on the side that has room for it. */
function besideMark(x: number, y: number, name: string): string {
  const isRight = x > WIDTH * 0.75;
  return `<text x="${round(isRight ? x - 3 : x + 3)}" y="${y}"${isRight ? ' text-anchor="end"' : ''}>${escaped(name)}</text>`;
}

function svg(title: string, height: number, parts: readonly string[]): string {
  return `<svg role="img" aria-label="${escaped(title)}" viewBox="0 0 ${WIDTH} ${height}">
${parts.join('\n')}
</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
