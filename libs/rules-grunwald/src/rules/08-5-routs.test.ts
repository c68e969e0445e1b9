import { describe, expect, it } from 'vitest';
import { invariantViolations } from '../consistency.ts';
import { marker, scene, unit, type Piece } from '../test-position.ts';
import { routed } from '../test-routs.ts';

const rout = (who: string, ...steps: readonly string[]): { do: string; unit: string; steps: readonly string[] } => ({
  do: 'rout',
  unit: who,
  steps,
});
const B = unit('B', 'polish-horse-2', 'A7 B11', 'N');
const C = unit('C', 'polish-horse-3', 'A7 B10', 'N');

describe('routs', () => {
  it('end three hexes away, each step farther than the last [8.53]', () => {
    const away = routed();
    expect(away.refused(rout('A', 'NE'))).toEqual(['8.54']);
    away.do({ do: 'step', unit: 'A', step: 'SE' });
    expect(away.refused({ do: 'step', unit: 'A', step: 'N' })).toEqual(['8.53']);
    expect(away.refused({ do: 'step', unit: 'A', step: 'SW' })).toEqual(['8.53']);
    away.do({ do: 'step', unit: 'A', step: 'S' });
    away.do({ do: 'step', unit: 'A', step: 'S' });
    expect([away.hex('A'), away.piece('A').facing, away.battle.decision?.id]).toEqual(['A8 B9', null, 'advancing']);
  });

  it('are refused beyond their end for what ended them: the distance, or a pit [8.53], [14.21]', () => {
    expect(routed().refused(rout('A', 'S', 'S', 'S', 'S'))).toEqual(['8.53']);
    const pit: Piece = { id: 'pit', copy: 'wolf-pit-1', hexes: ['A7 B10'], face: 'real' };
    const fallen = routed([pit], [3], {
      map: { columns: 14, rows: 14, zones: { 'wolf-pits': ['A7 B10'] } },
    });
    expect(fallen.refused(rout('A', 'S', 'S', 'S'))).toEqual(['14.21']);
    fallen.do(rout('A', 'S', 'S'));
    expect([fallen.hex('A'), fallen.battle.decision?.id]).toEqual(['A7 B10', 'advancing']);
  });

  it('sweep friends along, first in first out: the example of A, B and C [8.56], [8.57]', () => {
    // 4: B is swept along; 1: C stands; A rests in x. Then B through C, 5: C is swept along. C passes A, who is left alone.
    const spread = routed([B, C], [4, 1, 5]);
    spread.do(rout('A', 'S', 'S', 'S'));
    expect([spread.hex('A'), spread.battle.decision?.id]).toEqual(['A7 B9', 'routing']);
    spread.do(rout('B', 'S', 'SW', 'S'));
    expect(spread.hex('B')).toBe('A6 B9');
    spread.do(rout('C', 'S', 'S', 'S'));
    expect(spread.hex('C')).toBe('A7 B7');
    expect(spread.event('rout-through')).toMatchObject([
      { unit: 'B', router: 'A', die: 4, disordered: true },
      { unit: 'C', router: 'A', die: 1, disordered: false },
      { unit: 'C', router: 'B', die: 5, disordered: true },
    ]);
    expect(invariantViolations(spread.battle)).toEqual([]);
  });

  it('run on past a friend never back within three hexes, or by an option any way [8.57], (R10)', () => {
    const past = [unit('F', 'polish-horse-2', 'A7 B9', 'N')];
    const [sideways, back] = ['NE', 'N'].map((step) => ({ do: 'step', unit: 'A', step }));
    const outward = routed(past, [1]);
    outward.do(rout('A', 'S', 'S', 'S'));
    expect([outward.battle.decision?.id, outward.refused(back)]).toEqual(['routing', ['8.53']]);
    outward.do(sideways);
    expect(outward.hex('A')).toBe('A8 B9');
    const anyWay = routed(past, [1], { options: { 'rout-run-on': 'any-way' } });
    anyWay.do(rout('A', 'S', 'S', 'S', 'N'));
    // Its one hex more has brought it to a free one [8.57].
    expect([anyWay.hex('A'), anyWay.battle.decision?.id]).toEqual(['A7 B10', 'advancing']);
  });

  it('run on no farther than they must: each step comes nearer to a free hex, or farther away [8.57]', () => {
    // Two friends in a row, side by side at three hexes: a rout may not go to and fro between them.
    const past = [
      unit('F', 'polish-horse-2', 'A7 B9', 'N'),
      unit('G', 'polish-horse-3', 'A8 B9', 'N'),
      unit('H', 'polish-horse-4', 'A7 B8', 'N'),
    ];
    const on = routed(past, [1, 1, 1]);
    on.do(rout('A', 'S', 'S', 'S'));
    expect(on.refused({ do: 'step', unit: 'A', step: 'NE' })).toEqual(['8.57']);
    on.do({ do: 'step', unit: 'A', step: 'S' });
    expect(on.refused({ do: 'step', unit: 'A', step: 'N' })).toEqual(['8.57']);
    on.do({ do: 'step', unit: 'A', step: 'S' });
    expect(on.hex('A')).toBe('A7 B7');
  });

  it('by an option the unit swept along last routs first (R19)', () => {
    const last = routed([B, C], [4, 4], { options: { 'trample-order': 'last-in' } });
    last.do(rout('A', 'S', 'S', 'S'));
    expect(last.battle.frames.local(0)).toBe(last.unit('C'));
  });

  it('do not end with a friend: they run on [8.57]', () => {
    const on = routed([unit('D', 'polish-horse-4', 'A7 B9', 'N')], [1]);
    on.do({ do: 'step', unit: 'A', step: 'S' });
    on.do({ do: 'step', unit: 'A', step: 'S' });
    on.do({ do: 'step', unit: 'A', step: 'S' });
    expect(on.battle.decision?.id).toBe('routing');
    on.do({ do: 'step', unit: 'A', step: 'SE' });
    expect([on.hex('A'), on.hex('D')]).toEqual(['A8 B8', 'A7 B9']);
  });

  it('may not enter enemy zones, but for the hex of a friend in order [8.54], [6.15]', () => {
    const zone = unit('P', 'crusader-horse-2', 'A8 B11', 'N');
    expect(routed([zone]).refused(rout('A', 'S', 'S', 'S'))).toEqual(['8.54']);
    const through = routed([zone, B, C, unit('D', 'polish-horse-4', 'A6 B11', 'N')], [1, 1]);
    // Through B, whose hex is negated, and C behind it, out of the zone.
    expect(through.refused({ do: 'step', unit: 'A', step: 'S' })).toEqual([]);
    const shaken = routed([zone, { ...B, disordered: true }], []);
    expect(shaken.refused({ do: 'step', unit: 'A', step: 'S' })).toEqual(['8.54']);
  });

  it('eliminate who has no way [8.54]', () => {
    const caught = routed([
      unit('P', 'crusader-horse-2', 'A7 B10', 'N'),
      unit('Q', 'crusader-horse-3', 'A9 B10', 'N'),
      unit('R', 'crusader-horse-4', 'A5 B12', 'N'),
    ]);
    expect(caught.event('rout-impossible')).toMatchObject([{ unit: 'A' }]);
    expect([caught.piece('A').eliminated, caught.battle.victoryPoints.of(0)]).toEqual([true, 4]);
  });

  it('are checked in a marsh, and end in a pit that disorders [8.54], [14.21]', () => {
    const marsh = routed([], [6, 5], { map: { columns: 14, rows: 14, terrain: { 'A7 B11': 'marsh' } } });
    marsh.do({ do: 'step', unit: 'A', step: 'S' });
    expect(marsh.piece('A').eliminated).toBe(true);
    const pit = routed([marker('pit', 'wolf-pit-1', 'A7 B11', { face: 'real' })], [3]);
    pit.do({ do: 'step', unit: 'A', step: 'S' });
    expect([pit.hex('A'), pit.battle.decision?.id]).toEqual(['A7 B11', 'advancing']);
  });

  it('kill guns that they sweep along [12.34]', () => {
    const fought = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', 'crusader-horse-1', 'A7 B12', 'S', { disordered: true }),
        unit('P', 'polish-horse-1', 'A7 B11', 'N'),
        unit('G', 'gun-1', 'A7 B13', 'S'),
        marker('own', 'zyndram', 'A6 B9'),
      ],
      dice: [4],
    });
    fought.do({ do: 'attack', target: 'A' });
    fought.do({ do: 'step', unit: 'A', step: 'N' });
    expect([fought.piece('G').eliminated, fought.hex('A')]).toEqual([true, 'A7 B13']);
    expect(invariantViolations(fought.battle)).toEqual([]);
  });

  it('take their own leaders along, and no others, into death and off the map [15.22]', () => {
    const led = [marker('L', 'zyndram', 'A7 B12'), B, marker('M', 'zbigniew', 'A7 B11')];
    const map = { columns: 14, rows: 14, terrain: { 'A7 B11': 'marsh' } };
    const marsh = routed(led, [1, 1, 6, 6], { map });
    marsh.do({ do: 'step', unit: 'A', step: 'S' });
    expect(['A', 'L', 'B', 'M'].map((id) => marsh.piece(id).eliminated)).toEqual([true, true, false, false]);
    const passed = routed(led, [1, 1]);
    passed.do(rout('A', 'S', 'S', 'S'));
    expect([passed.hex('L'), passed.hex('M')]).toEqual(['A7 B9', 'A7 B11']);
  });

  it('may leave the map [10.11]', () => {
    const gone = scene({
      phase: 'teutonic-attack',
      units: [
        unit('A', 'polish-horse-1', 'A7 B6', 'N', { disordered: true }),
        unit('K', 'crusader-horse-1', 'A7 B7', 'S'),
        marker('enemy', 'lichtenstein', 'A6 B9'),
      ],
    });
    gone.do({ do: 'attack', target: 'A' });
    gone.do(rout('A', 'S', 'S'));
    expect(gone.piece('A')).toMatchObject({ away: true, disordered: true });
    gone.do({ do: 'pursue', unit: 'K', after: 'A' });
    // At the edge the pursuer stops, or leaves too.
    expect(gone.battle.decision?.id).toBe('pursuing');
    gone.do({ do: 'step', unit: 'K', step: 'S' });
    expect(gone.piece('K').away).toBe(true);
  });
});
