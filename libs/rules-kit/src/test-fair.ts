/** A game of no account for the tests of the kit: two pedlars at a fair greet each other, or walk along a row of stalls. */
import type { CompiledGame } from '@hexwright/compiler';
import { type Column, LEGAL, Local, type PiecePlace, Plane, RefusalRegistry } from '@hexwright/engine';
import type { Decision } from './decision.ts';
import { Decisions } from './decisions.ts';
import { endPhase, type LongForm } from './long-form.ts';
import { listOf, readPiece } from './notation.ts';
import { eventsOf } from './game-events.ts';
import { OFF_MAP, PackageGame } from './package-game.ts';
import { argumentOf, entityOf } from './packed-command.ts';
import { at, bareVerb, offering, pairVerb, pieceVerb, Verb } from './verbs.ts';

export const events = eventsOf('1.0');
const greeted = events
  .add('greeted', '1.1', 'pedlar:piece', 'other:piece')
  .told((_, name) => `${name('pedlar')} greets ${name('other')}`);
const walked = events.add('walked', '1.2', 'unit:piece', 'stall:number');

const refusals = new RefusalRegistry<Fair>();
const NOT_YOURS = refusals.add('not-yours', '1.0', 'That pedlar is not yours.');
const NOBODY_TO_GREET = refusals.add('nobody-to-greet', '1.1', 'A pedlar greets who stands at the next stall.');
const NO_STALL = refusals.add('no-stall', '1.2', 'There is no stall.');
const WALKS = refusals.add('walks', '1.2', 'A pedlar is on the way.');

const STALLS = 4;
const WAYS = ['left', 'right'];

export const GREET = pairVerb<Fair>({
  word: 'greet',
  about: 'One pedlar greets another.',
  offer: (fair, _, other) => at(fair, other, 'Greet'),
});
export const SET_OUT = pieceVerb<Fair>({
  word: 'set-out',
  about: 'Single: a pedlar sets out.',
  isPart: true,
  offer: offering('piece', 'Walk with'),
});
/** Offered by its word alone. */
export const SING = pieceVerb<Fair>({ word: 'sing', about: 'A pedlar sings.' });
export const PASS = bareVerb<Fair>({ word: 'pass', about: 'Nothing more.', ends: true });
export const STOP = bareVerb<Fair>({
  word: 'stop',
  about: 'Single: no further.',
  isPart: true,
  synonyms: { decline: 'No.' },
  alone: () => ({ do: 'decline' }),
  ends: true,
});
export const STEP = new Verb<Fair>(
  {
    word: 'step',
    about: 'Single: to the next stall.',
    isPart: true,
    offer: (_, pedlar, way) => ({ kind: 'step', label: `Go ${WAYS[way]}`, piece: pedlar, case: '1.3' }),
  },
  {
    takes: 'unit, step',
    write: ({ game }, pedlar, way) => ({ unit: game.units[pedlar].id, step: WAYS[way] }),
    read: (fair, { unit, step }) => (step === 'back' ? null : [readPiece(fair, unit), WAYS.indexOf(String(step))]),
  },
);

/** [1.2] Local: who walks. */
const walker = new Local(0);
const walking: Decision<Fair> = {
  id: 'walking',
  case: '1.2',
  verbs: [STEP, STOP],
  piece: (fair) => walker.of(fair),
  isWay: true,
  prompt: (_, name) => ({ title: `${name} walks`, text: 'Left or right?' }),
  ending: () => ({ label: 'Stop here', detail: 'At this stall.' }),
  meant: (_, pedlar) => SET_OUT.of(pedlar),
  proceed: (fair) => fair.game.units[walker.of(fair)].side,
  legal(fair, commands) {
    for (const way of [0, 1])
      if (walking.check(fair, STEP.of(walker.of(fair), way)) === LEGAL) commands.add(STEP.of(walker.of(fair), way));
    commands.add(STOP.of());
  },
  check(fair, one) {
    if (STOP.is(one)) return LEGAL;
    if (!STEP.is(one) || entityOf(one) !== walker.of(fair)) return WALKS;
    return fair.next(entityOf(one), argumentOf(one)) < 0 ? NO_STALL : LEGAL;
  },
  perform(fair, one) {
    if (STOP.is(one)) return fair.frames.pop();
    fair.stall.set(entityOf(one), fair.next(entityOf(one), argumentOf(one)));
    return fair.events.emit(walked, entityOf(one), fair.stall.of(entityOf(one)));
  },
};

