import type { CompiledGame, TableSpace } from '@hexwright/compiler';
import type { Column, PiecePlace, Procedure } from '@hexwright/engine';
import type { Binding } from '@hexwright/rule-lang';
import { ByTurn, integerOf, OFF_MAP, PackageGame, type Question } from '@hexwright/rules-kit';
import { WITHDRAW } from './1-organisation/order-verbs.ts';
import { countOfCauses } from './causes.ts';
import type { Tally } from './3-reaction-test/tally.ts';
import { CasualtyTable } from './6-tables/casualties.ts';
import { TableTerrain } from './terrain.ts';
import { Parameters } from './parameters.ts';
import { RETIRE, RETREAT, TO_FRIENDS } from './directions.ts';
import { CHARGES, FOLLOWS, MARCHES } from './sequence/move-codes.ts';
import { IN_PLAY } from './status.ts';
import { type Troop, Troops } from './troops.ts';

/** The kinds of pieces. */
export const UNIT = 'unit';
export const COMMANDER = 'commander';
export const KINDS = [UNIT, COMMANDER] as const;

/** What leads a unit forward. */
const FORWARD: ReadonlySet<number> = new Set([MARCHES, CHARGES, FOLLOWS]);

/** What formulas of a package are asked about: a unit that shoots, fights or tests, and whom it is about. */
export interface BattleQuestion extends Question<Battle> {
  readonly unit: number;
  /** The target, or the opponent; -1 where there is none. */
  readonly other: number;
  /** The weapon that is used, an index of the vocabulary; -1 where none is. */
  readonly weapon: number;
  /** The field works that the unit attacks over, and those that it stands behind; -1 where there are none. */
  readonly over: number;
  readonly behind: number;
  /** The unit strikes the other in flank or rear, from higher ground, or in pursuit. */
  readonly isFlanking: boolean;
  readonly isHigher: boolean;
  readonly isPursuing: boolean;
  /** Cover stands between a shooter and the other [II.1(iv)]. */
  readonly isCovered: boolean;
  /** Mantlets shield the other against the shooter [II.5]. */
  readonly isBehindMantlets: boolean;
  /** The body that the other is shot at as, an index of the vocabulary; -1 where nobody shoots [II.2], [II.3]. */
  readonly targetBody: number;
  /** What is around a unit that tests its reaction. */
  readonly tally: Tally;
}

/** What a battle is put together of: the rules, which know it, and not the other way round. */
export interface Rules {
  readonly procedures: readonly Procedure<Battle>[];
  readonly binding: Binding<BattleQuestion>;
}

/**
 * A battle on a table: the columns of the state under the booklet's names, and the questions that every part asks of them.
 * The rules stand in the folders of its parts; `WrgBattle` puts both together. Lengths are thousandths of an inch, facings
 * tenths of a degree clockwise from north, "figures" those that stand, "men" the losses of which a figure takes several.
 */
export abstract class Battle extends PackageGame<TableSpace> {
  readonly #parameters = new ByTurn(this.game, (edition) => new Parameters(edition));
  readonly #casualties = new ByTurn(this.game, (edition) => new CasualtyTable(edition));
  readonly troops = new Troops(this.game);
  /** By unit: side, and whether it is a commander. */
  readonly sides: readonly number[] = this.game.units.map(({ side }) => side);
  readonly isCommander: readonly boolean[] = this.game.units.map(({ kind }) => kind === COMMANDER);
  /** Bodies of troops, and commanders, in the order of the package. */
  readonly units: readonly number[] = this.game.units.filter(({ kind }) => kind === UNIT).map(({ index }) => index);
  readonly commanders: readonly number[] = this.game.units
    .filter(({ kind }) => kind === COMMANDER)
    .map(({ index }) => index);
  readonly terrain = TableTerrain.of(this.map.plan);

  // --- Where units are, and what is left of them ----------------------------------------------------------------

