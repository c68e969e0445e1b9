/** Events told as sentences, each with its case: the account of a battle. */
import type { CompiledGame } from '@hexwright/compiler';
import type { GameEvent, EventValue } from '@hexwright/engine';
import type { Battle } from './battle.ts';

type Teller = (event: GameEvent, name: (field: string) => string) => string | null;

const plural = (count: EventValue, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;
/** A zone of man-to-man combat as a word of a sentence. */
const zone = (value: EventValue): string => (value === 'horse-legs' ? 'horse and legs' : String(value));
const signed = (value: EventValue): string => (typeof value === 'number' && value > 0 ? `+${value}` : String(value));

const tellers: Readonly<Record<string, Teller>> = {
  moved: (event, name) =>
    `${name('unit')} moves to ${String(event.hex)}${facing(event)}, ${String(event.spent)} MP spent`,
  'charge-declared': (_, name) => `${name('unit')} charges ${name('target')}`,
  'mode-changed': (event, name) => `${name('unit')} turns to ${String(event.face)}`,
  'leader-captured': (event, name) =>
    `${name('unit')} captures ${name('leader')} in ${String(event.hex)}${event.points === 0 ? '' : ` (${plural(event.points, 'point')})`}`,
  rallied: (event, name) => `${name('leader')} rallies ${name('unit')} from rout ${String(event.rout)}`,
  disobeyed: (_, name) => `${name('leader')} is disobeyed by ${name('unit')}`,
  'disobeyed-marker-removed': (_, name) => `${name('leader')} is obeyed again`,
  modifier: (event) => `    ${signed(event.value)} ${String(event.label)}`,
  fire: (event, name) =>
    `${name('firer')} fires at ${name('target')}, range ${String(event.range)}: ${thrown(event)} against ${String(event.bound)}, ${event.hit === true ? 'hit' : 'no effect'}`,
  melee: (event, name) =>
    `${name('attacker')} attacks ${name('defender')}: ${thrown(event)} against ${String(event.bound)}, ${event.hit === true ? 'hit' : 'no effect'}`,
  'melee-automatic': (event, name) =>
    `${name('attacker')} routs ${name('defender')} by ${plural(event.levels, 'level')} without dice`,
  'lance-used': (_, name) => `${name('unit')} has used its lance`,
  'morale-check': (event, name) =>
    `${name('unit')} checks morale: ${String(event.die)}, modified ${String(event.modified)}: ${event.increase === 0 ? 'stands' : `rout +${String(event.increase)}`}`,
  routed: (event, name) => `${name('unit')} is at rout ${String(event.rout)}`,
  eliminated: (event, name) => `${name('unit')} is eliminated in ${String(event.hex)}`,
  'rout-moved': (event, name) => `${name('unit')} flees to ${String(event.hex)}`,
  'rout-held': (event, name) => `${name('unit')} cannot flee from ${String(event.hex)}`,
  'rout-penalty': (event, name) => `${name('unit')} is hindered: rout +${String(event.increase)}`,
  'left-map': (event, name) => `${name('unit')} flees off the map from ${String(event.hex)}`,
  advanced: (event, name) => `${name('unit')} advances to ${String(event.hex)}${facing(event)}`,
  'rampage-pivot': (event, name) => `${name('unit')} run amok: ${String(event.die)}, facing ${String(event.facing)}`,
  'rampage-moved': (event, name) => `${name('unit')} trample on to ${String(event.hex)}`,
  'rampage-left-map': (event, name) => `${name('unit')} run off the map from ${String(event.hex)}`,
  'wagon-lost': (event, name) => `${name('unit')} destroys ${name('wagon')} in ${String(event.hex)}`,
  challenge: (_, name) => `${name('leader')} challenges ${name('target')}`,
  'no-challenge': (_, name) => `No challenge from ${name('side')}`,
  'challenge-accepted': (_, name) => `${name('leader')} accepts the challenge`,
  hid: (event, name) => `${name('leader')} hides in ${String(event.hex)}`,
  'came-out-of-hiding': (_, name) => `${name('leader')} comes out of hiding`,
  'duel-began': (_, name) => `${name('leader')} and ${name('target')} fight man to man`,
  'zones-chosen': (_, name) => `${name('leader')} has chosen`,
  'zones-shown': (event, name) => `${name('leader')} attacks ${zone(event.attack)} and guards ${zone(event.defence)}`,
  'duel-attack': (event, name) =>
    `${name('attacker')} strikes at ${name('defender')}: ${String(event.number)}, modified ${String(event.modified)}, with the die ${String(event.die)}: ${String(event.total)}`,
  'duel-missed': (_, name) => `${name('attacker')} misses`,
  'lance-broken': (_, name) => `${name('leader')} has broken his lance`,
  unhorsed: (_, name) => `${name('leader')} is unhorsed`,
  stunned: (_, name) => `${name('leader')} is stunned`,
  'leader-wounded': (_, name) => `${name('leader')} is wounded`,
  'leader-killed': (event, name) => `${name('leader')} is killed in ${String(event.hex)}`,
  remounted: (_, name) => `${name('opponent')} lets ${name('leader')} mount again`,
  'lance-given': (_, name) => `${name('opponent')} lets ${name('leader')} have a new lance`,
  'duel-ended': (_, name) => `The duel of ${name('leader')} and ${name('target')} is over`,
  yielded: (_, name) => `${name('leader')} yields to ${name('opponent')}`,
  'yield-accepted': (_, name) => `${name('opponent')} takes ${name('leader')} prisoner`,
  'yield-refused': (_, name) => `${name('opponent')} fights on`,
  'held-captive': (_, name) => `${name('leader')} is the captive of ${name('captor')}`,
  'captive-freed': (event, name) => `${name('leader')} is free in ${String(event.hex)}`,
  'leader-scored': (event, name) => `${plural(event.points, 'point')} to ${name('side')} for ${name('leader')}`,
  'unit-scored': (event, name) =>
    event.points === 0 ? null : `${plural(event.points, 'point')} to ${name('side')} for ${name('unit')}`,
  'hex-held': (event, name) =>
    `${name('unit')} holds ${String(event.hex)}: ${plural(event.points, 'point')} to ${name('side')}`,
};

function facing(event: GameEvent): string {
  return event.facing === undefined || event.facing === null ? '' : ` facing ${String(event.facing)}`;
}

function thrown(event: GameEvent): string {
  return event.dice === event.modified
    ? String(event.dice)
    : `${String(event.dice)}, modified ${String(event.modified)}`;
}

/** One line without its case; null for an event that says nothing to a reader. */
export function sentence(battle: Battle, event: GameEvent): string | null {
  return tellers[event.event]?.(event, (field) => nameOf(battle, event[field])) ?? null;
}

/** As {@link sentence}, with its case. */
export function tell(battle: Battle, event: GameEvent): string | null {
  const line = sentence(battle, event);
  return line === null ? null : `${line} [${event.case}]`;
}

/** What a piece or a side is called. */
function nameOf({ game }: Battle, id: EventValue): string {
  const index = game.vocabulary.indexOf('units', String(id));
  return index < 0 ? (game.sides.find((side) => side.id === id)?.name ?? String(id)) : pieceName(game, index);
}

/** The name of a piece, with its number where several bear it: "Khoshun 2" for `khoshun-2`. */
export function pieceName(game: CompiledGame, piece: number): string {
  const unit = game.units[piece];
  const number = /-(\d+)$/.exec(unit.id)?.[1];
  return number === undefined ? unit.name : `${unit.name} ${number}`;
}
