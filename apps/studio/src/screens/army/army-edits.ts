/** What is done to an army: its counters and what its side says of it, in the package's own files. */
import type { ArmyOffer, ArmyStand } from '@hexwright/compiler';
import type { JsonValue, Unit } from '@hexwright/model';
import { addItem, itemOf, setItems, type Because, type JsonObject, type TargetValue } from '@hexwright/workspace';
import { Items, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { freeId } from '../units/unit-table.ts';
import { ARMY, OFFERS, ROLL } from './army-words.ts';

const BECAUSE: Because = { reason: ARMY.reason };

/** An army that makes way for the one there is. */
export interface NewArmy {
  readonly nation: string;
  /** Points that it may cost; 0 for any. */
  readonly points: number;
  readonly units: readonly JsonObject[];
  /** Where its counters stand; none where there is no room for them. */
  readonly stands: readonly ArmyStand[];
}

/** The counters of a side, inherited ones too. */
export function unitsOf({ project }: ProjectSession, id: string, side: string): readonly JsonObject[] {
  return new Items(project, id).list('units').filter((unit) => textOf(unit, 'side') === side);
}

/** Gives something of a side or of a counter another value; undefined takes it away. */
export function setValue(
  session: ProjectSession,
  id: string,
  target: string,
  value: JsonValue | undefined,
  title: string,
): boolean {
  return session.do(setItems(session.project, id, [{ target, value }], title, BECAUSE));
}

/** Buys one more of what is offered. Gives the id of the counter; null where it cannot be bought. */
export function buy(session: ProjectSession, id: string, side: string, name: string, offer: ArmyOffer): string | null {
  const units = new Items(session.project, id).list('units');
  const unit = freeId(name, new Set(units.map(nameOf)));
  const alike = units.filter((one) => textOf(one, 'side') === side && textOf(one, 'name').startsWith(name)).length;
  const item = { id: unit, name: alike === 0 ? name : `${name} ${alike + 1}`, side, ...offer.counter };
  const isDone = session.together(OFFERS.add(name), () =>
    session.do(addItem(session.project, id, 'units', item as unknown as JsonObject)),
  );
  return isDone ? unit : null;
}

/** Takes a counter out of the army, and off the table. */
export function dismiss(session: ProjectSession, id: string, unit: JsonObject): boolean {
  const title = ROLL.removing(textOf(unit, 'name') || nameOf(unit));
  return session.do(setItems(session.project, id, goneOf(session, id, [nameOf(unit)]), title, BECAUSE));
}

/** Puts another army in the place of a side's, as one step. */
export function replaceArmy(session: ProjectSession, id: string, side: string, army: NewArmy, title: string): boolean {
  const { project } = session;
  return session.together(title, () => {
    const gone = goneOf(session, id, unitsOf(session, id, side).map(nameOf));
    const said: TargetValue[] = [
      { target: `sides/${side}/nation`, value: army.nation === '' ? undefined : army.nation },
      { target: `sides/${side}/points`, value: army.points === 0 ? undefined : army.points },
    ];
    return (
      session.do(setItems(project, id, [...gone, ...said], title, BECAUSE)) &&
      army.units.every((unit) => session.do(addItem(project, id, 'units', { ...unit, side }))) &&
      place(session, id, army.stands)
    );
  });
}

/** Places counters on the table, as one step. */
export function drawUp(session: ProjectSession, id: string, stands: readonly ArmyStand[], title: string): boolean {
  return session.together(title, () => place(session, id, stands));
}

/** Counters of another side, under ids that are free here, or will be once the army of the side has made way. */
export function adopted(
  session: ProjectSession,
  id: string,
  side: string,
  units: readonly JsonObject[],
): readonly JsonObject[] {
  const kept = new Items(session.project, id).list('units').filter((unit) => textOf(unit, 'side') !== side);
  const taken = new Set(kept.map(nameOf));
  return units.map((unit) => {
    const own = nameOf(unit);
    const name = taken.has(own) ? freeId(own, taken) : own;
    taken.add(name);
    return { ...unit, id: name, side };
  });
}

/** The files of a package that keeps an army. */
export function listFiles(
  session: ProjectSession,
  from: string,
  side: string,
  { id, title }: { readonly id: string; readonly title: string },
): ReadonlyMap<string, string> {
  const items = new Items(session.project, from);
  const own = items.list('sides').find((one) => nameOf(one) === side) ?? {};
  const scenario = { format: 1, id, title, kind: 'base', extends: items.chain[0], summary: LIST_SUMMARY, sides: [own] };
  const units = { format: 1, units: unitsOf(session, from, side) };
  return new Map([
    ['scenario.json', JSON.stringify(scenario)],
    ['units.json', JSON.stringify(units)],
  ]);
}

/** Counters as the program reads them: those of the document have been checked by their schema. */
export function asUnits(units: readonly JsonObject[]): readonly Unit[] {
  return units as unknown as readonly Unit[];
}

const LIST_SUMMARY = ARMY.reason;

function place(session: ProjectSession, id: string, stands: readonly ArmyStand[]): boolean {
  const { project } = session;
  return stands.every(({ unit, hexes, facing }) => {
    const target = `setUp/${unit}`;
    const stand: JsonObject = { unit, hexes, facing };
    if (itemOf(project, id, target) === undefined) return session.do(addItem(project, id, 'setUp', stand));
    const values = [
      { target: `${target}/hexes`, value: hexes },
      { target: `${target}/facing`, value: facing },
    ];
    return session.do(setItems(project, id, values, ARMY.lineUp, BECAUSE));
  });
}

/** Counters and their places, as what is to be gone. */
function goneOf({ project }: ProjectSession, id: string, names: readonly string[]): TargetValue[] {
  return names.flatMap((name) =>
    [`units/${name}`, `setUp/${name}`]
      .filter((target) => itemOf(project, id, target) !== undefined)
      .map((target): TargetValue => ({ target, value: undefined })),
  );
}
