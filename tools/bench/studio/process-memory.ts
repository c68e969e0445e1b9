/** What the process that shows a page takes of the machine's memory: the page, its workers and their pictures. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';

/** Megabytes. */
export interface ProcessMemory {
  /** All that lies in memory, also what other processes of the browser use as well. */
  readonly resident: number;
  /** The same with what is shared counted in equal parts. */
  readonly proportional: number;
}

/** The processes that show pages. */
export async function renderersOf(page: Page): Promise<readonly number[]> {
  const session = await (page.context().browser() as Browser).newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The memory of the largest of some processes; null where that cannot be asked. */
export function memoryOf(processes: readonly number[]): ProcessMemory | null {
  if (process.platform !== 'linux') return null;
  const all = processes.map((id) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
    return { resident: megabytes('Rss'), proportional: megabytes('Pss') };
  });
  return all.toSorted((one, other) => other.resident - one.resident)[0];
}

/** The most that processes take while something goes on, in each way of counting; null where that cannot be asked. */
export async function peakMemory(
  processes: readonly number[],
  work: () => Promise<void>,
): Promise<ProcessMemory | null> {
  let peak: ProcessMemory | null = null;
  const look = (): void => {
    const now = memoryOf(processes);
    if (now === null) return;
    peak = {
      resident: Math.max(now.resident, peak?.resident ?? 0),
      proportional: Math.max(now.proportional, peak?.proportional ?? 0),
    };
  };
  const timer = setInterval(look, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
