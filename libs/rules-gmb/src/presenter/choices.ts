/** Every legal command as a screen offers it: what it is called, and where a person clicks for it. */
import type { Choice, Command } from '@hexwright/engine';
import { zoneHex } from '@hexwright/hex';
import { argumentOf, entityOf, kindOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import * as kinds from '../command-kinds.ts';
import { CHALLENGE } from '../king-arthur/duel-commands.ts';
import { writeCommand } from '../notation.ts';
import { OddsCounter } from '../odds.ts';
import { AHEAD, FORWARD_LEFT, FORWARD_RIGHT } from '../standard/05-2-facing.ts';
import { aimedShot } from '../standard/08-fire-combat.ts';
import { weighedMelee } from '../standard/09-melee-combat.ts';
import { movementAllowance } from '../standard/13-fatigue.ts';
import { duelWords } from './duel-words.ts';
import { enteredBy, placeOfPlan, plotFrom } from './places.ts';
import { costParts, stepWords } from './step-words.ts';
import { isFleeing, pieceUnderWay } from './under-way.ts';

/** What a choice has unless it says otherwise. */
type Draft = Omit<Choice, 'command' | 'piece' | 'case'> & { readonly piece: number; readonly case?: string };

const NO_PIECE = -1;

/** A choice of an answer that stands on no hex. */
function button(label: string, detail: string, more: Partial<Draft> = {}): Draft {
  return { kind: 'done', piece: NO_PIECE, hexes: [], target: null, place: null, label, detail, ...more };
}

/** Everything one command needs to be offered, written once for a list of them. */
class Offer {
  readonly #battle: Battle;
  readonly #odds: OddsCounter;

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#odds = new OddsCounter(battle);
  }

  choice(one: Command): Choice {
    const battle = this.#battle;
    const draft = this.#draft(one, entityOf(one), argumentOf(one));
    return {
      ...draft,
      command: writeCommand(battle, one),
      piece: draft.piece === NO_PIECE ? null : battle.game.units[draft.piece].id,
      case: draft.case ?? battle.decision?.case ?? '',
    };
  }

  #draft(one: Command, entity: number, argument: number): Draft {
    const battle = this.#battle;
    const name = kindOf(one) === kinds.PASS || kindOf(one) === kinds.STOP ? '' : pieceName(battle.game, entity);
    switch (kindOf(one)) {
      case kinds.MOVE: {
        const points = movementAllowance(battle, entity, false);
        return this.#ofPiece(entity, 'piece', `Move ${name}`, `${points} movement points.`);
      }
      case kinds.ROUT:
        return this.#ofPiece(entity, 'piece', `Let ${name} flee`, `Rout level ${battle.rout.of(entity)}.`);
      case kinds.TAKE:
        return {
          ...this.#ofPiece(entity, 'take', `Take ${name} along`, ''),
          case: isOwnMove(battle) ? '5.0' : '11.13',
        };
      case kinds.DROP:
        return { ...this.#ofPiece(entity, 'drop', `Leave ${name} here`, ''), case: '5.0' };
      case kinds.STEP:
        return this.#step(entity, argument);
      case kinds.CHARGE:
        return this.#at(entity, argument, `Charge ${this.#name(argument)}`, 'Ends the move.', '5.31');
      case kinds.CHANGE_FACE: {
        const label = `Turn ${name} to ${battle.game.units[entity].faces[argument].id}`;
        const plain = { ...this.#ofPiece(entity, 'face', label, ''), case: '5.4' };
        // Elsewhere than in the Movement Phase, a phase of their own asks for nothing else.
        if (battle.decision?.id !== 'movement') return plain;
        const words = battle.hooks['face.words']
          .map((of) => of(battle, entity, argument))
          .find((found) => found !== null);
        return { ...plain, ...words };
      }
      case kinds.FIRE:
        return this.#fire(entity, argument);
      case kinds.MELEE:
        return this.#melee(entity, argument);
      case kinds.RAMPAGE_ROW:
        return this.#row(entity, argument);
      case CHALLENGE:
        return this.#at(entity, argument, `Challenge ${this.#name(argument)}`, '', '18.1');
      case kinds.STOP:
        return this.#stop();
      default:
        return this.#answer(one) ?? this.#pass();
    }
  }

  /** What a leader answers in a duel, or before one. */
  #answer(one: Command): Draft | null {
    const words = duelWords(this.#battle, one);
    // On no hex: nobody answers by accident, with a click on the map.
    return words === null
      ? null
      : { ...button(words.label, words.detail), ...words, kind: 'answer', piece: entityOf(one) };
  }

  #name(piece: number): string {
    return pieceName(this.#battle.game, piece);
  }

  #ofPiece(piece: number, kind: Choice['kind'], label: string, detail: string): Draft {
    const { hexes } = this.#battle.placeOf(piece);
    return { kind, piece, hexes, target: null, place: null, label, detail };
  }

  #at(piece: number, target: number, label: string, detail: string, cited: string): Draft {
    const battle = this.#battle;
    const { hexes } = battle.placeOf(target);
    return {
      kind: 'target',
      piece,
      hexes,
      target: battle.game.units[target].id,
      place: null,
      label,
      detail,
      case: cited,
    };
  }

  #fire(firer: number, target: number): Draft {
    const odds = this.#odds;
    odds.countFire(firer, target);
    const { range } = aimedShot(this.#battle, firer, target);
    const detail = `Range ${range}; hits with ${odds.hits} of 36 throws.`;
    return this.#at(firer, target, `Fire at ${this.#name(target)}`, detail, '8.0');
  }

  #melee(attacker: number, target: number): Draft {
    const odds = this.#odds;
    odds.countMelee(attacker, target);
    const { automatic } = weighedMelee(this.#battle, attacker, target);
    const detail = automatic > 0 ? `Routs by ${automatic} without dice.` : `Hits with ${odds.hits} of 36 throws.`;
    return this.#at(attacker, target, `Attack ${this.#name(target)}`, detail, '9.0');
  }

  #step(piece: number, step: number): Draft {
    const battle = this.#battle;
    const size = battle.counters.size[piece];
    const plan = plotFrom(battle, size, battle.left.of(piece), battle.direction.of(piece), step);
    const words = stepWords(battle, step, isFleeing(battle));
    const place = placeOfPlan(battle, size, plan);
    const entered = enteredBy(battle, plan);
    const shared = { piece, target: null, case: words.case, shortcut: words.key };
    const here = battle.placeOf(piece).hexes;
    if (place === null) {
      // Only a routed unit leaves the map [7.3].
      return { ...shared, kind: 'step', hexes: here, place, label: words.label, detail: 'Leaves the map.' };
    }
    const kind = entered.length === 0 ? 'turn' : 'step';
    return {
      ...shared,
      kind,
      hexes: entered.length === 0 ? here : entered,
      place,
      label: words.label,
      detail: battle.decision?.id === 'moving' ? costText(battle, piece, step) : '',
    };
  }

  #row(piece: number, row: number): Draft {
    const battle = this.#battle;
    const { grid } = battle;
    const left = battle.left.of(piece);
    const direction = battle.direction.of(piece);
    const step = row === 0 ? FORWARD_LEFT : FORWARD_RIGHT;
    const place = placeOfPlan(battle, 2, plotFrom(battle, 2, left, direction, step));
    const hex = zoneHex(grid, left, direction, AHEAD[row === 0 ? 0 : 2]);
    return {
      kind: 'answer',
      piece,
      hexes: hex < 0 ? [] : [hex],
      target: null,
      place,
      label: row === 0 ? 'Along the left row' : 'Along the right row',
      detail: place === null ? 'Leads off the map.' : '',
      shortcut: row === 0 ? 'q' : 'e',
    };
  }

  #stop(): Draft {
    const battle = this.#battle;
    const piece = pieceUnderWay(battle);
    const here = { piece, shortcut: 'Shift+Enter' };
    switch (battle.decision?.id) {
      case 'advance':
        return button('Advance no farther', `${this.#name(piece)} stays where it is.`, { ...here, case: '15.46' });
      case 'rampant-elephants':
        return button('Let the die decide', 'Odd: the left row. Even: the right row.', here);
      default:
        return button('Stop here', `${this.#name(piece)} has moved for this phase.`, here);
    }
  }

  #pass(): Draft {
    const [label, detail] = PASSES[this.#battle.decision?.id ?? ''] ?? ['Pass', ''];
    return button(label, detail, { shortcut: 'Shift+Enter' });
  }
}

