import { plainText } from '@hexwright/model';
import type { Terminal } from './terminal.ts';

/** Where a command writes: results to standard output, everything else to standard error. */
export class Output {
  /** One JSON object instead of text. */
  readonly json: boolean;
  readonly #terminal: Terminal;

  constructor(terminal: Terminal, json: boolean) {
    this.#terminal = terminal;
    this.json = json;
  }

  /** A line of the result; nothing when JSON is asked for. */
  line(text = ''): void {
    if (!this.json) this.#terminal.out(`${plainText(text)}\n`);
  }

  /** The result as JSON, when that is asked for. Call once. */
  result(value: object): void {
    if (this.json) this.#terminal.out(`${JSON.stringify(value, null, 2)}\n`);
  }

  /** A remark that is no part of the result. */
  remark(text: string): void {
    this.#terminal.err(`${plainText(text)}\n`);
  }
}
