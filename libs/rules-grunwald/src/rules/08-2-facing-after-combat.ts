/** [8.2] Facing after combat: the defender turns to an attacker; and turns after an advance [8.63], [8.64]. */
import { LEGAL, Local } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf, facingText } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { turnsBetween } from './06-zones-of-control.ts';
import { CENTRE } from './08-1-combat.ts';
import { FACE } from './facing-choice.ts';
import { goTo } from './04-2-ways.ts';

const turned = events
  .add('turned', '8.21', 'unit:piece', 'facing:facing')
  .told((event, name) => `${name('unit')} turns${facingText(event)}`);

const NOT_THAT_WAY = refusals.add(
  'not-that-facing',
  ['8.21', '8.63', '8.64'],
  'It turns to the nearest attacker; after an advance by 60 degrees at most.',
);

/** Turns a unit that combat turns, without cost [8.21]. */
export function turnAfterCombat(battle: Battle, unit: number, facing: number): void {
  if (battle.facing.of(unit) === facing) return;
  battle.turnTo(unit, facing);
  battle.events.emit(turned, unit, facing);
}

/** [8.21], [8.32] The defender turns to the nearest of those around it; where two are as near, somebody chooses (R35). */
export function faceAttackers(battle: Battle, defender: number): void {
  if (battle.isDisordered(defender)) return;
  const from = battle.facing.of(defender);
  let least = 6;
  let ways = 0;
  for (let place = 0; place < CENTRE; place++) {
    if (battle.combat.unitAt(place) < 0) continue;
    const turns = turnsBetween(from, place);
    if (turns < least) ways = 0;
    if (turns <= least) {
      least = turns;
      ways |= 1 << place;
    }
  }
  const side = battle.counters.side[defender];
  askFacing(battle, defender, battle.parameters.is('retreat-tie', 'defender') ? side : battle.enemyOf(side), ways);
}

/** Turns the unit one of the `ways` (a bit for each direction); `side` chooses where there are several. */
export function askFacing(battle: Battle, asked: number, by: number, among: number): void {
  if (among === 0) return;
  if ((among & (among - 1)) === 0) turnAfterCombat(battle, asked, Math.log2(among));
  else battle.enter(turning, asked, by, among);
}

/** [8.63], [8.64] One turn of 60 degrees either way, or none. */
export function askTurn(battle: Battle, asked: number): void {
  const ahead = battle.facing.of(asked);
  const among = (1 << ahead) | (1 << ((ahead + 1) % 6)) | (1 << ((ahead + 5) % 6));
  askFacing(battle, asked, battle.counters.side[asked], among);
}

const unit = new Local(0);
const side = new Local(1);
const ways = new Local(2);

const isWay = (battle: Battle, direction: number): boolean => ((ways.of(battle) >> direction) & 1) === 1;

/** Locals: the unit, the side that decides, and the facings among which it does. */
export const turning: Decision<Battle> = {
  id: 'turning',
  case: '8.21',
  verbs: [FACE],
  piece: (battle) => unit.of(battle),
  prompt: (_, name) => ({ title: `${name} is turned`, text: 'Choose its facing after combat.' }),
  meant: goTo,
  proceed: (battle) => side.of(battle),
  legal(battle, commands) {
    for (let direction = 0; direction < 6; direction++) {
      if (isWay(battle, direction)) commands.add(FACE.of(unit.of(battle), direction));
    }
  },
  check: (battle, one) =>
    FACE.is(one) && entityOf(one) === unit.of(battle) && isWay(battle, argumentOf(one)) ? LEGAL : NOT_THAT_WAY,
  perform(battle, one) {
    battle.frames.pop();
    turnAfterCombat(battle, entityOf(one), argumentOf(one));
  },
};
