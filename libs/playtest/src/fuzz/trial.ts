/** Whatever compiles, plays: tries a package as somebody would who opens it for the first time. */
import { compile, readiness, type CompiledGame } from '@hexwright/compiler';
import type { Game } from '@hexwright/engine';
import { linkPackage, type LinkedPackage, type PackageChain, type Problem } from '@hexwright/model';
import type { Playable } from '../library.ts';
import type { Games } from '../loaded-games.ts';
import { type Seats, Match } from '../match.ts';
import { Soak } from '../soak.ts';
import { Chooser } from './chooser.ts';
import { PositionCheck } from './position-check.ts';

/** How a package fared. A fault is a mistake of Hexwright, whatever the package says. */
export type Verdict =
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  /** It compiles, and a warning says why there is nothing to be expected of it. */
  | { readonly kind: 'warned'; readonly codes: readonly string[] }
  | { readonly kind: 'played'; readonly commands: number }
  | { readonly kind: 'fault'; readonly sort: FaultSort; readonly message: string };

export type FaultSort = 'crash' | 'example' | 'game' | 'nobody-fights' | 'nobody-hurts' | 'nobody-wins';

/** Warnings after which nobody need be able to fight or to win; with others, a battle must be one. */
const EXCUSES: ReadonlySet<string> = new Set([
  'unit.incapable',
  'unit.cut-off',
  'unit.never-placed',
  'table.no-line',
  'set-up.king-apart',
  'set-up.hidden-everywhere',
]);
/** How long it is tried. */
export interface Patience {
  /** Commands of a game after which it is left. */
  readonly commands: number;
  /** Whether it is asked that somebody is attacked and somebody scores, if whole games show it. */
  readonly whole: boolean;
}

/** Games to their end. */
export const WHOLE: Patience = { commands: Number.POSITIVE_INFINITY, whole: true };

/** Of a hundred positions of a game, how many are looked at closely. */
const LOOKS = 6;

/** Games beyond the first that are played before it is said that nobody fights, or wins. */
const FURTHER_GAMES = 30;

/**
 * Compiles the package and plays it. Never throws.
 *
 * @param mayMeet whether the sides are near enough and the game is long enough for somebody to be attacked
 */
export function tryPackage(
  games: Games,
  chain: PackageChain,
  seed: number,
  mayMeet: boolean,
  patience = WHOLE,
): Verdict {
  try {
    const compiled = compile(chain, games.systems);
    const codes = [...new Set(compiled.problems.map(({ code }) => code))];
    const unclear = garbled(compiled.problems);
    if (unclear !== null) return fault('crash', unclear);
    if (!compiled.ok) {
      return codes.length > 0
        ? { kind: 'refused', codes }
        : fault('crash', 'It does not compile, and nothing says why.');
    }
    const played = playAll(games.playable(compiled.game), linkedOf(chain), seed, patience.commands);
    if (played.wrong !== null) return fault('game', played.wrong);
    if (!readiness(compiled.problems).ready || codes.some((code) => EXCUSES.has(code)))
      return { kind: 'warned', codes };
    if (!mayMeet || !patience.whole) return { kind: 'played', commands: played.commands };
    return (
      purposeOf(games.playable(compiled.game), seed, played.attacks) ?? { kind: 'played', commands: played.commands }
    );
  } catch (error) {
    return fault('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function linkedOf(chain: PackageChain): LinkedPackage {
  const link = linkPackage(chain);
  if (!link.ok) throw new Error('A package compiles and does not link.');
  return link.linked;
}

/** A problem whose words nobody has meant, or null. */
export function garbled(problems: readonly Problem[]): string | null {
  const found = problems.find(({ message }) => /\bundefined\b|\bNaN\b|\[object /.test(message));
  return found === undefined ? null : `${found.code} says: ${found.message}`;
}

function fault(sort: FaultSort, message: string): Verdict {
  return { kind: 'fault', sort, message };
}

/** Three games, each looked at closely: `random` by itself, `captain` by itself, and one against the other. */
function playAll(
  one: Playable,
  linked: LinkedPackage,
  seed: number,
  most: number,
): { wrong: string | null; attacks: number; commands: number } {
  let attacks = 0;
  let commands = 0;
  for (const seats of seatings(one.game)) {
    const positionCheck = new PositionCheck(one, linked, new Chooser(seed, 1), LOOKS);
    const soak = new Soak(one, seats, positionCheck.look, most);
    soak.check(seed);
    const [wrong] = soak.result.faults;
    if (wrong !== undefined) {
      const who = Object.values(seats).join(' against ') || 'random';
      return { wrong: `${who}, command ${wrong.command}: ${wrong.message}`, attacks, commands };
    }
    attacks += positionCheck.seen.attacks;
    commands += soak.result.commands;
  }
  return { wrong: null, attacks, commands };
}

function seatings({ sides }: CompiledGame): readonly Seats[] {
  const [one, other] = sides.map(({ id }) => id);
  return [{}, { [one]: 'captain', [other]: 'captain' }, { [one]: 'captain', [other]: 'random' }];
}

/** A battle with nothing to be said against it in which nobody is ever attacked or lost, or points are never scored. */
function purposeOf(one: Playable, seed: number, attacks: number): Verdict | null {
  const { library, game } = one;
  const [first, second] = game.sides.map(({ id }) => id);
  // Two captains may both have a reason to keep away from each other.
  const matches = seatings(game).map((seats) => new Match(one, seats));
  const left = (play: Game): number =>
    library.presenter.pieces(play, [first, second]).filter(({ where }) => where === 'map').length;
  let fought = attacks > 0;
  let hurt = false;
  // Where one side alone can score, the other may well keep it from that.
  let decided = !game.sides.every((_, side) => canScore(one, side));
  for (let further = 1; further <= FURTHER_GAMES; further++) {
    let before = 0;
    const match = matches[further % matches.length];
    const result = match.playMatch(seed + further, {
      began: (play) => {
        before = left(play);
      },
      plays: (play, command) => {
        if (!fought) fought = library.presenter.odds(play, library.writeCommand(play, command)) !== null;
      },
    });
    // What ends a battle before its time needs no attack: a king may be ridden down.
    fought ||= match.play.turn < game.turns;
    hurt ||= left(match.play) < before;
    decided ||= result.winner !== null && (result.winner !== 'draw' || result.score !== 0);
    if (fought && hurt && decided) return null;
  }
  if (!fought) return fault('nobody-fights', `Nobody has attacked anybody in ${FURTHER_GAMES} games.`);
  return hurt
    ? fault('nobody-wins', `Nobody has scored in ${FURTHER_GAMES} games.`)
    : fault('nobody-hurts', `Nobody was lost in ${FURTHER_GAMES} games.`);
}

function canScore({ library, game }: Playable, side: number): boolean {
  if (game.objectives.some((one) => one.side === side && one.points > 0)) return true;
  return (library.system.pointsOf?.(game, side).most ?? 1) > 0;
}