  /** The middle of the front edge. */
  readonly x: Column = this.#column('x');
  readonly y: Column = this.#column('y');
  readonly facing: Column = this.#column('facing');
  /** Figures side by side; ranks follow. */
  readonly files: Column = this.#column('files');
  /** Men lost since the beginning [C.2]: twenty make a figure. */
  readonly lost: Column = this.#column('men-lost');
  /** The same of bearers of mantlets [II.5]. */
  readonly bearersLost: Column = this.#column('bearer-men-lost');
  /** See status.ts. */
  readonly status: Column = this.#column('status');
  /** 1 while cavalry is on foot [II.2], or infantry on its horses [II.3]. */
  readonly remounted: Column = this.#column('remounted');
  /** 1 while it mounts or dismounts: this period. */
  readonly mounting: Column = this.#column('mounting');
  /** Of a commander: the unit that they are with, and 1. */
  readonly company: Column = this.#column('company');

  // --- Order and disorder ---------------------------------------------------------------------------------------

  /** See causes.ts. */
  readonly causes: Column = this.#column('causes');
  /** Turn to whose end the disorder of gunpowder lasts. */
  readonly gunpowderUntil: Column = this.#column('gunpowder-until');
  /** Periods for which it has been running; 0 while it is not broken. */
  readonly broken: Column = this.#column('broken');
  /** 1 when it never comes back [III.2(vii)]. */
  readonly fleeing: Column = this.#column('fleeing');
  /** Periods for which a commander has been with it to rally it [II.6]. */
  readonly rallied: Column = this.#column('rallied');
  /** Points that were lost with it before it gathered anew, by an effect of the package. */
  readonly lostBefore: Column = this.#column('points-lost-before');
  /** The unit that it pursues and 1, and for how many periods. */
  readonly pursues: Column = this.#column('pursues');
  readonly pursued: Column = this.#column('pursued-periods');
  /** What a test has made of it, see directions.ts, and for how many periods more. */
  readonly direction: Column = this.#column('direction');
  readonly directionLeft: Column = this.#column('direction-left');
  /** Turns in which it was last tested [III.1], in which it broke [III.2(v)], and in which it was lost [III.2(ix)]. */
  readonly testedIn: Column = this.#column('tested-in');
  readonly brokeIn: Column = this.#column('broke-in');
  readonly lostIn: Column = this.#column('lost-in');
  /** A bit for each side that has seen it [III.2(x)]. */
  readonly seenBy: Column = this.#column('seen-by');
  /** Triggers of tests that come once in a game: see flags.ts. */
  readonly flags: Column = this.#column('flags');
  /** The unit that it has thrown back and will follow up, and 1 [C.5]. */
  readonly follows: Column = this.#column('follows');

  // --- Orders [I.5] ---------------------------------------------------------------------------------------------

  readonly orderVerb: Column = this.#column('order-verb');
  readonly orderTarget: Column = this.#column('order-target');
  readonly orderX: Column = this.#column('order-x');
  readonly orderY: Column = this.#column('order-y');
  /** What is being ordered, unseen until both sides have written; then on its way, and the turn in which it comes. */
  readonly newOrder: readonly [Column, Column, Column, Column] = [
    this.#secret('new-order'),
    this.#secret('new-order-target'),
    this.#secret('new-order-x'),
    this.#secret('new-order-y'),
  ];
  readonly sentOrder: readonly [Column, Column, Column, Column] = [
    this.#column('sent-order'),
    this.#column('sent-order-target'),
    this.#column('sent-order-x'),
    this.#column('sent-order-y'),
  ];
  readonly orderDue: Column = this.#column('order-due');
  /** The turn in which its order does not bind it: a test has left it to its general [VI.chart]. */
  readonly atWill: Column = this.#column('at-will');

  // --- Plots: secret until all sides have written theirs, then the move of the period ---------------------------

  readonly plotted: Column = this.#secret('plotted');
  readonly plot: readonly [Column, Column, Column] = [
    this.#secret('plot-a'),
    this.#secret('plot-b'),
    this.#secret('plot-c'),
  ];
  /** The target that it shall shoot at and 1; see plots.ts. */
  readonly plotFire: Column = this.#secret('plot-fire');
  readonly move: Column = this.#column('move');
  readonly moveOf: readonly [Column, Column, Column] = [
    this.#column('move-a'),
    this.#column('move-b'),
    this.#column('move-c'),
  ];
  readonly fireAt: Column = this.#column('fire-at');

  // --- The period under way -------------------------------------------------------------------------------------

