import { formatProblems, plainText, type Problem } from '@hexwright/model';
import type { Terminal } from './terminal.ts';

/** Where a command writes: results to standard output, everything else to standard error. */
export class Output {
  /** One JSON object instead of text. */
  readonly json: boolean;
  readonly #terminal: Terminal;
  readonly #warnings: Problem[] = [];

  constructor(terminal: Terminal, json: boolean) {
    this.#terminal = terminal;
    this.json = json;
  }

  /** A line of the result; nothing when JSON is asked for. */
  line(text = ''): void {
    if (!this.json) this.#terminal.out(`${plainText(text)}\n`);
  }

  /** The result as JSON, when that is asked for; its problems are the warnings so far where it names none. Call once. */
  result(value: object): void {
    if (!this.json) return;
    const whole = 'problems' in value ? value : { ...value, problems: this.#warnings };
    this.#terminal.out(`${JSON.stringify(whole, null, 2)}\n`);
  }

  /** Problems of something that can be used all the same. */
  warn(problems: readonly Problem[]): void {
    this.#warnings.push(...problems);
    this.remark(formatProblems(problems));
  }

  /** A remark that is no part of the result. */
  remark(text: string): void {
    this.#terminal.err(`${plainText(text)}\n`);
  }
}
