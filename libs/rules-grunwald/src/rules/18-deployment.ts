/** [18.0] Before the first turn: the side with wolf pits turns its units and lays them, then the other turns its units. */
import { PROHIBITED } from '@hexwright/compiler';
import { type Command, CONTINUE, LEGAL, Local } from '@hexwright/engine';
import {
  argumentOf,
  type Decision,
  entityOf,
  facingText,
  hexVerb,
  kindOf,
  Part,
  pieceName,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { PIT } from '../counters.ts';
import { WAITING } from '../status.ts';
import { FACE } from './facing-choice.ts';
import { PASS } from './03-1-ending.ts';

/** A piece that waits, or a wolf pit, comes to a hex. */
export const PLACE = hexVerb<Battle>({
  word: 'place',
  about: 'A piece that waits, or a wolf pit, is placed on the map.',
  offer: (battle, piece, hex) => ({
    kind: 'answer',
    label: `Place ${pieceName(battle.game, piece)}`,
    places: [hex],
    place: battle.placeAt(hex, -1),
  }),
});

const faced = events
  .add('deployed', '18.0', 'unit:piece', 'facing:facing')
  .told((event, name) => `${name('unit')} is deployed${facingText(event)}`);
const laid = events
  .add('pit-laid', '14.11', 'pit:piece', 'hex:place')
  .told((event) => `A wolf pit is laid in ${String(event.hex)}`);

const NOT_OWN = refusals.add(
  'deploy-not-own',
  '18.0',
  'Each side deploys its own units: it is the turn of the other side to deploy.',
);
const ONCE = refusals.add('deployed-already', '18.0', 'That counter has been set already.');
const NOT_A_PIT_HEX = refusals.add('not-a-pit-hex', '14.11', 'Wolf pits lie only in the hexes meant for them.');
const NOTHING_TO_DO = refusals.add(
  'not-in-deployment',
  '18.0',
  'Before the first turn units are turned, and wolf pits laid where a battle has them.',
);

/** How many sides have deployed. */
const done = new Local(0);

/** The side with wolf pits deploys first. */
function deploying(battle: Battle): number {
  const [pit] = battle.counters.pits;
  const first = pit === undefined ? battle.enemyOf(battle.phasing) : battle.counters.side[pit];
  return done.of(battle) === 0 ? first : battle.enemyOf(first);
}

/** [14.11] The hexes meant for wolf pits; a pit lies nowhere where nobody could fall into it. */
const pitHexes = new Part(({ map }: Battle) =>
  (map.zones.get('wolf-pits')?.hexes ?? new Int32Array(0)).filter((hex) => map.entryCost[hex] !== PROHIBITED),
);

function refusalOf(battle: Battle, one: Command): number {
  const piece = entityOf(one);
  const { counters } = battle;
  if (counters.side[piece] !== deploying(battle)) return NOT_OWN;
  if (battle.hasMoved(piece)) return ONCE;
  if (FACE.is(one)) {
    const isUnit = counters.isUnit[piece] === 1 && battle.isInPlay(piece);
    return isUnit && argumentOf(one) < 6 ? LEGAL : NOTHING_TO_DO;
  }
  if (counters.kind[piece] !== PIT) return NOTHING_TO_DO;
  return pitHexes.of(battle).includes(argumentOf(one)) && battle.hex.of(piece) !== argumentOf(one)
    ? LEGAL
    : NOT_A_PIT_HEX;
}

/** A pit comes to a hex; the one that lay there takes its place, or waits. */
function lay(battle: Battle, pit: number, hex: number): void {
  const before = battle.hex.of(pit);
  const other = battle.pitAt.of(hex) - 1;
  if (before >= 0) battle.remove(pit, WAITING);
  if (other >= 0) battle.remove(other, WAITING);
  battle.place(pit, hex, 0);
  if (other >= 0 && before >= 0) battle.place(other, before, 0);
  battle.events.emit(laid, pit, hex);
}

export const deployment: Decision<Battle> = {
  id: 'deployment',
  case: '18.0',
  verbs: [FACE, PLACE, PASS],
  prompt(battle) {
    const side = deploying(battle);
    const hasPits = battle.counters.pits.some((pit) => battle.counters.side[pit] === side);
    const pits = hasPits ? ', move wolf pits if you like' : '';
    return { title: 'Deployment', text: `Turn units as they should face${pits}, then say that you are ready.` };
  },
  ending: () => ({ label: 'All stand ready' }),
  meant: (battle, piece) => FACE.of(piece, (battle.facing.of(piece) + 1) % 6),
  proceed(battle) {
    if (done.of(battle) < 2) return deploying(battle);
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const { counters } = battle;
    const side = deploying(battle);
    for (const unit of counters.unitsOf[side]) {
      for (let facing = 0; facing < 6; facing++) {
        const one = FACE.of(unit, facing);
        if (facing !== battle.facing.of(unit) && refusalOf(battle, one) === LEGAL) commands.add(one);
      }
    }
    for (const pit of counters.pits) {
      for (const hex of pitHexes.of(battle)) {
        const one = PLACE.of(pit, hex);
        if (refusalOf(battle, one) === LEGAL) commands.add(one);
      }
    }
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    return FACE.is(one) || PLACE.is(one) ? refusalOf(battle, one) : NOTHING_TO_DO;
  },
  perform(battle, one) {
    const piece = entityOf(one);
    switch (kindOf(one)) {
      case FACE.kind:
        battle.movedIn.set(piece, battle.serial);
        battle.turnTo(piece, argumentOf(one));
        battle.events.emit(faced, piece, argumentOf(one));
        return;
      case PLACE.kind:
        battle.movedIn.set(piece, battle.serial);
        lay(battle, piece, argumentOf(one));
        return;
      default:
        done.set(battle, done.of(battle) + 1);
    }
  },
};
