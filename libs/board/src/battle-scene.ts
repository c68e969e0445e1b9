import { createNumbering, facingFromName, Grid, leftHalf, type GridSpec, type NumberingSpec } from '@hexwright/hex';
import type { BoardScene, Counter, CounterMark, GroundStyle } from './scene/scene.ts';

interface Battle {
  readonly map: {
    readonly grid: GridSpec;
    readonly numbering: NumberingSpec;
    readonly terrainCodes: Record<string, string>;
    readonly terrain: string[];
    readonly elevation: string[];
    readonly features: { id: string; path: string[] }[];
    readonly labels: { id: string; text: string; hex: string }[];
    readonly zones: { id: string; name: string; side: string; hexes: string[] }[];
  };
  readonly units: { units: Unit[] };
  readonly scenario: {
    readonly sides: { id: string; color: string }[];
    readonly setUp: { unit: string; hexes: string[]; facing?: string; face: string; markers?: string[] }[];
  };
  readonly terrains: GroundStyle[];
}

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly contingent: string;
  readonly kind: string;
  readonly class?: string;
  readonly traits?: string[];
  readonly values: Record<string, string | number>;
  readonly faces: { id: string; values?: Record<string, string | boolean> }[];
}

const CONTINGENT_COLORS: Record<string, string> = {
  ottoman: '#d08a7c',
  serbian: '#d9b25f',
  tartar: '#9fb9cf',
  mongol: '#a9bf92',
  indian: '#c9a8c4',
};

/** Fetches a real battle from the repository, for tests that look at what is drawn. */
export async function battleScene(): Promise<BoardScene> {
  const get = async (file: string): Promise<unknown> => (await fetch(`/scenarios/gmb/${file}`)).json();
  const [map, units, scenario, base, own] = await Promise.all(
    [
      'tamburlaine/map.json',
      'tamburlaine/units.json',
      'tamburlaine/scenario.json',
      'standard/terrain.json',
      'tamburlaine/terrain.json',
    ].map(get),
  );
  const terrains = [base, own].flatMap((file) => (file as { terrains: GroundStyle[] }).terrains);
  return sceneOf({ map, units, scenario, terrains } as Battle);
}

function sceneOf({ map, units, scenario, terrains }: Battle): BoardScene {
  const grid = new Grid(map.grid);
  const numbering = createNumbering(map.numbering, grid);
  const sideColor = (id: string): string => scenario.sides.find((side) => side.id === id)?.color ?? '#888888';
  const ground = Uint16Array.from(Array.from(map.terrain.join('')), (code) =>
    terrains.findIndex(({ id }) => id === map.terrainCodes[code]),
  );
  return {
    grid: map.grid,
    label: (hex) => numbering.label(hex),
    grounds: terrains,
    ground,
    elevation: Int8Array.from(Array.from(map.elevation.join('')), Number),
    sideStyles: [
      { id: 'ridge', name: 'Ridge', color: '#6b4a2b', drawing: 'ridge' },
      { id: 'wall', name: 'Wall', color: '#7a7a7a', drawing: 'wall' },
      { id: 'brook', name: 'Brook', color: '#5f93b5', drawing: 'stream' },
      { id: 'hedge', name: 'Hedge', color: '#5f7f47', drawing: 'hedge' },
    ],
    sides: [],
    pathStyles: [
      { id: 'road', name: 'Road', color: '#8a6a3f', drawing: 'road' },
      { id: 'track', name: 'Track', color: '#8a6a3f', drawing: 'track' },
      { id: 'stream', name: 'Stream', color: '#5f93b5', drawing: 'stream' },
    ],
    paths: map.features.map(({ id, path }) => ({ id, style: 0, hexes: path.map((hex) => numbering.hexOf(hex)) })),
    labels: map.labels.map(({ id, text, hex }) => ({ id, text, hex: numbering.hexOf(hex) })),
    zones: map.zones.map(({ id, name, side, hexes }) => ({
      id,
      name,
      color: sideColor(side),
      hexes: hexes.map((hex) => numbering.hexOf(hex)),
    })),
    counters: scenario.setUp.flatMap((place): Counter[] => {
      const unit = units.units.find(({ id }) => id === place.unit);
      if (unit === undefined) return [];
      const [a, b] = place.hexes.map((hex) => numbering.hexOf(hex));
      const k = b === undefined ? null : facingFromName(grid.orientation, place.facing ?? 'N');
      const { armour = '', movement = '', morale = '' } = unit.values;
      const letter = String(armour).charAt(0).toUpperCase();
      const marks: CounterMark[] = (place.markers ?? []).map((name) => ({
        drawing: 'pennant',
        text: name.charAt(0).toUpperCase(),
        tone: 'neutral',
        name,
      }));
      return [
        {
          id: unit.id,
          hex: k === null ? a : leftHalf(grid, a, b, k),
          across: k,
          facing: null,
          name: unit.name,
          values: [letter, movement, morale].filter((value) => value !== '').join('-'),
          symbol: symbolOf(unit, place.face),
          color: CONTINGENT_COLORS[unit.contingent] ?? '#cccccc',
          stripe: sideColor(unit.side),
          mode: unit.kind === 'unit' && unit.faces.length > 1 ? place.face.toUpperCase() : '',
          marks,
          art: null,
        },
      ];
    }),
  };
}

function symbolOf(unit: Unit, face: string): string {
  if (unit.kind === 'leader') return 'leader';
  if (unit.kind === 'wagon') return face === 'lager' ? 'wagon-ring' : 'wagon';
  if (unit.class === 'elephants') return 'elephant';
  if (unit.id === 'naphtha') return 'fire';
  const weapon = String(unit.faces.find(({ id }) => id === face)?.values?.['weapon'] ?? '');
  if (unit.class === 'cavalry') return weapon === '' ? 'cavalry-lance' : 'cavalry-bow';
  return weapon === '' ? 'infantry' : weapon.includes('crossbow') ? 'crossbow' : 'bow';
}
