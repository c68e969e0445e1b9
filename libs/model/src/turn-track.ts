/** What a package says of single turns: what begins, ends, comes, goes and is decided, turn by turn. */
import type { Turns } from './generated/types.ts';
import type { LinkedPackage } from './linked-package.ts';
import { timedChangesOf } from './timed-changes.ts';

/** What happens to a thing in a turn, as players read it before its name. */
export const TURN_TRACK_WORDS = {
  begins: 'Begins',
  only: 'In this turn only',
  ends: 'Ends with this turn',
  arrives: 'May arrive',
  withdraws: 'Leaves at the end',
  mayWithdraw: 'May leave at the end',
  decides: 'May decide the battle',
} as const;

export interface TrackEntry {
  readonly what: keyof typeof TURN_TRACK_WORDS;
  readonly name: string;
  /** Empty where it has none. */
  readonly case: string;
}

/** A turn in which something happens. */
export interface TrackTurn {
  readonly turn: number;
  readonly entries: readonly TrackEntry[];
}

/** The parts of a package that speak of turns. */
export type TurnRules = Pick<
  LinkedPackage,
  | 'arrivals'
  | 'withdrawals'
  | 'modifiers'
  | 'restrictions'
  | 'effects'
  | 'sequence'
  | 'victory'
  | 'parameters'
  | 'tables'
  | 'units'
  | 'editions'
>;

/** The turns in which something happens, in their order: none in most packages. */
export function turnTrackOf(rules: TurnRules): readonly TrackTurn[] {
  const { arrivals, withdrawals, modifiers, restrictions, effects, sequence, victory } = rules;
  const track = new Track();
  for (const one of arrivals) track.add(one.turn, 'arrives', whoOf(one, rules), one.case);
  for (const { phase, turn, turns, case: cited } of sequence) {
    track.span(turns ?? (turn === undefined ? undefined : { from: turn, to: turn }), phase, cited);
  }
  for (const { turns, label, case: cited } of [...modifiers, ...restrictions, ...effects]) {
    track.span(turns, label, cited);
  }
  for (const { change } of timedChangesOf(rules)) track.span(change.turns, nameOf(change.target, rules), change.case);
  for (const one of withdrawals) {
    track.add(one.turn, one.when === undefined ? 'withdraws' : 'mayWithdraw', whoOf(one, rules), one.case);
  }
  const last = lastTurnOf(rules);
  for (const { label, at, turns, case: cited } of victory?.conditions ?? []) {
    const first = at === 'game-ends' ? last : turns?.from;
    if (first !== undefined) track.add(first, 'decides', label, cited);
  }
  return track.turns();
}

class Track {
  readonly #byTurn = new Map<number, TrackEntry[]>();

  add(turn: number, what: TrackEntry['what'], name: string, cited = ''): void {
    const entries = this.#byTurn.get(turn) ?? [];
    // Modifiers of several numbers by one rule are one thing to players.
    if (entries.some((one) => one.what === what && one.name === name && one.case === cited)) return;
    this.#byTurn.set(turn, [...entries, { what, name, case: cited }]);
  }

  /** Something that holds in some turns only. */
  span(turns: Turns | undefined, name: string, cited?: string): void {
    const { from, to } = turns ?? {};
    if (from !== undefined && from === to) {
      this.add(from, 'only', name, cited);
      return;
    }
    if (from !== undefined && from > 1) this.add(from, 'begins', name, cited);
    if (to !== undefined) this.add(to, 'ends', name, cited);
  }

  turns(): readonly TrackTurn[] {
    return [...this.#byTurn]
      .map(([turn, entries]) => ({ turn, entries }))
      .toSorted((one, other) => one.turn - other.turn);
  }
}

/** The name of what a change sets in some turns. */
function nameOf(target: string, { parameters, tables, modifiers }: TurnRules): string {
  const [list, id] = target.split('/');
  if (list === 'tables') return tables.find((one) => one.id === id)?.title ?? id;
  if (list === 'modifiers') return modifiers.find((one) => one.id === id)?.label ?? id;
  return parameters.find((one) => one.id === id)?.name ?? id;
}

/** The name of those who come or go together, or else those of the units. */
function whoOf(
  { name, units: ids }: { readonly name?: string; readonly units: readonly string[] },
  { units }: TurnRules,
): string {
  if (name !== undefined) return name;
  return ids.map((id) => units.find((unit) => unit.id === id)?.name ?? id).join(', ');
}

function lastTurnOf({ parameters }: TurnRules): number | undefined {
  const length = parameters.find(({ id }) => id === 'game-turns')?.value;
  return typeof length === 'number' ? length : undefined;
}
