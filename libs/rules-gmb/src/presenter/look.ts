/**
 * How the counters of the series are drawn [3.3]: from what a package says of them, so that a counter of a package that
 * does not compile has a look too. Uses nothing else of the rules.
 */
import type { CounterData, CounterLook, CounterState, LookMark } from '@hexwright/engine';

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
export function look(unit: CounterData, face: string, state: CounterState = {}): CounterLook {
  const faces = unit.faces ?? [];
  const up = faces.find(({ id }) => id === face) ?? faces[0];
  const values: Readonly<Record<string, unknown>> = { ...unit.values, ...up?.values };
  const mode = unit.kind === 'wagon' || (faces.length > 1 && unit.kind !== 'leader') ? (up?.id ?? '') : '';
  return {
    name: unit.name ?? unit.id,
    symbol: symbolOf(unit, values, up?.id ?? ''),
    values: printedValues(values),
    mode: mode.toUpperCase(),
    marks: marksOf(state),
    color: unit.contingent ?? unit.side ?? '',
    stripe: unit.side ?? null,
  };
}

/** As on the counter [3.31]: armour, movement and morale; of leaders who have them prowess and chivalry. */
function printedValues(values: Readonly<Record<string, unknown>>): string {
  const names = values['prowess'] === undefined ? ['armour', 'movement', 'morale'] : ['prowess', 'chivalry'];
  const printed = names.map((name) => textOf(values[name]));
  if (names[0] === 'armour') printed[0] = printed[0].charAt(0).toUpperCase();
  return printed.filter((value) => value !== '').join('-');
}

function symbolOf(unit: CounterData, values: Readonly<Record<string, unknown>>, face: string): string {
  if (unit.kind === 'leader') return 'leader';
  if (unit.kind === 'wagon') return face === 'lager' ? 'wagon-ring' : 'wagon';
  if (unit.traits?.includes('naphtha') === true) return 'fire';
  if (unit.class === 'elephants') return 'elephant';
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
  if (rout > GRAVE_ROUT) marks.push({ drawing: 'disc', text: `R${rout}`, tone: 'danger', name: `Rout level ${rout}` });
  else if (rout > 0) {
    const tone = rout === GRAVE_ROUT ? 'danger' : 'warning';
    marks.push({ drawing: 'bar', text: String(rout), tone, name: `Rout level ${rout}` });
  }
  const is = (name: string): boolean => state[name] !== undefined && state[name] !== false && state[name] !== 0;
  if (is('lance')) marks.push({ drawing: 'pennant', text: 'L', tone: 'neutral', name: 'Lance' });
  if (is('charging')) marks.push({ drawing: 'pennant', text: 'C', tone: 'good', name: 'Charge' });
  if (is('disobeyed')) marks.push({ drawing: 'disc', text: 'D', tone: 'warning', name: 'Disobeyed' });
  if (is('wounded')) marks.push({ drawing: 'disc', text: 'W', tone: 'danger', name: 'Wounded' });
  if (is('hiding')) marks.push({ drawing: 'disc', text: 'H', tone: 'warning', name: 'In hiding' });
  if (is('unhorsed')) marks.push({ drawing: 'disc', text: 'U', tone: 'warning', name: 'Unhorsed' });
  else if (is('brokenLance')) marks.push({ drawing: 'disc', text: 'B', tone: 'warning', name: 'Broken lance' });
  if (is('stunned')) marks.push({ drawing: 'disc', text: 'S', tone: 'warning', name: 'Stunned' });
  if (is('holds')) marks.push({ drawing: 'pennant', text: 'P', tone: 'good', name: 'Holds a captive' });
  if (is('moved')) marks.push({ drawing: 'disc', text: 'm', tone: 'neutral', name: 'Has moved' });
  if (is('acted'))
    marks.push({ drawing: 'disc', text: 'x', tone: 'neutral', name: 'Has fired, fought or turned over' });
  return marks;
}
