/** A unit that is attacked steps back before the fight, where a package lets it: its own side decides. */
import type { CompiledGame } from '@hexwright/compiler';
import {
  type EventRegistry,
  type EventKind,
  LEGAL,
  Local,
  type RefusalRegistry,
  type RefusalCode,
} from '@hexwright/engine';
import type { Decision } from './decision.ts';
import { pieceName } from './names.ts';
import type { PackageGame } from './package-game.ts';
import { argumentOf, entityOf } from './packed-command.ts';
import type { Verb } from './verbs.ts';
import { facingText } from './wording.ts';

/** The condition by which a package lets units step back: of the unit, its attacker, and each hex that it would enter. */
export const MAY_STEP_BACK = 'may-step-back';

/** What it settles, as a question. */
export const steppingBackMeaning =
  'Whether a unit that is attacked may step back a hex before the fight: asked of each hex that it would enter, with its attacker as the other';

/** How a unit of a game steps back. */
export interface SteppingBackRules<Play> {
  /** The case of attacks, for a package that cites none of its own. */
  readonly case: string;
  readonly step: Verb<Play>;
  /** The unit stands. */
  readonly stand: Verb<Play>;
  readonly refusals: RefusalRegistry<Play>;
  /** The steps by which it could go. */
  readonly steps: readonly number[];
  /** What of the game keeps it from that step, whatever the package says; {@link LEGAL} where nothing does. */
  refusal(play: Play, unit: number, attacker: number, step: number): RefusalCode;
  /** Whether the package lets it take that step. */
  isGranted(play: Play, unit: number, attacker: number, step: number): boolean;
  /** It has gone: the attack finds nobody. */
  go(play: Play, unit: number, attacker: number, step: number): void;
  /** It stands: the fight takes place. */
  fight(play: Play, unit: number, attacker: number): void;
  /** What a person means who would have it go to a hex. */
  readonly meant: NonNullable<Decision<Play>['meant']>;
}

/** The decision by which units of a game step back. */
export interface SteppingBack<Play> extends Decision<Play> {
  /** Asks the side of a unit that is attacked; false, and nothing is asked, where it may not step back. */
  begin(play: Play, unit: number, attacker: number): boolean;
}

/** Declares the event that tells of it: a game emits it with {@link conditionNumber} first. */
export function steppedBackEvent(registry: EventRegistry, cited: string): EventKind {
  return registry
    .add(
      'stepped-back',
      cited,
      'condition:asked-condition',
      'unit:piece',
      'attacker:piece',
      'hex:place',
      'facing:facing',
    )
    .told(
      (event, name) =>
        `${name('unit')} steps back from ${name('attacker')} to ${String(event.hex)}${facingText(event)}`,
    );
}

/** The place of the condition among those of the package, for events. */
export function conditionNumber({ conditions }: CompiledGame): number {
  return [...conditions.keys()].indexOf(MAY_STEP_BACK);
}

const unit = new Local(0);
const attacker = new Local(1);

/** Who decides whether to step back, and from whom, while that is the decision. */
export function steppingBackFrom(play: PackageGame): { readonly unit: number; readonly attacker: number } {
  return { unit: unit.of(play), attacker: attacker.of(play) };
}

export function steppingBackBy<Play extends PackageGame>(rules: SteppingBackRules<Play>): SteppingBack<Play> {
  const { step, stand, refusals } = rules;
  const caseOf = ({ game }: Play): string => game.conditions.get(MAY_STEP_BACK)?.case ?? '';
  const citing = (play: Play): { cases: string[] } => ({ cases: caseOf(play) === '' ? [] : [caseOf(play)] });
  const NOT_NOW = refusals.add('not-stepping-back', rules.case, 'Now the unit attacked steps back, or stands.');
  const NOT_GRANTED = refusals.add('no-step-back', rules.case, 'It may not step back there.', citing);

  const refusalOf = (play: Play, piece: number, enemy: number, way: number): RefusalCode => {
    const refusal = rules.refusal(play, piece, enemy, way);
    if (refusal !== LEGAL) return refusal;
    return rules.isGranted(play, piece, enemy, way) ? LEGAL : NOT_GRANTED;
  };

  const decision: SteppingBack<Play> = {
    id: 'stepping-back',
    case: rules.case,
    verbs: [step, stand],
    piece: (play) => unit.of(play),
    prompt(play, name) {
      const own = caseOf(play);
      const text = `${pieceName(play.game, attacker.of(play))} attacks. ${name} may step back a hex, and is not fought, or stand.`;
      return { title: `${name} may step back`, text, ...(own === '' ? {} : { case: own }) };
    },
    ending: (play) => ({ label: 'Stand', detail: `${pieceName(play.game, unit.of(play))} fights where it is.` }),
    meant: rules.meant,
    begin(play, piece, enemy) {
      if (!play.game.conditions.has(MAY_STEP_BACK)) return false;
      if (!rules.steps.some((way) => refusalOf(play, piece, enemy, way) === LEGAL)) return false;
      play.enter(decision, piece, enemy);
      return true;
    },
    proceed: (play) => play.game.units[unit.of(play)].side,
    legal(play, commands) {
      const piece = unit.of(play);
      for (const way of rules.steps) {
        if (refusalOf(play, piece, attacker.of(play), way) === LEGAL) commands.add(step.of(piece, way));
      }
      commands.add(stand.of());
    },
    check(play, one) {
      if (stand.is(one)) return LEGAL;
      const piece = unit.of(play);
      if (!step.is(one) || entityOf(one) !== piece || !rules.steps.includes(argumentOf(one))) return NOT_NOW;
      return refusalOf(play, piece, attacker.of(play), argumentOf(one));
    },
    perform(play, one) {
      const [piece, enemy] = [unit.of(play), attacker.of(play)];
      play.frames.pop();
      if (stand.is(one)) rules.fight(play, piece, enemy);
      else rules.go(play, piece, enemy, argumentOf(one));
    },
  };
  return decision;
}