/** Words and what follows, by the procedure that is passed. */
const PASSES: Readonly<Record<string, readonly [label: string, detail: string]>> = {
  'starting-modes': ['Modes are chosen', 'The other side chooses, or the battle begins.'],
  movement: ['End movement', 'Pieces that have not moved stay where they are.'],
  'mode-change': ['End mode changes', 'All units keep the mode they show.'],
  fire: ['End fire', 'This side fires no more in this phase.'],
  'man-to-man': ['Challenge nobody now', 'The other side may challenge; if it does not either, the phase is over.'],
  melee: ['End attacks', 'The phase ends; Charge markers not used are removed.'],
};

/** In rout, retreat and advance a leader's own move is not spent [11.13]. */
function isOwnMove(battle: Battle): boolean {
  return battle.decision?.id === 'moving';
}

function costText(battle: Battle, piece: number, step: number): string {
  const plan = plotFrom(battle, battle.counters.size[piece], battle.left.of(piece), battle.direction.of(piece), step);
  const parts = costParts(battle, plan, step);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const points = `${total} movement point${total === 1 ? '' : 's'}`;
  return parts.length === 1
    ? `${points}: ${parts[0].label}.`
    : `${points}: ${parts.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
}

/** Every legal command, each once, in the order of the rules. */
export function choices(battle: Battle): Choice[] {
  const offer = new Offer(battle);
  return battle
    .legal()
    .toArray()
    .map((one) => offer.choice(one));
}
