/**
 * How the counters of the series are drawn [3.3]: from what a package says of them, so that a counter of a package that
 * does not compile has a look too. Uses nothing else of the rules.
 */
import type { CounterData, CounterStyle, CounterState, LookMark } from '@hexwright/engine';
import { moduleCounterStyles } from '../module-counter-styles.ts';

/** Colours of paper (`#rrggbb`) by the key of a look, as near to the printed counters as the sources let us see. */
export const paperColors: Readonly<Record<string, string>> = {
  ottoman: '#d08a7c',
  serbian: '#d9b25f',
  tartar: '#9fb9cf',
  mongol: '#a9bf92',
  indian: '#c9a8c4',
  'good-briton': '#9fb9cf',
  'evil-briton': '#c39aa8',
  scot: '#a9bf92',
  irish: '#a3c8b2',
  pict: '#b9b0d6',
  saxon: '#d9b98a',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Markers as a scenario's set-up lists them, by name alone. */
export function stateOf(markers: readonly string[]): CounterState {
  return Object.fromEntries(markers.map((name) => [name, name === 'rout' ? 1 : true]));
}

/** How a counter looks with `face` (an id) up and the markers of `state` on it. A face it does not have is the first one. */
export function look(unit: CounterData, face: string, state: CounterState = {}): CounterStyle {
  const faces = unit.faces ?? [];
  const up = faces.find(({ id }) => id === face) ?? faces[0];
  const values: Readonly<Record<string, unknown>> = { ...unit.values, ...up?.values };
  const shown = up?.class === undefined ? unit : { ...unit, class: up.class };
  const isModal = moduleCounterStyles.some(({ modal }) => modal === unit.kind);
  const mode = isModal || (faces.length > 1 && unit.kind !== 'leader') ? (up?.id ?? '') : '';
  return {
    name: unit.name ?? unit.id,
    symbol:
      moduleCounterStyles.map(({ symbolOf: own }) => own?.(shown, up?.id ?? '')).find((own) => own) ??
      symbolOf(shown, values),
    values: printedValues(values),
    mode: mode.toUpperCase(),
    marks: marksOf(state),
    color: unit.contingent ?? unit.side ?? '',
    stripe: unit.side ?? null,
  };
}

/** As on the counter [3.31]: armour, movement and morale, unless a module has other values printed. */
function printedValues(values: Readonly<Record<string, unknown>>): string {
  const other = moduleCounterStyles.flatMap(({ printed = [] }) => printed).filter((name) => values[name] !== undefined);
  const texts =
    other.length > 0
      ? other.map((name) => textOf(values[name]))
      : [textOf(values['armour']).charAt(0).toUpperCase(), textOf(values['movement']), textOf(values['morale'])];
  return texts.filter((text) => text !== '').join('-');
}

function symbolOf(unit: CounterData, values: Readonly<Record<string, unknown>>): string {
  if (unit.kind === 'leader') return 'leader';
  const weapon = textOf(values['weapon']);
  if (unit.class === 'cavalry') return weapon === '' ? 'cavalry-lance' : 'cavalry-bow';
  if (weapon === '') return 'infantry';
  return weapon.includes('crossbow') ? 'crossbow' : 'bow';
}

/** Rout levels at which a mark says that the unit is nearly lost. */
const GRAVE_ROUT = 3;

function marksOf(state: CounterState): LookMark[] {
  const marks: LookMark[] = [];
  const rout = typeof state['rout'] === 'number' ? state['rout'] : Number(state['rout'] === true);
  const routed = { name: `Rout level ${rout}`, state: 'Routed' } as const;
  if (rout > GRAVE_ROUT) marks.push({ drawing: 'disc', text: `R${rout}`, tone: 'danger', ...routed });
  else if (rout > 0) {
    const tone = rout === GRAVE_ROUT ? 'danger' : 'warning';
    marks.push({ drawing: 'bar', text: String(rout), tone, ...routed });
  }
  const is = (name: string): boolean => state[name] !== undefined && state[name] !== false && state[name] !== 0;
  if (is('lance')) marks.push({ drawing: 'pennant', text: 'L', tone: 'neutral', name: 'Lance' });
  if (is('charging')) marks.push({ drawing: 'pennant', text: 'C', tone: 'good', name: 'Charge' });
  if (is('disobeyed')) marks.push({ drawing: 'disc', text: 'D', tone: 'warning', name: 'Disobeyed' });
  marks.push(...moduleCounterStyles.flatMap(({ marksOf: own }) => own?.(is) ?? []));
  if (is('moved')) marks.push({ drawing: 'disc', text: 'm', tone: 'neutral', name: 'Has moved' });
  if (is('acted'))
    marks.push({ drawing: 'disc', text: 'x', tone: 'neutral', name: 'Has fired, fought or turned over' });
  return marks;
}
