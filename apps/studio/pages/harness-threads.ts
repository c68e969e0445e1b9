// What pages and their workers are doing, in words: for a test that has failed, whose page may have come to a standstill.
import type { Browser, Page } from 'playwright';

/** How long they are looked at, in milliseconds. */
const LOOKED_AT = 3000;
/** How long they have to say so, in milliseconds: a thread that is blocked never does. */
const ANSWERED = 60_000;
/** So many functions, and so many kinds of work, are named of each thread. */
const NAMED = 12;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.cpu_profiler'];
/** A task of the browser's own, or of ours: what gave it says more than its name. */
const TASK = 'ThreadControllerImpl::RunTask';
/** The threads that run what we have written, and those without which nothing is drawn. One that is silent is not named. */
const THREADS: Readonly<Record<string, string>> = {
  CrRendererMain: 'page',
  'DedicatedWorker thread': 'worker',
  Compositor: 'compositor',
  ThreadPoolForegroundWorker: 'helper',
};

/** What is read here of an event of a trace. */
export interface TraceEvent {
  readonly name: string;
  /** `X`: it has a duration. `M`: it says something of the process or thread. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Joins the parts of a profile, which different threads write. */
  readonly id?: string;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly cpuProfile?: Partial<Profile> };
    /** Which code of the browser gave a task. */
    readonly src_file?: string;
    readonly src_func?: string;
  };
}

/** A profile, or a part of one. */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly functionName: string; readonly url?: string; readonly lineNumber?: number };
}

/** Looks for a while at what the pages of a browser are doing, of which this is one. */
export async function threadsOf(page: Page): Promise<string> {
  const browser = page.context().browser();
  if (browser === null) return 'Its browser is gone.';
  const silent = after(ANSWERED, 'One of its threads is blocked: it does not say what it has done.');
  try {
    return await Promise.race([traced(browser), silent]);
  } catch (error) {
    return `What its threads do cannot be said: ${String(error)}`;
  }
}

async function traced(browser: Browser): Promise<string> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await after(LOOKED_AT, null);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return inWords(traceEvents);
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

/** What a trace says of each thread: how often it did what, for how long, and in which functions it was. */
export function inWords(events: readonly TraceEvent[]): string {
  const threads = events.flatMap(({ name, ph, pid, tid, args }) => {
    const title = THREADS[args?.name ?? ''];
    return ph === 'M' && name === 'thread_name' && title !== undefined ? [{ pid, tid, title }] : [];
  });
  return threads
    .map(({ pid, tid, title }) => {
      const own = events.filter((event) => event.pid === pid && event.tid === tid);
      const profiles = new Set(own.flatMap(({ name, id }) => (name === 'Profile' && id !== undefined ? [id] : [])));
      const parts = events.filter((event) => event.pid === pid && profiles.has(event.id ?? ''));
      return [`${title} ${pid}.${tid}`, ...workOf(own), ...functionsIn(parts)].join('\n  ');
    })
    .join('\n');
}

/** What was done most, such as messages taken and frames drawn. */
function workOf(events: readonly TraceEvent[]): string[] {
  const kinds = new Map<string, { count: number; spent: number }>();
  for (const { name, ph, args, dur = 0 } of events) {
    if (ph === 'M' || name.startsWith('V8.')) continue;
    const kind = name === TASK ? `task of ${args?.src_func} ${args?.src_file}` : name;
    const { count, spent } = kinds.get(kind) ?? { count: 0, spent: 0 };
    kinds.set(kind, { count: count + 1, spent: spent + dur });
  }
  return [...kinds]
    .toSorted(([, a], [, b]) => b.spent - a.spent || b.count - a.count)
    .slice(0, NAMED)
    .map(([name, { count, spent }]) => `${name}: ${count} times, ${Math.round(spent / 1000)} ms`);
}

/** Where it was most, each with what called it. */
function functionsIn(parts: readonly TraceEvent[]): string[] {
  const profiles = parts.flatMap(({ args }) => args?.data?.cpuProfile ?? []);
  const nodes = new Map(profiles.flatMap(({ nodes: some = [] }) => some.map((node) => [node.id, node] as const)));
  const samples = profiles.flatMap(({ samples: some = [] }) => some);
  const counts = new Map<number, number>();
  for (const sample of samples) counts.set(sample, (counts.get(sample) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([id, count]) => `${Math.round((100 * count) / samples.length)} % in ${stack(nodes, id)}`);
}

function stack(nodes: ReadonlyMap<number, ProfileNode>, leaf: number): string {
  const names: string[] = [];
  for (let node = nodes.get(leaf); node !== undefined; node = nodes.get(node.parent ?? -1)) {
    const { functionName, url = '', lineNumber = 0 } = node.callFrame;
    const file = url.slice(url.lastIndexOf('/') + 1);
    names.push(file === '' ? functionName : `${functionName || '(nameless)'} ${file}:${lineNumber + 1}`);
  }
  return names.join(' < ');
}