/** [1.1] A phase: the phasing side greets, sings or sets out, as often as it likes. */
const trading: Decision<Fair> = {
  id: 'trading',
  case: '1.1',
  verbs: [SET_OUT, GREET, SING, PASS],
  prompt: () => ({ title: 'Trading', text: 'What now?', case: '1.0' }),
  offers: [PASS.offeredAs(() => ({ kind: 'done', label: 'Go home', piece: -1 }))],
  name: (fair) => (fair.turn === 1 ? 'morning' : 'trading'),
  proceed: (fair) => fair.phasing,
  legal(fair, commands) {
    for (const { index } of fair.game.units) {
      for (const one of [SET_OUT.of(index), GREET.of(index, 1 - index), SING.of(index)]) {
        if (trading.check(fair, one) === LEGAL) commands.add(one);
      }
    }
    commands.add(PASS.of());
  },
  check(fair, one) {
    if (PASS.is(one)) return LEGAL;
    if (fair.game.units[entityOf(one)].side !== fair.phasing) return NOT_YOURS;
    if (!GREET.is(one)) return LEGAL;
    return Math.abs(fair.stall.of(0) - fair.stall.of(1)) === 1 ? LEGAL : NOBODY_TO_GREET;
  },
  perform(fair, one) {
    if (PASS.is(one)) return fair.frames.pop();
    if (SET_OUT.is(one)) return fair.enter(walking, entityOf(one));
    return GREET.is(one) ? fair.events.emit(greeted, entityOf(one), argumentOf(one)) : undefined;
  },
};

/** A whole walk. */
const walk: LongForm<Fair> = {
  word: 'walk',
  takes: 'unit, steps',
  about: 'A pedlar walks along the stalls.',
  *parts(fair, { unit, steps }, read) {
    yield () => SET_OUT.of(readPiece(fair, unit));
    for (const step of listOf(steps)) yield () => read({ do: 'step', unit, step });
    yield () => STOP.of();
  },
  gather(commands, first) {
    if (commands[first].do !== 'set-out') return null;
    let next = first + 1;
    while (commands[next]?.do === 'step') next++;
    const steps = commands.slice(first + 1, next).map(({ step }) => step);
    return { written: { do: 'walk', unit: commands[first].unit, steps }, next: next + 1 };
  },
};

export const decisions: Decisions<Fair> = new Decisions({
  phases: [trading],
  inner: [walking],
  forms: [walk, endPhase(PASS)],
});

const units = ['ann', 'bob'].map((id, side) => ({
  index: side,
  id,
  name: id === 'ann' ? 'Ann' : 'Bob',
  side,
  kind: 'pedlar',
  contingent: -1,
  class: 0,
  traits: new Set(),
  faces: ['front', 'back'].map((face) => ({ id: face, values: {}, traits: new Set() })),
}));

/** What the kit reads of a package; a whole one would say no more to it. */
const game = {
  id: 'fair',
  turns: 2,
  firstSide: 0,
  sides: [
    { id: 'north', name: 'North' },
    { id: 'south', name: 'South' },
  ],
  units,
  sequence: [{ id: 'trade', phase: 'Trade', procedure: 'trading', case: '1.1', side: -1, turn: 0 }],
  map: new Plane({ width: STALLS, height: 1 }),
  victory: null,
  vocabulary: {
    ids: () => ['pedlar'],
    indexOf: (_: string, id: string) => units.findIndex((unit) => unit.id === id),
  },
  markers: [],
  levels: [],
  effects: [],
  eventTables: [],
  modifiers: new Map(),
  conditions: new Map(),
  restrictions: [],
  arrivals: [],
  withdrawals: [],
} as unknown as CompiledGame<Plane>;

export class Fair extends PackageGame<Plane> {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  /** By pedlar: where they stand. */
  readonly stall: Column;

  /** With other decisions than its own, for tests of other commands. */
  constructor(procedures: readonly Decision<Fair>[] = decisions.list) {
    super(game, procedures);
    this.stall = this.state.column('stall', 2);
    this.state.seal();
    this.begin(1);
  }

  placeOf(pedlar: number): PiecePlace {
    const stall = this.stall.of(pedlar);
    return stall < 0 ? OFF_MAP : { places: [stall], across: null, facing: null };
  }

  /** The stall to the left or right, or -1. */
  next(pedlar: number, way: number): number {
    const to = this.stall.of(pedlar) + (way === 0 ? -1 : 1);
    return to < STALLS ? to : -1;
  }

  protected override setUp(): void {
    this.stall.set(1, 2);
  }

  protected override finish(): void {
    // Nobody wins a fair.
  }
}
