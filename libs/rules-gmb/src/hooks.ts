import { LEGAL, type RefusalCode } from '@hexwright/engine';

/** What is said of turning a counter over. */
export interface FaceWords {
  readonly label?: string;
  readonly detail: string;
  readonly case: string;
}

/**
 * The places where exclusive rules reach into the standard ones: a closed list. A rule module registers functions for
 * them; a battle freezes those of the modules that its package turns on into one function a hook, in the order given.
 */
export interface Hooks<Battle> {
  /** A piece would enter `hex` (in any phase): a refusal, or LEGAL. */
  'entry.refuse': (battle: Battle, piece: number, hex: number) => RefusalCode;
  /** A piece would stand with its left half in `left`, facing `direction`: a refusal, or LEGAL. */
  'position.refuse': (battle: Battle, piece: number, left: number, direction: number) => RefusalCode;
  /** A piece may not move in the Movement Phase: a refusal, or LEGAL. */
  'move.refuse': (battle: Battle, piece: number) => RefusalCode;
  /** A piece would turn its counter over during the Movement Phase: a refusal, or LEGAL. Without a hook nobody may. */
  'face.refuse': (battle: Battle, piece: number, face: number) => RefusalCode;
  /** True when a piece that turns its counter over in the Movement Phase does so instead of moving. */
  'face.takes-move': (battle: Battle, piece: number) => boolean;
  /** How it is offered to a piece to turn its counter over in the Movement Phase, where exclusive rules say more than `Turn ... to ...`. */
  'face.words': (battle: Battle, piece: number, face: number) => FaceWords | null;
  /** The movement allowance of a piece before fatigue, where exclusive rules give it another than `printed`. */
  'movement.allowance': (battle: Battle, piece: number, printed: number) => number;
  /** A unit whose run ends with its halves in `left` and `right` may not charge `target`: a refusal, or LEGAL. */
  'charge.refuse': (battle: Battle, target: number, left: number, right: number) => RefusalCode;
  /** A combat unit, or a leader alone, has entered `hex`. */
  'hex.entered': (battle: Battle, piece: number, hex: number) => void;
  /** True when this leader may not rally this unit. */
  'rally.refuse': (battle: Battle, leader: number, unit: number) => boolean;
  /** True when the unit does not take part in ordinary rout movement. */
  'rout.exempt': (battle: Battle, unit: number) => boolean;
  /** True when the unit stands where it is in rout movement and pays for every hex that is due [11.2]. */
  'rout.stands': (battle: Battle, unit: number) => boolean;
  /** Rout levels that a melee inflicts without dice; 0 when it is fought as any other. */
  'melee.automatic': (battle: Battle, attacker: number, defender: number) => number;
  /** Victory points that the enemy scores for the unit when it is eliminated. */
  'unit.points': (battle: Battle, unit: number) => number;
  /** A defender was routed further, or eliminated, by melee in a Melee Phase. */
  'melee.suffered': (battle: Battle, attacker: number, defender: number) => void;
  /** A defender has stepped back before a melee, as a package lets it, out of the first `hexes` of the path. */
  'melee.avoided': (battle: Battle, attacker: number, defender: number, hexes: number) => void;
  /** A combat unit has captured an enemy leader [6.15]. Where a hook keeps them in play, they score nothing yet. */
  'leader.captured': (battle: Battle, leader: number, unit: number, hex: number) => void;
  /** A unit or leader is gone from the map, lost, captured or withdrawn, and last stood in `hex`. */
  'piece.gone': (battle: Battle, piece: number, hex: number) => void;
  /** The game is over: what is scored only then. */
  'game.scored': (battle: Battle) => void;
}

export type HookName = keyof Hooks<unknown>;

/** One function of a rule module, with the case that it carries out and its place among others (lower first). */
export type RegistrationOf<Battle> = {
  [Name in HookName]: {
    readonly hook: Name;
    readonly case: string;
    readonly order: number;
    readonly run: Hooks<Battle>[Name];
  };
}[HookName];

