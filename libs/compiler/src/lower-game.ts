import type { Space } from '@hexwright/engine';
import type { LinkedMap, LinkedPackage, MapTable, Parameter } from '@hexwright/model';
import { checkRequirements } from './check-requirements.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkUnusedParameters } from './check-unused-parameters.ts';
import { checkEdges } from './check-edges.ts';
import { checkForces } from './check-forces.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkKindNames } from './check-kind-names.ts';
import { checkLevels } from './check-levels.ts';
import { checkMarkers } from './check-markers.ts';
import { checkNeeds } from './check-needs.ts';
import { replacements } from './check-replaced.ts';
import { checkRestrictions } from './check-restrictions.ts';
import { checkRolls } from './check-rolls.ts';
import {
  checkAllPlaced,
  checkGroundBeneath,
  checkReach,
  checkSetUpZones,
  checkZonesApart,
  checkStacking,
  type SetUpView,
} from './check-setup.ts';
import { checkTime, type CompiledTime } from './check-time.ts';
import { checkTurns } from './check-turns.ts';
import { checkVictory } from './check-victory.ts';
import {
  isHexMap,
  type CompiledContent,
  type CompiledGame,
  type CompiledMap,
  type CompiledSide,
  type Vocabulary,
} from './compiled-game.ts';
import type { ContentHasher } from './content-hash.ts';
import type { Finding, Stage } from './finding.ts';
import { environmentOf } from './formula-place.ts';
import { ABOUT_GAME, type GameSystem } from './game-system.ts';
import { possibleParameters, soundModules, standsInGround, tablesOrNone } from './ground-alone.ts';
import { groundFindings } from './ground-findings.ts';
import { lowerEditions, withTurnValues } from './lower-editions.ts';
import { lowerEffects, tablePlace } from './lower-effects.ts';
import { isEventTable, lowerEventTables } from './lower-event-tables.ts';
import { lowerLevels } from './lower-levels.ts';
import { lowerMarkers } from './lower-markers.ts';
import { lowerMap, type TerrainChart } from './lower-map.ts';
import { lowerArrivals, lowerWithdrawals } from './lower-arrivals.ts';
import { lowerConditions, lowerModifiers } from './lower-modifiers.ts';
import { lowerRestrictions } from './lower-restrictions.ts';
import { lowerSequence } from './lower-sequence.ts';
import { lowerSetUp } from './lower-setup.ts';
import { lowerSides } from './lower-sides.ts';
import { lowerTables } from './lower-tables.ts';
import { lowerTableSpace } from './lower-table-space.ts';
import { lowerTerrains } from './lower-terrain.ts';
import { lowerUnits } from './lower-units.ts';
import { lowerVictoryConditions } from './lower-victory-conditions.ts';
import { lowerObjectives, lowerVictory } from './lower-victory.ts';
import { lowerVocabulary } from './lower-vocabulary.ts';
import { lowerGrid } from './map-grid.ts';
import type { CompilerCache } from './memo.ts';
import { TableSpace } from './table-space.ts';

/**
 * `package`: a whole battle. `case`: a small position, where it is no fault that most of an army is missing. `ground`:
 * only what it costs to move and what can be seen, where charts and conditions of fights may be wrong.
 */
export type Purpose = 'package' | 'case' | 'ground';

/**
 * Checks a linked package against its game system and lowers it. The game is null for a base, for a package without a
 * usable map, and when anything is wrong.
 */
