import { marksOf } from '../testing/marks.ts';
import type { Place, Client } from '../testing/place.ts';
import { until } from '../testing/place.ts';

/** Somebody who makes marks in a project, and remembers which of them the server has acknowledged. */
export class MarkWriter {
  readonly client: Client;
  readonly acknowledged = new Set<string>();
  readonly #name: string;
  #count = 0;

  constructor(client: Client, name: string) {
    this.client = client;
    this.#name = name;
    client.provider.on('unsyncedChanges', ({ number }: { readonly number: number }) => {
      if (number === 0 && client.provider.isSynced) this.#all();
    });
  }

  static async join(place: Place, port: number, name: string): Promise<MarkWriter> {
    return new MarkWriter(await place.join(port), name);
  }

  /** Makes some marks, and changes what others change too. */
  write(times = 1): void {
    for (let time = 0; time < times; time++) {
      this.#count += 1;
      marksOf(this.client.project.doc).set(`${this.#name}-${this.#count}`, this.#count);
      this.client.pace(this.#count);
    }
  }

  /** Makes marks for a while, one after the other. */
  async keepWriting(times: number, pause: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      this.write();
      await wait(pause);
    }
  }

  async saved(): Promise<void> {
    await this.client.saved();
    this.#all();
  }

  #all(): void {
    for (let count = 1; count <= this.#count; count++) this.acknowledged.add(`${this.#name}-${count}`);
  }
}

/** What has come of one round. */
export interface Outcome {
  readonly acknowledged: number;
  /** Acknowledged edits that are nowhere any more. */
  readonly lost: number;
  /** Whether everybody ends with the same. */
  readonly isEqual: boolean;
}

/** Waits until everybody has everything, and compares it with what somebody gets who has not been there. */
export async function compare(
  writers: readonly MarkWriter[],
  others: readonly Client[],
  newcomer: Client,
): Promise<Outcome> {
  const all = [...writers.map(({ client }) => client), ...others, newcomer];
  const isEqual = (): boolean =>
    all.every((client) => client.isSaved) && new Set(all.map((client) => contentOf(client))).size === 1;
  await until(isEqual, 'equal copies').catch(() => undefined);
  return outcomeOf(writers, newcomer, isEqual());
}

/** Compares what was acknowledged with what somebody gets who comes after everybody else is gone. */
export function outcomeOf(writers: readonly MarkWriter[], newcomer: Client, isEqual: boolean): Outcome {
  const marks = marksOf(newcomer.project.doc);
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged]);
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((mark) => !marks.has(mark)).length, isEqual };
}

function contentOf({ project, units }: Client): string {
  const marks = [...marksOf(project.doc).entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([units, marks]);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
