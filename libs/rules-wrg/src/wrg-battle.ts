/** A battle as it is played: its state and the rules over it. */
import type { CompiledGame, TableSpace } from '@hexwright/compiler';
import { PHASE_BEGAN, type PiecePlace } from '@hexwright/engine';
import { Battle } from './battle.ts';
import { events, refusals } from './registry.ts';
import { decisions } from './decisions.ts';
import { binding } from './expressions.ts';
import { effectRules } from './effect-rules.ts';
import { outlineOf } from './presenter/outline.ts';
import { setUpUnits } from './set-up.ts';

const phaseBegan = events.add(PHASE_BEGAN, 'C.1', 'turn:number', 'side:side', 'phase:phase');

export class WrgBattle extends Battle {
  readonly refusals = refusals;
  readonly eventRegistry = events;

  constructor(game: CompiledGame<TableSpace>, startingPoints: readonly number[] = []) {
    super(game, { procedures: decisions.list, binding }, startingPoints);
    this.carriesOut(effectRules);
  }

  protected override setUp(): void {
    setUpUnits(this);
    this.startingPoints.forEach((points, side) => this.victoryPoints.set(side, points));
  }

  /** With what it covers: a screen draws that. */
  override placeOf(piece: number): PiecePlace {
    const place = super.placeOf(piece);
    return place.places.length === 0 ? place : { ...place, outline: outlineOf(this, piece) };
  }

  protected override stepBegins(): void {
    this.events.emit(phaseBegan, this.turn, this.phasing, this.step);
  }

  protected override finish(): void {
    // Points are reckoned as units are lost.
  }
}
