/** Armies by points, as everything above the rules asks of them. */
import type { ArmyStand, GameArmies, QuickBattle } from '@hexwright/compiler';
import type { LinkedPackage, Side } from '@hexwright/model';
import { inchesText } from '@hexwright/table';
import { type ArmyList, armyOfSide, unitsOfArmy } from './army-list.ts';
import { ArmyRules } from './army-rules.ts';
import { catalogueOf } from './catalogue.ts';
import { checkArmy } from './check-army.ts';
import { deploy, type Field } from './deploy.ts';
import { costsOf, pointsOf } from './points.ts';
import { randomArmy } from './random-army.ts';

const INCH = 1000;
const SIDES = [
  { id: 'north', color: '#1f5fa8', edge: 'north' },
  { id: 'south', color: '#b3261e', edge: 'south' },
] as const;

/** Both armies of a nation fight each other under two ids. */
function named(list: ArmyList, side: string): ArmyList {
  const own = <Item extends { readonly id: string }>(item: Item): Item => ({ ...item, id: `${side}-${item.id}` });
  return { ...list, commanders: list.commanders.map(own), units: list.units.map(own) };
}

/** The table of a package; a bare one where it has none of its own. */
function sizeOf({ parameters, table }: LinkedPackage): Omit<Field, 'edge'> {
  const inches = (parameter: string): number =>
    Number(parameters.find((one) => one.id === parameter)?.value ?? 0) * INCH;
  return table === null
    ? { width: inches('table-width'), depth: inches('table-depth') }
    : { width: table.width * INCH, depth: table.depth * INCH };
}

/** The long edge that an army has behind it: the one next to its deployment, else the north for the first side. */
function edgeOf({ table, sides }: LinkedPackage, side: string): Field['edge'] {
  const rows = table?.deployments?.find((one) => one.side === side)?.area.map(([, y]) => y) ?? [];
  if (table === null || rows.length === 0) return sides[0]?.id === side ? 'north' : 'south';
  return Math.min(...rows) + Math.max(...rows) <= table.depth ? 'north' : 'south';
}

function inLine(list: ArmyList, rules: ArmyRules, field: Field): ArmyStand[] {
  return deploy(list, rules, field).map(({ unit, x, y, facing }) => ({
    unit,
    hexes: [`${inchesText(x)},${inchesText(y)}`],
    facing,
  }));
}

function sideOf({ sides }: LinkedPackage, id: string): Side {
  const side = sides.find((one) => one.id === id);
  if (side === undefined) throw new RangeError(`There is no side "${id}".`);
  return side;
}

function quickBattle(linked: LinkedPackage, { id, nations, points, seed }: QuickBattle): ReadonlyMap<string, string> {
  const rules = new ArmyRules(linked);
  const armies = SIDES.map((side, at) => named(randomArmy(rules, nations[at], points, seed + at), side.id));
  const size = sizeOf(linked);
  const deep = '../'.repeat(id.split('/').length + 1);
  const schema = (file: string): { readonly $schema: string; readonly format: 1 } => ({
    $schema: `${deep}schemas/${file}.schema.json`,
    format: 1,
  });
  const provenance = {
    kind: 'reconstructed',
    reason: `Random armies, seed ${seed}: no battle that was fought.`,
  } as const;
  const title = `${armies[0].name} against ${armies[1].name}, ${points} points`;
  const scenario = {
    ...schema('scenario'),
    id,
    title,
    kind: 'battle',
    extends: linked.id,
    summary: `Two random armies of ${points} points each on an open table.`,
    sides: SIDES.map((side, at) => ({
      id: side.id,
      name: armies[at].name,
      color: side.color,
      nation: armies[at].nation,
      points,
      case: 'I.1',
    })),
    firstSide: SIDES[0].id,
    setUp: SIDES.flatMap(({ edge }, at) => inLine(armies[at], rules, { ...size, edge })),
    provenance,
  };
  const units = {
    ...schema('units'),
    units: SIDES.flatMap(({ id: side }, at) => unitsOfArmy(armies[at], side)),
    provenance,
  };
  const [plus, minus] = SIDES.map((side) => side.id);
  const rulesFile = {
    ...schema('rules'),
    victory: {
      case: 'C.11',
      score: { plus, minus },
      levels: [
        { id: plus, name: `${armies[0].name} wins`, min: 1, winner: plus },
        { id: 'draw', name: 'Draw', min: 0 },
        { id: minus, name: `${armies[1].name} wins`, winner: minus },
      ],
    },
  };
  return new Map([
    ['scenario.json', `${JSON.stringify(scenario, null, 2)}\n`],
    ['units.json', `${JSON.stringify(units, null, 2)}\n`],
    ['rules.json', `${JSON.stringify(rulesFile, null, 2)}\n`],
  ]);
}

export const armies: GameArmies = {
  review(linked) {
    const rules = new ArmyRules(linked);
    return linked.sides.map((side) => {
      const list = armyOfSide(side, linked.units);
      return {
        side: side.id,
        name: list.name,
        nation: list.nation,
        points: pointsOf(list, rules),
        limit: list.limit,
        costs: costsOf(list, rules),
        faults: checkArmy(list, rules),
      };
    });
  },
  nations: (linked) => new ArmyRules(linked).nations.map(({ id }) => id),
  catalogue: (linked) => catalogueOf(linked, new ArmyRules(linked)),
  randomArmy(linked, { side, nation, points, seed }) {
    const list = randomArmy(new ArmyRules(linked), nation, points, seed);
    return unitsOfArmy(named(list, side), side);
  },
  lineUp(linked, side) {
    const list = armyOfSide(sideOf(linked, side), linked.units);
    return inLine(list, new ArmyRules(linked), { ...sizeOf(linked), edge: edgeOf(linked, side) });
  },
  quickBattle,
};
