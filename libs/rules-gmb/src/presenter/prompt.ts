/** What must be decided, in a sentence. */
import type { Prompt } from '@hexwright/engine';
import { counted, pieceName, type Phrases, promptOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { decisionName } from '../reading.ts';
import { moveUnderWay } from '../standard/05-1-movement.ts';
import { routUnderWay } from '../standard/11-rout-movement.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { advanceUnderWay } from '../tamburlaine/15-4-retreat-and-advance.ts';
import { rampageNumbers } from '../tamburlaine/18-rampant-elephants.ts';
import { duelPhrases } from './duel-words.ts';
import { pieceUnderWay } from './under-way.ts';

const phrases: Phrases<Battle> = {
  ...duelPhrases,
  over: ({ game }) => ({
    title: 'The game is over',
    text: 'Nobody has anything left to decide.',
    case: game.victory?.case ?? '4.0',
  }),
  'starting-modes': () => ({
    title: 'Starting modes',
    text: 'Turn units with two modes to the one they begin in, then say that they stand as they should.',
  }),
  movement: () => ({
    title: 'Movement',
    text: 'Choose a piece to move. Each moves once; end the phase when no more should.',
  }),
  moving: (battle, name) => {
    const unit = pieceUnderWay(battle);
    const strayed = moveUnderWay.strayed.of(battle) === 1;
    const left = movementAllowance(battle, unit, strayed) - moveUnderWay.spent.of(battle);
    const tired = strayed && battle.fatigued ? ', being fatigued' : '';
    return {
      title: `${name} moves`,
      text: `${name} has ${counted(left, 'movement point')} left${tired}. Move on, charge, or stop here.`,
    };
  },
  'mode-change': () => ({
    title: 'Mode changes',
    text: 'Turn units to their other mode, each once, then say that you are done.',
  }),
  fire: () => ({
    title: 'Fire',
    text: 'Choose a unit to fire and its target. The sides fire in turn; every hit counts at the end of the phase.',
  }),
  melee: () => ({
    title: 'Melee',
    text: 'Choose a unit to attack and the enemy beside it. Each attacks once, in any order.',
  }),
  'rout-movement': () => ({
    title: 'Rout movement',
    text: 'Choose which routed unit goes next. All of them must.',
  }),
  rout: (battle, name) => ({
    title: `${name} flees`,
    text: `${name} must run ${moreHexes(dueOf(battle))} by the path that raises its rout level least.`,
  }),
  retreat: (battle, name) => ({
    title: `${name} retreats`,
    text: `${name} must retreat ${moreHexes(dueOf(battle))} by the path that raises its rout level least.`,
    case: '15.41',
  }),
  advance: (battle, name) => ({
    title: `${name} may advance`,
    text: `${name} may follow into the hexes that the enemy left, ${counted(advanceUnderWay.steps.of(battle) - 1, 'step')} at most, or stay.`,
  }),
  'rampant-elephants': (battle, name) => ({
    title: `${name} run amok`,
    text:
      rampageNumbers.of(battle).row === 'owner'
        ? 'Choose the row of hexes, left or right, that they run along.'
        : 'Say which leaders go along; a die decides the row of hexes.',
  }),
};

const moreHexes = (number: number): string => counted(number, 'more hex', 'more hexes');

function dueOf(battle: Battle): number {
  return routUnderWay.due.of(battle) - routUnderWay.used.of(battle);
}

/** Decisions on the way of a piece: at any other, nobody goes along with anybody. */
const WAYS: ReadonlySet<string> = new Set(['moving', 'rout', 'retreat', 'advance', 'rampant-elephants']);

/** Who goes along with the piece under way, in a sentence. */
function alongText({ counters, game, riders }: Battle): string {
  const along = counters.leaders.filter((_, index) => (riders.value & (1 << index)) !== 0);
  if (along.length === 0) return '';
  const names = along.map((leader) => pieceName(game, leader)).join(' and ');
  return ` ${names} ${along.length === 1 ? 'goes' : 'go'} along.`;
}

/** What must be decided now, and by whom. */
export function prompt(battle: Battle): Prompt {
  const decision = decisionName(battle);
  const asked = promptOf(phrases, battle, decision, pieceUnderWay(battle));
  return WAYS.has(decision) ? { ...asked, text: asked.text + alongText(battle) } : asked;
}
