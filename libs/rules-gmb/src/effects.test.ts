import { describe, expect, it } from 'vitest';
import { library } from './library.ts';
import { reader } from './reading.ts';
import { type Position, type Scene, scene } from './test-position.ts';

const ARROWS = { id: 'arrows', case: '8.9', name: 'Arrows', of: 'unit', maximum: 2, start: 2 };
const SMOKE = { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3 };
const WEATHER = { id: 'weather', name: 'Weather', of: 'game', maximum: 5 };
const MARKERS = [ARROWS, SMOKE, WEATHER];
const SKY = {
  id: 'sky',
  dice: '1d6',
  rows: [{ id: '1-5' }, { id: '6' }],
  columns: [{ id: 'result' }],
  cells: { '1-5': { result: 'rain' }, '6': { result: null } },
};

const effect = (at: string, then: readonly object[], more: object = {}): object => ({
  id: `at-${at}`,
  case: '8.9',
  label: 'Told so',
  at,
  then,
  ...more,
});
const ROLL = { do: 'roll', table: 'sky' };
const RAIN = effect('rolled', [{ do: 'add', marker: 'weather', value: 1 }], { table: 'sky', result: 'rain' });

/** An archer who can fire at an enemy in sight. */
const archers: Position = {
  phase: 'fire',
  units: [
    { id: 'A', copy: 'azab-1', face: 'fire', hexes: ['0505', '0605'], facing: 'S' },
    { id: 'B', copy: 'mawarnahr-1', hexes: ['0507'] },
  ],
};

function withRules(position: Position, effects: readonly object[], more: object = {}): Scene {
  return scene({ ...position, rules: { markers: MARKERS, tables: [SKY], effects, ...more } });
}

const arrowsOf = ({ battle, unit }: Scene, id: string): number | undefined => battle.markers?.byId.arrows.of(unit(id));

/** What effects have done, without what the rules told besides. */
function told({ battle }: Scene): readonly object[] {
  return reader.all(battle, 0).filter((event) => 'effect' in event);
}

const FIRE = { do: 'fire', unit: 'A', target: 'B' };

