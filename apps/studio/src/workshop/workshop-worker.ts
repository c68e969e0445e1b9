/** The worker beside the page: keeps a copy of the document, compiles it after every change and answers questions. */
import { Bench } from './bench.ts';
import type { FromWorkshop, ToWorkshop } from './protocol.ts';
import { ANSWERS, type Answer, type Question } from './questions/index.ts';
import { SentRules } from './sent-rules.ts';

const bench = new Bench();
let watched: string | null = null;
const sent = new SentRules();
let isDue = false;

self.addEventListener('message', ({ data }: MessageEvent<ToWorkshop>) => {
  switch (data.say) {
    case 'update':
      bench.update(data.update, data.revision);
      reportSoon();
      break;
    case 'watch':
      watched = data.package;
      reportSoon();
      break;
    case 'ask':
      answer(data.id, data.question);
  }
});

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
    const answering = ANSWERS[question.ask] as (bench: Bench, question: Question) => Answer;
    tell({ say: 'answer', id, answer: answering(bench, question) });
  } catch (error) {
    tell({ say: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

function tell(message: FromWorkshop): void {
  self.postMessage(message);
}
