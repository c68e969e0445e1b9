/** What was done last as an example: where everything stood, the commands, the dice, and what came of it as what should. */
import { facingFromName, leftHalf } from '@hexwright/hex';
import {
  type CompiledGame,
  type CompiledLevel,
  type CompiledMap,
  type CompiledPlacement,
  type GameSystem,
  isHexMap,
  type PieceReport,
} from '@hexwright/compiler';
import { type DiceSource, type Game, type GameEvent, PHASE_BEGAN, type WrittenCommand } from '@hexwright/engine';
import {
  FORMAT,
  type CaseFile,
  type CaseUnit,
  type MarkersOfPosition,
  type ExpectedEvent,
  type ExpectedUnit,
  equalJson,
} from '@hexwright/model';
import { beginGame, createGame } from '../beginning.ts';
import { runCase } from '../cases/case-runner.ts';
import { type Playable } from '../library.ts';
import type { MoveNode } from './move-tree.ts';

/** A place in a game at which an example may begin. */
interface Station {
  /** Commands that had been played. */
  readonly played: number;
  /** How much could be undone, how many events and dice there had been. */
  readonly marks: number;
  readonly events: number;
  readonly dice: number;
  /** The step of the sequence that is under way, or about to begin. */
  readonly turn: number;
  readonly phasing: number;
  readonly step: number;
}

/** How a game began. */
interface Beginning {
  readonly playable: Playable;
  readonly source: DiceSource;
  readonly options: Readonly<Record<string, string>>;
  /** null for the beginning of the battle. */
  readonly position: CaseFile | null;
}

/** A game played again command by command, with a stop between phases. */
class Rerun {
  readonly playable: Playable;
  readonly play: Game;
  readonly fallen: number[] = [];
  /** Where the latest phase began. */
  phaseStart: Station;
  /** The latest decision of a whole phase (which piece, which attack) before the last command. */
  lastDecision: Station | null = null;
  /** Before the last command. */
  lastEvents = 0;
  lastReports: readonly PieceReport[] = [];

  constructor({ playable, source, position }: Beginning, path: readonly MoveNode[]) {
    this.playable = playable;
    const play = createGame(playable, position);
    this.play = play;
    play.holdsBetweenSteps = true;
    play.dice.watch = (number) => this.fallen.push(number);
    beginGame(play, playable.game, source, position);
    this.phaseStart = { ...this.#station(0), events: 0, dice: 0 };
    path.slice(1).forEach((node, index) => {
      this.#resume(index);
      if (play.frames.depth === 1) this.lastDecision = this.#station(index);
      if (index === path.length - 2) {
        this.lastEvents = play.events.count;
        this.lastReports = this.reports();
      }
      this.#apply(node);
    });
  }

  #apply({ command, dice }: MoveNode): void {
    const { play, playable } = this;
    if (dice.seed !== null) {
      play.state.mark(play.events.count);
      play.dice.seed(dice.seed);
    }
    const before = Array.from({ length: play.dice.used }, () => 0);
    play.dice.feed(dice.tape === null ? null : [...before, ...dice.tape]);
    if (command !== null) play.apply(playable.library.readCommand(play, command));
  }

  /** Enters the phase in which the next decision is made. */
  #resume(played: number): void {
    const { play } = this;
    while (play.isBetweenSteps) {
      const station = this.#station(played);
      play.resume();
      const { turn, phasing, step } = play;
      this.phaseStart = { ...station, turn, phasing, step };
    }
  }

  #station(played: number): Station {
    const { turn, phasing, step, events, state } = this.play;
    return { played, marks: state.marks, events: events.count, dice: this.fallen.length, turn, phasing, step };
  }

  reports(): PieceReport[] {
    return this.playable.game.units.map((_, piece) => this.playable.library.readPiece(this.play, piece));
  }

  points(): Readonly<Record<string, number>> {
    return this.playable.library.readResult(this.play).victoryPoints;
  }

  /** What has happened since event number `first`. */
  happened(first: number): GameEvent[] {
    return this.playable.library.readEvents(this.play, first).filter(({ event }) => event !== PHASE_BEGAN);
  }

  back(marks: number): void {
    while (this.play.state.marks > marks) this.play.undo();
  }
}

