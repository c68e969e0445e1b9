import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/hexwright-server.mjs');

/** The server as a program of its own. */
export class Program {
  output = '';
  complaints = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  /**
   * @param args what stands behind `npm start --`
   * @param environment besides that of the test
   */
  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(process.execPath, [PROGRAM, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', resolve);
    });
  }

  /** Waits for the line with the address; rejects with what was said instead if the program ends. */
  async address(): Promise<string> {
    const line = /^Hexwright is open at (http:\S+\/)$/m;
    const opened = new Promise<string>((resolve) => {
      const look = (): void => {
        const address = line.exec(this.output)?.[1];
        if (address !== undefined) resolve(address);
      };
      look();
      this.#child.stdout?.on('data', look);
    });
    const ended = this.#ended.then((code) => {
      throw new Error(`The program ended with ${code}: ${this.complaints}`);
    });
    return Promise.race([opened, ended]);
  }

  /** Tells it to stop, or kills it; resolves to its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /** Stops it where it is, or lets it go on; or tells it what a test has it listen for. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2' | 'SIGWINCH'): void {
    this.#child.kill(signal);
  }

  /** Its exit code when it ends by itself. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
