import { readFile } from 'node:fs/promises';
import { addItem, mergeText } from '@hexwright/workspace';
import type { Place, Client } from '../testing/place.ts';
import { UNITS, until } from '../testing/place.ts';

/** The file in which marks are made. */
const ROSTER = 'ford:units.json';

/** Makes a mark of a name. */
export type Mark = (client: Client, name: string, count: number) => void;

/** A unit, which is in the folder too. */
const markByUnit: Mark = ({ project, editor }, id, movement) => {
  editor.do(addItem(project, 'ford', 'units', { id, name: 'Mark', side: 'red', values: { movement } }));
};

/** Somebody who makes marks, units of a roster, and remembers which of them the server has acknowledged. */
export class MarkWriter {
  readonly client: Client;
  readonly acknowledged = new Set<string>();
  readonly #name: string;
  readonly #mark: Mark;
  #count = 0;

  /** @param mark another kind of mark, where thousands are made */
  constructor(client: Client, name: string, mark: Mark = markByUnit) {
    this.client = client;
    this.#name = name;
    this.#mark = mark;
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
      this.#mark(this.client, `${this.#name}-${this.#count}`, this.#count);
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
  /** Acknowledged edits that are not in the document any more, or not on the disk. */
  readonly lost: number;
  /** Units that are there twice, in the document or on the disk. */
  readonly doubled: number;
  /** Whether everybody ends with the same, the folder too. */
  readonly isEqual: boolean;
}

/**
 * Waits until everybody has everything and it is in the folder, and compares it with what somebody gets who has not been
 * there. Takes all marks away afterwards, so that one round is like another.
 * @param gone writers who have left before
 */
export async function compare(
  writers: readonly MarkWriter[],
  others: readonly Client[],
  newcomer: Client,
  place: Place,
  gone: readonly MarkWriter[] = [],
): Promise<Outcome> {
  const all = [...writers.map(({ client }) => client), ...others, newcomer];
  const areEqual = async (): Promise<boolean> =>
    all.every((client) => client.isSaved && client.units === newcomer.units) &&
    (await textOf(place)) === newcomer.units;
  await until(areEqual, 'equal copies').catch(() => undefined);
  const outcome = outcomeOf([...writers, ...gone], [newcomer.units, await textOf(place)], await areEqual());
  const merge = mergeText(newcomer.project, ROSTER, newcomer.units, UNITS);
  if (merge.ok) newcomer.editor.do(merge.operation);
  await newcomer.saved();
  return outcome;
}

/** Compares what was acknowledged with what is there when all is over. */
function outcomeOf(writers: readonly MarkWriter[], texts: readonly string[], isEqual: boolean): Outcome {
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged]);
  const rosters = texts.map(idsIn);
  const found = rosters.map((ids) => new Set(ids));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((mark) => !found.every((ids) => ids.has(mark))).length,
    doubled: Math.max(...rosters.map((ids, index) => ids.length - found[index].size)),
    isEqual,
  };
}

/** The ids of all units of a roster; none where it cannot be read. */
function idsIn(text: string): readonly string[] {
  try {
    const { units } = JSON.parse(text) as { readonly units: readonly { readonly id: string }[] };
    return units.map(({ id }) => id);
  } catch {
    return [];
  }
}

function textOf(place: Place): Promise<string> {
  return readFile(place.units, 'utf8').catch(() => '');
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