/** All that is said of a piece that is gone for good. */
const GONE = new Set(['eliminated', 'captured']);

/** What an example says of a unit beside the markers of the system. */
const STANDING = new Set(['id', 'name', 'side', 'hexes', 'facing', 'face']);

/** What defines a piece of a position that the package does not have. */
const DEFINING = ['copy', 'name', 'side', 'contingent', 'kind', 'class', 'size', 'values', 'traits', 'faces'] as const;

/** The package's own markers of units. */
function ownOf({ markers }: CompiledGame): readonly string[] {
  return markers.flatMap(({ id, of }) => (of === 'unit' ? [id] : []));
}

/**
 * A piece of the position: everything that is printed on it is copied, or as the position where the game began has it. Of
 * what a report says besides, the markers of the system are told. One off the map that another piece holds may come back,
 * and keeps theirs.
 */
function unitOf(
  report: PieceReport,
  begun: CaseFile | null,
  { markers: known, unitMarkers = [] }: GameSystem,
  levels: readonly string[],
): CaseUnit {
  const { id, hexes } = report;
  const rest: Readonly<Record<string, unknown>> = { ...report };
  const isOff = hexes.length === 0;
  const isGone = isOff && !unitMarkers.some((name) => typeof rest[name] === 'string');
  const markers = Object.entries(rest).filter(
    ([name, value]) =>
      (known.includes(name) && value !== false && value !== 0 && value !== null && (!isGone || GONE.has(name))) ||
      levels.includes(name),
  );
  const facing = rest['facing'] === null ? {} : { facing: rest['facing'] };
  const place = isOff ? {} : { hexes, ...facing, face: rest['face'] };
  const own = begun?.units?.find((unit) => unit.id === id);
  const printed =
    own === undefined
      ? { copy: id }
      : Object.fromEntries(DEFINING.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])));
  // What a report says of a marker is what an example may say of it.
  return { id, ...printed, ...place, ...Object.fromEntries(markers) };
}

/** How a piece lies over two hexes that looks where `facing` says. */
function pairOn(
  { grid }: CompiledMap,
  first: number,
  second: number,
  facing: string | number = '',
): Pick<CompiledPlacement, 'left' | 'direction'> {
  const direction = facingFromName(grid.orientation, String(facing));
  return { left: leftHalf(grid, first, second, direction), direction };
}

/** The position as a set-up: what the compiler would make of the units of the example. */
function placementsOf(game: CompiledGame, units: readonly CaseUnit[]): CompiledPlacement[] {
  const { map } = game;
  return units.map((unit) => {
    const index = game.vocabulary.indexOf('units', unit.id);
    const [first = -1, second = -1] = (unit.hexes ?? []).map((label) => map.placeOf(label));
    const stand =
      second < 0 || !isHexMap(map) ? { left: first, direction: 0 } : pairOn(map, first, second, unit.facing);
    const markers: Record<string, number> = {};
    for (const [name, value] of Object.entries(unit)) {
      if (STANDING.has(name) || name === 'copy') continue;
      if (typeof value === 'number') markers[name] = value;
      else if (value === true) markers[name] = 1;
      else if (typeof value === 'string') markers[name] = game.vocabulary.indexOf('units', value) + 1;
    }
    return {
      unit: index,
      ...stand,
      face: Math.max(
        0,
        game.units[index].faces.findIndex(({ id }) => id === unit.face),
      ),
      markers,
    };
  });
}

/** Levels of a position as the compiler would have them. */
function levelsOf(
  game: CompiledGame,
  { sides = {}, hexes = {}, game: whole = {} }: MarkersOfPosition,
): CompiledLevel[] {
  const list = (of: CompiledLevel['of'], holder: number, levels: Readonly<Record<string, number>>): CompiledLevel[] =>
    Object.entries(levels).map(([id, level]) => ({
      of,
      holder,
      marker: game.vocabulary.indexOf('markers', id),
      level,
    }));
  return [
    ...Object.entries(sides).flatMap(([id, levels]) => list('side', game.vocabulary.indexOf('sides', id), levels)),
    ...Object.entries(hexes).flatMap(([label, levels]) => list('hex', game.map.placeOf(label), levels)),
    ...list('game', 0, whole),
  ];
}