export function lowerGame(
  linked: LinkedPackage,
  system: GameSystem,
  purpose: Purpose,
  cache: CompilerCache,
): Stage<CompiledGame | null> {
  const findings: Finding[] = [];
  const taken = <Value>(stage: Stage<Value>): Value => {
    findings.push(...stage.findings);
    return stage.value;
  };
  findings.push(
    ...cache.stage('requirements', requirementInputs(linked, system), () => checkRequirements(linked, system)),
    ...cache.stage('unused', [linked.parameters, system, ...formulasBesidesCells(linked)], () =>
      checkUnusedParameters(linked, system),
    ),
  );
  const vocabulary = taken(lowerVocabulary(linked, system, cache));
  const { tables, modifiers, conditions, restrictions, sequence, origins } = linked;
  const [ofWords = [], charts = []] = [true, false].map((isOfWords) =>
    tables.filter((table) => isEventTable(table, system) === isOfWords),
  );
  const eventTables = taken(
    lowerEventTables(
      ofWords,
      {
        environmentOf: (table) => environmentOf(tablePlace(table, linked.effects, sequence), system, vocabulary, cache),
        staticReads: system.staticReads ?? [],
        inputs: [linked.effects, sequence, system, vocabulary],
      },
      cache,
    ),
  );
  const editions = taken(lowerEditions(linked, system, vocabulary, cache));
  const rules = {
    editions,
    tables: taken(lowerTables(charts, system, vocabulary, cache)),
    eventTables,
    markers: taken(
      cache.stage('markers', [linked.markers, system, vocabulary], () =>
        lowerMarkers(linked.markers, system, vocabulary),
      ),
    ),
    modifiers: withTurnValues(taken(lowerModifiers(modifiers, system, vocabulary, cache)), editions),
    conditions: taken(lowerConditions(conditions, system, vocabulary, cache)),
    restrictions: taken(lowerRestrictions(restrictions, system, vocabulary, cache)),
    sequence: taken(
      cache.stage('sequence', [sequence, system, vocabulary, eventTables, linked.firstSide], () =>
        lowerSequence(sequence, system, vocabulary, eventTables, linked.firstSide),
      ),
    ),
  };
  const scored = taken(lowerVictory(linked.victory, vocabulary));
  const units = taken(
    cache.stage('units', [linked.units, system, vocabulary], () => lowerUnits(linked.units, system, vocabulary, cache)),
  );
  const orientation = linked.map?.grid.orientation ?? 'pointy';
  const sides = taken(
    cache.stage('sides', [linked.sides, orientation, system], () => lowerSides(linked.sides, orientation, system)),
  );
  const parameters =
    purpose === 'ground'
      ? possibleParameters(linked, system)
      : new Map(linked.parameters.map(({ id, value }): [string, Parameter['value']] => [id, value]));
  const hexes = linked.map && taken(lowerLinkedMap(linked.map, linked, vocabulary, system, cache));
  const acting = {
    markers: rules.markers,
    tables: eventTables,
    steps: rules.sequence,
    sequence,
    units,
    map: hexes,
    isPosition: purpose === 'case',
    system,
    vocabulary,
  };
  const effects = taken(
    cache.stage('effects', [linked.effects, ...Object.values(acting)], () => lowerEffects(linked.effects, acting)),
  );
  const turns = Number(parameters.get('game-turns') ?? 0);
  if (purpose === 'package') {
    const { terrains, hexsides, features } = linked;
    findings.push(
      ...cache.stage('kind names', [terrains, hexsides, features], () => checkKindNames(linked)),
      ...cache.stage(
        'formulas',
        [...formulasBesidesCells(linked), ...countedIn(linked, cache), eventTables, turns],
        () => [
          ...checkFormulas(linked, system, turns),
          ...checkAmounts(linked, turns),
          ...checkRestrictions(linked, system, turns),
          ...checkRolls(linked, eventTables, turns),
        ],
      ),
    );
  }
  const isSound = linked.kind === 'battle' && findings.every(({ severity }) => severity !== 'error');
  const makeSpace = isSound ? system.space?.bind(system) : undefined;
  const table = linked.table && taken(lowerLinkedTable(linked.table, linked, vocabulary, system, cache));
  const own =
    linked.table === null
      ? makeSpace && cache.stage('space', [linked.parameters, system], () => makeSpace(parameters))
      : table;
  const map = own ?? hexes;
  if (!map) return { value: null, findings };
  const levels = taken(lowerLevels(linked.levels, rules.markers, map, vocabulary));
  const places = isHexMap(map) ? [map.grid, map.numbering] : [map];
  const placed = taken(
    cache.stage('setUp', [linked.setUp, ...places, units, system, vocabulary, rules.markers], () =>
      lowerSetUp(
        linked.setUp,
        {
          map: isHexMap(map) ? { grid: map.grid, numbering: map.numbering } : map,
          units,
          system,
          vocabulary,
          markers: rules.markers,
        },
        cache,
      ),
    ),
  );
  // Most changes of the units leave everybody where they are.
  const setUp = cache.settled(`setUp ${linked.id}`, placed);
  const time = taken(lowerTime(linked, { map, vocabulary, turns }, system, cache));
  findings.push(
    ...cache.stage('setUp checks', [setUp, linked.setUp, linked.arrivals, map, units, sides, system, purpose], () =>
      isHexMap(map) ? checkSetUp(sides, { map, units, setUp }, linked, system, purpose, cache) : [],
    ),
  );
  if (linked.kind === 'battle' && purpose === 'package') {
    const { modules } = linked;
    const needs = cache.stage('needs', [sides, units, vocabulary, modules, system, ...linesOf(rules.tables)], () =>
      checkNeeds({ sides, units, tables: rules.tables, vocabulary, modules }, system, cache),
    );
    findings.push(
      ...cache.stage('forces', [sides, units, setUp, time.arrivals, system], () =>
        checkForces({ sides, units, setUp, arrivals: time.arrivals }, system),
      ),
      ...besides(needs, findings),
      ...checkVictory(linked, units, system),
      ...checkTime(
        { ...time, units, setUp, sides, effects, sequence: rules.sequence },
        map,
        linked,
        system,
        vocabulary,
      ),
      ...(isHexMap(map) ? groundFindings(map, linked, vocabulary, cache) : []),
    );
  }
  const stops = purpose === 'ground' ? findings.filter(standsInGround) : findings;
  if (linked.kind === 'base' || stops.some((finding) => finding.severity === 'error')) {
    return { value: null, findings: stops };
  }
  const modules = purpose === 'ground' ? soundModules(linked.modules, system, findings) : linked.modules;
  const said: Omit<CompiledGame, 'hash'> = {
    id: linked.id,
    title: linked.title,
    system: system.id,
    turns,
    sides,
    firstSide: vocabulary.indexOf('sides', linked.firstSide),
    vocabulary,
    map,
    units,
    parameters,
    ...rules,
    tables: purpose === 'ground' ? tablesOrNone(rules.tables, modules, system) : rules.tables,
    effects,
    levels,
    victory: scored && Object.freeze({ ...scored, conditions: time.conditions }),
    modules: new Set(modules),
    objectives: isHexMap(map) ? lowerObjectives(linked.objectives, map, vocabulary) : [],
    contents: cache.stage('contents', [linked.contents], () => lowerContents(linked.contents)),
    setUp,
    arrivals: time.arrivals,
    withdrawals: time.withdrawals,
    origins,
  };
  const game = withHash(said, cache.hasher, contentOf(linked));
  if (purpose === 'package') {
    const pointsOf = system.pointsOf?.bind(system);
    if (pointsOf !== undefined) {
      const { modules } = linked;
      const inputs = [units, modules, linked.parameters, linked.tables, vocabulary, system];
      findings.push(...checkLevels(game, (side) => cache.stage(`points ${side}`, inputs, () => pointsOf(game, side))));
    }
    findings.push(
      ...checkTurns(linked, game.turns),
      ...cache.stage('idle markers', [linked.setUp, linked.levels, ...formulasBesidesCells(linked)], () =>
        checkMarkers(linked, formulasOf(linked)),
      ),
    );
  }
  return { value: Object.freeze(game), findings };
}

