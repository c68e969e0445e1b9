/** Games that the labs of other members of the project have played: the server keeps what each says, and vouches for none of it. */
import type { SeenResult } from '@hexwright/playtest/lab';

/** A game, and who says that it went so. */
export interface ReportedResult {
  readonly seed: number;
  readonly result: SeenResult;
  readonly by: { readonly id: string; readonly name: string };
  /** Whether it is who asks that has told of it, from another browser. */
  readonly isOwn: boolean;
}

/** Games that the server takes at once, and letters of them; games that it gives at once. */
const MOST_REPORTED = 200;
const LONGEST_REPORT = 350_000;
const MOST_ASKED = 500;
/** So often does the server listen at once, and milliseconds from then on between two times: a ranking tells of many packages. */
const AT_ONCE = 25;
const BETWEEN = 5000;
/** Games that wait to be reported; of more, others do without. */
const MOST_WAITING = 20_000;

/** What makes a game the same but its seed: the package as compiled, who plays, and the code, which the build names by its content. */
export function sourceOf(hash: string, seats: Readonly<Record<string, string>>): string {
  const players = Object.entries(seats).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([new URL(import.meta.url).pathname, hash, players]);
}

/** The games of a project. Where the server cannot be reached there are none. */
export class RoomResults {
  readonly #address: string;
  /** Games that are to be reported, by what they are of. */
  readonly #waiting = new Map<string, SeenResult[]>();
  #isReporting = false;
  /** When the server will listen as often at once as it can. */
  #restedAt = 0;

  constructor(project: string) {
    this.#address = `/api/projects/${encodeURIComponent(project)}/lab-games`;
  }

  /** What is said of the games on `count` seeds from `first` on. */
  async find(source: string, first: number, count: number): Promise<readonly ReportedResult[]> {
    const asked = new URLSearchParams({ source, first: `${first}`, count: `${Math.min(count, MOST_ASKED)}` });
    try {
      const response = await fetch(`${this.#address}?${asked.toString()}`);
      if (!response.ok) return [];
      const games = (await response.json()) as readonly (Omit<ReportedResult, 'result'> & {
        readonly result: string;
      })[];
      return games.flatMap((game) => {
        const result: unknown = JSON.parse(game.result);
        return isResult(result, game.seed) ? [{ ...game, result }] : [];
      });
    } catch {
      return [];
    }
  }

  /** Tells the others of games that were played here, as soon as the server listens and as far as it takes them. */
  publish(source: string, results: readonly SeenResult[]): void {
    const waiting = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    const some = results.slice(0, MOST_WAITING - waiting);
    if (some.length > 0) this.#waiting.set(source, [...(this.#waiting.get(source) ?? []), ...some]);
    if (!this.#isReporting) void this.#reportAll();
  }

  async #reportAll(): Promise<void> {
    this.#isReporting = true;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const [source, results] = next;
      this.#waiting.delete(source);
      for (const games of portions(results)) {
        await this.#listening();
        try {
          const headers = { 'content-type': 'application/json' };
          await fetch(this.#address, { method: 'POST', headers, body: JSON.stringify({ source, games }) });
        } catch {
          // Nobody is there to be told.
          this.#waiting.clear();
        }
      }
    }
    this.#isReporting = false;
  }

  /** Waits until the server does not mind being told once more. */
  async #listening(): Promise<void> {
    this.#restedAt = Math.max(this.#restedAt, performance.now()) + BETWEEN;
    const early = this.#restedAt - performance.now() - AT_ONCE * BETWEEN;
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  }
}

/** A game as it is reported to the server. */
interface SentGame {
  readonly seed: number;
  readonly result: string;
}

/** Games in portions that the server takes. */
function portions(results: readonly SeenResult[]): readonly (readonly SentGame[])[] {
  const all: SentGame[][] = [];
  let letters = 0;
  for (const result of results) {
    const game = { seed: result.seed, result: JSON.stringify(result) };
    letters += game.result.length;
    const last = all.at(-1);
    if (last !== undefined && last.length < MOST_REPORTED && letters < LONGEST_REPORT) last.push(game);
    else {
      all.push([game]);
      letters = game.result.length;
    }
  }
  return all;
}

/** Whether what somebody sends can be counted like a game. Whether it is true is found out by playing some of them again. */
function isResult(result: unknown, seed: number): result is SeenResult {
  if (typeof result !== 'object' || result === null) return false;
  const {
    seed: own,
    score,
    turns,
    commands,
    end,
    victoryPoints,
    losses,
    given,
    happened,
    looked,
    moved,
    fought,
  } = result as Partial<Record<keyof SeenResult, unknown>>;
  const isCounted = [score, turns, commands].every(Number.isFinite);
  if (own !== seed || !isCounted || (end !== 'over' && end !== 'limit')) return false;
  if (typeof victoryPoints !== 'object' || victoryPoints === null || !Array.isArray(losses)) return false;
  const areCounts = [given, happened, looked].every(
    (counts) => isRecord(counts) && Object.values(counts).every(Number.isSafeInteger),
  );
  const areTraces = [moved, fought].every(
    (traces) => isRecord(traces) && Object.values(traces).every((text) => typeof text === 'string'),
  );
  if (!areCounts || !areTraces) return false;
  return losses.every((loss: unknown) => {
    if (typeof loss !== 'object' || loss === null || !('hexes' in loss) || !('turn' in loss)) return false;
    return Array.isArray(loss.hexes) && Number.isSafeInteger(loss.turn) && Number(loss.turn) <= Number(turns);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
