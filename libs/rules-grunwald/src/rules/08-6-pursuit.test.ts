import { describe, expect, it } from 'vitest';
import { invariantViolations } from '../consistency.ts';
import { library } from '../library.ts';
import { marker, scene, unit, type Piece, type Position, type Scene } from '../test-position.ts';

const near = marker('near', 'zyndram', 'A6 B10');
const enemy = marker('enemy', 'lichtenstein', 'A10 B10');

/** K, disordered in the middle, is attacked by A from the south: it routs. */
function ridden(others: readonly Piece[] = [near], more: Partial<Position> = {}): Scene {
  const fought = scene({
    phase: 'polish-lithuanian-attack',
    units: [
      unit('A', 'polish-horse-1', 'A7 B10', 'N'),
      unit('K', 'crusader-horse-1', 'A7 B11', 'S', { disordered: true }),
      ...others,
    ],
    ...more,
  });
  fought.do({ do: 'attack', target: 'K' });
  return fought;
}

const flees = (...steps: readonly string[]): { do: string; unit: string; steps: readonly string[] } => ({
  do: 'rout',
  unit: 'K',
  steps,
});
const pursues = { do: 'pursue', unit: 'A', after: 'K' };

describe('pursuit', () => {
  it('takes the way of the routed unit for three hexes, the vacated one first, and looks at it [8.65]', () => {
    const chase = ridden();
    chase.do(flees('N', 'NE', 'NE'));
    chase.do(pursues);
    expect([chase.hex('A'), chase.piece('A').facing, chase.hex('K')]).toEqual(['A8 B12', 'NE', 'A9 B12']);
    expect(chase.event('pursued').map(({ hex }) => hex)).toEqual(['A7 B11', 'A7 B12', 'A8 B12']);
  });

  it('is offered in words that agree with the number of troops', () => {
    const horse = unit('A', 'polish-horse-1', 'A7 B10', 'N', { name: 'Lancers' });
    const chase = scene({
      phase: 'polish-lithuanian-attack',
      units: [horse, unit('K', 'crusader-horse-1', 'A7 B11', 'S', { disordered: true }), near],
    });
    chase.do({ do: 'attack', target: 'K' });
    chase.do(flees('N', 'NE', 'NE'));
    const labels = library.presenter.choices(chase.battle).map(({ label }) => label);
    expect(labels).toContainEqual(expect.stringMatching(/^Lancers advance after /));
  });

  it('by an option counts from the hex beyond, and ends before its prey (R11)', () => {
    const chase = ridden([near], { options: { 'pursuit-count': 'hex-beyond' } });
    chase.do(flees('N', 'N', 'N'));
    chase.do(pursues);
    expect([chase.hex('A'), chase.piece('A').facing]).toEqual(['A7 B13', 'N']);
  });

  it('is led by one unit, joined by those directly behind in column, as in the example of 8.68 [8.62]', () => {
    const column = ridden([
      near,
      unit('B', 'polish-horse-2', 'A8 B10', 'NW'),
      unit('C', 'polish-horse-3', 'A9 B9', 'NW'),
      unit('D', 'polish-horse-4', 'A10 B8', 'NW'),
      unit('E', 'polish-horse-5', 'A7 B9', 'NE'),
    ]);
    column.do(flees('N', 'N', 'NW'));
    expect(column.refused({ do: 'pursue', unit: 'C', after: 'K' })).toEqual(['8.61']);
    column.do({ do: 'pursue', unit: 'B', after: 'K' });
    expect(column.refused({ do: 'follow', unit: 'D' })).toEqual(['8.68']);
    column.do({ do: 'follow', unit: 'C' });
    column.do({ do: 'follow', unit: 'D' });
    expect(['B', 'C', 'D', 'A'].map((id) => column.hex(id))).toEqual(['A7 B13', 'A7 B12', 'A7 B11', 'A7 B10']);
    expect(['B', 'C', 'D'].map((id) => column.piece(id).facing)).toEqual(['NW', 'N', 'N']);
    expect(invariantViolations(column.battle)).toEqual([]);
  });

  it('is not joined by who looks another way', () => {
    const alone = ridden([near, unit('E', 'polish-horse-5', 'A7 B9', 'NE')]);
    alone.do(flees('N', 'N', 'N'));
    alone.do(pursues);
    expect([alone.hex('A'), alone.hex('E'), alone.event('follows').length]).toEqual(['A7 B13', 'A7 B9', 0]);
  });

  it('ends before an enemy unit, facing it, and rides over guns [8.65], [8.66], [12.33]', () => {
    // The prey rides through its friend G, who stands.
    const stopped = ridden([near, unit('G', 'crusader-horse-2', 'A7 B12', 'N')], { dice: [1] });
    stopped.do(flees('N', 'NE', 'NE'));
    stopped.do(pursues);
    expect([stopped.hex('A'), stopped.piece('A').facing]).toEqual(['A7 B11', 'N']);
    const gun = ridden([near, unit('G', 'gun-1', 'A7 B12', 'N')], { dice: [1] });
    gun.do(flees('N', 'NE', 'NE'));
    gun.do(pursues);
    expect([gun.hex('A'), gun.piece('G').eliminated]).toEqual(['A8 B12', true]);
  });

  it('pays nothing, ignores attack zones, and is checked in marshes and pits [8.67]', () => {
    const zone = ridden([near, unit('G', 'crusader-horse-2', 'A6 B13', 'SE')]);
    zone.do(flees('N', 'N', 'N'));
    zone.do(pursues);
    expect(zone.hex('A')).toBe('A7 B13');
    const marsh = ridden([near], {
      map: { columns: 14, rows: 14, terrain: { 'A7 B12': 'marsh' } },
      dice: [1, 6, 5],
    });
    marsh.do(flees('N', 'N', 'N'));
    marsh.do(pursues);
    expect([marsh.hex('K'), marsh.piece('A').eliminated]).toEqual(['A7 B14', true]);
    const pit = ridden([near, marker('pit', 'wolf-pit-1', 'A7 B11', { face: 'real' })], { dice: [4] });
    pit.do(flees('N', 'N', 'N'));
    pit.do(pursues);
    expect([pit.hex('A'), pit.piece('A').disordered]).toEqual(['A7 B11', true]);
  });

  it('may be declined near a leader; five to eight hexes away it is a duty after a rout [8.69], [20.2]', () => {
    const free = ridden();
    free.do(flees('N', 'N', 'N'));
    expect(free.refused({ do: 'decline' })).toEqual([]);
    const bound = ridden([marker('far', 'zyndram', 'A7 B5')]);
    bound.do(flees('N', 'N', 'N'));
    expect(bound.refused({ do: 'decline' })).toEqual(['8.69']);
  });

  it('far from any leader every advance is a duty, also of a defender, but by an option (R08, R09)', () => {
    const lone = (options: Record<string, string>): Scene => {
      const fought = scene({
        phase: 'polish-lithuanian-attack',
        units: [unit('A', 'tartar-horse-1', 'A7 B10', 'N'), unit('K', 'crusader-horse-1', 'A7 B11', 'S')],
        dice: [4],
        options,
      });
      fought.do({ do: 'attack', target: 'K' });
      expect(fought.event('combat')[0].result).toBe('AD');
      fought.do({ do: 'rout', unit: 'A', steps: ['S', 'S', 'S'] });
      return fought;
    };
    expect(lone({}).refused({ do: 'decline' })).toEqual(['8.69']);
    expect(lone({ 'command-binds': 'attackers' }).refused({ do: 'decline' })).toEqual([]);
    expect(lone({ 'no-command-line': 'near' }).refused({ do: 'decline' })).toEqual([]);
  });

  it('captures the standard of a unit that it has eliminated [16.0]', () => {
    const fought = scene({
      phase: 'polish-lithuanian-attack',
      units: [
        unit('A', '1-krakowska', 'A7 B10', 'N'),
        unit('K', 'crusader-horse-1', 'A7 B11', 'N'),
        marker('S', 'teutonic-standard', 'A7 B11', { carrier: 'K' }),
        near,
      ],
      dice: [1],
    });
    fought.do({ do: 'attack', target: 'K' });
    expect(fought.event('combat')[0]).toMatchObject({ differential: 7, result: 'DE' });
    fought.do({ do: 'pursue', unit: 'A', after: 'K' });
    expect(fought.piece('S').carrier).toBe('A');
  });
});

