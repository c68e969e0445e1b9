/** How counters are drawn of which nobody knows the game: their names, and the numbers on the face that is up. */
import type { CounterData, CounterStyle, CounterState } from '@hexwright/engine';

/** At most so many numbers are printed; more would not be read. */
const MOST_NUMBERS = 3;

/** Paper has the colour of the side. */
export const paperColors: Readonly<Record<string, string>> = {};

/** Markers as a set-up lists them, by name alone. */
export function stateOf(markers: readonly string[]): CounterState {
  return Object.fromEntries(markers.map((name) => [name, true]));
}

/** How a counter looks with `face` (an id) up and the markers of `state` on it. A face it does not have is the first one. */
export function look(unit: CounterData, face: string, state: CounterState = {}): CounterStyle {
  const faces = unit.faces ?? [];
  const up = faces.find(({ id }) => id === face) ?? faces[0];
  const numbers = Object.values({ ...unit.values, ...up?.values }).filter((value) => typeof value === 'number');
  const marks = Object.keys(state).filter((name) => state[name] !== false && state[name] !== 0);
  return {
    name: unit.name ?? unit.id,
    symbol: unit.kind === 'leader' ? 'leader' : 'infantry',
    values: numbers.slice(0, MOST_NUMBERS).join('-'),
    mode: faces.length > 1 && up !== undefined ? (up.name ?? up.id).toUpperCase() : '',
    marks: marks.map((name) => ({ drawing: 'disc', text: name.slice(0, 1), tone: 'neutral', name })),
    color: unit.contingent ?? unit.side ?? '',
    stripe: unit.side ?? null,
  };
}
