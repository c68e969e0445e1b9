/** Events told as sentences, each with its case: the account of a battle. */
import type { EventValue, GameEvent } from '@hexwright/engine';
import { type Tellers, signed } from '@hexwright/rules-kit';

const text = (value: EventValue): string => String(value);
const points = (event: GameEvent): string => (event.points === 0 ? '' : ` (${text(event.points)} points)`);
const facing = (event: GameEvent): string => (event.facing === null ? '' : ` facing ${text(event.facing)}`);

const RESULT_WORDS: Readonly<Record<string, string>> = {
  AE: 'the attackers are eliminated',
  AX: 'the attackers are eliminated, and foot that defends',
  AD: 'the attackers are disordered and rout',
  AR: 'the attackers retreat',
  hold: 'both hold',
  DR: 'the defender retreats',
  DD: 'the defender is disordered and routs',
  DX: 'the defender is eliminated, and foot that attacks',
  DE: 'the defender is eliminated',
};

const resultOf = (event: GameEvent): string =>
  event.result === null ? 'no effect' : (RESULT_WORDS[text(event.result)] ?? text(event.result));

/** Of the sections on combat and fire, 7 to 12. */
const combatTellers: Tellers = {
  attacks: (_, name) => `${name('unit')} attacks ${name('target')}`,
  strength: (event, name) =>
    `${name('unit')} has strength ${text(event.strength)}${event.strength === event.printed ? '' : `, printed ${text(event.printed)}`}`,
  'rear-attack': (_, name) => `${name('attacker')} strikes ${name('unit')} in the rear: its strength is 1`,
  'strength-doubled': (event, name) => `${name('unit')} is doubled by its ground to ${text(event.strength)}`,
  'halved-in-defence': (event, name) => `${name('unit')} in the village is halved to ${text(event.strength)}`,
  'halved-in-attack': (event, name) => `${name('unit')} against the village is halved to ${text(event.strength)}`,
  combat: (event, name) =>
    `Against ${name('target')}: ${text(event.attack)} to ${text(event.defence)}, differential ${signed(Number(event.differential))}, ${event.foot === true ? 'foot' : 'horse'} table, ${text(event.die)}: ${resultOf(event)}`,
  'automatic-result': (event, name) => `${name('unit')} has no order to fight with: ${resultOf(event)}`,
  'routs-in-zone': (event, name) => `${name('unit')}, disordered in an enemy zone in ${text(event.hex)}, routs`,
  'struck-in-attack-zone': (event, name) =>
    `${name('unit')}, disordered in an enemy attack zone in ${text(event.hex)}, is struck`,
  'gun-attacked': (_, name) => `${name('target')} is lost if an attacker advances`,
  turned: (event, name) => `${name('unit')} turns${facing(event)}`,
  retreated: (event, name) => `${name('unit')} retreats to ${text(event.hex)}${facing(event)}`,
  'retreat-impossible': (event, name) => `${name('unit')} has no way to retreat from ${text(event.hex)}`,
  'retreat-into-zone': (event, name) => `${name('unit')} has retreated into an enemy zone in ${text(event.hex)}`,
  displaced: (event, name) => `${name('unit')} makes room and goes back to ${text(event.hex)}`,
  'displaced-into-zone': (event, name) => `${name('unit')} was displaced into an enemy zone in ${text(event.hex)}`,
  'gun-abandoned': (event, name) => `${name('unit')} is abandoned in ${text(event.hex)} to make room`,
  routed: (event, name) => `${name('unit')} routs to ${text(event.hex)}`,
  'rout-impossible': (event, name) => `${name('unit')} has no way to rout from ${text(event.hex)}`,
  'rout-through': (event, name) =>
    `${name('router')} rides through ${name('unit')}: ${text(event.die)}, ${event.disordered === true ? 'swept along' : 'it stands'}`,
  advanced: (event, name) => `${name('unit')} advances to ${text(event.hex)}${facing(event)}`,
  pursued: (event, name) => `${name('unit')} pursues to ${text(event.hex)}${facing(event)}`,
  follows: (event, name) => `${name('unit')} follows to ${text(event.hex)}${facing(event)}`,
  'crossbow-fire': (event, name) =>
    `${name('unit')} shoots at ${name('target')}: ${text(event.die)}, ${resultOf(event)}`,
  'artillery-fire': (event, name) =>
    `${name('unit')} fires at ${name('target')}: ${text(event.die)}, ${resultOf(event)}`,
};

