/** The worker beside the page: keeps a copy of the document, compiles it after every change and answers questions. */
import { loadGames } from '@hexwright/playtest';
import { Bench } from './bench.ts';
import type { FromWorkshop, ToWorkshop } from './protocol.ts';
import { ANSWERS, type Answer, type Question } from './questions/index.ts';
import { SentRules } from './sent-rules.ts';

/** There is one as soon as the games are loaded. */
let bench: Bench;
const loaded = loadGames().then((games) => (bench = new Bench(games)));
let watched: string | null = null;
const sent = new SentRules();
let isDue = false;

// What is said before that waits, and is heard in its order.
self.addEventListener('message', ({ data }: MessageEvent<ToWorkshop>) => {
  void loaded.then(() => hear(data)).catch(reportError);
});

function hear(said: ToWorkshop): void {
  switch (said.say) {
    case 'update':
      bench.update(said.update, said.revision);
      reportSoon();
      break;
    case 'watch':
      watched = said.package;
      reportSoon();
      break;
    case 'ask':
      answer(said.id, said.question);
  }
}

/** After everything that has arrived already: one compilation for many changes. */
function reportSoon(): void {
  if (isDue || watched === null) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    if (watched !== null) report(watched);
  });
}

function report(id: string): void {
  const { revision } = bench;
  const began = performance.now();
  const compiled = bench.compile(id);
  const linked = bench.linked(id);
  const report = {
    package: id,
    revision,
    milliseconds: performance.now() - began,
    playable: compiled.ok,
    readiness: bench.readiness(id, compiled),
    hash: compiled.ok ? compiled.game.hash : null,
    problems: compiled.problems,
    suppressed: compiled.suppressed,
    stale: !compiled.ok && linked !== null,
  };
  tell({ say: 'report', report, effective: sent.next(id, linked) });
}

function answer(id: number, question: Question): void {
  try {
    // The question's name says of which kind it is, and so who answers it.
    const answering = ANSWERS[question.ask] as (bench: Bench, question: Question) => Answer | Promise<Answer>;
    const answer = answering(bench, question);
    if (answer instanceof Promise) {
      answer.then((given) => tell({ say: 'answer', id, answer: given })).catch((error: unknown) => fail(id, error));
    } else tell({ say: 'answer', id, answer });
  } catch (error) {
    fail(id, error);
  }
}

function fail(id: number, error: unknown): void {
  tell({ say: 'failed', id, message: error instanceof Error ? error.message : String(error) });
}

function tell(message: FromWorkshop): void {
  self.postMessage(message);
}
