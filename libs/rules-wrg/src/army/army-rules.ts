/** What a package says of armies: prices, and which nation has which troops [I.2], [IV.points]. */
import type { LinkedPackage, Table } from '@hexwright/model';

/** How a nation comes by troops: of its own list, as hired or levied, as others have rather than it, or never. */
export type Availability = 'own' | 'allowed' | 'unusual' | 'excluded';

/** Troops that an army can be made of. */
export interface TroopRow {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly isMounted: boolean;
  readonly hasMissiles: boolean;
  /** Front of a figure, or of a piece with its crew, in thousandths of an inch. */
  readonly front: number;
  readonly points: number;
  /** Figures of a crew; 0 for all but artillery. */
  readonly crew: number;
  /** By nation; absent for troops of another nation. */
  readonly nations: ReadonlyMap<string, Availability>;
}

type Source = Pick<LinkedPackage, 'parameters' | 'tables' | 'vocabularies'>;

/** Numbers of the rules that armies are reckoned by. */
export interface Prices {
  readonly ofCommander: readonly [never: 0, first: number, second: number, third: number];
  readonly leastCommanders: number;
  readonly independent: number;
  readonly unitsInForce: number;
  readonly furtherUnit: number;
  readonly horse: number;
  readonly mantlet: number;
  readonly bearer: number;
  readonly bearersPerFigure: number;
}

export class ArmyRules {
  readonly prices: Prices;
  /** [I.2] Whether troops that others have rather are forbidden, or only unusual. */
  readonly isStrict: boolean;
  readonly nations: readonly { readonly id: string; readonly name: string }[];
  readonly rows: ReadonlyMap<string, TroopRow>;

  /** Throws an Error for a package without the tables of table IV. */
  constructor(source: Source) {
    const number = (id: string): number => Number(source.parameters.find((one) => one.id === id)?.value ?? 0);
    this.prices = {
      ofCommander: [0, number('class-1-points'), number('class-2-points'), number('class-3-points')],
      leastCommanders: number('least-commanders'),
      independent: number('independent-points'),
      unitsInForce: number('units-in-force'),
      furtherUnit: number('further-unit-points'),
      horse: number('horse-points'),
      mantlet: number('mantlet-points'),
      bearer: number('bearer-points'),
      bearersPerFigure: number('bearers-per-front-figure'),
    };
    this.isStrict = source.parameters.find(({ id }) => id === 'especially-with')?.value === 'strict';
    const words = (id: string) => source.vocabularies.find((one) => one.id === id)?.values ?? [];
    this.nations = words('nations').map(({ id, name }) => ({ id, name: name ?? id }));
    const [troops, bodies, bodyOf, weaponsOf, lists] = [
      'troops',
      'bodies',
      'troop-bodies',
      'troop-weapons',
      'army-lists',
    ].map((id) => tableOf(source, id));
    this.rows = new Map(
      words('classes').map(({ id, name }) => {
        const body = String(bodyOf.cells[id]?.body ?? '');
        const row: TroopRow = {
          id,
          name: name ?? id,
          body,
          isMounted: bodies.cells[body]?.mounted === 1,
          hasMissiles: typeof weaponsOf.cells[id]?.missile === 'string',
          front: Number(bodies.cells[body]?.front ?? 0),
          points: Number(troops.cells[id]?.points ?? 0),
          crew: Number(troops.cells[id]?.crew ?? 0),
          nations: new Map(
            Object.entries(lists.cells[id] ?? {}).flatMap(([nation, how]) =>
              typeof how === 'string' ? [[nation, how as Availability] as const] : [],
            ),
          ),
        };
        return [id, row];
      }),
    );
  }

  /** Front of a figure of a row, in thousandths of an inch; 0 for troops that are none. */
  frontOf(troops: string): number {
    return this.rows.get(troops)?.front ?? 0;
  }

  /** [I.2] Whether a nation that comes by troops so may have them. */
  mayHave(how: Availability): boolean {
    return how === 'own' || how === 'allowed' || (how === 'unusual' && !this.isStrict);
  }

  /** What a nation can have, its own troops first. */
  rowsOf(nation: string): TroopRow[] {
    const may = [...this.rows.values()].filter((row) => {
      const how = row.nations.get(nation);
      return how !== undefined && this.mayHave(how);
    });
    const isOwn = (row: TroopRow): number => (row.nations.get(nation) === 'own' ? 0 : 1);
    return may.toSorted((one, other) => isOwn(one) - isOwn(other));
  }
}

function tableOf({ tables }: Source, id: string): Table {
  const table = tables.find((one) => one.id === id);
  if (table === undefined) throw new Error(`The package lacks the table "${id}".`);
  return table;
}
