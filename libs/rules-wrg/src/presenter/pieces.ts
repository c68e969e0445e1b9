/** Units as a screen shows them: with what binds and ails them, and to their own side with what they are going to do. */
import type { LookMark, PieceView } from '@hexwright/engine';
import { counted, plainPiece, pieceName } from '@hexwright/rules-kit';
import { rankOf } from '../1-organisation/commanders.ts';
import { hasCurrentOrder, orderedTarget, orderPhrase } from '../1-organisation/current-order.ts';
import { NO_ORDER, ORDER_WORDS } from '../1-organisation/order-verbs.ts';
import type { Battle } from '../battle.ts';
import { CAUSE_WORDS } from '../causes.ts';
import { DIRECTION_WORDS, FREE } from '../directions.ts';
import { filesOf } from '../formation.ts';
import { IN_PLAY, STATUS_WORDS, WAITING } from '../status.ts';
import { plotMarks } from './plot-marks.ts';

/** On chips, by order: hold, advance, attack, support, retire, fire. */
const ORDER_LETTERS = ['', 'H', 'V', 'A', 'S', 'R', 'F'] as const;

function mark(text: string, tone: LookMark['tone'], name: string): LookMark {
  return { drawing: 'disc', text, tone, name };
}

/** The order that holds, in words: "ordered to attack English bills". */
function orderWords(battle: Battle, unit: number): string {
  const target = orderedTarget(battle, unit);
  const about = target < 0 ? '' : pieceName(battle.game, target);
  return `ordered to ${orderPhrase(ORDER_WORDS[battle.orderVerb.of(unit)], about)}`;
}

function marksOf(battle: Battle, unit: number): LookMark[] {
  if (!battle.isStanding(unit)) return [];
  const causes = CAUSE_WORDS.filter((_, bit) => ((battle.causes.of(unit) >> bit) & 1) === 1);
  const direction = battle.direction.of(unit);
  const isOrdered = battle.orderVerb.of(unit) !== NO_ORDER && hasCurrentOrder(battle, unit);
  const isBroken = battle.broken.of(unit) > 0;
  return [
    ...(isBroken
      ? [
          {
            ...mark('B', 'danger', battle.fleeing.of(unit) === 1 ? 'flees the field' : 'broken, runs'),
            state: 'Broken',
          },
        ]
      : []),
    ...(!isBroken && causes.length > 0
      ? [{ ...mark('D', 'warning', `disorganised: ${causes.join(', ')}`), state: 'Disorganised' }]
      : []),
    ...(direction === FREE ? [] : [mark('T', 'warning', `by its test it ${DIRECTION_WORDS[direction]}`)]),
    ...(isOrdered ? [mark(ORDER_LETTERS[battle.orderVerb.of(unit)], 'neutral', orderWords(battle, unit))] : []),
  ];
}

/** What it is worth in a fight, in words: its figures and how they stand, or the class of a commander. */
function valuesOf(battle: Battle, piece: number): string {
  if (battle.isCommander[piece]) return `class ${rankOf(battle, piece)}`;
  return `${counted(battle.figures(piece), 'figure')} in ${counted(filesOf(battle, piece), 'file')}`;
}

function whereOf(battle: Battle, piece: number): PieceView['where'] {
  const status = battle.status.of(piece);
  if (status === IN_PLAY) return 'map';
  return status === WAITING ? 'waiting' : STATUS_WORDS[status] === 'surrendered' ? 'captured' : 'dead';
}

/** Every piece as `viewers` (ids of sides) see it: all lies open but plots that are not brought to light. */
export function piecesFor(battle: Battle, viewers: readonly string[]): PieceView[] {
  return battle.game.units.map(({ index }) => {
    const view = plainPiece(battle, index);
    const plan = viewers.includes(view.side) && battle.isInPlay(index) ? plotMarks(battle, index) : [];
    return {
      ...view,
      where: whereOf(battle, index),
      look: { ...view.look, values: valuesOf(battle, index), marks: [...marksOf(battle, index), ...view.look.marks] },
      ...(plan.length === 0 ? {} : { plan }),
    };
  });
}
