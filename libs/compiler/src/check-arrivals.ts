/** Arrivals and withdrawals that do not go together with the set-up, or with each other. */
import type { Space } from '@hexwright/engine';
import type { LinkedPackage } from '@hexwright/model';
import { hexesOf, type SetUpView } from './check-setup.ts';
import { checkRecalls, isRecalled } from './check-recalls.ts';
import { checkWaiting } from './check-waiting.ts';
import {
  type CompiledArrival,
  type CompiledStep,
  type CompiledWithdrawal,
  isHexMap,
  type Vocabulary,
} from './compiled-game.ts';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What the checks of arrivals look at. */
export interface TimeView extends Omit<SetUpView, 'map'> {
  readonly map: Space;
  readonly arrivals: readonly CompiledArrival[];
  readonly withdrawals: readonly CompiledWithdrawal[];
  readonly sequence: readonly CompiledStep[];
}

/** What is wrong with the arrivals and withdrawals of a whole battle. `linked` has them as they are written. */
export function checkArrivals(
  view: TimeView,
  linked: Pick<LinkedPackage, 'arrivals' | 'withdrawals' | 'victory' | 'effects'>,
  system: GameSystem,
  vocabulary: Vocabulary,
): readonly Finding[] {
  const findings = new Findings();
  findings.list.push(...checkPossible(view, linked, system));
  // Most battles have neither, and need not look at the set-up for it.
  findings.list.push(...checkRecalls(view, linked, vocabulary));
  if (linked.arrivals.length + linked.withdrawals.length === 0) return findings.list;
  checkNamed(linked, findings);
  checkUnits(view, linked, vocabulary, findings);
  if (isHexMap(view.map)) checkTaken({ ...view, map: view.map }, linked, system, findings);
  findings.list.push(...checkWaiting(linked.arrivals, placedUnits(view)));
  checkWithdrawals(view, findings);
  return findings.list;
}

/** Nobody comes to the map, or leaves it, in a game without a step before which they would, and only the score settles it. */
export function checkPossible(
  { sequence }: Pick<TimeView, 'sequence'>,
  { arrivals, withdrawals, victory }: Pick<LinkedPackage, 'arrivals' | 'withdrawals' | 'victory'>,
  { arrivesBefore }: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  const lists = Object.entries({ arrivals, withdrawals }).filter(([, list]) => list.length > 0);
  const [condition] = victory?.conditions ?? [];
  if (condition !== undefined && arrivesBefore === undefined) {
    const message = 'Nothing but the score settles this game. Leave the conditions of victory out.';
    const fixes = [{ title: 'Take this one out', op: 'remove' as const }];
    findings.error(`victory/conditions/${condition.id}`, 'victory.condition', message, { fixes });
  }
  for (const [list, [{ id }]] of lists) {
    const at = `${list}/${id}`;
    if (arrivesBefore === undefined) {
      const message = `This game knows no ${list}: nobody comes to the map or leaves it by a date. Leave them out.`;
      findings.error(at, 'arrival.impossible', message, { fixes: [{ title: 'Take this one out', op: 'remove' }] });
    } else if (list === 'arrivals' && !sequence.some(({ procedure }) => procedure === arrivesBefore)) {
      const message = `Units arrive before a step with the procedure "${arrivesBefore}", and the sequence has none: nobody would ever arrive. Add such a step.`;
      findings.error(at, 'arrival.impossible', message);
    }
  }
  return findings.list;
}

/** Arrivals and withdrawals of nobody: a form begins so, and the last unit may be taken out. */
function checkNamed(
  { arrivals, withdrawals }: Pick<LinkedPackage, 'arrivals' | 'withdrawals'>,
  findings: Findings,
): void {
  const empty = [
    ...arrivals.map((one) => ({ ...one, at: 'arrivals', message: 'Nobody comes with this arrival. Say who comes.' })),
    ...withdrawals.map((one) => ({ ...one, at: 'withdrawals', message: 'Nobody leaves here. Say who leaves.' })),
  ].filter(({ units }) => units.length === 0);
  for (const { at, id, message, case: cited } of empty) {
    findings.error(`${at}/${id}/units`, 'arrival.nobody', message, {
      ...(cited === undefined ? {} : { case: cited }),
      fixes: [{ title: 'Take this one out', op: 'remove', at: `${at}/${id}` }],
    });
  }
}

