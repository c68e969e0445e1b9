/** The long forms of commands, which stand for several single ones in a row, and the decisions that these answer. */
import { type Command, LEGAL, type WrittenCommand } from '@hexwright/engine';
import {
  command,
  type CommandPart,
  Decisions,
  endPhase,
  type Gathered,
  listOf,
  type LongForm,
  readPiece,
} from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import * as kinds from './command-kinds.ts';
import { innerProcedures, phaseProcedures } from './procedures.ts';
import { PASS } from './rules/03-1-ending.ts';
import { verbs } from './verbs.ts';

type Read = (written: WrittenCommand) => Command;

function* walk(_: Battle, written: WrittenCommand, read: Read): Generator<CommandPart> {
  for (const step of listOf(written.steps)) yield () => read({ do: 'step', unit: written.unit, step });
}

/** True while that piece is on its way in the movement phase. */
function isUnderWay(battle: Battle, unit: number): boolean {
  return battle.decision?.id === 'moving' && battle.frames.local(0) === unit;
}

/** A way in the form `word`, from the command that begins it. */
function gatherWay(word: string, commands: readonly WrittenCommand[], from: number): Gathered {
  const { unit } = commands[from];
  let next = from + 1;
  const along: unknown[] = [];
  const steps: unknown[] = [];
  for (; commands[next]?.do === 'take'; next++) along.push(commands[next].leader);
  for (; commands[next]?.do === 'step' && commands[next].unit === unit; next++) steps.push(commands[next].step);
  return { written: { do: word, unit, ...(along.length === 0 ? {} : { with: along }), steps }, next };
}

const move: LongForm<Battle> = {
  word: 'move',
  takes: 'unit, steps, [with]',
  about:
    'A piece goes its way in the movement phase, with leaders of its hex; of a piece that has just come back to the map, the rest of its way.',
  *parts(battle, written, read) {
    const unit = readPiece(battle, written.unit);
    // Of a piece that has just come back to the map only the way is left.
    if (!isUnderWay(battle, unit)) yield () => command(kinds.MOVE, unit);
    for (const leader of listOf(written.with)) yield () => command(kinds.TAKE, readPiece(battle, leader));
    yield* walk(battle, written, read);
    if (isUnderWay(battle, unit)) yield () => kinds.stop;
  },
  gather(commands, at) {
    if (commands[at].do !== 'begin-move') return null;
    const { written, next } = gatherWay('move', commands, at);
    return { written, next: commands[next]?.do === 'stop' ? next + 1 : next };
  },
};

const rout: LongForm<Battle> = {
  word: 'rout',
  takes: 'unit, steps',
  about: 'A unit routs: which one where several must, and its way.',
  *parts(battle, written, read) {
    const unit = readPiece(battle, written.unit);
    if (!battle.isIdle && battle.check(command(kinds.ROUT, unit)) === LEGAL) yield () => command(kinds.ROUT, unit);
    yield* walk(battle, written, read);
  },
  gather: (commands, at) => (commands[at].do === 'begin-rout' ? gatherWay('rout', commands, at) : null),
};

const retreat: LongForm<Battle> = {
  word: 'retreat',
  takes: 'unit, steps',
  about: 'A unit goes the way that it must retreat.',
  parts: walk,
};

export const decisions = new Decisions<Battle>({
  phases: phaseProcedures,
  inner: innerProcedures,
  verbs,
  forms: [move, rout, retreat, endPhase(PASS)],
});