describe('advance after retreat and elimination', () => {
  it('leads into the vacated hex and looks at the retreated unit [8.63]', () => {
    const fought = scene({
      phase: 'polish-lithuanian-attack',
      units: [unit('A', 'polish-horse-1', 'A7 B10', 'N'), unit('K', 'crusader-horse-1', 'A7 B11', 'S'), near, enemy],
      dice: [1],
    });
    fought.do({ do: 'attack', target: 'K' });
    fought.do({ do: 'retreat', unit: 'K', steps: ['NW'] });
    fought.do(pursues);
    expect([fought.hex('A'), fought.piece('A').facing, fought.hex('K')]).toEqual(['A7 B11', 'NW', 'A6 B12']);
  });

  it('after a retreat that became a rout is one hex, by an option a pursuit (R12)', () => {
    const chased = (options: Record<string, string>): Scene => {
      const fought = scene({
        phase: 'polish-lithuanian-attack',
        units: [
          unit('A', 'polish-horse-1', 'A7 B10', 'N'),
          unit('K', 'crusader-horse-1', 'A7 B11', 'S'),
          unit('P', 'polish-horse-3', 'A8 B12', 'NE'),
          near,
        ],
        dice: [1],
        options,
      });
      fought.do({ do: 'attack', target: 'K' });
      fought.do({ do: 'retreat', unit: 'K', steps: ['N'] });
      fought.do(flees('NW', 'NW', 'NW'));
      fought.do(pursues);
      return fought;
    };
    expect(chased({}).hex('A')).toBe('A7 B11');
    expect(chased({ 'advance-kind': 'by-outcome' }).hex('A')).toBe('A6 B13');
  });

  it('allows one turn of 60 degrees after an elimination [8.64]', () => {
    const fought = scene({
      phase: 'polish-lithuanian-attack',
      units: [unit('A', '1-krakowska', 'A7 B10', 'N'), unit('K', 'crusader-horse-1', 'A7 B11', 'N'), near],
      dice: [1],
    });
    fought.do({ do: 'attack', target: 'K' });
    fought.do(pursues);
    expect(fought.refused({ do: 'face', unit: 'A', facing: 'SE' })).toEqual(['8.21']);
    fought.do({ do: 'face', unit: 'A', facing: 'NE' });
    expect([fought.hex('A'), fought.piece('A').facing]).toEqual(['A7 B11', 'NE']);
  });

  it('does not follow when all hold [8.61]', () => {
    const fought = scene({
      phase: 'polish-lithuanian-attack',
      units: [unit('A', 'polish-horse-1', 'A7 B10', 'N'), unit('K', 'crusader-horse-1', 'A7 B11', 'S')],
      dice: [3],
    });
    fought.do({ do: 'attack', target: 'K' });
    expect(fought.hex('A')).toBe('A7 B10');
  });

  it('turns after an elimination from where it advanced to, or by an option from how it stood [8.64], (R38)', () => {
    const won = (options: Readonly<Record<string, string>>): Scene => {
      const fought = scene({
        phase: 'polish-lithuanian-attack',
        units: [
          unit('A', 'tartar-horse-1', 'A7 B10', 'N', { face: 'spent' }),
          unit('K', 'wielka', 'A7 B11', 'SE'),
          marker('near', 'lichtenstein', 'A7 B12'),
        ],
        dice: [6],
        options,
      });
      fought.do({ do: 'attack', target: 'K' });
      fought.do({ do: 'pursue', unit: 'K', after: 'A' });
      return fought;
    };
    const facings = (fought: Scene): string[] =>
      ['N', 'NE', 'SE', 'S', 'SW', 'NW'].filter(
        (to) => fought.refused({ do: 'face', unit: 'K', facing: to }).length === 0,
      );
    expect(facings(won({}))).toEqual(['SE', 'S', 'SW']);
    expect(facings(won({ 'advance-turn': 'from-own-facing' }))).toEqual(['NE', 'SE', 'S']);
  });

  it('at the edge those behind the pursuer stay, or by an option come up and may leave too [8.68], (R40)', () => {
    const over = (options: Readonly<Record<string, string>>): Scene => {
      const gone = scene({
        phase: 'teutonic-attack',
        units: [
          unit('A', 'polish-horse-1', 'A7 B5', 'N', { disordered: true }),
          unit('K', 'crusader-horse-1', 'A7 B6', 'S'),
          unit('F', 'crusader-horse-2', 'A7 B7', 'S'),
          unit('G', 'crusader-horse-3', 'A7 B8', 'S'),
          marker('enemy', 'lichtenstein', 'A6 B9'),
        ],
        options,
      });
      gone.do({ do: 'attack', target: 'A' });
      gone.do({ do: 'step', unit: 'A', step: 'S' });
      gone.do({ do: 'pursue', unit: 'K', after: 'A' });
      gone.do({ do: 'follow', unit: 'F' });
      gone.do({ do: 'follow', unit: 'G' });
      gone.do({ do: 'step', unit: 'K', step: 'S' });
      return gone;
    };
    const stays = over({});
    expect([stays.piece('K').away, stays.hex('F'), stays.hex('G')]).toEqual([true, 'A7 B6', 'A7 B7']);
    // K has gone two hexes, F comes up to the edge and may leave with the third; G comes up and has none left.
    const comes = over({ 'column-at-edge': 'may-follow' });
    expect([comes.hex('F'), comes.hex('G'), comes.battle.decision?.id]).toEqual(['A7 B5', 'A7 B6', 'pursuing']);
    comes.do({ do: 'step', unit: 'F', step: 'S' });
    expect([comes.piece('F').away, comes.hex('G')]).toEqual([true, 'A7 B5']);
    expect(comes.battle.decision?.id).not.toBe('pursuing');
    expect(invariantViolations(comes.battle)).toEqual([]);
  });
});
