/** [I] An army as its player writes it down: a nation, commanders, and units by Forces. */
import type { Side, Unit } from '@hexwright/model';

/** The part that a commander plays [I.4d]: a word of the vocabulary `roles`. */
export type Role = 'c-in-c' | 'force' | 'staff' | 'independent';

export interface ArmyCommander {
  readonly id: string;
  readonly name: string;
  /** Their class: 1 is the best. */
  readonly rank: number;
  readonly role: string;
  /** The Force that they lead, from 1; 0 where they lead none. */
  readonly force: number;
}

export interface ArmyUnit {
  readonly id: string;
  readonly name: string;
  /** A row of table IV: a word of the vocabulary `classes`. */
  readonly troops: string;
  /** Of artillery its crews. */
  readonly figures: number;
  readonly files: number;
  /** The Force it belongs to, from 1; 0 where it is independent [I.3]. */
  readonly force: number;
  /** [II.3] Infantry with horses. */
  readonly horses: boolean;
  /** [II.5] Every missileman carries a mantlet, or so many figures bear them. */
  readonly mantlets: boolean;
  readonly bearers: number;
}

export interface ArmyList {
  readonly name: string;
  /** A word of the vocabulary `nations`. */
  readonly nation: string;
  /** Points that it may cost; 0 for any. */
  readonly limit: number;
  readonly commanders: readonly ArmyCommander[];
  readonly units: readonly ArmyUnit[];
}

const COMMANDER = 'commander';

/** A whole number on a counter; 0 where it says none. */
function numberOf({ values }: Unit, name: string): number {
  const value = values?.[name];
  return typeof value === 'number' ? value : 0;
}

/** What a side of a package is, as an army: its counters, and what it says of itself. */
export function armyOfSide(side: Side, units: readonly Unit[]): ArmyList {
  const own = units.filter((unit) => unit.side === side.id);
  const { nation, points } = side as Side & Readonly<Record<string, unknown>>;
  return {
    name: side.name,
    nation: typeof nation === 'string' ? nation : '',
    limit: typeof points === 'number' ? points : 0,
    commanders: own
      .filter(({ kind }) => kind === COMMANDER)
      .map((unit) => ({
        id: unit.id,
        name: unit.name,
        rank: numberOf(unit, 'rank'),
        role: String(unit.values?.role ?? ''),
        force: numberOf(unit, 'force'),
      })),
    units: own
      .filter(({ kind }) => kind !== COMMANDER)
      .map((unit) => ({
        id: unit.id,
        name: unit.name,
        troops: unit.class ?? '',
        figures: numberOf(unit, 'figures'),
        files: numberOf(unit, 'files'),
        force: numberOf(unit, 'force'),
        horses: unit.values?.horses === true,
        mantlets: unit.values?.mantlets === true,
        bearers: numberOf(unit, 'bearers'),
      })),
  };
}

/** The counters of an army, for a side of a package. */
export function unitsOfArmy({ commanders, units }: ArmyList, side: string): Unit[] {
  const faces = [{ id: 'troops' }] as const;
  return [
    ...commanders.map(({ id, name, rank, role, force }): Unit => ({
      id,
      name,
      side,
      kind: COMMANDER,
      size: 'single',
      values: { rank, role, force },
      faces,
      case: 'I.4a',
    })),
    ...units.map(({ id, name, troops, figures, files, force, horses, mantlets, bearers }): Unit => ({
      id,
      name,
      side,
      kind: 'unit',
      class: troops,
      size: 'single',
      values: {
        figures,
        files,
        force,
        ...(horses ? { horses } : {}),
        ...(mantlets ? { mantlets } : {}),
        ...(bearers > 0 ? { bearers } : {}),
      },
      faces,
      case: 'I.1',
    })),
  ];
}
