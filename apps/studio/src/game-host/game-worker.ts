/** The worker of the play screen: the embedded engine, the computer players, and a copy of the packages. */
import type { CompiledGame } from '@hexwright/compiler';
import type { CaseFile, Problem } from '@hexwright/model';
import {
  layExample,
  PERSON,
  Playtest,
  type MoveOutcome,
  type PlaytestSettings,
  type Progress,
} from '@hexwright/playtest/live';
import type { GameRecord } from '@hexwright/playtest/screen';
import { isPositionQuestion, OwnPlayerView, playableAt, type PositionQuestionName } from '@hexwright/playtest/shared';
import { PackageMirror } from '../compile-service/package-mirror.ts';
import { InTurn } from '../compile-service/in-turn.ts';
import { positionIn, readGame, type Opened } from './game-text.ts';
import type {
  Beginning,
  ComputerPlayer,
  DeedName,
  FromGameWorker,
  Opening,
  QuestionName,
  RequestName,
  Requests,
  ToGameWorker,
} from './protocol.ts';

type Answers<Names extends RequestName> = {
  readonly [Name in Names]: (
    ...args: Requests[Name]['args']
  ) => Requests[Name]['answer'] | Promise<Requests[Name]['answer']>;
};

/** The seed of the dice that an example does not give. */
const EXAMPLE_SEED = 1;

const mirror = new PackageMirror(undefined, (isLoading) => send({ type: 'loading', isLoading }));
let packageId = '';
/** The position that the game began at; null for the beginning of its battle. */
let position: CaseFile | null = null;
/** Choices that were made when the game began, by option. */
let options: Readonly<Record<string, string>> = {};
let hash = '';
let playerView: OwnPlayerView | null = null;
let revision = 0;
let isDue = false;

/** What changes the game: the screen is told how it stands then. */
const deeds: Answers<DeedName | 'open'> = {
  open,
  perform: (commands, begins) => present().performAll(commands, begins),
  run,
  step,
  goTo: (node) => present().goTo(node),
  nameBranch: (node, name) => done(() => present().nameBranch(node, name)),
  pinNote: (node, note) => done(() => present().pinNote(node, note)),
  setSeat: (side, seat) => done(() => present().setSeat(side, seat)),
  setDice: (source) => done(() => present().setDice(source)),
  setSeed: (seed) => done(() => present().setSeed(seed)),
  giveDice: (numbers) => present().giveDice(numbers),
  cancelDice: () => done(() => present().cancelDice()),
  showSeat: (wanted) => done(() => seated().sit(wanted)),
};

/** What is asked besides a look at the position. */
const questions: Answers<Exclude<QuestionName, PositionQuestionName>> = {
  advice: (marshal) => present().advice(marshal),
  save: () => present().save(),
  asCaseFile: () => present().asCaseFile(),
};

// The rules are loaded when a game is opened; what is said meanwhile is heard in its order.
const turns = new InTurn();
self.addEventListener('message', ({ data }: MessageEvent<ToGameWorker>) => turns.add(() => onMessage(data)));
send({ type: 'loading', isLoading: false });

