import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { scene, tamburlaine } from '../test-position.ts';
import { log as logSpec } from './log.ts';
import { log } from '../test-screen.ts';

describe('log', () => {
  it('begins turns, player-turns and phases with headings', () => {
    const battle = library.create(tamburlaine());
    battle.begin(1);
    expect(
      log(battle, 0)
        .map(({ kind, text, case: cited }) => [kind, text, cited])
        .slice(0, 3),
    ).toEqual([
      ['turn', 'Turn 1 of 10', '4.0'],
      ['side', 'Tartar player-turn', '4.0'],
      ['phase', expect.stringMatching(/\w/), expect.stringMatching(/^\d/)],
    ]);
  });

  it('heads turns and player-turns also where the first step of the sequence is for some turns only', () => {
    const battle = library.create(tamburlaine());
    battle.begin(1);
    for (let played = 0; played < 400 && battle.turn < 3; played++)
      battle.apply(battle.legal().at(battle.legal().length - 1));
    const heads = log(battle, 0).filter(({ kind }) => kind === 'turn' || kind === 'side');
    // The question of the modes comes in the first turn alone.
    expect(heads.slice(0, 5).map(({ text }) => text)).toEqual([
      'Turn 1 of 10',
      'Tartar player-turn',
      'Ottoman player-turn',
      'Turn 2 of 10',
      'Tartar player-turn',
    ]);
  });

  it('puts the modifiers of dice beneath the line that tells them', () => {
    const {
      battle,
      do: perform,
      unit,
    } = scene({
      phase: 'melee-phasing',
      phasing: 'ottoman',
      map: { columns: 8, rows: 8 },
      units: [
        { id: 'A', copy: 'spahis-1', hexes: ['0405', '0505'], facing: 'N', face: 'melee' },
        { id: 'B', copy: 'tumans-1', hexes: ['0605'] },
      ],
      dice: [1, 1, 6],
    });
    const first = battle.events.count;
    perform({ do: 'melee', unit: 'A', target: 'B' });
    const [melee, morale] = log(battle, first);
    expect(unit('A')).toBe(0);
    expect(melee).toMatchObject({ kind: 'line', case: '9.0', pieces: ['A', 'B'], isAttack: true, points: 0 });
    expect(morale).toMatchObject({ isAttack: false });
    expect(melee.text).not.toMatch(/\[/);
    expect(melee.parts).toContainEqual(expect.objectContaining({ value: 2, case: '9.12' }));
    expect(morale.text).toMatch(/checks? morale/);
    expect(log(battle, first).filter(({ text }) => text.startsWith(' '))).toEqual([]);
  });

  it('[5.1] gives the steps of a way one key', () => {
    const { battle, do: perform } = scene({
      phase: 'movement',
      units: [{ id: 'B', copy: 'tumans-1', hexes: ['0605'] }],
    });
    const first = battle.events.count;
    perform({ do: 'begin-move', unit: 'B' });
    perform({ do: 'step', unit: 'B', step: 'NE' });
    perform({ do: 'step', unit: 'B', step: 'NW' });
    const moves = log(battle, first);
    expect(moves.map(({ key }) => key)).toEqual(['moved B', 'moved B']);
    expect(moves[1].places.map((hex) => battle.map.numbering.label(hex))).toEqual(['0603']);
    expect(logSpec.ways.has('moved')).toBe(true);
  });
});
