/** Measures the built studio in a browser, through its server: what a person waits for. */
import os from 'node:os';
import { type Measurement, reported } from './measurement.ts';
import { benchChanges } from './studio/changes.ts';
import { benchFirstLoad } from './studio/first-load.ts';
import { benchStudioMemory } from './studio/memory.ts';
import { benchMoving } from './studio/moving.ts';
import { benchPackages, longText } from './studio/packages.ts';
import { StudioUnderTest } from './studio/studio-under-test.ts';
import { benchPainting, benchTyping } from './studio/typing.ts';

const PARTS: readonly (readonly [what: string, bench: (studio: StudioUnderTest) => Promise<Measurement[]>])[] = [
  ['first load', benchFirstLoad],
  ['changes', benchChanges],
  ['painting', benchPainting],
  ['moving', benchMoving],
  ['typing', benchTyping],
  ['memory', benchStudioMemory],
];

/** Runs the measurements, in some minutes. Throws an Error if there is no browser. */
export async function benchStudio(): Promise<Measurement[]> {
  const studio = await StudioUnderTest.start(benchPackages(), longText());
  try {
    const load = (when: string): Measurement => reported(`load of the machine ${when}`, 'processes', os.loadavg()[0]);
    const before = load('before');
    const measured: Measurement[] = [];
    for (const [what, bench] of PARTS) {
      console.error(`  ${what} ...`);
      measured.push(...(await bench(studio)));
    }
    return [before, ...measured, load('after')];
  } finally {
    await studio.close();
  }
}