/** Works the hash out when somebody asks for it: to compile takes a good deal longer with it than without. */
function withHash(game: Omit<CompiledGame, 'hash'>, hasher: ContentHasher, content: unknown): CompiledGame {
  return {
    ...game,
    get hash() {
      return hasher.hash(content);
    },
  };
}

/** Everything of a package in which formulas stand. */
function formulasOf(linked: LinkedPackage): readonly unknown[] {
  return [...formulasBesideTables(linked), linked.tables];
}

/** The same without the cells of tables, in which none stand. */
function formulasBesidesCells(linked: LinkedPackage): readonly unknown[] {
  const lines = linked.tables.flatMap(({ id, case: cited, rows, columns }) => [id, cited, rows, columns]);
  return [...formulasBesideTables(linked), ...lines];
}

function formulasBesideTables(linked: LinkedPackage): readonly unknown[] {
  const { markers, modifiers, conditions, restrictions, effects, arrivals, withdrawals, victory } = linked;
  return [markers, modifiers, conditions, restrictions, effects, arrivals, withdrawals, victory];
}

/** What else decides what formulas can come to. */
function countedIn({ parameters, editions, sequence, map, units }: LinkedPackage, cache: CompilerCache): unknown[] {
  const sides = units.map(({ side }) => side);
  return [parameters, editions, sequence, map?.zones, cache.settled('sides of units', sides)];
}

