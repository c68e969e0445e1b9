/** [16.0] Mode changes: at the end of the own Movement Phase, free, for units printed on both sides. */
import { type Command, type CommandList, CONTINUE, LEGAL, type RefusalCode } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import type { RuleModule } from '../rule-module.ts';
import { PASS } from '../standard/04-passing.ts';
import { CHANGE_FACE, changeFace, turned } from '../standard/05-4-mode.ts';
import { ModeChoice } from './mode-choice.ts';

const NOT_TWO_SIDED = refusals.add('one-mode-only', '16.0', 'Only units printed on both sides change mode.');
const NOT_OWN_TURN = refusals.add(
  'mode-not-your-turn',
  '16.0',
  'Modes are changed by the side whose Movement Phase ends.',
);
const ROUTED = refusals.add('mode-routed', ['16.0', '10.1'], 'A routed unit does not change mode.');
const CHANGED = refusals.add('mode-already-changed', '16.0', 'That unit has changed mode, or already shows that face.');
const NOT_MODE = refusals.add('not-mode-change', '16.0', 'Only modes are changed at the end of the Movement Phase.');

/** What may be turned over in a step of the sequence besides having two faces: a refusal, or LEGAL. */
type Eligible = (battle: Battle, piece: number, face: number) => RefusalCode;

function changeRefusal(battle: Battle, piece: number, face: number, side: number, eligible: Eligible): RefusalCode {
  const { counters } = battle;
  if (counters.side[piece] !== side) return NOT_OWN_TURN;
  if (counters.faces[piece] < 2 || face >= counters.faces[piece] || !battle.isInPlay(piece)) return NOT_TWO_SIDED;
  if (battle.rout.of(piece) > 0) return ROUTED;
  if (battle.hasActed(piece) || battle.face.of(piece) === face) return CHANGED;
  return eligible(battle, piece, face);
}

/** [16.0] Combat units; wagons change in their move [20.0]. */
const onlyUnits: Eligible = (battle, piece) => (battle.isCombatUnit(piece) ? LEGAL : NOT_TWO_SIDED);

/** [15.1] Whatever has two modes, wagons too, where their own rules let them stand so. */
const anyPiece: Eligible = (battle, piece, face) => {
  if (battle.isCombatUnit(piece)) return LEGAL;
  return battle.hooks['face.refuse']?.(battle, piece, face) ?? NOT_TWO_SIDED;
};

/** Runs `visit` for every change that the side may make; stops when it returns true. */
function someChange(
  battle: Battle,
  side: number,
  eligible: Eligible,
  visit: (unit: number, face: number) => boolean,
): boolean {
  for (const unit of battle.counters.piecesOf[side]) {
    if (battle.counters.faces[unit] < 2) continue;
    for (let face = 0; face < battle.counters.faces[unit]; face++) {
      if (changeRefusal(battle, unit, face, side, eligible) === LEGAL && visit(unit, face)) return true;
    }
  }
  return false;
}

const never = (): boolean => false;
const always = (): boolean => true;

function modeDecision(
  words: Required<Pick<Decision<Battle>, 'id' | 'case' | 'prompt' | 'ending'>>,
  eligible: Eligible,
  sides: (battle: Battle) => readonly number[],
): Decision<Battle> {
  /** How many of the sides have finished. */
  const stage = {
    of: (battle: Battle): number => battle.frames.local(0),
    next: (battle: Battle): void => battle.frames.setLocal(0, battle.frames.local(0) + 1),
  };
  const acting = (battle: Battle): number => sides(battle)[stage.of(battle)];
  return {
    ...words,
    verbs: [CHANGE_FACE, PASS],
    meant: turned,
    proceed(battle) {
      for (; stage.of(battle) < sides(battle).length; stage.next(battle)) {
        if (someChange(battle, acting(battle), eligible, always)) return acting(battle);
      }
      battle.frames.pop();
      return CONTINUE;
    },
    legal(battle, commands) {
      someChange(battle, acting(battle), eligible, (unit, face) => {
        commands.add(CHANGE_FACE.of(unit, face));
        return never();
      });
      commands.add(PASS.of());
    },
    check(battle, one) {
      if (PASS.is(one)) return LEGAL;
      if (!CHANGE_FACE.is(one)) return NOT_MODE;
      return changeRefusal(battle, entityOf(one), argumentOf(one), acting(battle), eligible);
    },
    perform(battle, one) {
      if (PASS.is(one)) {
        stage.next(battle);
        return;
      }
      battle.actedIn.set(entityOf(one), battle.serial);
      changeFace(battle, entityOf(one), argumentOf(one));
    },
  };
}

/** [16.0] After all units were moved. */
export const modeChange = modeDecision(
  {
    id: 'mode-change',
    case: '16.0',
    prompt: () => ({
      title: 'Mode changes',
      text: 'Turn units to their other mode, each once, then say that you are done.',
    }),
    ending: () => ({ label: 'End mode changes', detail: 'All units keep the mode they show.' }),
  },
  onlyUnits,
  (battle) => [battle.phasing],
);

/** [15.1] Units with two modes begin in either: asked once, of the first player and then of the other. */
export const startingModes = modeDecision(
  {
    id: 'starting-modes',
    case: '15.1',
    prompt: () => ({
      title: 'Starting modes',
      text: 'Turn units with two modes to the one they begin in, then say that they stand as they should.',
    }),
    ending: () => ({ label: 'Modes are chosen', detail: 'The other side chooses, or the battle begins.' }),
  },
  anyPiece,
  (battle) => (battle.turn === 1 && battle.playerTurn === 0 ? [battle.phasing, battle.enemyOf(battle.phasing)] : []),
);

const citeModes = (): readonly string[] => ['16.0'];

export const modeChanges: RuleModule = {
  id: 'mode-changes',
  title: 'Mode changes',
  case: '16.0',
  phases: [
    { decision: startingModes, before: 'rout-removal' },
    { decision: modeChange, before: 'fire' },
  ],
  advise({ battle, threatMap, places }) {
    const modes = new ModeChoice(battle, threatMap, places);
    const choose = (commands: CommandList): Command => {
      threatMap.update();
      return modes.choose(commands);
    };
    return { choices: { [modeChange.id]: choose, [startingModes.id]: choose } };
  },
  registrations: [],
  citations: { 'not-in-fire-mode': citeModes, 'not-in-melee-mode': citeModes },
};
