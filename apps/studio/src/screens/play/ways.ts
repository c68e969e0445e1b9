/** Where the piece in hand can end in a place, or whom it can attack there, each with what it takes: plain data. */
import {
  movePathTo,
  spotsOf,
  type Choice,
  type Part,
  type PiecePlace,
  type Reach,
  type ReachedAttack,
  type ReachedPlace,
  type WrittenCommand,
} from '@hexwright/playtest/screen';
import { REACH } from './reach-words.ts';

/** One way to end. */
export interface Way extends PiecePlace {
  /** All of it, companions included. */
  readonly commands: readonly WrittenCommand[];
  readonly cost: number;
  /** The places that are entered, in order. */
  readonly through: readonly number[];
  /** The cost of each step, where it is known. */
  readonly costs: readonly number[];
  /** What is paid for, alike parts together; empty where it is not known. */
  readonly parts: readonly Part[];
  /** The last step in words. */
  readonly label: string;
  /** What it does that nobody wants by accident; null where it harms nobody. */
  readonly harm: NonNullable<ReachedPlace['harm']> | null;
  /** The attack at its end; null where it ends in peace. */
  readonly attack: ReachedAttack | null;
}

/** All ways to end in a place, or to attack what `targets` says is there; the cheapest first. */
export function waysTo(
  reach: Reach,
  place: number,
  targets: readonly string[],
  companions: readonly string[] = [],
): readonly Way[] {
  const takes = reach.companions.filter(({ piece }) => companions.includes(piece)).map(({ command }) => command);
  const attacks = reach.attacks.filter(({ target }) => targets.includes(target));
  if (attacks.length > 0) return attacks.map((attack) => attackAt(reach, attack, takes));
  const ends = waysEnding(reach, place, takes, true);
  // Who must go on step by step may stop to think on the way.
  return ends.length === 0 && reach.endsAnywhere === true ? waysEnding(reach, place, takes, false) : ends;
}

/** The ways to where a place stands for: to those where the piece may end, or to those where it has to go on. */
function waysEnding(reach: Reach, place: number, takes: readonly WrittenCommand[], mayEnd: boolean): Way[] {
  const seen = new Set<string>();
  return reach.places.flatMap((end, index) => {
    const stays = end.from < 0;
    // Who rests does not begin to move in order to stay.
    if (
      end.ends !== mayEnd ||
      (!mayEnd && stays) ||
      !spotsOf(reach, index).includes(place) ||
      (stays && reach.before.length > 0)
    )
      return [];
    // A piece that is gone then went somewhere all the same.
    const key = end.places.length > 0 ? `${end.places.join(' ')} ${end.facing}` : `gone ${end.label}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return wayTo(reach, index, takes);
  });
}

/** The way to `reach.places[index]`; `takes` are commands by which others go along. */
export function wayTo(reach: Reach, index: number, takes: readonly WrittenCommand[] = []): Way {
  const { places, across, facing, cost, label, harm = null } = reach.places[index];
  const { steps, commands } = movePathTo(reach, index);
  const ahead = steps.filter(({ entered }) => entered.length > 0);
  return {
    places,
    across,
    facing,
    cost,
    label: label === '' ? REACH.stay : label,
    commands: [...reach.before, ...takes, ...commands.slice(reach.before.length)],
    through: ahead.map(({ entered }) => entered[0]),
    costs: ahead.map((step) => step.cost - (reach.places[step.from]?.cost ?? 0)),
    parts: together(steps.flatMap(({ parts }) => parts)),
    harm,
    attack: null,
  };
}

function attackAt(reach: Reach, attack: ReachedAttack, takes: readonly WrittenCommand[]): Way {
  const { places, across, facing, label, cost, through, way, command } = attack;
  const commands = [...reach.before, ...takes, ...way, command];
  return {
    places,
    across,
    facing,
    cost,
    through,
    costs: [],
    parts: [],
    label,
    commands,
    harm: null,
    attack,
  };
}

/** Adds up what is called the same, in the order in which it came up. */
export function together(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.label} ${part.case}`;
    const { value } = sums.get(key) ?? { value: 0 };
    sums.set(key, { ...part, value: value + part.value });
  }
  return [...sums.values()];
}

/** The way to the target of an attack that is not declared yet, for its odds. */
export function approach(way: Way): readonly WrittenCommand[] {
  return way.commands.slice(0, -1);
}

/**
 * The one choice that a click on a place makes by itself, where all that can be done lies in single places: a piece turns
 * over, or the only answer that is there is given.
 */
export function onlyDeedAt(choices: readonly Choice[], place: number): Choice | null {
  if (choices.some(({ kind }) => !SINGLE_DEEDS.has(kind))) return null;
  const here = choices.filter(({ piece, places }) => piece !== null && places.includes(place));
  return here.length === 1 ? here[0] : null;
}

const SINGLE_DEEDS: ReadonlySet<Choice['kind']> = new Set(['face', 'answer', 'done']);
