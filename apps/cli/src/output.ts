/** Signs that a terminal obeys instead of showing them; in a package they can only be there to deceive. */
const ORDERS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Where a command writes: results to standard output, everything else to standard error. */
export class Output {
  /** One JSON object instead of text. */
  readonly json: boolean;

  constructor(json: boolean) {
    this.json = json;
  }

  /** A line of the result; nothing when JSON is asked for. */
  line(text = ''): void {
    if (!this.json) process.stdout.write(`${shown(text)}\n`);
  }

  /** The result as JSON, when that is asked for. Call once. */
  result(value: object): void {
    if (this.json) process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  }

  /** A remark that is no part of the result. */
  remark(text: string): void {
    process.stderr.write(`${shown(text)}\n`);
  }
}

/** A text of whose signs a terminal obeys none: in their place stand their numbers. */
function shown(text: string): string {
  return text.replace(ORDERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