/** What of a piece is otherwise than before. */
function changesOf(before: readonly PieceReport[], after: readonly PieceReport[]): Record<string, ExpectedUnit> {
  const changed = after.flatMap((report, index): [string, ExpectedUnit][] => {
    const earlier: Readonly<Record<string, unknown>> = { ...before[index] };
    const differing = Object.entries(report).filter(
      ([name, value]) => name !== 'name' && value !== null && !equalJson(value, earlier[name]),
    );
    return differing.length === 0 ? [] : [[report.id, Object.fromEntries(differing)]];
  });
  return Object.fromEntries(changed);
}

/** An event as an example expects it: what is told of it by words is no part of it. */
function expectedOf(event: GameEvent): ExpectedEvent {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'label')) as unknown as ExpectedEvent;
}

/**
 * The last move of a path (the root first) as an example. It begins at the latest decision of a whole phase if that will
 * do, else where the phase began, and has been run: it proves what happened. null for the root alone, and where no
 * example that begins with a phase comes to the same.
 */
export function caseFileOf(beginning: Beginning, path: readonly MoveNode[]): CaseFile | null {
  // An example tells every command, and so what was chosen in secret.
  if (path.length < 2 || path[path.length - 1].isSealed) return null;
  const { playable, position: begun } = beginning;
  const { game, library } = playable;
  const options = { ...beginning.options, ...begun?.options };
  const rerun = new Rerun(beginning, path);
  const { phaseStart, lastDecision, fallen } = rerun;
  const after = rerun.reports();
  const events = rerun.happened(rerun.lastEvents);
  const units = changesOf(rerun.lastReports, after);
  const [told] = library.presenter
    .log(rerun.play, rerun.lastEvents)
    .filter(({ kind }) => kind === 'line')
    .slice(-1);
  const singles = path.slice(1).flatMap(({ command }) => command ?? []);
  const expect = {
    ...(events.length === 0 ? {} : { events: events.map(expectedOf) }),
    ...(Object.keys(units).length === 0 ? {} : { units }),
  };
  const cited = told?.case ?? game.sequence[phaseStart.step].case;
  for (const station of [lastDecision, phaseStart]) {
    if (station === null || station.marks < phaseStart.marks) continue;
    rerun.back(station.marks);
    const position = rerun
      .reports()
      .map((report) => unitOf(report, begun, library.system, ownOf(game)))
      .filter((unit) => unit.hexes !== undefined || unit.eliminated === true || unit.captured === true);
    const levels = library.readLevels(rerun.play);
    const isMarked = Object.values(levels).some((held) => Object.keys(held).length > 0);
    const commands = singles.slice(station.played);
    const dice = fallen.slice(station.dice);
    const head = {
      $schema: '../../../../schemas/case.schema.json',
      format: FORMAT,
      case: cited,
      title: told?.text ?? 'What comes of this command',
      package: game.id,
      ...(begun?.map === undefined ? {} : { map: begun.map }),
      ...(Object.keys(options).length === 0 ? {} : { options }),
      turn: station.turn,
      phasing: game.sides[station.phasing].id,
      phase: game.sequence[station.step].id,
      victoryPoints: rerun.points(),
      ...(isMarked ? { markers: levels } : {}),
      units: position,
    };
    const again: Playable = {
      ...playable,
      game: { ...game, setUp: placementsOf(game, position), levels: levelsOf(game, levels) },
    };
    for (const written of [library.longForms(commands), commands] as const) {
      const file: CaseFile = { ...head, commands: [...written] as WrittenCommand[], dice, expect };
      if (runCase(again, file, game.id, 'cases/played.case.json').problems.length === 0) return file;
    }
  }
  return null;
}
