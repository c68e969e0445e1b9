/** Plays games for the lab, one after the other, and watches what becomes of the counters. */
import type { CaseFile } from '@hexwright/model';
import {
  beginningKey,
  coverableOf,
  type Entrants,
  openMatches,
  playWatched,
  RECORD_FORMAT,
  Recorder,
  subjectOf,
  type Match,
} from '@hexwright/playtest';
import type { GameOrder } from '@hexwright/playtest/lab';
import type { GameRecord } from '@hexwright/playtest/screen';
import type { FromLab, ToLab } from './protocol.ts';

let matches: readonly Match[] = [];
let position: CaseFile | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
  if (data.type === 'open') void open(data.entrants);
  else if (data.type === 'play') play(data.order);
  else send({ type: 'recorded', record: recorded(matches[data.entrant], data.seed) });
});

async function open(entrants: Entrants): Promise<void> {
  try {
    matches = await openMatches(entrants);
    position = entrants.position ?? null;
    const packages = await Promise.all(
      matches.map(async ({ playable }, entrant) => {
        const cases = await playable.library.caseIndex(entrants.chains[entrant].map(({ id }) => id));
        const { hash } = playable.game;
        return {
          hash,
          source: beginningKey(hash, position),
          subject: subjectOf(playable),
          coverable: coverableOf(playable, cases),
        };
      }),
    );
    send({ type: 'opened', packages });
  } catch (error) {
    send({ type: 'unopened', message: messageOf(error) });
  }
}

function play({ index, entrant, seed }: GameOrder): void {
  try {
    send({ type: 'answer', answer: { kind: 'played', index, result: playWatched(matches[entrant], seed) } });
  } catch (error) {
    send({ type: 'answer', answer: { kind: 'failed', index, message: messageOf(error) } });
  }
}

function recorded(match: Match, seed: number): GameRecord {
  const { game, library } = match.playable;
  const recorder = new Recorder(library);
  const { seed: _, ...result } = match.playMatch(seed, recorder);
  return {
    format: RECORD_FORMAT,
    package: game.id,
    packageHash: game.hash,
    seed,
    seats: match.seats,
    options: {},
    ...(position === null ? {} : { position }),
    commands: recorder.commands,
    hashes: recorder.hashes,
    result,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function send(message: FromLab): void {
  self.postMessage(message);
}
