/** Formulas for the levels that units begin with, asked of every unit of a set-up that is otherwise sound. */
import type { CompiledGame, CompiledMarker, SetUpProblem } from '@hexwright/compiler';
import type { PackageGame } from '../package-game.ts';
import type { LevelBeyond } from './own-markers.ts';

/** The lowest and the highest level that a package may write. */
const LEAST_LEVEL = -1000;
const MOST_LEVEL = 1000;

/** @param found what else is wrong with the set-up: where something is, no game is made to be asked */
export function checkStarts(
  game: CompiledGame,
  found: readonly SetUpProblem[],
  create: (game: CompiledGame) => PackageGame,
): readonly SetUpProblem[] {
  const laid = game.markers.filter(({ start }) => typeof start !== 'number');
  if (laid.length === 0 || found.some(({ severity }) => severity !== 'warning')) return found;
  const beyond = create(game).startsBeyond();
  const problems = laid.flatMap((marker) => {
    const own = beyond.filter((one) => one.marker === marker);
    const { maximum, minimum } = marker;
    return [
      ...problemOf(
        game,
        marker,
        own.filter(({ level }) => level > maximum),
        'maximum',
      ),
      ...problemOf(
        game,
        marker,
        own.filter(({ level }) => level < minimum),
        'minimum',
      ),
    ];
  });
  return [...found, ...problems];
}

/** All units that a formula takes over one bound are one problem. */
function problemOf(
  { units }: CompiledGame,
  { id, minimum, maximum, case: cited }: CompiledMarker,
  beyond: readonly LevelBeyond[],
  bound: 'minimum' | 'maximum',
): readonly SetUpProblem[] {
  if (beyond.length === 0) return [];
  const levels = beyond.map(({ level }) => level);
  const furthest = bound === 'maximum' ? Math.max(...levels) : Math.min(...levels);
  const held = bound === 'maximum' ? maximum : minimum;
  const first = beyond.find(({ level }) => level === furthest) ?? beyond[0];
  const others = beyond.length - 1;
  const whom = `${units[first.unit].name}${others === 0 ? '' : `, and too ${bound === 'maximum' ? 'much' : 'little'} to ${others} more`}`;
  const message = `"${id}" goes from ${minimum} to ${maximum}, but this gives ${furthest} to ${whom}: they begin with ${held}. Let it give ${bound === 'maximum' ? 'less, or raise' : 'more, or lower'} the ${bound}.`;
  const at = `markers/${id}`;
  const fix = { title: `Set the ${bound} to ${furthest}`, op: 'set', at: `${at}/${bound}`, value: furthest } as const;
  const fixes = furthest < LEAST_LEVEL || furthest > MOST_LEVEL ? [] : [fix];
  return [
    { placement: -1, at: `${at}/start`, code: 'marker.bounds', case: cited, severity: 'warning', message, fixes },
  ];
}
