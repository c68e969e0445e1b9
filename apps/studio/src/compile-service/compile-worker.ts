/** The worker beside the page: keeps a copy of the document, compiles it after every change and answers questions. */
import { hasErrors } from '@hexwright/model';
import { packageOf } from '@hexwright/workspace';
import { PackageMirror } from './package-mirror.ts';
import { InTurn } from './in-turn.ts';
import type { FromCompileService, ToCompileService } from './protocol.ts';
import { ANSWERS, type Answer, type Question } from './questions/index.ts';
import { SentRules } from './sent-rules.ts';

const mirror = new PackageMirror(undefined, (isLoading) => send({ type: 'loading', isLoading }));
let watched: string | null = null;
const sent = new SentRules();
let isDue = false;

// The rules of a game are loaded when a package of it is asked about; what is said meanwhile is heard in its order.
const turns = new InTurn();
self.addEventListener('message', ({ data }: MessageEvent<ToCompileService>) => turns.add(() => onMessage(data)));
send({ type: 'loading', isLoading: false });

function onMessage(said: ToCompileService): void | Promise<void> {
  switch (said.type) {
    case 'update':
      mirror.update(said.update, said.revision);
      reportSoon();
      break;
    case 'watch':
      watched = said.package;
      reportSoon();
      break;
    case 'ask':
      return answer(said.id, said.question);
  }
}

/** After everything that has arrived already: one compilation for many changes. */
function reportSoon(): void {
  if (isDue || watched === null) return;
  isDue = true;
  setTimeout(() =>
    turns.add(() => {
      isDue = false;
      return watched === null ? undefined : report(watched);
    }),
  );
}

async function report(id: string): Promise<void> {
  await mirror.prepare(id);
  const { revision } = mirror;
  const began = performance.now();
  const compiled = mirror.compile(id);
  const problems = mirror.said(id, compiled.problems);
  const linked = mirror.linked(id);
  const report = {
    package: id,
    revision,
    milliseconds: performance.now() - began,
    playable: compiled.ok,
    readiness: mirror.readiness(id, { problems }),
    hash: compiled.ok ? compiled.game.hash : null,
    problems,
    suppressed: compiled.suppressed,
    stale: !compiled.ok && linked !== null,
  };
  send({ type: 'report', report, effective: sent.next(id, linked) });
  if (hasErrors(compiled.problems) && (await mirror.prepareForErrors())) reportSoon();
}

async function answer(id: number, question: Question): Promise<void> {
  try {
    await prepareFor(question);
    // The question's name says of which kind it is, and so who answers it.
    const answering = ANSWERS[question.ask] as (mirror: PackageMirror, question: Question) => Answer | Promise<Answer>;
    const answer = answering(mirror, question);
    if (answer instanceof Promise) {
      answer.then((given) => send({ type: 'answer', id, answer: given })).catch((error: unknown) => fail(id, error));
    } else send({ type: 'answer', id, answer });
  } catch (error) {
    fail(id, error);
  }
}

/** Whatever is asked is about a package, or a file of one; but for zips, of which only their texts matter. */
async function prepareFor(question: Question): Promise<void> {
  if ('package' in question) await mirror.prepare(question.package);
  else if ('file' in question) await mirror.prepare(packageOf(question.file));
}

function fail(id: number, error: unknown): void {
  send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
}

function send(message: FromCompileService): void {
  self.postMessage(message);
}
