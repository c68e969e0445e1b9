/** Labels of one number: `{reason: 'too-fast'}`. */
export type Labels = Readonly<Record<string, string>>;

/** Something that is counted upwards. */
export interface Counter {
  add(by?: number, labels?: Labels): void;
}

/** Times that something takes. */
export interface Times {
  /** Notes one, in seconds. */
  note(seconds: number): void;
}

/** Upper ends, in seconds, of the ranges in which times are counted. */
const BOUNDS: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Numbers about a server, as text in the format of Prometheus. */
export class Metrics {
  readonly #parts: (() => readonly string[])[] = [];

  counter(name: string, help: string): Counter {
    const values = new Map<string, number>();
    this.#parts.push(() => [
      ...head(name, help, 'counter'),
      ...(values.size === 0 ? [`${name} 0`] : [...values].map(([labels, value]) => `${name}${labels} ${value}`)),
    ]);
    return {
      add: (by = 1, labels = {}) => {
        const key = written(labels);
        values.set(key, (values.get(key) ?? 0) + by);
      },
    };
  }

  /** @param read gives the number as it is when somebody asks */
  gauge(name: string, help: string, read: () => number): void {
    this.#parts.push(() => [...head(name, help, 'gauge'), `${name} ${read()}`]);
  }

  times(name: string, help: string): Times {
    const counts = BOUNDS.map(() => 0);
    let sum = 0;
    let count = 0;
    this.#parts.push(() => [
      ...head(name, help, 'histogram'),
      ...BOUNDS.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ]);
    return {
      note: (seconds) => {
        for (const [index, bound] of BOUNDS.entries()) if (seconds <= bound) counts[index] += 1;
        sum += seconds;
        count += 1;
      },
    };
  }

  text(): string {
    return `${this.#parts.flatMap((part) => part()).join('\n')}\n`;
  }
}

function head(name: string, help: string, type: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function written(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return '';
  return `{${entries.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(',')}}`;
}
