import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FORMAT } from '@hexwright/model';
import { main } from '../main.ts';

// No test finds games that another has played.
process.env['HEXWRIGHT_GAMES'] = 'off';

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/hexwright.mjs');

/** How the program ended and what it wrote. */
export interface Ending {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, which takes a tenth of the time of a process of its own. */
export async function hexwright(args: readonly string[]): Promise<Ending> {
  let [out, err] = ['', ''];
  const code = await main(args, { out: (text) => void (out += text), err: (text) => void (err += text) });
  return { code, out, err };
}

/** Runs the program, as a user does who is in a folder. */
export function hexwrightProgram(args: readonly string[], folder: string = process.cwd()): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? -1, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
  });
}

/** Does something with a folder for packages, which goes away afterwards. */
export async function withScenarios(act: (scenarios: TemporaryScenarios) => Promise<void>): Promise<void> {
  const temporary = new TemporaryScenarios();
  try {
    await act(temporary);
  } finally {
    temporary.remove();
  }
}

function inFormat(content: unknown): unknown {
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  return isObject ? { format: FORMAT, ...content } : content;
}

/** A folder with packages. */
export class TemporaryScenarios {
  readonly root = mkdtempSync(path.join(tmpdir(), 'hexwright-cli-'));
  readonly scenarios = path.join(this.root, 'scenarios');

  /** Writes the files of a package: texts as they are, other values as files of format 1. Returns the path of its folder. */
  write(id: string, files: Readonly<Record<string, unknown>>): string {
    const folder = path.join(this.scenarios, id);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(inFormat(content), null, 2));
    }
    return folder;
  }

  /** A variant of a battle with these files besides its scenario.json, to which `scenario` is added. */
  variant(files: Readonly<Record<string, unknown>>, scenario: Readonly<Record<string, unknown>> = {}): string {
    const head = { id: 'my/variant', title: 'A variant', kind: 'battle', extends: 'gmb/tamburlaine', ...scenario };
    return this.write('my/variant', { 'scenario.json': head, ...files });
  }

  /** Every file below, with its content: to see that nothing was written. */
  contents(): string {
    const files = readdirSync(this.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
    return paths.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
