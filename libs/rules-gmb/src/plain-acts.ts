import type { PlainAct, SeenPiece } from '@hexwright/compiler';
import type { LinkedPackage, Table } from '@hexwright/model';

/** What pieces of the Great Medieval Battles may do by their counters and tables alone. */
export function plainActs({ tables, modifiers }: LinkedPackage): readonly PlainAct[] {
  const [melee, fire] = ['melee', 'fire'].map((name) => tables.find(({ id }) => id === name));
  const near = fire && {
    ...fire,
    columns: fire.columns.filter(({ range: [from, to] = [1, 1] }) => from <= 1 && to >= 1),
  };
  // How far somebody shoots is said by the package then.
  const isNight = modifiers.some(({ applies }) => applies === 'fire.range' || applies === 'sight.range');
  const moves: PlainAct = {
    decision: 'movement',
    act: 'move',
    asked: 'first',
    may: ({ unit }) => unit.kind === 'unit' || unit.kind === 'leader',
  };
  const attacks: PlainAct = {
    decision: 'melee',
    act: 'attack',
    asked: 'always',
    may: (one) => one.unit.kind === 'unit' && valueOf(one, 'melee') === true,
    // [9.0]
    targets(one, others, ground) {
      const before = ground.before(one.piece);
      const isBefore = ({ piece, unit }: SeenPiece): boolean =>
        unit.kind === 'unit' && piece.places.some((hex) => before.includes(hex));
      return others.filter((other) => isBefore(other) && hasNumber(melee, other, one));
    },
  };
  const shoots: PlainAct = {
    decision: 'fire',
    act: 'fire',
    asked: 'never',
    // A column that matches everybody gives nobody a weapon.
    may: (one) => one.unit.kind === 'unit' && one.piece.look.marks.length === 0 && valueOf(one, 'weapon') !== undefined,
    // [8.0]
    targets: (one, others, ground) =>
      others.filter(
        (other) => other.unit.kind === 'unit' && ground.areOpen(one.piece, other.piece) && hasNumber(near, other, one),
      ),
  };
  return [moves, attacks, ...(isNight ? [] : [shoots])];
}

function valueOf({ unit: { values = {}, faces }, piece }: SeenPiece, name: string): unknown {
  const shown = faces.find(({ id }) => id === piece.face) ?? faces[0];
  return (shown.values ?? {})[name] ?? values[name];
}

/** Whether the first row and the first column of a table that match have a number. */
function hasNumber(table: Table | undefined, target: SeenPiece, attacker: SeenPiece): boolean {
  const fits = (one: SeenPiece, match: Readonly<Record<string, unknown>> = {}): boolean =>
    Object.entries(match).every(([name, wanted]) => printed(one, name) === wanted);
  const row = table?.rows.find(({ match }) => fits(target, match));
  const column = table?.columns.find(({ match }) => fits(attacker, match));
  return row !== undefined && column !== undefined && typeof table?.cells[row.id]?.[column.id] === 'number';
}

function printed(one: SeenPiece, name: string): unknown {
  const { unit, piece } = one;
  if (name === 'class') return unit.faces.find(({ id }) => id === piece.face)?.class ?? unit.class;
  return name === 'contingent' ? unit.contingent : valueOf(one, name);
}
