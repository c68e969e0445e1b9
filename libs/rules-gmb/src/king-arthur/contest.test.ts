import { describe, expect, it } from 'vitest';
import { chivalrousRound, duelCrowds } from '../test-duels.ts';
import { Numbers } from '../test-numbers.ts';
import { scene, type Scene } from '../test-position.ts';
import { contest } from '../test-screen.ts';

const face = (dice?: readonly number[]): Scene =>
  scene({
    package: 'gmb/king-arthur',
    phase: 'man-to-man',
    units: [
      { id: 'H', copy: 'heliades', hexes: ['0605'] },
      { id: 'L', copy: 'lucan', hexes: ['0505'], wounded: true },
    ],
    ...(dice ? { dice } : {}),
  });

const labels = (found: Scene, at: 0 | 1): (string | undefined)[] =>
  contest(found.battle)?.parties[at].states.map(({ label }) => label) ?? [];

describe('a duel on a screen of its own', () => {
  it('[18.1] begins with the challenge, and tells who the two are', () => {
    const one = face();
    expect(contest(one.battle)).toBeNull();
    one.do({ do: 'challenge', unit: 'H', target: 'L' });
    const found = contest(one.battle);
    expect(found).toMatchObject({ title: 'Heliades against Lucan', plan: null, isOver: false });
    expect(found?.parties.map(({ piece, side, role }) => [piece, side, role])).toEqual([
      ['H', 'modred', 'Challenger'],
      ['L', 'arthur', 'Challenged'],
    ]);
    expect(found?.parties[1].values.map(({ label, case: cited }) => [label, cited])).toEqual([
      ['Prowess', '18.34'],
      ['Chivalry, a Christian', '17.0'],
    ]);
    expect(labels(one, 1)).toEqual(['Wounded']);
    one.do({ do: 'accept-challenge' });
    expect(labels(one, 1)).toEqual(['Mounted', 'Lance whole', 'Wounded']);
  });

  it('[18.3] says that one has chosen, and nothing of what, until both are shown with what came of it', () => {
    const one = face([2, 1]);
    one.do({ do: 'challenge', unit: 'H', target: 'L' });
    one.do({ do: 'accept-challenge' });
    one.do({ do: 'fight-on' });
    one.do({ do: 'fight-on' });
    const told = (zones: { attack: string; defence: string }): string => {
      one.do({ do: 'zones', ...zones });
      const text = JSON.stringify(contest(one.battle));
      one.battle.undo();
      return text;
    };
    const sealed = told({ attack: 'left', defence: 'helm' });
    expect(told({ attack: 'right', defence: 'left' })).toBe(sealed);
    one.do({ do: 'zones', attack: 'left', defence: 'helm' });
    expect(contest(one.battle)?.parties.map(({ hasChosen }) => hasChosen)).toEqual([true, false]);
    one.do({ do: 'zones', attack: 'helm', defence: 'right' });
    const rounds = contest(one.battle)?.rounds ?? [];
    expect(rounds.map(({ title }) => title)).toEqual(['The challenge', 'Round 1']);
    expect(rounds[1].shown).toEqual([
      { attack: 'left', defence: 'helm' },
      { attack: 'helm', defence: 'right' },
    ]);
    const struck = rounds[1].entries.find(({ isAttack }) => isAttack);
    expect(struck?.parts.map(({ case: cited }) => cited)).toContain('18.34');
  });

  it('[18.4] tells what is given back in the round in which it was lost', () => {
    const { battle } = chivalrousRound();
    const last = contest(battle)?.rounds.at(-1);
    expect(last?.title).toBe('Round 1');
    expect(last?.entries.map(({ case: cited }) => cited)).toEqual(expect.arrayContaining(['18.42', '18.41']));
  });

  it('[18.52] is over with what ended it, and lasts until the player-turn after is over', () => {
    const one = face();
    one.do({ do: 'challenge', unit: 'H', target: 'L' });
    one.do({ do: 'accept-challenge' });
    one.do({ do: 'fight-on' });
    one.do({ do: 'yield' });
    expect(contest(one.battle)).toMatchObject({ isOver: true, plan: null });
    expect(labels(one, 1)).toEqual(['Captive of Heliades', 'Wounded']);
    expect(contest(one.battle)?.rounds.at(-1)?.entries.at(-1)?.text).toContain('is over');
    // Nobody else can do anything: the player-turn of the other side has begun.
    expect(one.battle.phasing).not.toBe(one.battle.game.firstSide);
    while (one.battle.turn === 1) one.battle.apply(one.battle.legal().toArray().at(-1) ?? 0);
    expect(contest(one.battle)).toBeNull();
  });

  it('tells every duel of many games in order, and says what ended each', () => {
    let ended = 0;
    for (const position of Object.values(duelCrowds).slice(0, 2)) {
      for (let seed = 0; seed < 6; seed++) {
        const { battle } = scene(position);
        const numbers = new Numbers(seed);
        for (let played = 0; played < 60 && !battle.over; played++) {
          battle.apply(numbers.pick(battle.legal().toArray()));
          const found = contest(battle);
          if (found === null) continue;
          if (found.isOver) ended += 1;
          else expect(battle.decision?.id).toMatch(/^(challenged|before-round|yield-offered|choosing-zones)$/);
          expect(found.plan === null).toBe(battle.decision?.id !== 'choosing-zones');
          found.rounds.forEach(({ title }, at) => {
            if (at > 0 && title.startsWith('Round')) expect(title).toBe(`Round ${at}`);
          });
        }
      }
    }
    expect(ended).toBeGreaterThan(20);
  });
});