/** By kind of event. */
export const tellers: Tellers = {
  moved: (event, name) => `${name('unit')} moves to ${text(event.hex)}${facing(event)}, ${text(event.spent)} MP spent`,
  'gave-up-order': (event, name) => `${name('unit')} gives up its order in ${text(event.hex)}`,
  'marsh-check': (event, name) =>
    `${name('unit')} in the marsh of ${text(event.hex)}: ${text(event.die)}${event.second === 0 ? '' : `, ${text(event.second)}`}: ${event.lost === true ? 'lost' : 'passes'}`,
  disordered: (event, name) => `${name('unit')} is disordered in ${text(event.hex)}`,
  eliminated: (event, name) =>
    `${name('unit')} is eliminated${event.hex === null ? '' : ` in ${text(event.hex)}`}${points(event)}`,
  'leader-eliminated': (event, name) => `${name('leader')} falls${points(event)}`,
  'leader-overrun': (event, name) => `${name('unit')} rides down ${name('leader')} in ${text(event.hex)}`,
  'leader-check': (event, name) => `${name('leader')}: ${text(event.die)}, ${event.lost === true ? 'falls' : 'unhurt'}`,
  'king-released': (_, name) => `${name('leader')} may leave his bodyguard`,
  'king-fell': (_, name) => `${name('leader')} is dead: the battle is over`,
  ...combatTellers,
  trampled: (event, name) => `${name('unit')} tramples ${name('victim')} in ${text(event.hex)}`,
  faced: (event, name) => `${name('unit')} is turned${facing(event)}`,
  deployed: (event, name) => `${name('unit')} is deployed${facing(event)}`,
  'pit-laid': (event) => `A wolf pit is laid in ${text(event.hex)}`,
  'pit-removed': (event) => `The wolf pit in ${text(event.hex)} is taken away unseen`,
  'pit-revealed': (event, name) =>
    `${name('unit')} comes upon ${event.real === true ? 'a wolf pit' : 'a dummy'} in ${text(event.hex)}`,
  'pit-struck': (event, name) =>
    `${name('unit')} in the pit: ${text(event.die)}, ${event.result === null ? 'unhurt' : text(event.result)}`,
  'shock-lost': (_, name) => `${name('unit')} has spent its shock`,
  'standard-taken': (event, name) => `${name('unit')} takes ${name('standard')} in ${text(event.hex)}`,
  'standard-fell': (event, name) => `${name('standard')} lies in ${text(event.hex)}`,
  'standard-held': (event, name) => `${name('unit')} holds ${name('standard')}${points(event)}`,
  'camp-alarmed': (event, name) =>
    `${name('unit')} alarms the ${text(event.camp).replace('-', ' ')}: ${text(event.die)}, ${text(event.followers)} camp followers`,
  'followers-placed': (event, name) => `${name('unit')} stand in ${text(event.hex)}`,
  'camp-hex-entered': (event, name) => `${name('unit')} is in the camp, ${text(event.hex)}${points(event)}`,
  'left-map': (event, name) =>
    `${name('unit')} leaves the map from ${text(event.hex)}, perhaps to return in turn ${text(event.turn)}`,
  'return-roll': (event, name) =>
    `${name('unit')} tries to return: ${text(event.die)} against ${text(event.bound)}: ${event.returns === true ? 'returns' : 'is lost'}`,
  returned: (event, name) => `${name('unit')} returns in ${text(event.hex)}`,
};
