import { spawn } from 'node:child_process';

/** How a program ended. `output` is what it wrote to both its streams, in order. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly milliseconds: number;
}

/**
 * Runs a script with the Node that runs us and collects what it writes. Never rejects: a program that cannot start, is
 * killed or takes longer than `limit` milliseconds ends with a non-zero exit code and an explanation in its output.
 */
export function runNode(root: string, args: readonly string[], limit: number): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nstopped: it took longer than ${limit / 1000} s\n`));
      child.kill('SIGKILL');
    }, limit);
    const end = (exitCode: number): void => {
      clearTimeout(timer);
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8'), milliseconds: performance.now() - started });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Our environment without colours: what is collected is printed later, perhaps into a file. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}