/** The rows and columns of all tables: the same objects while only cells change. */
function linesOf(tables: CompiledGame['tables']): readonly unknown[] {
  return [...tables.values()].flatMap(({ id, rows, columns }) => [id, rows, columns]);
}

/** What counters lack, but for those that say something wrong: that is what has to be mended, and may be what is lacking. */
function besides(needs: readonly Finding[], findings: readonly Finding[]): readonly Finding[] {
  const wrong = new Set(findings.filter(({ severity }) => severity === 'error').map(({ at }) => counterOf(at)));
  return wrong.size === 0 ? needs : needs.filter(({ at }) => !at.startsWith('units/') || !wrong.has(counterOf(at)));
}

/** `units/archers-1` of `units/archers-1/values/armour`. */
function counterOf(at: string): string {
  return at.split('/', 2).join('/');
}

/** What decides what the package lacks or has too much of: by parts, so that a change of a counter does not ask again. */
function requirementInputs(linked: LinkedPackage, system: GameSystem): readonly unknown[] {
  const { kind, modules, parameters, vocabularies, tables, conditions, terrains } = linked;
  const { sequence, sides, firstSide, map, table } = linked;
  return [
    kind,
    modules,
    parameters,
    vocabularies,
    tables,
    conditions,
    terrains,
    sequence,
    sides,
    firstSide,
    map === null,
    table === null,
    system,
  ];
}

/** What a game asks of ground that asks nothing. */
const NO_GROUND = {};

function lowerLinkedMap(
  map: LinkedMap,
  linked: LinkedPackage,
  vocabulary: Vocabulary,
  system: GameSystem,
  cache: CompilerCache,
): Stage<CompiledMap | null> {
  const { groundValues: ground = NO_GROUND } = system;
  const grid = cache.stage('grid', [map.grid, map.numbering], () => lowerGrid(map.grid, map.numbering));
  const terrains = cache.stage('terrains', [linked.terrains, vocabulary, ground], () =>
    lowerTerrains(linked.terrains, vocabulary, ground),
  );
  const { hexsides, features } = linked;
  const findings = [...grid.findings, ...terrains.findings];
  if (!grid.value || findings.some(({ severity }) => severity === 'error')) return { value: null, findings };
  const mapGrid = grid.value;
  const chart: TerrainChart = { terrains: terrains.value, hexsides, features, ground };
  const lowered = cache.stage('map', [map, mapGrid, terrains.value, hexsides, features, vocabulary, ground], () =>
    lowerMap(map, mapGrid, chart, vocabulary),
  );
  return { value: lowered.value, findings: [...findings, ...lowered.findings] };
}

function lowerLinkedTable(
  table: MapTable,
  { terrains: written, hexsides, features }: LinkedPackage,
  vocabulary: Vocabulary,
  { groundValues: ground = NO_GROUND, tableCase }: GameSystem,
  cache: CompilerCache,
): Stage<TableSpace | null> {
  return cache.stage('table', [table, written, hexsides, features, vocabulary, ground, tableCase], () => {
    const terrains = lowerTerrains(written, vocabulary, ground);
    const kinds = { terrains: terrains.value, written, hexsides, features, ground, case: tableCase };
    const lowered = lowerTableSpace(table, kinds);
    return { value: lowered.value, findings: [...terrains.findings, ...lowered.findings] };
  });
}

