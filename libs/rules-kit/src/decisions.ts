/** All decisions of a game, and with them the language in which they are commanded. */
import type { CommandMeaning, Outcome } from '@hexwright/compiler';
import type { Command, WrittenCommand } from '@hexwright/engine';
import type { Decision } from './decision.ts';
import { eventStep } from './effects/event-step.ts';
import type { LongForm } from './long-form.ts';
import { type CommandPart, NotationError, performParts, quoted } from './notation.ts';
import type { PackageGame } from './package-game.ts';
import { kindOf } from './packed-command.ts';
import type { CommandKind } from './verbs.ts';

/** What a game says of its decisions. */
export interface DecisionsSpec<Play> {
  /** Those that a step of the sequence may call, then those inside of them: in the order in which frames number them. */
  readonly phases: readonly Decision<Play>[];
  readonly inner: readonly Decision<Play>[];
  readonly forms: readonly LongForm<Play>[];
  /** Steps in which players choose effects of the package; the sequence calls none where absent. */
  readonly choosing?: Decision<Play>;
}

export class Decisions<Play extends PackageGame> {
  /** In the order in which frames number them. */
  readonly list: readonly Decision<Play>[];
  readonly phases: readonly Decision<Play>[];
  /** What the words of commands mean, long forms first, parts of them last. */
  readonly meanings: Readonly<Record<string, CommandMeaning>>;
  readonly #verbs: readonly CommandKind<Play>[];
  readonly #forms: ReadonlyMap<string, LongForm<Play>>;
  readonly #byWord: ReadonlyMap<string, readonly CommandKind<Play>[]>;

  /** Gives the commands their numbers. Throws an Error where a command belongs to another game already. */
  constructor({ phases, inner, forms, choosing }: DecisionsSpec<Play>) {
    const chosen = choosing === undefined ? [] : [choosing];
    this.phases = [...phases, ...chosen];
    // Steps that serve effects of the package, in every game: last, so that they renumber nobody.
    this.list = [...phases, ...inner, eventStep, ...chosen];
    this.#verbs = [...new Set(this.list.flatMap((one) => one.verbs ?? []))];
    this.#verbs.forEach((verb, index) => {
      if (verb.kind !== 0) throw new Error(`The command "${verb.words.word}" is one of another game.`);
      verb.kind = index + 1;
    });
    this.#forms = new Map(forms.map((form) => [form.word, form]));
    const words = this.#verbs.flatMap((verb) =>
      [verb.words.word, ...Object.keys(verb.words.synonyms ?? {})].map((word) => ({ word, verb })),
    );
    this.#byWord = new Map(
      [...Map.groupBy(words, ({ word }) => word)].map(([word, list]) => [word, list.map(({ verb }) => verb)]),
    );
    const [parts, whole] = [true, false].map((isPart) =>
      this.#verbs.filter(({ words }) => isPart === (words.isPart === true)),
    );
    this.meanings = Object.fromEntries([
      ...forms.map(({ word, takes, about }) => [word, { takes, about }] as const),
      ...whole.flatMap(meaningsOf),
      ...this.#verbs.flatMap(({ words, takes }) =>
        Object.entries(words.synonyms ?? {}).map(([word, about]) => [word, { takes, about }] as const),
      ),
      ...parts.flatMap(meaningsOf),
    ]);
  }

  /** The decision that is asked for; null when nobody must decide. */
  of(play: Play): Decision<Play> | null {
    return play.isIdle ? null : this.list[play.frames.procedure];
  }

  /** What must be decided, in one word. */
  nameOf(play: Play): string {
    const decision = this.of(play);
    return decision === null ? 'over' : (decision.name?.(play) ?? decision.id);
  }

  /** What a command is one of. Throws an Error for a number that is no command. */
  verbOf(one: Command): CommandKind<Play> {
    const verb = this.#verbs[kindOf(one) - 1];
    if (verb === undefined) throw new Error(`The command ${one} is none of this game.`);
    return verb;
  }

  /** A single command as JSON; {@link read} gives it back. */
  write(play: Play, one: Command): WrittenCommand {
    return this.verbOf(one).write(play, one);
  }

  /** Reads a single command; whether it is legal is another question. Throws {@link NotationError}. */
  read(play: Play, written: WrittenCommand): Command {
    const verbs = this.#byWord.get(written.do);
    if (verbs === undefined) {
      const known = Object.keys(this.meanings).join(', ');
      throw new NotationError(`"${written.do}" is no command of this game. Its commands are ${known}.`);
    }
    for (const verb of verbs) {
      const one = verb.read(play, written);
      if (one !== null) return one;
    }
    throw new NotationError(`${quoted(written)} cannot be read.`);
  }

  /** True for a command that stands for several. */
  isLong(written: WrittenCommand): boolean {
    return this.#forms.has(written.do);
  }

  /**
   * Does a written command, long or single. When a part of a long form is refused, what was done of it is taken back.
   * `plays` is told every single command before it is done. Throws {@link NotationError} when it cannot be read.
   */
  perform(play: Play, written: WrittenCommand, plays?: (one: Command) => void): Outcome {
    const read = (single: WrittenCommand): Command => this.read(play, single);
    const single: readonly CommandPart[] = [() => read(written)];
    return performParts(play, this.#forms.get(written.do)?.parts(play, written, read) ?? single, plays);
  }

  /** Single commands as a person writes them. A way that is not at its end in the list is written as if it were. */
  longForms(commands: readonly WrittenCommand[]): WrittenCommand[] {
    const written: WrittenCommand[] = [];
    for (let at = 0; at < commands.length;) {
      const found = this.#gathered(commands, at);
      written.push(found?.written ?? this.#alone(commands[at]));
      at = found?.next ?? at + 1;
    }
    return written;
  }

  #gathered(commands: readonly WrittenCommand[], at: number): ReturnType<NonNullable<LongForm<Play>['gather']>> {
    for (const { gather } of this.#forms.values()) {
      const found = gather?.(commands, at) ?? null;
      if (found !== null) return found;
    }
    return null;
  }

  #alone(one: WrittenCommand): WrittenCommand {
    return this.#byWord.get(one.do)?.[0].words.alone?.(one) ?? one;
  }
}

function meaningsOf<Play>({ words, takes }: CommandKind<Play>): (readonly [string, CommandMeaning])[] {
  const { word, about, told } = words;
  return about === undefined ? [] : [[word, { takes, about, ...(told === undefined ? {} : { told }) }]];
}
