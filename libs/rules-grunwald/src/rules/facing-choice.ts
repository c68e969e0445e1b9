/** A side decides how a unit faces, for nothing: after a rally [9.43], a return [10.11], when it is placed [17.0]. */
import { LEGAL, Local } from '@hexwright/engine';
import { argumentOf, type Decision, directionVerb, entityOf, facingText } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { directionName } from '@hexwright/hex';
import { goTo } from './04-2-ways.ts';

export const FACE = directionVerb<Battle>(
  {
    word: 'face',
    about: 'How a unit faces where its owner may choose.',
    offer(battle, piece, direction) {
      const hex = battle.hex.of(piece);
      const ahead = battle.beyond(hex, direction);
      return {
        kind: 'turn',
        label: `Face ${directionName(battle.grid.orientation, direction)}`,
        places: ahead < 0 ? [hex] : [ahead, hex],
        place: battle.placeAt(hex, direction),
      };
    },
  },
  'facing',
);

const faced = events
  .add('faced', '4.11', 'unit:piece', 'facing:facing')
  .told((event, name) => `${name('unit')} is turned${facingText(event)}`);

const FACE_FIRST = refusals.add('facing-first', '4.11', 'First say how the unit faces.');

const unit = new Local(0);
const side = new Local(1);

/** Locals: the unit, and the side that decides. */
export const facing: Decision<Battle> = {
  id: 'facing',
  case: '4.11',
  verbs: [FACE],
  piece: (battle) => unit.of(battle),
  prompt: (_, name) => ({ title: `${name} is turned`, text: 'Choose its new facing.' }),
  meant: goTo,
  proceed: (battle) => side.of(battle),
  legal(battle, commands) {
    for (let direction = 0; direction < 6; direction++) commands.add(FACE.of(unit.of(battle), direction));
  },
  check: (battle, one) =>
    FACE.is(one) && entityOf(one) === unit.of(battle) && argumentOf(one) < 6 ? LEGAL : FACE_FIRST,
  perform(battle, one) {
    battle.frames.pop();
    battle.turnTo(entityOf(one), argumentOf(one));
    battle.events.emit(faced, entityOf(one), argumentOf(one));
  },
};
