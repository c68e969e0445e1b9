/** A battle of Grunwald as it is played: its state and the rules over it. */
import { type CompiledGame, onHexes } from '@hexwright/compiler';
import { Battle } from './battle.ts';
import { events, refusals } from './registry.ts';
import { binding } from './expressions.ts';
import { decisions } from './decisions.ts';
import { effectRules } from './effect-rules.ts';
import { moving } from './rules/04-2-moving.ts';
import { markMoved, setUpPieces } from './rules/18-unit-set-up.ts';
import { arrivals, courseOfEvents, withdraw } from './rules/18-arrivals.ts';
import { scoreStandards } from './rules/19-victory.ts';

export class GrunwaldBattle extends Battle {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  protected readonly courseEvents = courseOfEvents;
  protected readonly arrivals = arrivals;

  /** `startingPoints` by side: victory points scored before the game begins, as examples have them. */
  constructor(game: CompiledGame, startingPoints: readonly number[] = []) {
    super(onHexes(game), { procedures: decisions.list, binding }, startingPoints);
    this.carriesOut(effectRules);
  }

  /** Fights have many steps, and each knows its pieces: effects wait until they are over. */
  protected override get isAtRest(): boolean {
    return this.frames.depth <= 1 || this.decision === moving;
  }

  protected override setUp(): void {
    setUpPieces(this);
  }

  protected override stepBegins(): void {
    if (this.serial === 1) markMoved(this);
    super.stepBegins();
  }

  override withdraw(piece: number): void {
    withdraw(this, piece);
  }

  protected override scoreAtEnd(): void {
    scoreStandards(this);
  }
}
