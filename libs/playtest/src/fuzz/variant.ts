/** Changes over a battle that there is: counters, terrain, parameters, modules and options, as a variant has them. */
import type { GameSystem } from '@hexwright/compiler';
import { createNumbering, Grid } from '@hexwright/hex';
import type { JsonValue, LinkedPackage } from '@hexwright/model';
import { Changes } from './changes.ts';
import type { Chooser } from './chooser.ts';
import { type Course, makeCourse, NO_COURSE } from './course.ts';
import { makeRandomEffects } from './random-effects.ts';
import type { Files } from './package-data.ts';
import { drawHexsides, pathOver } from './ways.ts';
import { makeRandomRules, NO_RANDOM_RULES } from './random-rules.ts';
import { makeFate } from './strokes-of-fate.ts';
import { someHexes } from './zones.ts';

/** The files of a variant of a battle with a handful of changes. */
export function variantFiles(
  choose: Chooser,
  whim: Chooser,
  deed: Chooser,
  fate: Chooser,
  base: LinkedPackage,
  system: GameSystem,
): Files {
  const changes = new Changes();
  const { add } = changes;
  for (const spec of choose.some(system.parameters, 10)) {
    const now = base.parameters.find(({ id }) => id === spec.id)?.value;
    if (now === undefined || spec.id === 'game-turns') continue;
    const value =
      spec.type === 'choice' ? choose.one(spec.values) : choose.between(spec.minimum, Math.min(spec.maximum, 12));
    if (value !== now) add('set', `parameters/${spec.id}/value`, value);
  }
  for (const { id, values = {} } of choose.some(base.units, 10)) {
    for (const [name, now] of Object.entries(values)) {
      if (system.unitValues[name]?.type !== 'integer' || !choose.chance(50)) continue;
      const value = choose.between(0, 14);
      if (value !== now) add('set', `units/${id}/values/${name}`, value);
    }
  }
  for (const { id, cost } of choose.some(base.terrains, 25)) {
    const value = choose.chance(15) ? 'prohibited' : choose.between(0, 8);
    if (value !== cost && cost !== 'prohibited') add('set', `terrains/${id}/cost`, value);
  }
  for (const { id, cost } of choose.some(base.hexsides, 40)) {
    const value = choose.chance(25) ? 'prohibited' : choose.one([0, 1, 2, 3, 200, 254]);
    if (value !== cost) add('set', `hexsides/${id}/cost`, value);
  }
  for (const id of choose.some(base.modules, 8)) add('remove', `modules/${id}`);
  for (const { id } of choose.some(base.modifiers, 10)) add('remove', `modifiers/${id}`);
  const classes = base.vocabularies.find(({ id }) => id === 'classes')?.values.map(({ id }) => id) ?? [];
  for (const { id, class: troops, faces } of whim.some(base.units, 8)) {
    if (troops === undefined) continue;
    for (const face of whim.some(faces, 50)) {
      const value = whim.one(classes);
      if (face.class === undefined) add('add', `units/${id}/faces/${face.id}/class`, value);
    }
  }
  const words = {
    sides: base.sides.map(({ id }) => id),
    classes,
    terrains: base.terrains.map(({ id }) => id),
    hexsides: base.hexsides.map(({ id }) => id),
  };
  const randomRules = whim.chance(40) ? NO_RANDOM_RULES : makeRandomRules(whim, system, words);
  const { steps, ...randomEffects } = makeRandomEffects(deed, system, words);
  for (const { id, turn, turns } of whim.some(base.sequence, 5)) {
    if (turn === undefined && turns === undefined) add('add', `sequence/${id}/turns`, { from: whim.between(1, 3) });
  }
  for (const { id, ...step } of steps) add('add', `sequence/${id}`, step);
  changeRules(choose, base, add);
  const drawn = changeMap(choose, base, add);
  const turns = choose.between(2, 5);
  add('set', 'parameters/game-turns/value', turns);
  const strokes = makeFate(fate, system, {
    sides: words.sides,
    units: base.units.map(({ id }) => id),
    faces: [...new Set(base.units.flatMap(({ faces }) => faces.map(({ id }) => id)))],
  });
  const course = courseOver(fate, base, turns);
  for (const unit of course.late) add('remove', `setUp/${unit}`);
  if (course.conditions.length > 0 && base.victory !== null && base.victory.conditions === undefined) {
    add('add', 'victory/conditions', course.conditions);
  }
  return {
    'scenario.json': {
      id: 'generated/battle',
      title: 'A generated’s variant',
      kind: 'battle',
      extends: base.id,
      options: Object.fromEntries(choose.some(base.options, 40).map(({ id, choices }) => [id, choose.one(choices).id])),
      modules: choose.some(
        system.modules.map(({ id }) => id).filter((id) => !base.modules.includes(id)),
        4,
      ),
      arrivals: course.arrivals,
      withdrawals: course.withdrawals,
      changes: changes.under('modules', 'setUp', 'sides'),
    },
    'map.json': { ...drawn, changes: changes.under('map') },
    'units.json': { changes: changes.under('units') },
    'terrain.json': { changes: changes.under('terrains', 'hexsides', 'features') },
    'rules.json': {
      ...randomRules,
      markers: [...randomEffects.markers, ...strokes.markers],
      effects: [...randomEffects.effects, ...strokes.effects],
      tables: [...randomEffects.tables, ...strokes.tables],
      changes: changes.under('parameters', 'modifiers', 'tables', 'sequence', 'victory', 'objectives'),
    },
  };
}