  /** How far it has gone. */
  readonly moved: Column = this.#column('moved');
  /** Its target when it charges, and 1. */
  readonly charges: Column = this.#column('charges');
  /** How it meets a charge: see charge-tests.ts. */
  readonly response: Column = this.#column('response');
  /** 1 once it counts as charging or following up in a fight [VI.tactical]. */
  readonly impetus: Column = this.#column('impetus');
  /** Whom it has shot at this period, and in the one before; the unit and 1. */
  readonly shotAt: Column = this.#column('shot-at');
  readonly shotBefore: Column = this.#column('shot-before');
  /** Figures or equivalent that have shot at it this period, and those of them with gunpowder. */
  readonly underFire: Column = this.#column('under-fire');
  readonly underGunpowder: Column = this.#column('under-gunpowder');
  /** Men it has lost this period to missiles, and to those whom it fought. */
  readonly missileLoss: Column = this.#column('missile-loss');
  readonly fightLoss: Column = this.#column('fight-loss');
  readonly fightKills: Column = this.#column('fight-kills');
  /** Figures at the beginning of the period, and of firing. */
  readonly figuresBefore: Column = this.#column('figures-before');
  /** What its fight has come to: 1 it has won, 2 it has lost. */
  readonly outcome: Column = this.#column('outcome');
  /** Of who has lost: whom it fought, the first of several, and 1; and at which edge. Once figures fell they may not touch. */
  readonly beatenBy: Column = this.#column('beaten-by');
  readonly beatenAt: Column = this.#column('beaten-at');
  /** Causes that it was disorganised by when the period began. */
  readonly causesBefore: Column = this.#column('causes-before');
  /** 1 when a commander was near all of its figures when the period began [I.4c]. */
  readonly watched: Column = this.#column('watched');
  /** 1 when it has fought this period; 1 when it has moved, fought or been shot at. */
  readonly fought: Column = this.#column('fought');
  readonly stirred: Column = this.#column('stirred');

  // --- Field works [II.4a]: one of each unit that can make them ---------------------------------------------------

  /** 0 none, 1 being made, 2 standing, 3 being taken up. */
  readonly work: Column = this.#column('work');
  /** 1 while it works at them this period. */
  readonly working: Column = this.#column('working');
  readonly workDone: Column = this.#column('work-done');
  readonly workX: Column = this.#column('work-x');
  readonly workY: Column = this.#column('work-y');
  readonly workFacing: Column = this.#column('work-facing');
  readonly workWidth: Column = this.#column('work-width');

  /** Those of them that the package has given, besides what the enemies have lost [C.11]. */
  readonly awarded: Column = this.state.column('awarded', this.game.sides.length);

  readonly binding: Binding<BattleQuestion>;

  constructor(game: CompiledGame<TableSpace>, { procedures, binding }: Rules, startingPoints: readonly number[] = []) {
    super(game, procedures, startingPoints);
    this.binding = binding;
  }

