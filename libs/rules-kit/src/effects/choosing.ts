/** A step of the sequence in which players choose effects of the package: for a unit of theirs, a hex, or their side. */
import { CHOICE_STEP } from '@hexwright/compiler';
import { type Command, CONTINUE, LEGAL, Local, type RefusalRegistry, type WrittenCommand } from '@hexwright/engine';
import type { Decision } from '../decision.ts';
import { pieceName } from '../names.ts';
import { NotationError, quoted, readHex, readPiece } from '../notation.ts';
import { NO_PIECE, type PackageGame } from '../package-game.ts';
import { argumentOf, command, entityOf } from '../packed-command.ts';
import { CommandKind, type Offer, type Verb } from '../verbs.ts';
import type { OpenChoices } from './open-choices.ts';

/** What a game says of such steps. */
export interface ChoosingRules<Play> {
  /** The case of its sequence of play. */
  readonly case: string;
  /** Nothing more is chosen. */
  readonly pass: Verb<Play>;
  readonly refusals: RefusalRegistry<Play>;
}

/** The choice of an effect, as the entity, and for which unit or hex, as the argument. */
export class ChooseVerb<Play extends PackageGame> extends CommandKind<Play> {
  readonly words = {
    word: 'choose',
    about: 'Chooses an effect of the battle: for a unit, for a hex, or for the whole side.',
  };
  readonly takes = 'effect, [unit], [hex]';

  of(choice: number, holder: number): Command {
    return command(this.kind, choice, holder);
  }

  write(play: Play, one: Command): WrittenCommand {
    const { effect, of } = listOf(play)[entityOf(one)];
    const holder = argumentOf(one);
    const whom =
      of === 'unit' ? { unit: play.game.units[holder].id } : of === 'hex' ? { hex: play.map.label(holder) } : {};
    return { do: this.words.word, effect: effect.id, ...whom };
  }

  read(play: Play, { effect, unit, hex }: WrittenCommand): Command {
    const list = listOf(play);
    const choice = list.findIndex((one) => one.effect.id === effect);
    if (choice < 0) {
      const known = list.map((one) => one.effect.id).join(', ');
      throw new NotationError(
        `${quoted(effect)} is no effect that players choose. ${known === '' ? 'They choose none here.' : `They choose ${known}.`}`,
      );
    }
    const { of } = list[choice];
    return this.of(choice, of === 'unit' ? readPiece(play, unit) : of === 'hex' ? readHex(play, hex) : 0);
  }

  pieceOf(play: Play, one: Command): number {
    return listOf(play)[entityOf(one)].of === 'unit' ? argumentOf(one) : NO_PIECE;
  }

  offer(play: Play, one: Command): Offer {
    const { effect, of } = listOf(play)[entityOf(one)];
    const { label, case: cited } = effect;
    const holder = argumentOf(one);
    const shared = cited === '' ? {} : { case: cited };
    if (of === 'side') return { ...shared, kind: 'answer', label };
    if (of === 'hex')
      return { ...shared, kind: 'answer', label: `${label}: ${play.map.label(holder)}`, places: [holder] };
    // No hex: a unit may have several to choose from, and is not to dig in because somebody clicks it twice.
    return { ...shared, kind: 'answer', label: `${label}: ${pieceName(play.game, holder)}` };
  }

  byPiece(): null {
    return null;
  }

  isMeant(): boolean {
    return true;
  }
}

/** The effects that players of a package choose; none where it leaves them nothing to choose. */
function listOf({ effects }: PackageGame): OpenChoices['list'] {
  return effects?.choices?.list ?? [];
}

/** Everything that the side could choose now. */
function* openTo({ effects }: PackageGame, side: number): Generator<readonly [choice: number, holder: number]> {
  const choices = effects?.choices ?? null;
  if (choices === null) return;
  for (const choice of choices.list.keys()) {
    if (!choices.isAsked(choice)) continue;
    for (const holder of choices.holders(choice, side)) {
      if (!choices.isMade(choice, holder, side) && choices.isMet(choice, holder, side)) yield [choice, holder];
    }
  }
}

/** Who is asked, one after the other. */
function askedSides({ game, step, phasing, plan }: PackageGame): readonly number[] {
  const { acts } = game.sequence[step];
  const others = plan.order.filter((side) => side !== phasing);
  if (acts === 'phasing') return [phasing];
  return acts === 'other' ? others : [phasing, ...others];
}

/** How many sides have been asked already. */
const asked = new Local(0);

/** The decision of such a step. */
export function choosingBy<Play extends PackageGame>({
  case: cited,
  pass,
  refusals,
}: ChoosingRules<Play>): Decision<Play> {
  const choose = new ChooseVerb<Play>();
  const citing = (play: Play, one: Command): { cases: string[] } => {
    const own = listOf(play)[entityOf(one)]?.effect.case ?? '';
    return { cases: own === '' ? [] : [own] };
  };
  const add = (id: string, text: string): number => refusals.add(id, cited, text, citing);
  const NOT_NOW = refusals.add('not-a-choice', cited, 'Now effects are chosen, and nothing else is done.');
  const NOT_ASKED = add('choice-not-asked', 'That is not chosen in this phase.');
  const NOT_YOURS = add('choice-of-another', 'That is chosen only for units of the side that decides, on the map.');
  const MADE = add('choice-made', 'That has been chosen there in this phase already.');
  const NOT_MET = add('choice-not-met', 'That cannot be chosen there now.');

  return {
    id: CHOICE_STEP,
    case: cited,
    verbs: [choose, pass],
    prompt(play) {
      const { phase, case: own } = play.game.sequence[play.step];
      const open = new Set([...openTo(play, play.deciding)].map(([choice]) => listOf(play)[choice].effect.label));
      return {
        title: phase,
        text: `${[...open].join(', ')}: choose for whom, or end the phase.`,
        ...(own === '' ? {} : { case: own }),
      };
    },
    ending: () => ({ label: 'Nothing more', detail: 'Each may be chosen again in a later turn.' }),
    proceed(play) {
      const sides = askedSides(play);
      for (; asked.of(play) < sides.length; asked.set(play, asked.of(play) + 1)) {
        const side = sides[asked.of(play)];
        if (openTo(play, side).next().done !== true) return side;
      }
      play.frames.pop();
      return CONTINUE;
    },
    legal(play, commands) {
      for (const [choice, holder] of openTo(play, play.deciding)) commands.add(choose.of(choice, holder));
      commands.add(pass.of());
    },
    check(play, one) {
      if (pass.is(one)) return LEGAL;
      if (!choose.is(one)) return NOT_NOW;
      const choices = play.effects?.choices ?? null;
      const [choice, holder, side] = [entityOf(one), argumentOf(one), play.deciding];
      if (choices === null || choice >= choices.list.length || !choices.isAsked(choice)) return NOT_ASKED;
      if (!choices.isHolder(choice, holder, side)) return NOT_YOURS;
      if (choices.isMade(choice, holder, side)) return MADE;
      return choices.isMet(choice, holder, side) ? LEGAL : NOT_MET;
    },
    perform(play, one) {
      if (pass.is(one)) asked.set(play, asked.of(play) + 1);
      else play.effects?.choices?.make(entityOf(one), argumentOf(one), play.deciding);
    },
  };
}
