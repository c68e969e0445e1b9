// How page tests read and type in the text editor.
import type { Page } from 'playwright';
import { expect } from 'vitest';

const LINES = '.monaco-editor .view-line';

/** Waits until the file that the address names is shown. */
export async function opened(page: Page, word = 'Everybody sees this'): Promise<void> {
  await page.locator(LINES).first().waitFor();
  await page.getByText(word, { exact: true }).waitFor();
}

/** What the editor shows: its lines as they are drawn, from top to bottom. */
export function textOf(page: Page): Promise<string> {
  return page.evaluate((lines) => {
    const drawn = [...document.querySelectorAll<HTMLElement>(lines)].map((line) => ({
      top: Number.parseFloat(line.style.top),
      text: (line.textContent ?? '').replaceAll('\u00a0', ' '),
    }));
    return drawn
      .toSorted((one, other) => one.top - other.top)
      .map(({ text }) => text)
      .join('\n');
  }, LINES);
}

/** Puts the cursor behind some words that are to be seen, by a click. */
export async function cursorBehind(page: Page, words: string): Promise<void> {
  const { x, y } = await behind(page, words);
  await page.mouse.click(x, y);
}

/** Holds the mouse over some words that are to be seen. */
export async function hoverOver(page: Page, words: string): Promise<void> {
  const { x, y } = await behind(page, words);
  await page.mouse.move(x - 40, y);
  await page.mouse.move(x - 4, y, { steps: 4 });
}

async function behind(page: Page, words: string): Promise<{ readonly x: number; readonly y: number }> {
  let at: { readonly x: number; readonly y: number } | null = null;
  await expect
    .poll(async () => (at = await page.evaluate(placeBehind, { lines: LINES, words })), { message: words })
    .not.toBeNull();
  return at ?? { x: 0, y: 0 };
}

/** Types behind some words that are to be seen. */
export async function typeBehind(page: Page, words: string, typed: string): Promise<void> {
  await cursorBehind(page, words);
  await page.keyboard.insertText(typed);
}

/** Run in the page: where the end of some words is drawn. */
function placeBehind({ lines, words }: { lines: string; words: string }): { x: number; y: number } | null {
  for (const line of document.querySelectorAll(lines)) {
    const index = (line.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(words);
    if (index < 0) continue;
    let rest = index + words.length;
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (rest > length) {
        rest -= length;
        continue;
      }
      const range = document.createRange();
      range.setStart(node, rest);
      range.setEnd(node, rest);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left, y: top + height / 2 };
    }
  }
  return null;
}

/** The text of a map of 200 x 200 hexes with 2,500 labels: 300 KB. */
export function largeMap(): string {
  const rows = (sign: string): string => Array.from({ length: 200 }, () => `    "${sign.repeat(200)}"`).join(',\n');
  const label = (index: number): string => {
    const hex = `${String((index % 200) + 1).padStart(3, '0')}${String(Math.floor(index / 200) + 1).padStart(3, '0')}`;
    return `    { "id": "place-${index}", "text": "Place ${index}", "hex": "${hex}", "note": "A place that somebody put here by hand" }`;
  };
  return [
    '{',
    '  "grid": { "orientation": "pointy", "columns": 200, "rows": 200, "shift": "odd" },',
    '  "numbering": { "preset": "column-row", "digits": 3 },',
    '  "terrainCodes": { ".": "clear" },',
    `  "terrain": [\n${rows('.')}\n  ],`,
    `  "elevation": [\n${rows('0')}\n  ],`,
    `  "labels": [\n${Array.from({ length: 2500 }, (_, index) => label(index)).join(',\n')}\n  ]`,
    '}\n',
  ].join('\n');
}
