import type { DiskSync, Project } from '@hexwright/workspace';
import type { ServerLog } from '../server-log.ts';

/** Milliseconds in which things happen to the folder. */
export interface Pace {
  /** Quiet after a change before it is written. */
  readonly quiet: number;
  /** The longest that a change waits while others follow it. */
  readonly longest: number;
  /** Before what could not be written is tried again; twice as long each time. */
  readonly again: number;
  /** The longest between two tries. */
  readonly longestAgain: number;
}

/** How it is outside of tests. */
export const PACE: Pace = { quiet: 300, longest: 2000, again: 2000, longestAgain: 60_000 };

/** Faults that may pass by themselves, or by making room; all others wait for a person. */
const PASSING: ReadonlySet<string> = new Set(['disk.full', 'disk.refused', 'disk.failed']);

/**
 * Writes what changes in a project to its folder soon after, takes over what others change in the folder, and tries again
 * what could not be done.
 */
export class FolderInStep {
  readonly #project: Project;
  readonly #sync: DiskSync;
  readonly #log: ServerLog;
  readonly #changed: () => void;
  readonly #pace: Pace;
  readonly #ends: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** When the first change that is not written yet came; null if all are. */
  #waitingSince: number | null = null;
  #wait: number;
  #isStopped = false;

  /** @param changed called when what stands between project and folder may have changed */
  constructor(project: Project, sync: DiskSync, log: ServerLog, changed: () => void, pace: Pace = PACE) {
    this.#project = project;
    this.#sync = sync;
    this.#log = log;
    this.#changed = changed;
    this.#pace = pace;
    this.#wait = pace.again;
  }

  /** Begins: brings project and folder together as they are now, then goes on until {@link stop}. */
  async start(): Promise<void> {
    this.#ends.push(this.#project.listen(() => this.#later()));
    this.#ends.push(
      this.#sync.watch(
        () => this.#settled(),
        (error) => this.#failed(error),
      ),
    );
    await this.#try(() => this.#sync.start());
  }

  /** Writes now what waits to be written. */
  async save(): Promise<void> {
    this.#waitingSince = null;
    await this.#try(() => this.#sync.save());
  }

  /** Settles a file that a person has decided about. */
  async settle(settle: (sync: DiskSync) => Promise<void>): Promise<void> {
    await this.#try(() => settle(this.#sync));
  }

  /** Writes what is left and ends. */
  async stop(): Promise<void> {
    this.abandon();
    await this.save();
  }

  /** Ends, and leaves the folder as it is. */
  abandon(): void {
    this.#isStopped = true;
    for (const end of this.#ends.splice(0)) end();
    clearTimeout(this.#timer);
  }

  #later(): void {
    const now = performance.now();
    this.#waitingSince ??= now;
    this.#at(Math.min(now + this.#pace.quiet, this.#waitingSince + this.#pace.longest) - now);
    this.#changed();
  }

  #at(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.save(), Math.max(0, wait));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#settled();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Not a fault of the disk, which would be a problem with a file: nothing is lost, and it is tried again. */
  #failed(error: unknown): void {
    this.#log.failure('folder.failed', error);
    this.#again();
  }

  #settled(): void {
    if (this.#sync.problems.some(({ code }) => PASSING.has(code))) this.#again();
    else this.#wait = this.#pace.again;
    this.#changed();
  }

  #again(): void {
    if (this.#waitingSince !== null) return;
    this.#at(this.#wait);
    this.#wait = Math.min(this.#wait * 2, this.#pace.longestAgain);
  }
}
