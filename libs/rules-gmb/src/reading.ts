/** Events and pieces of a battle as plain values: for accounts, case files and screens. */
import type { EventField, GameEvent } from '@hexwright/engine';
import { facingName } from '@hexwright/hex';
import type { Battle } from './battle.ts';
import { events } from './books.ts';
import { LEADER } from './counters.ts';
import { CAUSES } from './expressions.ts';
import { DUEL_ZONES } from './king-arthur/duel-charts.ts';
import { writeStep } from './notation.ts';
import { CAPTURED, ELIMINATED, IN_PLAY, LEFT_MAP } from './status.ts';

function readField(battle: Battle, meaning: string, value: number): string | number | boolean | null {
  const { game } = battle;
  switch (meaning) {
    case 'piece':
      return game.units[value].id;
    case 'hex':
      return value < 0 ? null : game.map.numbering.label(value);
    case 'side':
      return game.sides[value].id;
    case 'facing':
      return facingName(battle.grid.orientation, value);
    case 'step':
      return writeStep(battle, value);
    case 'flag':
      return value === 1;
    case 'cause':
      return CAUSES[value];
    case 'phase':
      return game.sequence[value].id;
    case 'modifier':
      return battle.charts.modifiers[value].id;
    case 'duel-zone':
      return DUEL_ZONES[value];
    case 'face': {
      const unit = game.units[value >> 8];
      return unit.faces[value & 0xff].id;
    }
    default:
      return value;
  }
}

/** A facing means nothing for a single counter. */
function isPrinted(battle: Battle, fields: readonly EventField[], words: Int32Array, index: number): boolean {
  if (fields[index].meaning !== 'facing') return true;
  const piece = fields.findIndex((field) => field.meaning === 'piece');
  return piece < 0 || battle.counters.size[words[piece]] === 2;
}

/** Event number `index` since the game began; null when it is no longer held. */
export function readEvent(battle: Battle, index: number): GameEvent | null {
  const raw = battle.events.read(index);
  if (raw === null) return null;
  const kind = events.kind(raw.code);
  const entries = kind.fields.flatMap((field, at) =>
    isPrinted(battle, kind.fields, raw.words, at)
      ? [[field.name, readField(battle, field.meaning, raw.words[at])]]
      : [],
  );
  const modifier = kind.fields[0]?.meaning === 'modifier' ? battle.charts.modifiers[raw.words[0]] : null;
  return {
    event: kind.id,
    ...Object.fromEntries(entries),
    ...(modifier === null ? {} : { label: modifier.label }),
    case: modifier?.case ?? battle.eventCase(kind, raw.words),
  };
}

/** The events from number `first` on. */
export function readEvents(battle: Battle, first: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (let index = first; index < battle.events.count; index++) {
    const event = readEvent(battle, index);
    if (event !== null) found.push(event);
  }
  return found;
}

/** A piece as a case file describes it. */
export interface PieceReport {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly string[];
  readonly facing: string | null;
  readonly face: string;
  readonly rout: number;
  readonly lance: boolean;
  readonly charging: string | false;
  readonly disobeyed: boolean;
  /** Also true of a unit that routed off the map [7.3]. */
  readonly eliminated: boolean;
  readonly captured: boolean;
  /** Of leaders who fight man to man [18.0]: wounded, in hiding, who holds them, and how they stand in a duel. */
  readonly wounded?: boolean;
  readonly hiding?: boolean;
  readonly captive?: string | false;
  readonly mounted?: boolean;
  readonly unbrokenLance?: boolean;
  readonly stunned?: boolean;
}

/** Where a piece stands and in which state it is. */
export function readPiece(battle: Battle, piece: number): PieceReport {
  const { game, counters } = battle;
  const unit = game.units[piece];
  const status = battle.status.of(piece);
  const left = battle.left.of(piece);
  const double = counters.size[piece] === 2;
  const label = (hex: number): string => game.map.numbering.label(hex);
  const charging = battle.charging.of(piece);
  return {
    id: unit.id,
    name: unit.name,
    side: game.sides[unit.side].id,
    hexes: status !== IN_PLAY ? [] : double ? [label(left), label(battle.right(piece))] : [label(left)],
    facing: status === IN_PLAY && double ? facingName(battle.grid.orientation, battle.direction.of(piece)) : null,
    face: unit.faces[battle.face.of(piece)].id,
    rout: battle.rout.of(piece),
    lance: battle.lance.of(piece) === 1,
    charging: charging > 0 && game.units[charging - 1].id,
    disobeyed: battle.disobeyed.of(piece) === 1,
    eliminated: status === ELIMINATED || status === LEFT_MAP,
    captured: status === CAPTURED,
    ...duelReport(battle, piece),
  };
}

function duelReport(battle: Battle, piece: number): Partial<PieceReport> {
  const { counters, duels, game } = battle;
  if (!duels.exist || counters.kind[piece] !== LEADER) return {};
  const captor = duels.captorOf(piece);
  return {
    wounded: duels.wounded(piece) === 1,
    hiding: duels.isHiding(piece),
    captive: captor >= 0 && game.units[captor].id,
    mounted: duels.mounted(piece) === 1,
    unbrokenLance: duels.lance(piece) === 1,
    stunned: duels.stunned(piece) === 1,
  };
}

/** What must be decided, in one word: the procedure, but a retreat is named as one. */
export function decisionName(battle: Battle): string {
  const { decision } = battle;
  if (decision === null) return 'over';
  if (decision.id !== 'routing') return decision.id;
  return battle.frames.local(RETREATING) === 1 ? 'retreat' : 'rout';
}

/** The local of `routing` that says so. */
const RETREATING = 3;