/** Who comes late and who goes, in a battle that there is: of those who stand in one hex. */
function courseOver(choose: Chooser, { map, sides, units, setUp }: LinkedPackage, turns: number): Course {
  if (map === null) return NO_COURSE;
  const grid = new Grid(map.grid);
  const numbering = createNumbering(map.numbering, grid);
  const standing = setUp.flatMap(({ unit, hexes }) => {
    const side = units.find(({ id }) => id === unit)?.side;
    return side === undefined || hexes.length !== 1 || !choose.chance(20) ? [] : [{ unit, side }];
  });
  return makeCourse(choose, {
    sides: sides.map(({ id }) => id),
    standing,
    zones: map.zones.map(({ id }) => id),
    turns,
    someHexes: () => someHexes(choose, grid, numbering, 4),
  });
}

type Add = Changes['add'];

/** Cells and lines of tables, modifiers, phases, levels of victory and points. */
export function changeRules(choose: Chooser, base: LinkedPackage, add: Add): void {
  for (const { id, cells, rows, columns: lines } of base.tables) {
    if (choose.chance(2)) add('remove', `tables/${id}/rows/${choose.one(rows).id}`);
    if (choose.chance(2)) add('remove', `tables/${id}/columns/${choose.one(lines).id}`);
    const isYesOrNo = Object.values(cells).every((line) =>
      Object.values(line).every((cell) => cell === 0 || cell === 1),
    );
    for (const [row, columns] of choose.some(Object.entries(cells), 10)) {
      for (const [column, now] of choose.some(Object.entries(columns), 30)) {
        const value = typeof now === 'string' ? now : otherNumber(choose, isYesOrNo);
        if (value !== now) add('set', `tables/${id}/cells/${row}/${column}`, value);
      }
    }
  }
  for (const { id, value: now } of choose.some(base.modifiers, 10)) {
    const value = choose.between(-6, 6);
    if (value !== now) add('set', `modifiers/${id}/value`, value);
  }
  // A player-turn without a phase plays as well.
  if (choose.chance(15)) add('remove', `sequence/${choose.one(base.sequence).id}`);
  if (base.victory !== null && choose.chance(30)) {
    const above = (base.victory.levels ?? []).slice(0, -1);
    if (above.length > 0) add('remove', `victory/levels/${choose.one(above).id}`);
  }
  for (const { id, points } of choose.some(base.objectives, 30)) {
    const value = choose.between(-3, 20);
    if (value !== points) add('set', `objectives/${id}/points`, value);
  }
}

/** A number for a cell, or a dash; 1 or 0 in a table that says yes or no. */
function otherNumber(choose: Chooser, isYesOrNo: boolean): number | null {
  if (choose.chance(15)) return null;
  const value = choose.between(0, 12);
  return isYesOrNo ? value % 2 : value;
}

/** Hexes of another kind or height, and more hexsides and roads; counters that stand elsewhere. */
function changeMap(choose: Chooser, { map, terrains, hexsides, features, setUp }: LinkedPackage, add: Add): Drawn {
  if (map === null) return {};
  const grid = new Grid(map.grid);
  const numbering = createNumbering(map.numbering, grid);
  const anywhere = (): number => choose.between(0, grid.count - 1);
  for (let more = choose.between(0, 12); more > 0; more--) {
    const hex = anywhere();
    const [row, column] = [grid.rowOf(hex), grid.columnOf(hex)];
    const kind = choose.one(terrains.filter(({ cost }) => cost !== 'prohibited')).id;
    const level = choose.between(0, 5);
    if (choose.chance(50)) {
      if (kind !== map.terrainCodes[map.terrain[row][column]]) add('set', `map/terrain/${numbering.label(hex)}`, kind);
    } else if (level !== Number(map.elevation[row][column])) {
      add('set', `map/elevation/${numbering.label(hex)}`, level);
    }
  }
  const taken = new Set(setUp.flatMap(({ hexes }) => hexes));
  for (const { unit, hexes } of choose.some(setUp, 5)) {
    const hex = numbering.label(anywhere());
    if (hexes.length !== 1 || taken.has(hex)) continue;
    taken.add(hex);
    add('set', `setUp/${unit}/hexes`, [hex]);
  }
  const sorts = hexsides.filter(({ when }) => when === 'crossing').map(({ id }) => id);
  const crossed = sorts.length === 0 ? [] : drawHexsides(choose, { grid, numbering, sorts }, 6);
  const paths = choose.some(features, 50).map(({ id }, index) => ({
    id: `strange-road-${index}`,
    feature: id,
    path: pathOver(choose, grid, numbering),
  }));
  return {
    hexsides: crossed.map((one, index) => ({ id: `strange-side-${index}`, ...one })),
    features: paths,
  };
}

/** What a variant draws upon a map besides. */
type Drawn = Readonly<Record<string, JsonValue>>;
