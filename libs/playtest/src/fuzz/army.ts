/** Armies that nobody has raised: counters with any values, faces and classes or none, and where they stand. */
import type { GameSystem } from '@hexwright/compiler';
import { directionName, facingName } from '@hexwright/hex';
import type { JsonValue, LinkedPackage } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import type { Field } from './field.ts';
import type { Item } from './package-data.ts';
import type { Stand } from './zones.ts';

export interface Army {
  readonly units: readonly Item[];
  readonly setUp: readonly Placed[];
  /** Whose pieces stand where. */
  readonly stands: readonly Stand[];
}

/** Where a counter stands at the beginning. */
type Placed = JsonValue & { readonly unit: string; readonly hexes: readonly string[] };

/** What an army is raised for: the words of the package come from one that there is. */
export interface ArmyTask {
  readonly system: GameSystem;
  /** Its counters are patterns. */
  readonly model: LinkedPackage;
  /** The words of the package: its vocabularies. */
  readonly words: LinkedPackage['vocabularies'];
  readonly sides: readonly string[];
  readonly field: Field;
  /** How often something that a counter needs is left out, in a hundred. */
  readonly gaps: number;
  /** How often a face has a class of its own, in a hundred. */
  readonly faceClasses: number;
}

/** Counters of all sides, and where they stand: the sides on opposite halves of the map. */
export function makeArmies(choose: Chooser, whim: Chooser, task: ArmyTask): Army {
  const units: Item[] = [];
  const setUp: Placed[] = [];
  const stands: Stand[] = [];
  const taken = new Set<number>();
  const lengthwise = choose.chance(50);
  const swapped = choose.chance(50);
  task.sides.forEach((side, index) => {
    const size = choose.between(2, 7);
    for (let number = 0; number < size; number++) {
      const id = `${side}-${number}`;
      const unit = makeUnit(choose, whim, task, id, side, number);
      units.push(unit.json);
      const placed = place(choose, task, unit, (index === 0) !== swapped, lengthwise, taken);
      if (placed === null) continue;
      setUp.push(placed);
      stands.push({ unit: id, side, hexes: placed.hexes });
    }
  });
  return { units, setUp, stands };
}

interface Made {
  readonly id: string;
  readonly kind: string;
  readonly isDouble: boolean;
  readonly faces: readonly string[];
  readonly json: Item;
}

function makeUnit(choose: Chooser, whim: Chooser, task: ArmyTask, id: string, side: string, number: number): Made {
  const { system, model, gaps } = task;
  const words = (name: string): readonly string[] =>
    task.words.find((one) => one.id === name)?.values.map((value) => value.id) ?? [];
  const known = (name: string, word: string | undefined): boolean => word !== undefined && words(name).includes(word);
  const kind = number < 2 || choose.chance(75) ? system.kinds[0] : choose.one(system.kinds);
  // What a counter of another battle of this kind has is what this one may have.
  const patterns = model.units.filter((unit) => unit.kind === kind);
  const pattern = patterns.length === 0 ? undefined : choose.one(patterns);
  const isDouble = (pattern?.size === 'double' || choose.chance(gaps)) && !choose.chance(10);
  const value = (name: string, like: JsonValue): JsonValue => {
    const type = system.unitValues[name];
    if (
      !choose.chance(gaps === 0 ? 10 : 30) &&
      (type.type !== 'vocabulary' || (typeof like === 'string' && known(type.vocabulary, like)))
    )
      return like;
    if (type.type === 'flag') return choose.chance(70);
    if (type.type === 'integer')
      return gaps > 0 && choose.chance(4) ? choose.one([-3, 0, 40, 60, 200]) : choose.between(4, 14);
    const list = words(type.vocabulary);
    return list.length === 0 ? like : choose.one(list);
  };
  const values = (like: Readonly<Record<string, JsonValue>> = {}): Record<string, JsonValue> =>
    Object.fromEntries(
      Object.entries(like).flatMap(([name, one]) => (choose.chance(gaps) ? [] : [[name, value(name, one)]])),
    );
  const contingents = words('contingents');
  const classes = words('classes');
  const faces = (pattern?.faces ?? [{ id: 'front' }]).map((face) => ({
    id: face.id,
    values: values(face.values),
    ...(pattern?.class !== undefined && whim.chance(task.faceClasses) ? { class: whim.one(classes) } : {}),
  }));
  const cls =
    pattern?.class === undefined || choose.chance(gaps === 0 ? 5 : 20)
      ? choose.one(gaps === 0 ? classes : [...classes, undefined])
      : pattern.class;
  return {
    id,
    kind,
    isDouble,
    faces: faces.map((face) => face.id),
    json: {
      id,
      name: `Piece ${id}`,
      side,
      ...(contingents.length > 0 && !choose.chance(gaps === 0 ? 2 : 10)
        ? {
            contingent:
              known('contingents', pattern?.contingent) && choose.chance(gaps === 0 ? 95 : 70)
                ? pattern?.contingent
                : choose.one(contingents),
          }
        : {}),
      kind,
      ...(pattern?.class === undefined || cls === undefined || choose.chance(gaps) ? {} : { class: cls }),
      size: isDouble ? 'double' : 'single',
      values: values(pattern?.values),
      traits: choose.chance(70)
        ? (pattern?.traits ?? []).filter((trait) => known('traits', trait))
        : choose.some(words('traits'), 20),
      faces,
    },
  };
}

/** Where a piece stands: somewhere in its half, two hexes for a piece over two; null where it found no room. */
function place(
  choose: Chooser,
  { field, system, gaps }: ArmyTask,
  { id, kind, isDouble, faces }: Made,
  isFirst: boolean,
  lengthwise: boolean,
  taken: Set<number>,
): Placed | null {
  const { grid, numbering, isOpen } = field;
  const plainMarkers = system.markers.filter((marker) => system.unitMarkers?.includes(marker) !== true);
  const isExclusive = system.exclusiveKinds?.includes(kind) ?? false;
  const isFree = (hex: number): boolean => hex >= 0 && isOpen[hex] && !taken.has(hex);
  const inHalf = (hex: number): boolean =>
    lengthwise ? grid.columnOf(hex) * 2 < grid.columns === isFirst : grid.rowOf(hex) * 2 < grid.rows === isFirst;
  for (let attempt = 0; attempt < 30; attempt++) {
    const hex = choose.between(0, grid.count - 1);
    const direction = choose.between(0, 5);
    const right = isDouble ? grid.neighbour[hex * 6 + direction] : hex;
    if (!inHalf(hex) || right < 0 || (isExclusive && !(isFree(hex) && isFree(right)))) continue;
    taken.add(hex).add(right);
    const facing = isDouble
      ? facingName(grid.orientation, direction)
      : system.facingKinds?.includes(kind) === true
        ? directionName(grid.orientation, direction)
        : undefined;
    return {
      unit: id,
      hexes: isDouble ? [numbering.label(hex), numbering.label(right)] : [numbering.label(hex)],
      ...(facing === undefined ? {} : { facing }),
      ...(choose.chance(40) ? { face: choose.one(faces) } : {}),
      ...(gaps > 0 && choose.chance(8) ? { markers: [choose.one(plainMarkers)] } : {}),
    };
  }
  return null;
}