describe('effects', () => {
  it('act when the rules have done with the thing, and are told with their case and words', () => {
    const shot = withRules(archers, [effect('unit-fires', [{ do: 'add', marker: 'arrows', value: -1 }])]);
    expect(arrowsOf(shot, 'A')).toBe(2);
    shot.do(FIRE);
    expect(arrowsOf(shot, 'A')).toBe(1);
    expect(arrowsOf(shot, 'B')).toBe(2);
    expect(told(shot)).toEqual([
      expect.objectContaining({
        event: 'marked',
        effect: 'at-unit-fires',
        label: 'Told so',
        case: '8.9',
        marker: 'arrows',
        unit: 'A',
        was: 2,
        level: 1,
      }),
    ]);
    shot.battle.undo();
    expect(arrowsOf(shot, 'A')).toBe(2);
  });

  it('ask of each side which one it is', () => {
    const paid = (id: string): readonly number[] => {
      const effects = [effect('phase-begins', [{ do: 'score', side: 'unit', points: 4 }], { each: 'side', when: id })];
      const { battle } = withRules(archers, effects);
      return battle.game.sides.map((_, side) => battle.victoryPoints.of(side));
    };
    expect(paid('side.id == "tartar"')).toEqual([0, 4]);
    expect(paid('side.id != phasing')).not.toEqual(paid('side.id == phasing'));
    expect(paid('lost(side.id) == 0')).toEqual([4, 4]);
  });

  it('break and rally units', () => {
    const each = { each: 'unit', when: 'unit.side == "tartar"' };
    const shaken = effect('phase-begins', [{ do: 'break' }, { do: 'break' }], each);
    const broken = withRules(archers, [shaken]);
    expect(broken.battle.rout.of(broken.unit('B'))).toBe(2);
    expect(told(broken)).toMatchObject([
      { event: 'effect-broke', unit: 'B' },
      { event: 'effect-broke', unit: 'B' },
    ]);
    const rallied = withRules(archers, [shaken, { ...effect('phase-begins', [{ do: 'rally' }], each), id: 'cheered' }]);
    expect(rallied.battle.rout.of(rallied.unit('B'))).toBe(0);
    expect(told(rallied).filter((event) => 'event' in event && event.event === 'effect-rallied')).toHaveLength(1);
  });

  it('hold levels within their bounds, and say so', () => {
    const shot = withRules(archers, [
      effect('unit-fires', [{ do: 'add', marker: 'arrows', value: 'unit.arrows - 9' }]),
    ]);
    shot.do(FIRE);
    expect(arrowsOf(shot, 'A')).toBe(0);
    expect(told(shot).at(-1)).toMatchObject({ event: 'marker-held', unit: 'A', asked: -5, level: 0 });
  });

  it('ask of unit, opponent, hex, side and game, and act only then', () => {
    const lay = (when: string): Scene => {
      const shot = withRules(archers, [
        effect('unit-is-fired-at', [{ do: 'place', marker: 'smoke', in: 'hex', level: 2 }], { when }),
      ]);
      shot.do(FIRE);
      return shot;
    };
    expect(told(lay('other.arrows == 2 && unit.smoke == 0 && game.weather == 0'))).toMatchObject([{ hex: '0507' }]);
    expect(told(lay('other.side == unit.side'))).toEqual([]);
  });

  it('roll on tables with dice that change nothing of what else falls', () => {
    const dice = ({ battle }: Scene): unknown => reader.all(battle, 0).find(({ event }) => event === 'fire')?.dice;
    const plain = withRules(archers, [], { tables: [] });
    const rolling = withRules(archers, [effect('phase-begins', [ROLL]), RAIN]);
    for (const one of [plain, rolling]) one.do(FIRE);
    expect(told(rolling)[0]).toMatchObject({ event: 'table-rolled', table: 'sky' });
    expect(dice(rolling)).toBe(dice(plain));
  });

  it('take the dice of a tape', () => {
    const rainy = withRules({ ...archers, dice: [5] }, [effect('phase-begins', [ROLL]), RAIN]);
    expect(told(rainy)).toMatchObject([
      { event: 'table-rolled', dice: 5, modified: 5, result: 'rain' },
      { event: 'marked', marker: 'weather', unit: null, level: 1 },
    ]);
    const dry = withRules({ ...archers, dice: [6] }, [effect('phase-begins', [ROLL]), RAIN]);
    expect(told(dry)).toMatchObject([{ dice: 6, result: null }]);
  });

  it('stop where they set each other off without end, and name the one', () => {
    const again = { ...RAIN, id: 'again', when: 'turn > 0', then: [ROLL] };
    const cells = { '1-5': { result: 'rain' }, '6': { result: 'rain' } };
    const mad = withRules(archers, [effect('unit-fires', [ROLL]), again], { tables: [{ ...SKY, cells }] });
    mad.do(FIRE);
    expect(told(mad).filter((event) => 'event' in event && event.event === 'effects-stopped')).toMatchObject([
      { effect: 'again', case: '8.9' },
    ]);
    expect(told(mad).length).toBeLessThan(100);
    mad.battle.undo();
    expect(told(mad)).toEqual([]);
  });

  it('act for each unit, side or hex where they say so, and only in their turns', () => {
    const each = (kind: string, then: object, turns: object = {}): number =>
      told(withRules(archers, [effect('phase-begins', [then], { each: kind, ...turns })])).length;
    expect(each('unit', { do: 'add', marker: 'arrows', value: -1 })).toBe(2);
    expect(each('side', { do: 'score', side: 'unit', points: 1 })).toBe(2);
    expect(each('hex', { do: 'add', marker: 'smoke', value: 1 })).toBe(144);
    expect(each('unit', { do: 'add', marker: 'arrows', value: -1 }, { turns: { from: 2 } })).toBe(0);
  });

  it('let a piece leave, which is not lost and may be called back', () => {
    const march = withRules(
      {
        phase: 'movement',
        phasing: 'ottoman',
        units: [{ id: 'A', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S' }],
      },
      [
        effect('unit-enters', [{ do: 'remove', as: 'left' }, { do: 'recall' }]),
        effect('unit-is-lost', [{ do: 'score', side: 'enemy', points: 3 }]),
      ],
    );
    const { battle } = march;
    march.do({ do: 'begin-move', unit: 'A' });
    battle.apply(battle.legal().at(0));
    const piece = battle.game.units.findIndex(({ id }) => id === 'A');
    expect([battle.isLost(piece), battle.isInPlay(piece), battle.victoryPoints.of(1)]).toEqual([false, false, 0]);
    expect(told(march)).toMatchObject([{ event: 'effect-removed' }, { event: 'effect-recalled' }]);
  });

  it('take a piece off the map that is under way, by the rules of the game', () => {
    const march = withRules(
      {
        phase: 'movement',
        phasing: 'ottoman',
        units: [{ id: 'A', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S' }],
      },
      [
        effect('unit-enters', [{ do: 'remove', piece: 'unit' }]),
        effect('unit-is-lost', [
          { do: 'score', side: 'enemy', points: 3 },
          { do: 'place', marker: 'smoke', in: 'hex' },
        ]),
      ],
    );
    march.do({ do: 'begin-move', unit: 'A' });
    march.battle.apply(march.battle.legal().at(0));
    expect(march.piece('A')).toMatchObject({ hexes: [], eliminated: true });
    expect(march.battle.decision?.id).not.toBe('moving');
    expect(told(march)).toMatchObject([
      { event: 'effect-removed' },
      { event: 'effect-scored', points: 3 },
      { level: 1 },
    ]);
  });

  describe('know who has destroyed a unit', () => {
    const trophy = effect('unit-is-lost', [{ do: 'add', marker: 'arrows', of: 'destroyer', value: -1 }], {
      when: 'destroyer.side != unit.side && destroyer.kind == "unit"',
    });
    const seen = effect('unit-is-lost', [{ do: 'set', marker: 'arrows', to: 0 }], {
      id: 'seen',
      each: 'unit',
      when: 'unit.side == other.side && distance(unit, destroyer) <= 2',
    });

    it('by a shot, and those who see it too', () => {
      const [firer, target] = archers.units ?? [];
      const units = [firer, { ...target, rout: 4 }, { id: 'C', copy: 'mawarnahr-1', hexes: ['0407'] }];
      const shot = withRules({ ...archers, units, dice: [1, 1, 1] }, [trophy, seen]);
      shot.do(FIRE);
      while (shot.battle.step === shot.battle.game.sequence.findIndex(({ id }) => id === 'fire'))
        shot.do({ do: 'pass' });
      expect(shot.piece('B').eliminated).toBe(true);
      expect([arrowsOf(shot, 'A'), arrowsOf(shot, 'C')]).toEqual([1, 0]);
    });

    it('and that nobody has, of a piece that an effect takes away', () => {
      const march = withRules(
        { ...archers, phase: 'movement', phasing: 'ottoman', units: (archers.units ?? []).slice(0, 1) },
        [effect('unit-enters', [{ do: 'remove' }]), trophy],
      );
      march.do({ do: 'begin-move', unit: 'A' });
      march.battle.apply(march.battle.legal().at(0));
      expect(told(march)).toMatchObject([{ event: 'effect-removed' }]);
    });
  });

  describe('put a counter in the place of another', () => {
    const over = (unit: string, by: string): object =>
      effect('phase-begins', [{ do: 'replace', by }], { each: 'unit', when: `isUnit(unit, "${unit}")` });
    const enemy = { id: 'B', copy: 'mawarnahr-1', hexes: ['0507'] };
    const pair = { id: 'azab-1', copy: 'azab-1', hexes: ['0505', '0605'], facing: 'S' };
    const horse = { id: 'gd-czawl-1', copy: 'gd-czawl-1' };
    const after = (units: NonNullable<Position['units']>, of = 'azab-1', by = 'gd-czawl-1'): Scene =>
      withRules({ ...archers, units: [...units, enemy] }, [over(of, by)]);

    it('with its hexes and its facing, of another side, and nobody is lost', () => {
      const game = after([pair, horse]);
      expect(game.piece('azab-1')).toMatchObject({ hexes: [], eliminated: false });
      expect(game.piece('gd-czawl-1')).toMatchObject({ hexes: ['0605', '0505'], facing: 'S' });
      const replaced = { event: 'effect-replaced', unit: 'azab-1', by: 'gd-czawl-1', hex: '0605' };
      expect(told(game)).toMatchObject([replaced]);
    });

    it('which moves as any other where a single comes in the place of a double', () => {
      const single = { id: 'timarots-1', copy: 'timarots-1' };
      const game = withRules({ phase: 'movement', phasing: 'ottoman', units: [pair, single, enemy] }, [
        over('azab-1', 'timarots-1'),
      ]);
      expect(game.piece('timarots-1').hexes).toEqual(['0605']);
      expect(library.presenter.reach(game.battle, 'timarots-1')?.places.length).toBeGreaterThan(6);
    });

    it('but not while it is on the map itself, or once it is lost', () => {
      for (const other of [
        { ...horse, hexes: ['0801', '0901'], facing: 'S' },
        { ...horse, eliminated: true },
      ]) {
        const game = after([pair, other]);
        expect(game.piece('azab-1').hexes).toEqual(['0605', '0505']);
        expect(told(game)).toEqual([]);
      }
    });

    it('but no leader of one side beside a unit of the other', () => {
      const units = [
        { id: 'musa', copy: 'musa', hexes: ['0205'] },
        { id: 'tamburlaine', copy: 'tamburlaine' },
        { id: 'U', copy: 'timarots-1', hexes: ['0205'] },
      ];
      const game = after(units, 'musa', 'tamburlaine');
      expect(game.piece('musa').hexes).toEqual(['0205']);
      expect(game.piece('tamburlaine').hexes).toEqual([]);
    });
  });

  it('read the game as a whole at moments of nobody, as conditions of victory do', () => {
    const more = { when: 'isOnMap("B") && holds("tartar", "tartar-camp") == 0 && pointsOf("tartar") == 0' };
    const then = [{ do: 'set', marker: 'weather', of: 'game', to: 3 }];
    const shot = withRules(archers, [effect('turn-ends', then, more)]);
    while (shot.battle.turn === 1) shot.do({ do: 'pass' });
    expect(told(shot)).toMatchObject([{ event: 'marked', marker: 'weather', level: 3 }]);
  });

  it('act when a charge is declared, which nobody knows of any more when the attack is over', () => {
    const add = [{ do: 'add', marker: 'arrows', value: -1 }];
    const gallop = withRules(
      {
        phase: 'movement',
        phasing: 'tartar',
        units: [
          { id: 'A', copy: 'gd-czawl-1', hexes: ['0507', '0607'], facing: 'N', face: 'melee' },
          { id: 'B', copy: 'azab-1', hexes: ['0403', '0503'], facing: 'S' },
        ],
      },
      [effect('unit-charges', add, { when: 'unit.charging && other.class == "infantry"' })],
    );
    const steps = ['forwardLeft', 'forwardLeft', 'forwardLeft'];
    gallop.do({ do: 'move', unit: 'A', steps, charge: 'B' });
    expect(told(gallop)).toMatchObject([{ marker: 'arrows', unit: 'A', level: 1 }]);
  });

  it('act when the game is over, before it is scored, wherever it was broken off', () => {
    const rewarded = effect('game-ends', [{ do: 'score', side: 'tartar', points: 7 }]);
    const last = withRules({ ...archers, turn: 10 }, [rewarded]);
    while (!last.battle.over) last.do({ do: 'pass' });
    const cut = withRules(archers, [effect('unit-fires', [{ do: 'end' }]), rewarded]);
    cut.do(FIRE);
    for (const { battle } of [last, cut]) {
      expect(reader.all(battle, 0).filter(({ event }) => event === 'effect-scored')).toMatchObject([{ points: 7 }]);
    }
    const named = effect('game-ends', [{ do: 'end', winner: 'ottoman' }]);
    const won = withRules({ ...archers, turn: 10 }, [named]);
    while (!won.battle.over) won.do({ do: 'pass' });
    expect(library.readResult(won.battle)).toMatchObject({ winner: 'ottoman', settledBy: { case: '8.9' } });
  });

  it('settle the game for good, whatever a condition of victory would say when it is over', () => {
    const later = {
      id: 'late',
      case: '22.9',
      label: 'It is late',
      when: 'turn > 0',
      at: 'game-ends',
      winner: 'ottoman',
    };
    const ends = effect('unit-fires', [{ do: 'end', winner: 'tartar' }]);
    const shot = withRules({ ...archers, conditions: [later] }, [ends]);
    shot.do(FIRE);
    expect(library.readResult(shot.battle)).toMatchObject({ winner: 'tartar', settledBy: { case: '8.9' } });
    const unnamed = withRules({ ...archers, conditions: [later] }, [effect('unit-fires', [{ do: 'end' }])]);
    unnamed.do(FIRE);
    expect(library.readResult(unnamed.battle)).toMatchObject({ winner: 'ottoman', settledBy: { case: '22.9' } });
  });

  it('flip pieces, and end the game for a winner', () => {
    const shot = withRules(archers, [
      effect('unit-fires', [
        { do: 'flip', to: 'melee' },
        { do: 'end', winner: 'tartar' },
      ]),
    ]);
    shot.do(FIRE);
    expect(shot.piece('A')).toMatchObject({ face: 'melee' });
    expect(shot.battle.over).toBe(true);
    expect(library.readResult(shot.battle)).toMatchObject({
      winner: 'tartar',
      level: 'marginal-tartar',
      settledBy: { label: 'Told so', case: '8.9' },
    });
    shot.battle.undo();
    expect(library.readResult(shot.battle).settledBy).toBe(undefined);
  });
});

describe('markers that no unit bears', () => {
  const heart = { id: 'heart', name: 'Heart', of: 'side', maximum: 20, start: 10, shown: 'always' };
  const secret = { id: 'secret', name: 'Secret', of: 'hex', maximum: 1, shown: 'never' };
  const markers = [{ ...SMOKE, color: '#555555' }, secret, WEATHER, heart];
  const clouds = effect('unit-fires', [
    { do: 'place', marker: 'smoke', in: 'hex', level: 2 },
    { do: 'place', marker: 'secret', in: 'hex', level: 1 },
    { do: 'add', marker: 'weather', of: 'game', value: 1 },
  ]);

  it('are shown in their hexes and by their sides, where the package says so', () => {
    const shot = withRules(archers, [clouds], { markers });
    const { markers: view } = library.presenter;
    expect(view(shot.battle)).toMatchObject({ places: [], game: [] });
    expect(Object.values(view(shot.battle).sides)).toEqual([
      [expect.objectContaining({ name: 'Heart: 10' })],
      [expect.objectContaining({ name: 'Heart: 10' })],
    ]);
    shot.do(FIRE);
    const { places, game } = view(shot.battle);
    const smoke = { marker: 'smoke', text: 'S2', level: 2, color: '#555555', name: 'Smoke: 2' };
    expect(places.length).toBeGreaterThan(0);
    for (const { place, chips } of places) {
      expect(shot.battle.placeOf(shot.unit('A')).places).toContain(place);
      expect(chips).toEqual([smoke]);
    }
    expect(game).toMatchObject([{ name: 'Weather: 1' }]);
  });

  it('are none where a package has none', () => {
    expect(library.presenter.markers(scene(archers).battle)).toEqual({ places: [], sides: {}, game: [] });
  });
});