async function onMessage(message: ToGameWorker): Promise<void> {
  if (message.type === 'update') {
    revision += 1;
    mirror.update(message.update, revision);
    replaySoon();
    return;
  }
  const { id, name, args } = message;
  try {
    const isDeed = name in deeds;
    const answers: Partial<Answers<RequestName>> = isDeed
      ? deeds
      : isPositionQuestion(name)
        ? seated().looks
        : questions;
    // Name and arguments belong together; the page's side sees to that.
    const answering = answers[name] as (...args: readonly unknown[]) => unknown;
    const answer = await answering(...args);
    send({ type: 'answer', id, answer, snapshot: isDeed ? (playerView?.snapshot() ?? null) : null });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Does something that has nothing to say. */
function done(work: () => void): null {
  work();
  return null;
}

function seated(): OwnPlayerView {
  if (playerView === null) throw new Error('No game has been opened.');
  return playerView;
}

function present(): Playtest {
  return seated().game;
}

async function open(id: string, beginning: Beginning): Promise<Opening> {
  const read = 'file' in beginning ? readGame(beginning.file, id) : { ok: true as const, beginning };
  if (!read.ok) return read;
  const opened = read.beginning;
  packageId = id;
  await mirror.prepare(id);
  if ('record' in opened) await mirror.prepare(opened.record.package);
  position = positionIn(opened);
  options = optionsOf(opened);
  const compiled = compile();
  if (!compiled.ok) return { ok: false, problems: mirror.said(id, compiled.problems) };
  ({ hash } = compiled.game);
  const head = position === null ? { package: id } : { package: id, position };
  const progress = (one: Progress): void => send({ type: 'progress', progress: one });
  if ('record' in opened) {
    const { record } = opened;
    // A game of another package stands here first as it did there; then its commands are given again under this one.
    const origin = originOf(record) ?? compiled.game;
    ({ hash } = origin);
    const { playtest, trouble } = Playtest.load(mirror.games.playable(origin), record, { progress });
    playerView = new OwnPlayerView(playtest);
    if (origin !== compiled.game) replaySoon();
    const { seed, fair, options } = record;
    return {
      ok: true,
      trouble,
      head: { ...head, seed, options, ...(fair && { fair }) },
      players: players(compiled.game),
    };
  }
  const settings =
    'settings' in opened ? { ...opened.settings, options } : { seed: EXAMPLE_SEED, ...ofExample(opened.example) };
  playerView = new OwnPlayerView(new Playtest(mirror.games.playable(compiled.game), { ...settings, progress }));
  if ('example' in opened) layExample(playerView.game, opened.example);
  const { seed } = settings;
  return { ok: true, trouble: null, head: { ...head, seed, options }, players: players(compiled.game) };
}

/** The game in which a record was played, where that is another package of the project; null where it is this one. */
function originOf({ package: id, position: begun }: GameRecord): CompiledGame | null {
  if (id === packageId || begun !== undefined) return null;
  const compiled = compileOf(id);
  return compiled.ok ? compiled.game : null;
}

/** What was chosen when the game began; an example says so itself. */
function optionsOf(opened: Opened): Readonly<Record<string, string>> {
  if ('settings' in opened) return opened.settings.options ?? {};
  return 'record' in opened ? opened.record.options : {};
}

/** An example's position, and the dice that its line falls by. */
function ofExample(example: CaseFile): Pick<PlaytestSettings, 'position' | 'tape'> {
  return { position: example, tape: example.dice ?? [] };
}

type Compiled =
  | { readonly ok: true; readonly game: CompiledGame }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The computer players that can play a game. */
function players(game: CompiledGame): ComputerPlayer[] {
  return mirror.games.playable(game).players.map(({ id, title }) => ({ id, title }));
}

/** Compiles the battle, or the position of the game over its rules. */
function compile(): Compiled {
  return compileOf(packageId, position);
}

/** Compiles a package with the choices of the game. */
function compileOf(id: string, begun: CaseFile | null = null): Compiled {
  if (begun === null && Object.keys(options).length === 0) return mirror.compile(id);
  const chain = mirror.chain(id);
  if (chain === null) return { ok: false, problems: [] };
  if (!chain.ok) return { ok: false, problems: chain.problems };
  const found = playableAt(mirror.games, chain.chain, { position: begun, options }, mirror.cache);
  return found.ok ? { ok: true, game: found.playable.game } : found;
}

function run(milliseconds: number): MoveOutcome | null {
  const end = performance.now() + milliseconds;
  for (;;) {
    const outcome = present().computerMove();
    if (outcome.kind === 'nobody') return null;
    if (outcome.kind !== 'done' || performance.now() >= end) return outcome;
  }
}

function step(): MoveOutcome | null {
  for (;;) {
    const outcome = present().computerMove();
    if (outcome.kind === 'nobody') return null;
    const { prompt, seat } = present().view();
    if (outcome.kind !== 'done' || prompt.piece === null || seat === PERSON) return outcome;
  }
}

/** After all changes that have arrived already. */
function replaySoon(): void {
  if (isDue || playerView === null) return;
  isDue = true;
  setTimeout(() =>
    turns.add(() => {
      isDue = false;
      return replay();
    }),
  );
}

async function replay(): Promise<void> {
  if (playerView === null) return;
  await mirror.prepare(packageId);
  const began = performance.now();
  const compiled = compile();
  if (!compiled.ok) {
    send({ type: 'unplayable', problems: mirror.said(packageId, compiled.problems) });
    return;
  }
  if (compiled.game.hash === hash) {
    send({ type: 'unchanged' });
    return;
  }
  ({ hash } = compiled.game);
  const recompilation = playerView.game.recompiled(mirror.games.playable(compiled.game));
  playerView.forget();
  const snapshot = playerView.snapshot();
  send({ type: 'replayed', recompilation, milliseconds: performance.now() - began, snapshot });
}

function send(message: FromGameWorker): void {
  self.postMessage(message);
}
