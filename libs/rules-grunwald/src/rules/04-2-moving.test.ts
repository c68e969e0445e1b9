import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece, type Scene } from '../test-position.ts';

/** One unit with a leader of its own, who keeps it in command [20.2], in the Polish-Lithuanian movement phase. */
function ride(copy: string, leader: string, more: Record<string, unknown> = {}, others: readonly Piece[] = []): Scene {
  return scene({
    phase: 'polish-lithuanian-movement',
    units: [unit('A', copy, 'A7 B9', 'N'), marker('leader', leader, 'A7 B9'), ...others],
    ...more,
  });
}

const light = (more?: Record<string, unknown>, others?: readonly Piece[]): Scene =>
  ride('lithuanian-horse-1', 'moniwid', more, others);
const heavy = (more?: Record<string, unknown>, others?: readonly Piece[]): Scene =>
  ride('polish-horse-1', 'zyndram', more, others);
const foot = (more?: Record<string, unknown>, others?: readonly Piece[]): Scene =>
  ride('polish-foot-1', 'zyndram', more, others);
const move = (...steps: readonly unknown[]): { do: string; unit: string; steps: readonly unknown[] } => ({
  do: 'move',
  unit: 'A',
  steps,
});
const terrain = (hexes: Record<string, string>, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  map: { columns: 14, rows: 14, terrain: hexes, ...more },
});

describe('movement by facing', () => {
  it('rides the ten points of the example of 4.23', () => {
    const ten = light();
    ten.do(move('N', { turn: 'NE' }, 'NE', 'NE', { turn: 'SE' }, { turn: 'S' }));
    expect(ten.event('moved').at(-1)).toMatchObject({ spent: 9, facing: 'S' });
    ten.battle.undo();
    expect(ten.battle.decision?.id).toBe('moving');
    ten.do({ do: 'step', unit: 'A', step: 'S' });
    expect([ten.hex('A'), ten.event('moved').at(-1)?.spent, ten.battle.decision?.id]).toEqual([
      'A9 B9',
      10,
      'movement',
    ]);
  });

  it('goes only through the side that it faces [4.22]', () => {
    expect(light().refused(move('NE'))).toEqual(['4.22']);
  });

  it('pays for turns by class, whatever the ground [4.23], [4.55]', () => {
    for (const [ridden, cost] of [
      [heavy(terrain({ 'A7 B9': 'woods' })), 3],
      [light(terrain({ 'A7 B9': 'woods' })), 2],
      [foot(terrain({ 'A7 B9': 'woods' })), 1],
    ] as const) {
      ridden.do({ do: 'begin-move', unit: 'A' });
      ridden.do({ do: 'step', unit: 'A', step: { turn: 'NW' } });
      expect(ridden.event('moved').at(-1)).toMatchObject({ spent: cost, facing: 'NW' });
    }
  });

  it('spends no more than its allowance [4.32]', () => {
    expect(foot().refused(move('N', 'N', 'N', 'N', 'N', 'N'))).toEqual(['4.32']);
    expect(heavy().refused(move({ turn: 'S' }))).toEqual(['4.32']);
    expect(
      foot(terrain({ 'A7 B10': 'marsh', 'A7 B11': 'marsh', 'A7 B12': 'marsh' })).refused(move('N', 'N', 'N')),
    ).toEqual(['4.32']);
  });

  it('moves each piece once [4.37]', () => {
    const ridden = light();
    ridden.do(move('N'));
    expect(ridden.refused(move('N'))).toEqual(['4.37']);
  });
});

