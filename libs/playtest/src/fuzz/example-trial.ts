/** Case files of any content: what is wrong with them is said in problems, and what can be played is played. */
import { caseSources, type PackageChain, type PackageLibrary } from '@hexwright/model';
import { type ExampleResult, ExampleSuite } from '../cases/suite.ts';
import type { Games } from '../loaded-games.ts';
import { garbled, type Verdict } from './trial.ts';

/** Problems that tell of a mistake of Hexwright. */
const MISTAKES: ReadonlySet<string> = new Set(['internal', 'example.undo']);

/** Runs the case files of the last package; the first that is met with anything but problems of its own, or null. */
export function tryExamples(games: Games, chain: PackageChain, library: PackageLibrary): Verdict | null {
  const texts = new Map(caseSources(chain[chain.length - 1]).map(({ path, text }) => [path, text]));
  const suite = new ExampleSuite(library, games);
  const fault = (path: string, message: string): Verdict => ({
    kind: 'fault',
    sort: 'example',
    message: `${path} ${texts.get(path) ?? ''}: ${message}`,
  });
  const run: Iterator<ExampleResult> = suite.run(chain);
  for (const path of texts.keys()) {
    try {
      const next = run.next();
      if (next.done === true) return fault(path, 'It is not run.');
      const { problems } = next.value;
      const wrong = problems.find(({ code }) => MISTAKES.has(code))?.message ?? garbled(problems);
      if (wrong !== null) return fault(path, wrong);
    } catch (error) {
      return fault(path, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  return null;
}
