import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';
import { integerOf } from '@hexwright/rules-kit';

/** Numbers and choices of the rules that a package may change, with the limits that the code can bear. */
export const parameterSpecs = [
  { id: 'game-turns', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'rout-level-maximum', type: 'integer', minimum: 1, maximum: 8 },
  { id: 'slow-movement-limit', type: 'integer', minimum: 0, maximum: 100 },
  { id: 'rout-hexes-slow', type: 'integer', minimum: 1, maximum: 4 },
  { id: 'rout-hexes-fast', type: 'integer', minimum: 1, maximum: 4 },
  { id: 'about-face-cost', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'sideways-surcharge', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'charge-run', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'fatigue-first-turn', type: 'integer', minimum: 1, maximum: 1000 },
  { id: 'fatigue-movement-divisor', type: 'integer', minimum: 1, maximum: 10 },
  { id: 'fast-rout-shortfall', type: 'choice', values: ['per-rout-level', 'once'] },
  { id: 'rout-bend', type: 'choice', values: ['forbidden', 'allowed'] },
  { id: 'crossing-costs', type: 'choice', values: ['sum', 'dearest'], optional: true },
  { id: 'fire-rout-modifier', type: 'choice', values: ['phase-start', 'running'] },
  { id: 'retreat-hexes', type: 'integer', minimum: 1, maximum: 4, module: 'retreat-and-advance' },
  {
    id: 'retreat-shortfall',
    type: 'choice',
    values: ['per-hex', 'by-movement-allowance'],
    module: 'retreat-and-advance',
  },
  { id: 'advance-after-elimination', type: 'integer', minimum: 0, maximum: 20, module: 'retreat-and-advance' },
  { id: 'double-advance', type: 'choice', values: ['whole-path', 'any-part'], module: 'retreat-and-advance' },
  { id: 'rampage-rout-level', type: 'integer', minimum: 1, maximum: 8, module: 'rampant-elephants' },
  { id: 'rampage-left-to', type: 'integer', minimum: 0, maximum: 6, module: 'rampant-elephants' },
  { id: 'rampage-right-from', type: 'integer', minimum: 1, maximum: 7, module: 'rampant-elephants' },
  { id: 'rampage-hexes', type: 'integer', minimum: 0, maximum: 40, module: 'rampant-elephants' },
  { id: 'rampage-row', type: 'choice', values: ['owner', 'die'], module: 'rampant-elephants' },
  {
    id: 'double-in-lager',
    type: 'choice',
    values: ['both-hexes', 'lengthwise'],
    optional: true,
    module: 'wagon-lagers',
  },
  { id: 'naphtha-rout-levels', type: 'integer', minimum: 1, maximum: 8, module: 'naphtha' },
  { id: 'victory-double-multiplier', type: 'integer', minimum: 0, maximum: 10, module: 'points-by-morale' },
  { id: 'charge-into', type: 'choice', values: ['run', 'target'], module: 'special-terrain' },
  { id: 'shield-wall-movement', type: 'integer', minimum: 0, maximum: 100, module: 'shield-walls' },
] as const satisfies readonly ParameterSpec[];

function choice<T extends string>(game: CompiledGame, id: string, values: readonly T[]): T {
  const value = game.parameters.get(id);
  return values.find((one) => one === value) ?? values[0];
}

