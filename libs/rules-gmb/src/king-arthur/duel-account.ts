/** What happens in man-to-man combat [18.0], told in sentences. */
import type { EventValue } from '@hexwright/engine';
import type { Tellers } from '@hexwright/rules-kit';

/** A zone of man-to-man combat as a word of a sentence. */
const zone = (value: EventValue): string => (value === 'horse-legs' ? 'horse and legs' : String(value));

export const duelTellers: Tellers = {
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
};
