// Leading pointer and keys over the map screen.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { vi } from 'vitest';
import type { OpenStudio } from './harness.ts';

/** A package with a map of 14 by 10 hexes and everything on it that the tools lay. */
export const DRILL: Readonly<Record<string, string>> = {
  'drill/scenario.json': JSON.stringify({
    format: 1,
    id: 'drill',
    title: 'The drill ground',
    kind: 'battle',
    sides: [
      { id: 'red', name: 'Red', color: '#a3312b', edge: 'north', routDirections: ['NE', 'NW'] },
      { id: 'blue', name: 'Blue', color: '#2f5d8a', edge: 'south', routDirections: ['SE', 'SW'] },
    ],
    firstSide: 'red',
    setUp: [{ unit: 'guards', hexes: ['0303'] }],
  }),
  'drill/map.json': JSON.stringify({
    format: 1,
    grid: { orientation: 'pointy', columns: 14, rows: 10, shift: 'even' },
    numbering: { preset: 'column-row' },
    terrainCodes: { '.': 'clear', '~': 'marsh' },
    terrain: Array.from({ length: 10 }, (_, row) => (row < 2 ? '~~~~..........' : '..............')),
    elevation: Array.from({ length: 10 }, () => '1'.repeat(14)),
    zones: [{ id: 'camp', name: 'Camp', purpose: 'other', hexes: ['1209'] }],
  }),
  'drill/terrain.json': JSON.stringify({
    format: 1,
    terrains: [
      { id: 'clear', name: 'Clear', cost: 1, color: '#d9cfa3' },
      { id: 'marsh', name: 'Marsh', cost: 3, color: '#8ea27a', pattern: 'marsh' },
      { id: 'wood', name: 'Wood', cost: 2, color: '#6f8f57', pattern: 'trees' },
    ],
    hexsides: [{ id: 'wall', name: 'Wall', cost: 1, when: 'crossing', color: '#5b5148' }],
    features: [{ id: 'road', name: 'Road', color: '#8a6a3f' }],
  }),
  'drill/units.json': JSON.stringify({
    format: 1,
    units: [
      {
        id: 'guards',
        name: 'Guards',
        side: 'red',
        kind: 'unit',
        class: 'infantry',
        size: 'single',
        values: { movement: 4, morale: 'A' },
        faces: [{ id: 'melee' }, { id: 'fire' }],
      },
      {
        id: 'line',
        name: 'The Line',
        side: 'blue',
        kind: 'unit',
        class: 'infantry',
        size: 'double',
        values: { movement: 4, morale: 'B' },
        faces: [{ id: 'melee' }],
      },
    ],
  }),
};

/** Where the drill ground is. */
export const DRILL_MAP = '/scenarios/drill/-/map';

/** The map screen of a page. */
export class MapPage {
  readonly page: Page;
  readonly #studio: OpenStudio;
  readonly #id: string;

  constructor(studio: OpenStudio, id: string, page: Page = studio.page) {
    this.#studio = studio;
    this.#id = id;
    this.page = page;
  }

  /** The map is on the page. */
  async ready(): Promise<void> {
    await this.page.locator('map-screen [role=gridcell]').waitFor({ state: 'attached' });
    await this.page.waitForFunction(() => document.readyState === 'complete');
  }

  /** Where a hex is in the window. */
  async at(label: string): Promise<{ x: number; y: number }> {
    const place = await this.page
      .locator('map-screen')
      .evaluate(
        (screen, hex) =>
          (screen as HTMLElement & { placeOf(label: string): { x: number; y: number } | null }).placeOf(hex),
        label,
      );
    if (place === null) throw new Error(`There is no hex ${label} on the page.`);
    return place;
  }

  async click(label: string, button: 'left' | 'right' = 'left'): Promise<void> {
    const { x, y } = await this.at(label);
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y, { button });
  }

  async hover(label: string): Promise<void> {
    const { x, y } = await this.at(label);
    await this.page.mouse.move(x, y, { steps: 3 });
  }

  /** Presses on the first hex, and lets go on the last one. */
  async drag(...labels: readonly string[]): Promise<void> {
    const [first, ...rest] = labels;
    await this.hover(first);
    await this.page.mouse.down();
    for (const label of rest) {
      const { x, y } = await this.at(label);
      await this.page.mouse.move(x, y, { steps: 6 });
    }
    await this.page.mouse.up();
  }

  /** Takes up a tool from the rail. */
  async tool(title: string): Promise<void> {
    await this.page.getByRole('radio', { name: title, exact: true }).click();
  }

  /** A file of the package as it is on disk, when everything has arrived there. */
  async onDisk(file: string): Promise<Record<string, unknown>> {
    return JSON.parse(readFileSync(path.join(this.#studio.folder, this.#id, file), 'utf8')) as Record<string, unknown>;
  }

  /** Waits until a part of a file on disk is as it should be. */
  async expectOnDisk(
    file: string,
    part: (content: Record<string, unknown>) => unknown,
    wanted: unknown,
  ): Promise<void> {
    await vi.waitFor(
      async () => {
        const found = part(await this.onDisk(file));
        if (!isDeepStrictEqual(found, wanted)) {
          throw new Error(`${file} has ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
        }
      },
      { timeout: 120_000, interval: 100 },
    );
  }

  /** The terrain of a hex, `[column, row]` from 1, on disk. */
  async expectTerrain(column: number, row: number, wanted: string): Promise<void> {
    const terrain = ({ terrain: rows, terrainCodes }: Record<string, unknown>): unknown =>
      (terrainCodes as Record<string, string>)[(rows as string[])[row - 1].charAt(column - 1)];
    await this.expectOnDisk('map.json', terrain, wanted);
  }

  /** Takes the last step back, and does it again: by keys. */
  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+z');
  }

  async redo(): Promise<void> {
    await this.page.keyboard.press('Control+Shift+z');
  }

  /** What is read out to those who do not see the map. */
  async said(): Promise<string> {
    return (await this.page.locator('map-screen .board [role=status]').first().textContent()) ?? '';
  }

  /** What the hex that has the keyboard's focus is, in words. */
  async focused(): Promise<string> {
    return (await this.page.locator('map-screen [role=gridcell]').getAttribute('aria-label')) ?? '';
  }
}

/** Puts the packages of a studio under Git, and says what has changed in them since. */
export class Repository {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#git('init', '-q');
    this.#git('add', '-A');
    this.#git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'As it was');
  }

  /** Lines added and removed, by file. */
  changed(): string[] {
    return this.#git('diff', '--numstat')
      .split('\n')
      .filter((line) => line !== '');
  }

  #git(...words: readonly string[]): string {
    return execFileSync('git', words, { cwd: this.#folder, encoding: 'utf8' });
  }
}