/** The parameters of one package, read once. */
export class Parameters {
  /** Greatest rout level; above it a unit is eliminated [10.1]. */
  readonly routLevelMaximum: number;
  /** Greatest movement allowance that routs at the slow rate [11.11]. */
  readonly slowMovementLimit: number;
  /** Hexes a rout level of slow units [11.11] and of fast ones [11.12]. */
  readonly routHexesSlow: number;
  readonly routHexesFast: number;
  /** Movement points [5.21], [5.24]. */
  readonly aboutFaceCost: number;
  readonly sidewaysSurcharge: number;
  /** Least hexes of a charge in a straight line [5.31]. */
  readonly chargeRun: number;
  readonly fatigueFirstTurn: number;
  /** A fatigued allowance is divided by this [13.1]. */
  readonly fatigueMovementDivisor: number;
  readonly fastRoutShortfall: 'per-rout-level' | 'once';
  readonly routBend: 'forbidden' | 'allowed';
  readonly fireRoutModifier: 'phase-start' | 'running';
  /** What a step pays that climbs a contour [7.22] and crosses a drawn hexside [7.4] at once: both, or the dearer. */
  readonly crossingCosts: 'sum' | 'dearest';
  /** Tamburlaine: whether a double may come and go lengthwise, half in a lager [20.11]. */
  readonly doubleInLager: 'both-hexes' | 'lengthwise';
  /** Tamburlaine: hexes of retreat for each rout level [15.41]. */
  readonly retreatHexes: number;
  /** Tamburlaine: hexes of an advance after elimination, the attacked one among them [15.44]. */
  readonly advanceAfterElimination: number;
  readonly retreatShortfall: 'per-hex' | 'by-movement-allowance';
  readonly doubleAdvance: 'whole-path' | 'any-part';
  /** Tamburlaine: rout levels that naphtha inflicts [19.0]. */
  readonly naphthaRoutLevels: number;
  /** Tamburlaine: least rout level of a rampage and its hexes [18.0]. */
  readonly rampageRoutLevel: number;
  readonly rampageHexes: number;
  /** Greatest die that swings rampant elephants to the left, least that swings them to the right [18.0]. */
  readonly rampageLeftTo: number;
  readonly rampageRightFrom: number;
  readonly rampageRow: 'owner' | 'die';
  /** Double counters score this many times as much [21.1]. */
  readonly victoryDoubleMultiplier: number;
  /** King Arthur: whether only the run of a charge must be clear, or its target too [15.31]. */
  readonly chargeInto: 'run' | 'target';
  /** Movement points of a unit that forms, leaves or keeps a shield wall [16.0]. */
  readonly shieldWallMovement: number;

  constructor(game: CompiledGame) {
    this.routLevelMaximum = integerOf(game, 'rout-level-maximum');
    this.slowMovementLimit = integerOf(game, 'slow-movement-limit');
    this.routHexesSlow = integerOf(game, 'rout-hexes-slow');
    this.routHexesFast = integerOf(game, 'rout-hexes-fast');
    this.aboutFaceCost = integerOf(game, 'about-face-cost');
    this.sidewaysSurcharge = integerOf(game, 'sideways-surcharge');
    this.chargeRun = integerOf(game, 'charge-run');
    this.fatigueFirstTurn = integerOf(game, 'fatigue-first-turn');
    this.fatigueMovementDivisor = integerOf(game, 'fatigue-movement-divisor');
    this.fastRoutShortfall = choice(game, 'fast-rout-shortfall', ['per-rout-level', 'once']);
    this.routBend = choice(game, 'rout-bend', ['forbidden', 'allowed']);
    this.crossingCosts = choice(game, 'crossing-costs', ['sum', 'dearest']);
    this.doubleInLager = choice(game, 'double-in-lager', ['both-hexes', 'lengthwise']);
    this.fireRoutModifier = choice(game, 'fire-rout-modifier', ['phase-start', 'running']);
    this.retreatHexes = integerOf(game, 'retreat-hexes', 1);
    this.advanceAfterElimination = integerOf(game, 'advance-after-elimination', 3);
    this.retreatShortfall = choice(game, 'retreat-shortfall', ['per-hex', 'by-movement-allowance']);
    this.doubleAdvance = choice(game, 'double-advance', ['whole-path', 'any-part']);
    this.naphthaRoutLevels = integerOf(game, 'naphtha-rout-levels', 2);
    this.rampageRoutLevel = integerOf(game, 'rampage-rout-level', 3);
    this.rampageHexes = integerOf(game, 'rampage-hexes', 4);
    this.rampageLeftTo = integerOf(game, 'rampage-left-to', 2);
    this.rampageRightFrom = integerOf(game, 'rampage-right-from', 5);
    this.rampageRow = choice(game, 'rampage-row', ['owner', 'die']);
    this.victoryDoubleMultiplier = integerOf(game, 'victory-double-multiplier', 1);
    this.chargeInto = choice(game, 'charge-into', ['run', 'target']);
    this.shieldWallMovement = integerOf(game, 'shield-wall-movement', 1);
  }
}