/** One function a hook; null where no module that is on has any, so that nobody pays for a place that nobody uses. */
export type FrozenHooks<Battle> = { readonly [Name in HookName]: Hooks<Battle>[Name] | null };

/** How two functions of a hook are one. */
type Join<Run> = (one: Run, next: Run) => Run;

/** The functions of the given modules, joined to one for each hook, by order and then by module. */
export function freezeHooks<Battle>(
  modules: readonly { readonly registrations: readonly RegistrationOf<Battle>[] }[],
): FrozenHooks<Battle> {
  const sorted = modules.flatMap((module) => module.registrations).toSorted((a, b) => a.order - b.order);
  const frozen = <Name extends HookName>(name: Name, join: Join<Hooks<Battle>[Name]>): Hooks<Battle>[Name] | null => {
    const runs = sorted.flatMap((one) => (one.hook === name ? [one.run as Hooks<Battle>[Name]] : []));
    return runs.length === 0 ? null : runs.reduce(join);
  };
  return {
    'entry.refuse': frozen('entry.refuse', firstRefusal),
    'position.refuse': frozen('position.refuse', firstRefusal),
    'move.refuse': frozen('move.refuse', firstRefusal),
    'face.refuse': frozen('face.refuse', firstLeave),
    'face.takes-move': frozen('face.takes-move', either),
    'face.words': frozen('face.words', firstWords),
    'movement.allowance': frozen(
      'movement.allowance',
      (one, next) => (battle, piece, printed) => next(battle, piece, one(battle, piece, printed)),
    ),
    'charge.refuse': frozen('charge.refuse', firstRefusal),
    'hex.entered': frozen('hex.entered', both),
    'rally.refuse': frozen('rally.refuse', either),
    'rout.exempt': frozen('rout.exempt', either),
    'rout.stands': frozen('rout.stands', either),
    'melee.automatic': frozen(
      'melee.automatic',
      (one, next) => (battle, attacker, defender) =>
        one(battle, attacker, defender) || next(battle, attacker, defender),
    ),
    'unit.points': frozen('unit.points', (one, next) => (battle, unit) => one(battle, unit) + next(battle, unit)),
    'melee.suffered': frozen('melee.suffered', both),
    'melee.avoided': frozen('melee.avoided', both),
    'leader.captured': frozen('leader.captured', both),
    'piece.gone': frozen('piece.gone', both),
    'game.scored': frozen('game.scored', both),
  };
}

type Run<Asked extends readonly unknown[], Answer> = (...asked: Asked) => Answer;

/** What the first refuses, or else the next. */
function firstRefusal<Asked extends readonly unknown[]>(
  one: Run<Asked, RefusalCode>,
  next: Run<Asked, RefusalCode>,
): Run<Asked, RefusalCode> {
  return (...asked) => {
    const refusal = one(...asked);
    return refusal === LEGAL ? next(...asked) : refusal;
  };
}

/** What one of them allows is allowed; else it is the next that says why not. */
function firstLeave<Asked extends readonly unknown[]>(
  one: Run<Asked, RefusalCode>,
  next: Run<Asked, RefusalCode>,
): Run<Asked, RefusalCode> {
  return (...asked) => (one(...asked) === LEGAL ? LEGAL : next(...asked));
}

function either<Asked extends readonly unknown[]>(
  one: Run<Asked, boolean>,
  next: Run<Asked, boolean>,
): Run<Asked, boolean> {
  return (...asked) => one(...asked) || next(...asked);
}

function firstWords<Asked extends readonly unknown[]>(
  one: Run<Asked, FaceWords | null>,
  next: Run<Asked, FaceWords | null>,
): Run<Asked, FaceWords | null> {
  return (...asked) => one(...asked) ?? next(...asked);
}

function both<Asked extends readonly unknown[]>(one: Run<Asked, void>, next: Run<Asked, void>): Run<Asked, void> {
  return (...asked) => {
    one(...asked);
    next(...asked);
  };
}