  #column(name: string): Column {
    return this.state.column(name, this.game.units.length);
  }

  #secret(name: string): Column {
    return this.state.secretColumn(name, this.game.units.length);
  }

  override award(side: number, points: number): void {
    this.awarded.add(side, points);
    super.award(side, points);
  }

  // --- Questions ------------------------------------------------------------------------------------------------

  /** The parameters of the turn that is played. */
  get parameters(): Parameters {
    return this.#parameters.in(this);
  }

  /** [VI.casualty] The table of the turn that is played. */
  get casualties(): CasualtyTable {
    return this.#casualties.in(this);
  }

  /** A value on its counter; 0 where there is none. */
  printed(unit: number, name: string): number {
    return this.game.units[unit].faces[0].values[name] ?? 0;
  }

  isInPlay(unit: number): boolean {
    return this.status.of(unit) === IN_PLAY;
  }

  /** Whether it stands on the table as a body of troops. */
  isStanding(unit: number): boolean {
    return this.status.of(unit) === IN_PLAY && !this.isCommander[unit];
  }

  /** Its row of table IV as it is now, on horse or on foot. */
  troop(unit: number): Troop {
    const { rows, onFoot, riding } = this.troops;
    const ofClass = this.game.units[unit].class;
    const row = this.troops.row(ofClass);
    if (this.remounted.of(unit) === 0) return row;
    return (rows[ofClass]?.body.isMounted === true ? onFoot : riding)[ofClass] ?? row;
  }

  /** Its row whatever it does now: cavalry stays cavalry, infantry infantry [I.1]. */
  rowOf(unit: number): Troop {
    return this.troops.row(this.game.units[unit].class);
  }

  /** By unit: figures with which it began. */
  readonly #strengths: readonly number[] = this.game.units.map(({ index }) => this.printed(index, 'figures'));
  readonly #menToFigure = integerOf(this.game, 'men-per-figure');

  /** Figures with which it began. */
  strengthOf(unit: number): number {
    return this.#strengths[unit];
  }

  /** [C.2] A figure falls for each twenty men lost; the rest is carried on. */
  figures(unit: number): number {
    const fallen = Math.floor(this.lost.of(unit) / this.#menToFigure);
    return Math.max(0, this.#strengths[unit] - fallen);
  }

  /** Figures that shoot and fight: of light cavalry on foot one in four holds the horses [II.2]. */
  fighters(unit: number): number {
    const figures = this.figures(unit);
    if (this.remounted.of(unit) === 0 || this.rowOf(unit).body.evade === 0 || !this.rowOf(unit).body.isMounted)
      return figures;
    return figures - Math.ceil(figures / this.parameters.number('horse-holders'));
  }

  /** Bearers of mantlets who still stand [II.5]. */
  bearers(unit: number): number {
    const fallen = Math.floor(this.bearersLost.of(unit) / this.#menToFigure);
    return Math.max(0, this.printed(unit, 'bearers') - fallen);
  }

  /** Whether it has mantlets with it [II.5]. */
  hasMantlets(unit: number): boolean {
    return this.printed(unit, 'mantlets') === 1 || this.bearers(unit) > 0;
  }

  /** Whether it works at field works this period. */
  isWorking(unit: number): boolean {
    return this.working.of(unit) === 1;
  }

  /** Whether any field works stand. */
  get hasWorks(): boolean {
    return this.units.some((unit) => this.work.of(unit) > 0);
  }

  /** Factors of disorganisation and distraction [C.6]. */
  disorder(unit: number): number {
    return countOfCauses(this.causes.of(unit));
  }

  addCause(unit: number, cause: number): void {
    this.causes.set(unit, this.causes.of(unit) | cause);
  }

  endCause(unit: number, cause: number): void {
    this.causes.set(unit, this.causes.of(unit) & ~cause);
  }

  /** The best class of the commanders with it [I.4b]; 0 where none is. */
  leaderWith(unit: number): number {
    let best = 0;
    for (const commander of this.commanders) {
      if (!this.isInPlay(commander) || this.company.of(commander) !== unit + 1) continue;
      const rank = this.printed(commander, 'rank');
      if (best === 0 || rank < best) best = rank;
    }
    return best;
  }

  /** Whether it carries shields [IV.n9]: as its counter says, or else its row. No factor asks it of men in plate [IV.n2]. */
  isShielded(unit: number): boolean {
    const own = this.game.units[unit].faces[0].values.shield as number | undefined;
    return own === undefined ? this.troop(unit).hasShields : own === 1;
  }

  /** Whether a test has it go back, in whatever order. */
  isGoingBack(unit: number): boolean {
    const direction = this.direction.of(unit);
    return direction === RETIRE || direction === RETREAT || direction === TO_FRIENDS;
  }

  /** Whether it has gone forward this period of its own accord: nobody does who is ordered to retire. */
  isAdvancing(unit: number): boolean {
    return (
      this.moved.of(unit) > 0 &&
      FORWARD.has(this.move.of(unit)) &&
      this.broken.of(unit) === 0 &&
      this.orderVerb.of(unit) !== WITHDRAW
    );
  }

  /** Where its middle of the front is. */
  override placeOf(piece: number): PiecePlace {
    if (!this.isInPlay(piece)) return OFF_MAP;
    const leader = this.isCommander[piece] ? this.company.of(piece) - 1 : -1;
    const at = leader < 0 ? piece : leader;
    const place = this.map.at(this.x.of(at), this.y.of(at));
    return place < 0 ? OFF_MAP : { places: [place], across: null, facing: null };
  }
}