/** What happens in the course of a game: who comes and goes, and what settles it. */

function lowerTime(
  { arrivals, withdrawals, victory }: LinkedPackage,
  { map, vocabulary, turns }: { readonly map: Space; readonly vocabulary: Vocabulary; readonly turns: number },
  system: GameSystem,
  cache: CompilerCache,
): Stage<CompiledTime> {
  if (arrivals.length + withdrawals.length + (victory?.conditions?.length ?? 0) === 0) {
    return { value: NOTHING_HAPPENS, findings: [] };
  }
  return cache.stage('time', [arrivals, withdrawals, victory, map, vocabulary, turns, system], () => {
    const environment = environmentOf(ABOUT_GAME, system, vocabulary, cache);
    const ground = isHexMap(map) || map instanceof TableSpace ? { map, vocabulary, environment, turns } : null;
    const coming = ground === null ? NOBODY : lowerArrivals(arrivals, ground);
    const going = ground === null ? NOBODY : lowerWithdrawals(withdrawals, ground);
    const settling = victory === null ? NOBODY : lowerVictoryConditions(victory, vocabulary, environment);
    return {
      value: { arrivals: coming.value, withdrawals: going.value, conditions: settling.value },
      findings: [...coming.findings, ...going.findings, ...settling.findings],
    };
  });
}

const NOBODY: Stage<readonly never[]> = { value: [], findings: [] };
const NOTHING_HAPPENS: CompiledTime = { arrivals: [], withdrawals: [], conditions: [] };

function checkSetUp(
  sides: readonly CompiledSide[],
  view: SetUpView,
  linked: Pick<LinkedPackage, 'setUp' | 'arrivals' | 'effects'>,
  system: GameSystem,
  purpose: Purpose,
  cache: CompilerCache,
): readonly Finding[] {
  const { map, units, setUp } = view;
  const standing = [
    ...cache.stage('stacking', [setUp, map.grid, units, system], () => checkStacking(view, system)),
    ...checkGroundBeneath(view, linked.setUp),
  ];
  if (purpose !== 'package') return standing;
  return [
    ...standing,
    ...cache.stage('edges', [sides, setUp, map.grid, units, system], () => checkEdges(sides, view, system)),
    ...cache.stage('all placed', [units, linked.setUp, linked.arrivals, linked.effects, system], () => {
      const coming = [...linked.arrivals.flatMap((one) => one.units), ...replacements(linked.effects)];
      return checkAllPlaced(units, linked.setUp, new Set(coming), system);
    }),
    ...checkSetUpZones(view),
    ...checkZonesApart(map),
    ...checkReach(view, system, cache),
  ];
}

function lowerContents(contents: LinkedPackage['contents']): readonly CompiledContent[] {
  return Object.freeze(
    contents.map(({ case: number, title, summary = '', acts }) =>
      Object.freeze({ case: number, title, summary, acts }),
    ),
  );
}

/** What makes the game the game that it is: everything but names of the package, its prose and its unused options. */
function contentOf(linked: LinkedPackage): unknown {
  const since = ADDED_SINCE.filter((list) => linked[list].length > 0);
  const table = linked.table === null ? [] : (['table'] as const);
  const content = Object.fromEntries([...CONTENT, ...table, ...since].map((part) => [part, linked[part]]));
  const inTurns = linked.editions?.map(({ from, to, changes }) => [from, to, changes.map(({ change }) => change)]);
  return inTurns === undefined ? content : { ...content, editions: inTurns };
}

const CONTENT = [
  'system',
  'sides',
  'firstSide',
  'modules',
  'setUp',
  'map',
  'units',
  'terrains',
  'hexsides',
  'features',
  'vocabularies',
  'parameters',
  'tables',
  'modifiers',
  'conditions',
  'sequence',
  'objectives',
  'victory',
] as const satisfies readonly (keyof LinkedPackage)[];

/** Lists that came into the format later. Where they are empty the game is the one that it was without them. */
const ADDED_SINCE = [
  'markers',
  'effects',
  'restrictions',
  'arrivals',
  'withdrawals',
] as const satisfies readonly (keyof LinkedPackage)[];
