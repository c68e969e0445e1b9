/**
 * How the counters of Grunwald are drawn [2.2]: from what a package says of them, so that a counter of a package that
 * does not compile has a look too. Uses nothing else of the rules.
 */
import type { CounterData, CounterStyle, CounterState, FaceData, LookMark } from '@hexwright/engine';

/** Colours of paper (`#rrggbb`) by the key of a look. */
export const paperColors: Readonly<Record<string, string>> = {
  teutonic: '#c3c8d1',
  crusader: '#a9bce3',
  polish: '#eaa7a1',
  lithuanian: '#ecd98a',
  tartar: '#f0b98a',
  pit: '#b59a74',
};

/** Kinds of pieces that have a front [4.11]. */
export const facingKinds: readonly string[] = ['unit', 'followers'];

/** Markers as a scenario's set-up lists them, by name alone. */
export function stateOf(markers: readonly string[]): CounterState {
  return Object.fromEntries(markers.map((name) => [name, true]));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const SYMBOLS: Readonly<Record<string, string>> = {
  'heavy-horse': 'cavalry-lance',
  'light-horse': 'cavalry-bow',
  foot: 'infantry',
  artillery: 'artillery',
};

function symbolOf(unit: CounterData, up: FaceData | undefined): string {
  if (unit.kind === 'leader' || unit.kind === 'standard') return unit.kind;
  if (unit.kind === 'pit') return 'wolf-pit';
  if (unit.kind === 'followers') return 'wagon';
  if ([unit, up].some((one) => one?.traits?.includes('crossbow') === true)) return 'crossbow';
  return SYMBOLS[up?.class ?? unit.class ?? ''] ?? 'infantry';
}

/** How a counter looks with `face` (an id) up and the markers of `state` on it. A face it does not have is the first one. */
export function look(unit: CounterData, face: string, state: CounterState = {}): CounterStyle {
  const faces = unit.faces ?? [];
  const up = faces.find(({ id }) => id === face) ?? faces[0];
  const values: Readonly<Record<string, unknown>> = { ...unit.values, ...up?.values };
  const isLeader = unit.kind === 'leader';
  const printed = isLeader ? [values['command']] : [values['strength'], values['movement']];
  return {
    name: unit.name ?? unit.id,
    symbol: symbolOf(unit, up),
    values: printed
      .map(textOf)
      .filter((value) => value !== '')
      .join('-'),
    mode: unit.kind === 'pit' && up !== undefined && up.id !== 'concealed' ? up.id.toUpperCase() : '',
    marks: marksOf(values, state),
    color: unit.kind === 'pit' ? 'pit' : (unit.contingent ?? unit.side ?? ''),
    stripe: unit.side ?? null,
  };
}

function marksOf(values: Readonly<Record<string, unknown>>, state: CounterState): LookMark[] {
  const marks: LookMark[] = [];
  const is = (name: string): boolean => state[name] !== undefined && state[name] !== false && state[name] !== 0;
  if (is('disordered'))
    marks.push({ drawing: 'disc', text: 'R', tone: 'danger', name: 'Disordered', state: 'Disordered' });
  if (values['shock'] === true || values['shock'] === 1)
    marks.push({ drawing: 'pennant', text: '', tone: 'neutral', name: 'Shock' });
  if (is('standard')) marks.push({ drawing: 'pennant', text: 'S', tone: 'neutral', name: 'Carries a standard' });
  if (is('moved')) marks.push({ drawing: 'disc', text: 'm', tone: 'neutral', name: 'Has moved' });
  if (is('attacked')) marks.push({ drawing: 'disc', text: 'x', tone: 'neutral', name: 'Has attacked' });
  return marks;
}
