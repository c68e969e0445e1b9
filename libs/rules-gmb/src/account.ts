/** Events told as sentences, each with its case: the account of a battle. */
import { allOf } from './modules.ts';
import type { GameEvent } from '@hexwright/engine';
import { facingOf } from './standard/05-2-facing.ts';
import { type Tellers, counted, signed } from '@hexwright/rules-kit';

/** By kind of event. */
export const tellers: Tellers = {
  ...allOf(({ tellers: own }) => own),
  moved: (event, name) =>
    `${name('unit')} moves to ${String(event.hex)}${facingOf(event)}, ${String(event.spent)} MP spent`,
  'charge-declared': (_, name) => `${name('unit')} charges ${name('target')}`,
  'mode-changed': (event, name) => `${name('unit')} turns to ${String(event.face)}`,
  'leader-captured': (event, name) =>
    `${name('unit')} captures ${name('leader')} in ${String(event.hex)}${event.points === 0 ? '' : ` (${counted(Number(event.points), 'point')})`}`,
  rallied: (event, name) => `${name('leader')} rallies ${name('unit')} from rout ${String(event.rout)}`,
  disobeyed: (_, name) => `${name('leader')} is disobeyed by ${name('unit')}`,
  'disobeyed-marker-removed': (_, name) => `${name('leader')} is obeyed again`,
  modifier: (event) => `    ${signed(Number(event.value))} ${String(event.label)}`,
  fire: (event, name) =>
    `${name('firer')} fires at ${name('target')}, range ${String(event.range)}: ${thrown(event)} against ${String(event.bound)}, ${event.hit === true ? 'hit' : 'no effect'}`,
  melee: (event, name) =>
    `${name('attacker')} attacks ${name('defender')}: ${thrown(event)} against ${String(event.bound)}, ${event.hit === true ? 'hit' : 'no effect'}`,
  'melee-automatic': (event, name) =>
    `${name('attacker')} routs ${name('defender')} by ${counted(Number(event.levels), 'level')} without dice`,
  'lance-used': (_, name) => `${name('unit')} has used its lance`,
  'morale-check': (event, name) =>
    `${name('unit')} checks morale: ${String(event.die)}, modified ${String(event.modified)}: ${event.increase === 0 ? 'stands' : `rout +${String(event.increase)}`}`,
  routed: (event, name) => `${name('unit')} is at rout ${String(event.rout)}`,
  eliminated: (event, name) => `${name('unit')} is eliminated in ${String(event.hex)}`,
  'rout-moved': (event, name) => `${name('unit')} flees to ${String(event.hex)}`,
  'rout-held': (event, name) => `${name('unit')} cannot flee from ${String(event.hex)}`,
  'rout-penalty': (event, name) => `${name('unit')} is hindered: rout +${String(event.increase)}`,
  'left-map': (event, name) => `${name('unit')} flees off the map from ${String(event.hex)}`,
  'unit-scored': (event, name) =>
    event.points === 0 ? null : `${counted(Number(event.points), 'point')} to ${name('side')} for ${name('unit')}`,
  'hex-held': (event, name) =>
    `${name('unit')} holds ${String(event.hex)}: ${counted(Number(event.points), 'point')} to ${name('side')}`,
};

function thrown(event: GameEvent): string {
  return event.dice === event.modified
    ? String(event.dice)
    : `${String(event.dice)}, modified ${String(event.modified)}`;
}
