/** A whole game from what is its own; everything else has a default here, and each of them can be replaced. */
import {
  type GameLibrary,
  type GameResult,
  type GameSystem,
  type HiddenPieces,
  type Meanings,
  type Presenter,
} from '@hexwright/compiler';
import { type AttackOdds, LEGAL, type WrittenCommand } from '@hexwright/engine';
import { sentenceWithCase } from './narrative.ts';
import { candidatesOf, choicesOf } from './choices.ts';
import type { PromptWords } from './decision.ts';
import type { Decisions } from './decisions.ts';
import { checkStarts } from './effects/check-starts.ts';
import { exchangeLevels, positionLevels, unitLevels } from './effects/marker-views.ts';
import { fullMeanings } from './full-meanings.ts';
import { logOf, type LogSpec, plainLog } from './log.ts';
import type { PackageGame } from './package-game.ts';
import { placesOf, reportOf } from './pieces.ts';
import { type PresenterSpec, presenterOf } from './presenter.ts';
import { questionOf } from './prompt.ts';
import { readResult, resultOf } from './results.ts';
import { type WhyNotThere, whyNotOf } from './why-not.ts';

/** What most small games do not have. */
const PLAIN_SYSTEM = {
  vocabularies: [],
  unitValues: {},
  tables: [],
  slots: [],
  conditions: [],
  modules: [],
  markers: [],
  environment: () => ({ names: {}, functions: {} }),
  checkSetUp: () => [],
} as const satisfies Partial<GameSystem>;

/** What a game says to the compiler besides its procedures and commands, which are those of its decisions. */
export type SystemSpec = Omit<GameSystem, 'procedures' | 'meanings' | keyof typeof PLAIN_SYSTEM> &
  Partial<Pick<GameSystem, keyof typeof PLAIN_SYSTEM>> & {
    readonly meanings?: Omit<Meanings, 'commands'>;
  };

export interface GameSpec<Play extends PackageGame>
  extends
    Pick<GameLibrary<Play>, 'create' | 'hidden'>,
    Partial<Pick<GameLibrary<Play>, 'readPiece' | 'invariantViolations' | 'caseIndex'>> {
  readonly system: SystemSpec;
  readonly decisions: Decisions<Play>;
  /** What is said when nothing is left to decide; that the game is over, where absent. */
  readonly over?: (play: Play) => PromptWords;
  /** Where absent, events as they were declared; the case of a turn is that of the event with which a step begins. */
  readonly log?: LogSpec<Play>;
  /** How it stands, or has ended; by the levels of victory of the package, where absent. */
  readonly readResult?: (play: Play) => GameResult;
  readonly presenter?: Omit<PresenterSpec<Play>, 'prompt' | 'choices' | 'log' | 'whyNot'> &
    Partial<Pick<Presenter<Play>, 'prompt' | 'choices'>> &
    Pick<PresenterSpec<Play>, 'whyNot'> & {
      /** Why a piece on its way does not come to a place, where its reach does not lead there. */
      readonly whyNotThere?: WhyNotThere<Play>;
    };
}

const OVER = ({ game }: PackageGame): PromptWords => ({
  title: 'The game is over',
  text: 'Nobody has anything left to decide.',
  case: game.victory?.case ?? '',
});

/** A game whose columns are all claimed. */
function sealed<Play extends PackageGame>(play: Play): Play {
  if (!play.state.isSealed) play.state.seal();
  return play;
}

/** The odds of a command, where it is legal now and has any. */
function oddsOf<Play extends PackageGame>(
  decisions: Decisions<Play>,
  play: Play,
  written: WrittenCommand,
): AttackOdds | null {
  const one = decisions.read(play, written);
  const { odds } = decisions.of(play) ?? {};
  return odds === undefined || play.check(one) !== LEGAL ? null : odds(play, one);
}

/** Pieces that are taken for one another have each other's markers too. */
function withLevels<Play extends PackageGame>(hidden: HiddenPieces<Play>): HiddenPieces<Play> {
  return {
    ...hidden,
    exchange(play, one, other) {
      hidden.exchange(play, one, other);
      exchangeLevels(play, one, other);
    },
  };
}

/** The game as everything above it meets it. */
export function defineGame<Play extends PackageGame>(spec: GameSpec<Play>): GameLibrary<Play> {
  const { decisions, log = plainLog<Play>(), over = OVER, presenter = {}, readPiece = reportOf, hidden } = spec;
  const result = spec.readResult ?? ((play: Play) => readResult(play));
  const { whyNotThere = (): null => null, ...shown } = presenter;
  const { meanings, ...said } = spec.system;
  const system = { ...PLAIN_SYSTEM, ...said };
  const { checkSetUp } = system;
  return {
    system: {
      ...system,
      checkSetUp: (game) => checkStarts(game, checkSetUp(game), spec.create),
      procedures: decisions.phases.map(({ id }) => id),
      ...(meanings === undefined
        ? {}
        : {
            meanings: {
              ...fullMeanings(meanings, Object.keys(system.unitValues), system.markers),
              commands: decisions.meanings,
            },
          }),
    },
    create: (game, startingPoints) => sealed(spec.create(game, startingPoints)),
    perform: (play, written, plays) => decisions.perform(play, written, plays),
    isLong: (written) => decisions.isLong(written),
    readCommand: (play, written) => decisions.read(play, written),
    writeCommand: (play, one) => decisions.write(play, one),
    longForms: (commands) => decisions.longForms(commands),
    readEvents: (play, first) => log.reader.all(play, first),
    eventFields: ({ eventRegistry }) =>
      new Map(eventRegistry.list().map(({ id, fields }) => [id, fields.map(({ name }) => name)])),
    causes: (play, first, hear) => log.reader.causes(play, first, hear),
    watchForbidden(play, hear) {
      const { restrictions } = play.game;
      play.watchForbidden = hear && ((restriction) => hear(restrictions[restriction].id));
    },
    watchHeld(play, hear) {
      play.watchHeld = hear;
    },
    watchTables(play, hear) {
      play.watchTables = hear && (({ id, rows, columns }, row, column) => hear(id, rows[row].id, columns[column].id));
    },
    readPiece: (play, piece) => ({ ...readPiece(play, piece), ...unitLevels(play, piece) }),
    placesOf,
    readLevels: positionLevels,
    decisionName: (play) => decisions.nameOf(play),
    isPass: (_, one) => decisions.verbOf(one).words.ends === true,
    invariantViolations: spec.invariantViolations ?? (() => []),
    steps: log.ways,
    tell: (play, event) => sentenceWithCase(play, event),
    readResult: (play) => resultOf(play, result),
    presenter: presenterOf<Play>({
      prompt: (play) => questionOf(decisions, over, play),
      choices: (play) => choicesOf(decisions, play),
      candidates: (play, query) => candidatesOf(decisions, play, query),
      whyNot: (play, piece, place) => whyNotOf(decisions, whyNotThere, play, piece, place),
      log: (play, first) => logOf(log, play, first),
      reach: (play, piece) => decisions.of(play)?.reach?.(play, piece) ?? null,
      odds: (play, written) => oddsOf(decisions, play, written),
      ...shown,
    }),
    ...(hidden === undefined ? {} : { hidden: withLevels(hidden) }),
    caseIndex: spec.caseIndex ?? (async () => Promise.resolve({})),
  };
}