/** The units that stand on the map from the beginning. */
function placedUnits({ setUp, units }: TimeView): ReadonlySet<string> {
  return new Set(setUp.filter(({ left }) => left >= 0).map(({ unit }) => units[unit].id));
}

/** Units that stand on the map from the beginning, or that come twice. */
function checkUnits(
  view: TimeView,
  { arrivals, effects }: Pick<LinkedPackage, 'arrivals' | 'effects'>,
  vocabulary: Vocabulary,
  findings: Findings,
): void {
  const returning = new Set(view.units.filter((unit) => isRecalled(effects, unit, vocabulary)).map(({ id }) => id));
  const placed = placedUnits(view).difference(returning);
  const coming = new Map<string, string>();
  const called = (id: string): string => {
    const unit = view.units.find((one) => one.id === id);
    return unit === undefined ? `"${id}"` : `${unit.name} (${id})`;
  };
  for (const { id, units, when = '', case: cited } of arrivals) {
    units.forEach((unit, index) => {
      const at = `arrivals/${id}/units/${index}`;
      const who = called(unit);
      const about = cited === undefined ? {} : { case: cited };
      const fixes = [{ title: `Take ${who} out of this arrival`, op: 'remove' as const }];
      const other = coming.get(unit);
      if (placed.has(unit)) {
        const isBack = new RegExp(String.raw`isLost\(["']${unit}["']\)`).test(when);
        const way = isBack
          ? 'Let an effect at unit-is-lost do "recall": what is recalled waits off the map, and arrives.'
          : 'Take it out here, or out of the set-up.';
        const message = `${who} stands on the map from the beginning, and so cannot arrive. ${way}`;
        const leaving = { title: `Take ${who} out of the set-up`, op: 'remove' as const, at: `setUp/${unit}` };
        findings.error(at, 'arrival.placed', message, { ...about, fixes: [...fixes, leaving] });
      } else if (other !== undefined) {
        const message = `${who} arrives with "${other}" already. It comes once: take it out of one of the two.`;
        findings.error(at, 'arrival.twice', message, { ...about, fixes });
      }
      coming.set(unit, other ?? id);
    });
  }
}

/** Hexes named for an arrival in which somebody stands from the beginning. */
function checkTaken(
  view: SetUpView,
  { arrivals }: Pick<LinkedPackage, 'arrivals'>,
  { exclusiveKinds = [] }: GameSystem,
  findings: Findings,
): void {
  const holder = new Map<number, string>();
  for (const placement of view.setUp) {
    const { kind, name } = view.units[placement.unit];
    if (exclusiveKinds.includes(kind)) for (const hex of hexesOf(placement, view)) holder.set(hex, name);
  }
  for (const { id, hexes = [], case: cited } of arrivals) {
    hexes.forEach((label, index) => {
      const name = holder.get(view.map.numbering.hexOf(label));
      if (name === undefined) return;
      const message = `${name} stands in ${label} at the beginning: nobody comes in there until the hex is free. Name another hex, or make sure that ${name} can leave.`;
      findings.warning(`arrivals/${id}/hexes/${index}`, 'arrival.taken', message, {
        ...(cited === undefined ? {} : { case: cited }),
        fixes: [{ title: `Leave ${label} out`, op: 'remove' }],
      });
    });
  }
}

/** Units that leave before they have come. */
function checkWithdrawals({ arrivals, withdrawals, units }: TimeView, findings: Findings): void {
  for (const { id, turn, units: leaving, case: cited } of withdrawals) {
    for (const unit of leaving) {
      const arrival = arrivals.find((one) => one.units.includes(unit) && one.turn > turn);
      if (arrival === undefined) continue;
      const message = `${units[unit].name} (${units[unit].id}) leaves at the end of turn ${turn} and arrives in turn ${arrival.turn} only. Let it leave later, or come earlier.`;
      findings.error(`withdrawals/${id}/turn`, 'withdrawal.early', message, {
        ...(cited === '' ? {} : { case: cited }),
        fixes: [{ title: `Write ${arrival.turn}`, op: 'set', value: arrival.turn }],
      });
    }
  }
}
