/** What must be decided, in a sentence. */
import type { Prompt } from '@hexwright/engine';
import { counted, promptOf, type PromptWords, questionOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { decisions } from '../decisions.ts';
import { reorganisation } from '../rules/09-4-rally.ts';
import { remaining } from '../rules/04-2-moving.ts';

/** Decisions about a piece that stands in the first local of the frame. */
const ABOUT_A_PIECE: ReadonlySet<string> = new Set([
  'moving',
  'facing',
  'turning',
  'retreating',
  'routing',
  'pursuing',
]);

const phrases: Readonly<Record<string, (battle: Battle, name: string) => PromptWords>> = {
  over: () => ({ title: 'The battle is over', text: 'Nobody has anything left to decide.', case: '19.0' }),
  deployment: () => ({
    title: 'Deployment',
    text: 'Turn units as they should face, move wolf pits if you like, then say that you are ready.',
  }),
  movement: () => ({
    title: 'Movement',
    text: 'Choose a piece to move. Each moves once; end the phase when no more should.',
  }),
  moving: (battle, name) => ({
    title: `${name} moves`,
    text: `${name} has ${counted(remaining(battle), 'movement point')} left. Go on, turn, or stop here.`,
  }),
  facing: (_, name) => ({ title: `${name} is turned`, text: 'Choose its new facing.' }),
  fire: () => ({ title: 'Fire', text: 'Choose who fires at whom. Each shot counts at once.' }),
  attack: () => ({ title: 'Attack', text: 'Choose the next enemy to attack. Each unit with an enemy before it must.' }),
  joining: () => ({
    title: 'A combined attack',
    text: 'Choose which units take part; at least one of them does.',
  }),
  turning: (_, name) => ({ title: `${name} is turned`, text: 'Choose its facing after combat.' }),
  retreating: (_, name) => ({
    title: name === '' ? 'Retreat' : `${name} retreats`,
    text: 'Choose a hex to the rear. In an enemy zone of control a rout follows; friends in the way go back a hex.',
  }),
  routs: () => ({ title: 'Routs', text: 'Choose the unit that routs next.' }),
  routing: (_, name) => ({
    title: `${name} routs`,
    text: 'Choose each hex of its flight, away from where it began. Friends ridden through may be swept along.',
  }),
  advancing: () => ({
    title: 'Advance after combat',
    text: 'One victorious unit may advance. Far from its leader it must.',
  }),
  pursuing: (_, name) => ({
    title: `${name} pursues`,
    text: 'Say whether the next unit of its column follows; at the edge of the map, whether it leaves the map too.',
  }),
  'camp-followers': () => ({
    title: 'The camp is alarmed',
    text: 'Place the camp followers in free hexes of the camp.',
  }),
};

/** The piece that the decision is about, or -1. */
export function pieceUnderWay(battle: Battle): number {
  return ABOUT_A_PIECE.has(decisions.nameOf(battle)) ? battle.frames.local(0) : -1;
}

/** What must be decided now, and by whom. */
export function prompt(battle: Battle): Prompt {
  if (battle.decision === reorganisation) return questionOf(decisions, (play) => phrases.over(play, ''), battle);
  return promptOf(phrases, battle, decisions.nameOf(battle), pieceUnderWay(battle));
}
