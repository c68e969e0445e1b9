/** What only the rules know of a set-up: who is no troops at all, and who could never be in the state that is written. */
import type { CompiledGame, CompiledPlacement, SetUpProblem } from '@hexwright/compiler';
import { counted } from '@hexwright/rules-kit';
import { ABOUT_ANOTHER } from './1-organisation/current-order.ts';
import { NO_ORDER, ORDER_WORDS, SUPPORT } from './1-organisation/order-verbs.ts';
import { UNIT } from './battle.ts';
import { type Troop, Troops } from './troops.ts';

type Told = Omit<SetUpProblem, 'placement'>;

/** Everything that is wrong with the units of a set-up, in its order, and with those who arrive. */
export function setUpProblems(game: CompiledGame): SetUpProblem[] {
  const troops = new Troops(game);
  const menPerFigure = Number(game.parameters.get('men-per-figure'));
  const coming = game.arrivals.flatMap(({ units }) => units).filter((unit) => game.units[unit].kind === UNIT);
  const arriving = coming.flatMap((unit) => checkTroops(game, unit, troops));
  const standing = game.setUp.flatMap((placed, placement) => {
    const { kind, class: ofClass } = game.units[placed.unit];
    if (kind !== UNIT) return [];
    const troop = troops.rows[ofClass] ?? null;
    const found = [
      ...checkTroops(game, placed.unit, troops),
      ...checkOrder(game, placed),
      ...checkState(game, placed, troop, menPerFigure),
    ];
    return found.map((told): SetUpProblem => ({ placement, ...told }));
  });
  return [...standing, ...arriving.map((told): SetUpProblem => ({ placement: -1, ...told }))];
}

/** [I.1] A unit is so many figures of one row of table IV. */
function checkTroops({ units, vocabulary }: CompiledGame, unit: number, { rows, lacking }: Troops): Told[] {
  const { name, faces, class: ofClass } = units[unit];
  const troop = rows[ofClass] ?? null;
  const chart = lacking[ofClass] ?? null;
  const { figures, files } = faces[0].values;
  const at = `units/${units[unit].id}`;
  if (chart !== null) {
    const message = `${name} is of the class "${vocabulary.ids('classes')[ofClass]}", and the chart "${chart}" has nothing for it, so that nobody knows how it moves or fights. Add its row, or give it another class.`;
    return [{ at, code: 'set-up.troops', case: 'I.1', message, missing: `tables/${chart}/rows` }];
  }
  if (troop === null) {
    const message = `${name} is of no row of table IV, so that nobody knows how it moves or fights. Give it a class, such as english-bills.`;
    return [{ at, code: 'set-up.troops', case: 'I.1', message, missing: at }];
  }
  if (figures === undefined) {
    const message = `${name} does not say how many figures it has. Give it figures, 1 or more.`;
    return [{ at, code: 'set-up.figures', case: 'I.1', message, missing: at }];
  }
  if (troop.crew > 0 || files === undefined || files <= figures) return [];
  const message = `${name} stands in ${counted(files, 'file')} with ${counted(figures, 'figure')}. Give it from 1 to ${figures}: it stands in ${figures}.`;
  const added = [`${at}/values/figures`];
  return [{ at: `${at}/values/files`, added, code: 'set-up.files', case: 'I.1', severity: 'warning', message }];
}

/** [C.10] An order is one of six, and some are about another unit: a friend to support, an enemy otherwise. */
function checkOrder({ units }: CompiledGame, { unit, markers }: CompiledPlacement): Told[] {
  const { id, name, side } = units[unit];
  const { order = NO_ORDER, 'order-target': about = 0 } = markers;
  const problem = (marker: string, message: string, added: readonly string[] = []): Told[] => [
    { at: `setUp/${id}/markers/${marker}`, added, code: 'set-up.order', case: 'C.10', message },
  ];
  const word = ORDER_WORDS[order];
  if (word === undefined) {
    const known = ORDER_WORDS.map((one, value) => `${value} ${one}`).join(', ');
    return problem('order', `${name} has the order ${order}, which there is not. Write one of: ${known}.`);
  }
  if (!ABOUT_ANOTHER.has(order)) return [];
  const other = about > 0 ? units[about - 1] : undefined;
  const whom = order === SUPPORT ? 'a friend' : 'an enemy';
  if (other === undefined) {
    return problem('order', `${name} is ordered to ${word}, and nobody says whom. Name ${whom} as its order-target.`);
  }
  const isFriend = other.side === side;
  if (other.index !== unit && isFriend === (order === SUPPORT)) return [];
  const message = `${name} is ordered to ${word} ${other.name}, which is not ${whom}. Name one.`;
  return problem('order-target', message, [`setUp/${id}/markers/order`, `units/${id}/side`, `units/${other.id}/side`]);
}

/** [C.2], [II.4a] Nobody stands who has lost everybody, or behind works that such troops do not make. */
function checkState(game: CompiledGame, placed: CompiledPlacement, troop: Troop | null, menPerFigure: number): Told[] {
  const { id, name, faces } = game.units[placed.unit];
  const { 'men-lost': lost = 0, work = 0 } = placed.markers;
  const men = (faces[0].values['figures'] ?? 1) * menPerFigure;
  const found: Told[] = [];
  if (placed.left >= 0 && lost >= men) {
    const message = `${name} has lost ${counted(lost, 'man', 'men')} of ${men}, and nobody is left to stand there. Write fewer than ${men}.`;
    const added = [`units/${id}/values/figures`, 'parameters/men-per-figure/value'];
    found.push({ at: `setUp/${id}/markers/men-lost`, added, code: 'set-up.men-lost', case: 'C.2', message });
  }
  if (work > 0 && troop !== null && troop.works < 0) {
    const message = `${name} has field works, and such troops make none. Take "work" out of its markers.`;
    const added = [`units/${id}/class`];
    found.push({ at: `setUp/${id}/markers/work`, added, code: 'set-up.works', case: 'II.4a', message });
  }
  return found;
}