describe('terrain', () => {
  it('costs horse and foot what the chart says [4.51], [20.1]', () => {
    const ground = terrain({ 'A7 B10': 'scrub', 'A7 B11': 'village', 'A7 B12': 'camp', 'A7 B13': 'woods' });
    const horse = light(ground);
    horse.do(move('N', 'N', 'N', 'N'));
    expect(horse.event('moved').map(({ spent }) => spent)).toEqual([2, 4, 6, 8]);
    const marched = foot(ground);
    marched.do(move('N', 'N', 'N', 'N'));
    expect(marched.event('moved').map(({ spent }) => spent)).toEqual([1, 2, 3, 4]);
  });

  it('adds one for a stream, none at a ford [4.52], [4.53]', () => {
    const hexsides = [
      { feature: 'stream', between: ['A7 B9', 'A7 B10'] },
      { feature: 'ford', between: ['A7 B10', 'A7 B11'] },
    ];
    const crossing = light(terrain({ 'A7 B10': 'woods' }, { hexsides }));
    crossing.do(move('N', 'N'));
    expect(crossing.event('moved').map(({ spent }) => spent)).toEqual([3, 4]);
  });

  it('adds nothing where a ford lies on the stream itself [4.53]', () => {
    const between = ['A7 B9', 'A7 B10'];
    const hexsides = ['stream', 'ford'].map((feature) => ({ feature, between }));
    const forded = light(terrain({}, { hexsides }));
    forded.do(move('N'));
    expect(forded.event('moved').map(({ spent }) => spent)).toEqual([1]);
  });

  it('closes lakes and hexsides of lake [4.54]', () => {
    const hexsides = [{ feature: 'lake-side', between: ['A7 B9', 'A7 B10'] }];
    expect(light(terrain({}, { hexsides })).refused(move('N'))).toEqual(['4.54']);
    expect(light(terrain({ 'A7 B10': 'lake' })).refused(move('N'))).toEqual(['4.54']);
    expect(light(terrain({}, { features: { 'A7 B10': ['partial-lake'] } })).refused(move('N'))).toEqual([]);
  });

  it('costs heavy horse in a marsh two dice [4.56]', () => {
    const marsh = terrain({ 'A7 B10': 'marsh' });
    const passes = heavy({ ...marsh, dice: [5] });
    passes.do(move('N'));
    expect([passes.hex('A'), passes.battle.dice.used]).toEqual(['A7 B10', 1]);
    const lucky = heavy({ ...marsh, dice: [6, 3] });
    lucky.do(move('N'));
    expect([lucky.hex('A'), lucky.battle.dice.used]).toEqual(['A7 B10', 2]);
    const lost = heavy({ ...marsh, dice: [6, 4] });
    lost.do(move('N'));
    expect([lost.piece('A').eliminated, lost.battle.victoryPoints.of(0)]).toEqual([true, 4]);
    const others = light({ ...marsh, dice: [] });
    others.do(move('N'));
    expect(others.hex('A')).toBe('A7 B10');
  });
});

describe('hexes that are taken', () => {
  it('bars friends and enemies [4.31], [5.0]', () => {
    expect(light({}, [unit('B', 'polish-foot-1', 'A7 B10', 'N')]).refused(move('N'))).toEqual(['4.31']);
    expect(light({}, [unit('B', 'gun-1', 'A7 B10', 'N')]).refused(move('N'))).toEqual(['4.31']);
  });

  it('lets leaders stand with units, and many with one [5.0], [15.11]', () => {
    const stacked = light({}, [marker('second', 'semen', 'A7 B10'), unit('B', 'tartar-horse-1', 'A8 B9', 'N')]);
    stacked.do({ do: 'move', unit: 'second', steps: [{ to: 'A8 B9' }, { to: 'A7 B9' }] });
    expect(stacked.hex('second')).toBe('A7 B9');
  });

  it('is left only in combat [10.11]', () => {
    const edge = scene({
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'tartar-horse-1', 'A7 B18', 'N'), marker('leader', 'witold', 'A7 B18')],
    });
    expect(edge.refused(move('N'))).toEqual(['10.11']);
  });
});

describe('the step to the rear', () => {
  it('takes everything and keeps the facing [4.41]', () => {
    const back = heavy();
    back.do(move('rear'));
    expect([back.hex('A'), back.piece('A').facing, back.event('moved').at(-1)?.spent]).toEqual(['A7 B8', 'N', 8]);
    expect(heavy().refused(move('N', 'rear'))).toEqual(['4.41']);
    expect(heavy(terrain({ 'A7 B8': 'woods' })).refused(move('rear'))).toEqual([]);
  });

  it('never leads into an attack zone, though into a zone of control [4.42]', () => {
    const aiming = unit('K', 'teutonic-horse-1', 'A7 B7', 'N');
    expect(heavy({}, [aiming]).refused(move('rear'))).toEqual(['4.42']);
    expect(heavy({}, [{ ...aiming, facing: 'S' }]).refused(move('rear'))).toEqual([]);
  });
});

describe('a long line of command', () => {
  it('takes points, and all turns but one [15.33], [20.2]', () => {
    const far = scene({
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'tartar-horse-1', 'A7 B8', 'N'), marker('leader', 'witold', 'A7 B13')],
    });
    expect(far.refused(move({ turn: 'NE' }, { turn: 'SE' }))).toEqual(['20.2']);
    expect(far.refused(move({ turn: 'NE' }, 'NE', 'NE'))).toEqual([]);
    far.do({ do: 'begin-move', unit: 'A' });
    expect(far.battle.band.of(far.unit('A'))).toBe(1);
    const none = scene({ phase: 'polish-lithuanian-movement', units: [unit('A', 'polish-foot-1', 'A7 B9', 'N')] });
    expect(none.refused(move('N', 'N', 'N', 'N'))).toEqual(['4.32']);
  });
});
