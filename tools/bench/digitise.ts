/** Measures the screen that reads counter sheets, in the built studio and its browser: whole sides at 600 dots to the inch. */
import os from 'node:os';
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { syntheticSheet, type SheetPlan, type SyntheticSheet } from '@hexwright/digitiser/testing';
import { encode } from 'fast-png';
import type { Page } from 'playwright';
import { atMost, type Measurement, reported } from './measurement.ts';
import { peakMemory, renderersOf, type ProcessMemory } from './studio/process-memory.ts';
import { StudioUnderTest } from './studio/studio-under-test.ts';

const WHOLE = { dpi: 600, rows: 10, columns: 10, singleRows: 4, codes: ['P-6-B', 'M-8-C', 'L-4-E', 'N-12-D'] } as const;
/** A scan as most are, and what is hardest: nothing parts the counters but their papers, and the page is bent. */
const SIDES: readonly SheetPlan[] = [
  { ...WHOLE, seed: 601, kind: 'scan', cut: 'dark' },
  { ...WHOLE, seed: 602, kind: 'photo', cut: 'none' },
];
/** Inches. */
const GROSS = 0.25;
/** Milliseconds: shorter tasks of a page are not told. */
const SHORT = 50;
const STAGES = [
  ['opening the picture', open],
  ['finding the grid', find],
  ['reading the counters', read],
] as const;

interface Stage {
  readonly what: string;
  readonly seconds: number;
  readonly longest: number;
}

/** How long a side takes from its file to its review, and what the page and its workers suffer meanwhile. */
export async function benchDigitise(): Promise<Measurement[]> {
  const studio = await StudioUnderTest.start(Object.fromEntries(SIDES.map(packageFor)), '');
  try {
    const load = (when: string): Measurement => reported(`load of the machine ${when}`, 'processes', os.loadavg()[0]);
    const before = load('before');
    const measured: Measurement[] = [];
    for (const plan of SIDES) {
      console.error(`  ${plan.kind} ...`);
      measured.push(...(await benchSide(studio, plan)));
    }
    return [before, ...measured, load('after')];
  } finally {
    await studio.close();
  }
}

/** What is read goes into a package of its own. */
function packageFor(plan: SheetPlan): [path: string, text: string] {
  const id = packageOf(plan);
  const battle = { format: 1, id, title: 'To be filled', kind: 'battle', extends: 'gmb/tamburlaine' };
  return [`${id}/scenario.json`, JSON.stringify(battle)];
}

function packageOf({ kind }: SheetPlan): string {
  return `bench/${kind}`;
}

async function benchSide(studio: StudioUnderTest, plan: SheetPlan): Promise<Measurement[]> {
  const sheet = syntheticSheet(plan);
  const file = path.join(studio.folder, `${plan.kind}.png`);
  const { width, height, data } = sheet.image;
  await writeFile(file, encode({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 }));
  const { stages, memory } = await studio.on(`/scenarios/${packageOf(plan)}/-/digitise`, async (page) => {
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
    const processes = await renderersOf(page);
    await longestTask(page);
    const done: Stage[] = [];
    const peak = await peakMemory(processes, async () => {
      for (const [what, work] of STAGES)
        done.push({ what, seconds: await work(page, file, sheet), longest: await longestTask(page) });
    });
    return { stages: done, memory: peak };
  });
  const all = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    atMost(`${plan.kind} at 600 dots to the inch, cut lines ${plan.cut}: from its file to its review`, 's', all, 12),
    ...stages.flatMap(({ what, seconds, longest }) => [
      reported(`of that, ${what}`, 's', seconds),
      atMost(`longest task of the page meanwhile, ${SHORT} where none is longer`, 'ms', longest, SHORT),
    ]),
    ...memoryOfSide(memory),
  ];
}

function memoryOfSide(memory: ProcessMemory | null): Measurement[] {
  if (memory === null) return [];
  return [
    atMost('memory of page and workers at its peak, of what is shared their part', 'MB', memory.proportional, 600),
    atMost('all that lies in memory at its peak', 'MB', memory.resident, 600),
  ];
}

/** Seconds from the choice of a file until the picture is shown. */
async function open(page: Page, file: string, { counters }: SyntheticSheet): Promise<number> {
  const begun = performance.now();
  await page.getByLabel('Pictures of the sheets').setInputFiles(file);
  await page.getByRole('img', { name: path.basename(file) }).waitFor();
  const spent = secondsSince(begun);
  const doubles = counters.filter(({ span }) => span === 2).length;
  const printed = { 'Rows between gutters': 2, Singles: counters.length - doubles, Doubles: doubles };
  for (const [name, value] of Object.entries(printed)) {
    await page.getByLabel(name, { exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
  return spent;
}

/** Seconds until the grid is found. Throws an Error if it is not the right one. */
async function find(page: Page, _file: string, { corners: [corner] }: SyntheticSheet): Promise<number> {
  await page.getByRole('link', { name: 'Grid' }).click();
  const button = page.getByRole('button', { name: 'Find the grid' });
  await button.waitFor();
  const begun = performance.now();
  await button.click();
  await page.getByText('That is what is printed on the sheet.').waitFor();
  const spent = secondsSince(begun);
  const label = await page.getByRole('button', { name: /^Upper left corner/ }).getAttribute('aria-label');
  const [x, y] = (label?.match(/\d+/g) ?? []).map(Number);
  if (Math.hypot(x - corner.x, y - corner.y) > GROSS * WHOLE.dpi) throw new Error(`The grid is wrong: ${label}.`);
  return spent;
}

/** Seconds until all groups are there to be reviewed. */
async function read(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Review' }).click();
  const begun = performance.now();
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
  return secondsSince(begun);
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}

/** Milliseconds of the longest task of the page since this was last asked. */
async function longestTask(page: Page): Promise<number> {
  return Math.max(SHORT, ...(await page.evaluate<number[]>('window.probe.longTasks()')));
}
