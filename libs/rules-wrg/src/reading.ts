/** Events and units of a battle as plain values: for accounts, case files and screens. Inches and degrees as people say them. */
import { EventReader } from '@hexwright/rules-kit';
import { hasCurrentOrder, orderedTarget } from './1-organisation/current-order.ts';
import { ORDER_WORDS } from './1-organisation/order-verbs.ts';
import { BANDS } from './3-reaction-test/chart.ts';
import { REASON_WORDS } from './3-reaction-test/reasons.ts';
import type { Battle } from './battle.ts';
import { CAUSE_WORDS } from './causes.ts';
import { DIRECTION_WORDS } from './directions.ts';
import { factorsOf } from './factors.ts';
import { filesOf, ranksOf } from './formation.ts';
import { STATUS_WORDS } from './status.ts';
import { INCH } from './troops.ts';

const DEGREE = 10;

export const reader = new EventReader<Battle>({
  meanings: {
    mils: (_, word) => word / INCH,
    degrees: (_, word) => word / DEGREE,
    'direction-word': (_, word) => DIRECTION_WORDS[word] ?? null,
    reason: (_, word) => REASON_WORDS[word] ?? null,
    band: (_, word) => BANDS[word] ?? null,
    'reaction-result': ({ game }, word) => game.vocabulary.ids('directions')[word] ?? null,
    order: (_, word) => ORDER_WORDS[word] ?? null,
    works: ({ game }, word) => game.vocabulary.ids('works')[word] ?? null,
  },
  modifiers: (battle) => factorsOf(battle).list,
});

/** A unit as a case file describes it. */
export interface UnitReport {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** The middle of its front, as the table labels it. */
  readonly hexes: readonly string[];
  readonly x: number;
  readonly y: number;
  /** Which way it looks, in degrees clockwise from north. */
  readonly heading: number;
  readonly files: number;
  readonly ranks: number;
  readonly figures: number;
  /** Men lost that do not make a figure yet. */
  readonly carried: number;
  readonly status: string;
  /** What it is disorganised by, in words; empty where it is in order. */
  readonly disorganised: string;
  readonly broken: boolean;
  readonly fleeing: boolean;
  readonly mounted: boolean;
  readonly direction: string;
  readonly periods: number;
  /** Ids of the unit that it pursues, follows up, or as a commander is with; null for none. */
  readonly pursues: string | null;
  readonly follows: string | null;
  readonly with: string | null;
  /** Its current order, or none, and whom that is about. */
  readonly ordered: string;
  readonly about: string | null;
}

/** Where a unit stands and in which state it is. */
export function readPiece(battle: Battle, piece: number): UnitReport {
  const { game, parameters } = battle;
  const { id, name, side } = game.units[piece];
  const idOf = (link: number): string | null => (link <= 0 ? null : game.units[link - 1].id);
  const target = orderedTarget(battle, piece);
  const isCommander = battle.isCommander[piece];
  const causes = CAUSE_WORDS.filter((_, bit) => ((battle.causes.of(piece) >> bit) & 1) === 1);
  return {
    id,
    name,
    side: game.sides[side].id,
    hexes: battle.placeOf(piece).places.map((place) => battle.map.label(place)),
    x: battle.x.of(piece) / INCH,
    y: battle.y.of(piece) / INCH,
    heading: battle.facing.of(piece) / DEGREE,
    files: isCommander ? 0 : filesOf(battle, piece),
    ranks: isCommander ? 0 : ranksOf(battle, piece),
    figures: isCommander ? 0 : battle.figures(piece),
    carried: battle.lost.of(piece) % parameters.number('men-per-figure'),
    status: STATUS_WORDS[battle.status.of(piece)],
    disorganised: causes.join(', '),
    broken: battle.broken.of(piece) > 0,
    fleeing: battle.fleeing.of(piece) === 1,
    mounted: !isCommander && battle.troop(piece).body.isMounted,
    direction: DIRECTION_WORDS[battle.direction.of(piece)],
    periods: battle.directionLeft.of(piece),
    pursues: idOf(battle.pursues.of(piece)),
    follows: idOf(battle.follows.of(piece)),
    with: idOf(battle.company.of(piece)),
    ordered: ORDER_WORDS[hasCurrentOrder(battle, piece) ? battle.orderVerb.of(piece) : 0],
    about: target < 0 ? null : game.units[target].id,
  };
}
