import type { Command, WrittenCommand } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { decisions } from './decisions.ts';
import { argumentOf, entityOf, NotationError } from '@hexwright/rules-kit';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { type Position, scene } from './test-position.ts';
import { MOVE } from './standard/05-1-moves.ts';
import { STEP } from './standard/05-2-steps.ts';
import { CHARGE } from './standard/05-3-charges.ts';
import { ROUT } from './standard/11-rout-movement.ts';
import { DROP, TAKE } from './standard/12-leaders.ts';
import { decisionName, perform, readCommand, writeCommand } from './test-screen.ts';

const asJson = (written: WrittenCommand): WrittenCommand => JSON.parse(JSON.stringify(written)) as WrittenCommand;

describe('a written command', () => {
  it.each(Object.entries(crowds))('is read as the command that was written: %s', (_, position) => {
    for (let seed = 0; seed < 2; seed++) {
      const { battle } = scene(position);
      const numbers = new Numbers(seed);
      for (let played = 0; played < 60 && !battle.over; played++) {
        const listed = battle.legal().toArray();
        const texts = listed.map((one) => JSON.stringify(writeCommand(battle, one)));
        const wrong = texts.filter((text, index) => readCommand(battle, JSON.parse(text)) !== listed[index]);
        if (wrong.length > 0) expect(wrong).toEqual([]);
        // No two commands are written alike.
        if (new Set(texts).size < texts.length) expect(new Set(texts)).toEqual(texts);
        battle.apply(numbers.pick(listed));
      }
    }
  });
});

/** The long form of what was done with one piece since the position it began in. */
function longForm(battle: Battle, word: string, commands: readonly Command[]): WrittenCommand {
  const name = (piece: number): string => battle.game.units[piece].id;
  const leaders = commands.flatMap((one) => (TAKE.is(one) ? [name(entityOf(one))] : []));
  const charge = commands.find((one) => CHARGE.is(one));
  return {
    do: word,
    unit: name(entityOf(commands.find((one) => MOVE.is(one) || STEP.is(one)) ?? commands[0])),
    ...(leaders.length === 0 ? {} : { with: leaders }),
    steps: commands.flatMap((one): unknown[] => {
      if (STEP.is(one)) return [writeCommand(battle, one).step];
      return DROP.is(one) ? [{ drop: name(entityOf(one)) }] : [];
    }),
    ...(charge === undefined ? {} : { charge: name(argumentOf(charge)) }),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  moving: 'move',
  retreat: 'retreat',
  rout: 'rout',
  advance: 'advance',
};

/** Plays at random until the piece that moves has finished; the commands, and the word for them all. */
function episode(battle: Battle, numbers: Numbers): { word: string | undefined; commands: Command[] } {
  const commands: Command[] = [];
  const act = (): void => {
    const one = numbers.pick(battle.legal().toArray());
    battle.apply(one);
    commands.push(one);
  };
  if (WORDS[decisionName(battle)] === undefined) {
    act();
    // A retreat and an advance follow an attack; their forms begin after it.
    if (!MOVE.is(commands[0]) && !ROUT.is(commands[0])) return { word: undefined, commands };
  }
  const name = decisionName(battle);
  while (!battle.over && WORDS[name] !== undefined && decisionName(battle) === name) act();
  return { word: WORDS[name], commands };
}

describe('a long form', () => {
  it('leads where its parts lead, one by one: every move, rout, retreat and advance of random games', () => {
    const compared = new Map<string, number>();
    for (const position of Object.values(crowds)) {
      for (let seed = 20; seed < 23; seed++) {
        const { battle } = scene(position);
        const numbers = new Numbers(seed);
        for (let played = 0; played < 20 && !battle.over; played++) {
          const { marks } = battle.state;
          const before = battle.hash;
          const { word, commands } = episode(battle, numbers);
          if (word === undefined) continue;
          const after = battle.hash;
          while (battle.state.marks > marks) battle.undo();
          expect(battle.hash).toBe(before);
          const written = asJson(longForm(battle, word, commands));
          expect(perform(battle, written), JSON.stringify(written)).toEqual({ done: true });
          expect(battle.hash, JSON.stringify(written)).toBe(after);
          compared.set(word, (compared.get(word) ?? 0) + 1);
        }
      }
    }
    for (const word of Object.values(WORDS)) expect(compared.get(word), word).toBeGreaterThan(10);
  });

  const field: Position = {
    phase: 'movement',
    phasing: 'ottoman',
    units: [
      { id: 'A', copy: 'akinjis-1', hexes: ['0505'] },
      { id: 'B', copy: 'serbs-1', hexes: ['0805'] },
      { id: 'L', copy: 'musa', hexes: ['0505'] },
      { id: 'K', copy: 'gilan-1', hexes: ['0909'] },
    ],
  };

  it('is taken back whole when a part of it is refused, and says why', () => {
    const { battle } = scene(field);
    const { hash } = battle;
    for (const [written, cited] of [
      [{ do: 'move', unit: 'A', steps: ['E', 'E', 'E'] }, '6.11'],
      [{ do: 'move', unit: 'A', with: ['L'], steps: ['E', { drop: 'L' }, 'E', 'E'] }, '6.11'],
      [{ do: 'move', unit: 'B', steps: ['W', 'W', 'W', 'W'] }, '6.11'],
      [{ do: 'move', unit: 'B', steps: ['SE', 'SE', 'SE', 'SE', 'SE'] }, '5.12'],
      [{ do: 'move', unit: 'A', steps: ['W'], charge: 'K' }, '5.33'],
      [{ do: 'move', unit: 'K', steps: ['W'] }, '5.11'],
    ] as const) {
      const outcome = perform(battle, written);
      expect(outcome.done ? '' : outcome.refusals[0].case, JSON.stringify(written)).toBe(cited);
      expect(battle.hash).toBe(hash);
      expect(battle.state.marks).toBe(0);
    }
  });

  it('is taken back whole when a part of it cannot be read', () => {
    const { battle } = scene(field);
    const { hash } = battle;
    for (const steps of [
      ['E', 'up'],
      ['E', { to: '9999' }],
      ['E', { to: '0909' }],
      ['E', { drop: 'nobody' }],
      ['E', 7],
    ]) {
      expect(() => perform(battle, { do: 'move', unit: 'A', steps })).toThrow(NotationError);
      expect(battle.hash).toBe(hash);
    }
  });

  it('names steps by direction or by the hex they lead to', () => {
    const [one, other] = [scene(field), scene(field)];
    one.do({ do: 'move', unit: 'A', steps: ['NE', 'E', 'SW'] });
    other.do({ do: 'move', unit: 'A', steps: [{ to: '0504' }, { to: '0604' }, { to: '0605' }] });
    expect(other.battle.hash).toBe(one.battle.hash);
  });

  it('end-phase passes for the side that is asked, until the phase is over', () => {
    const { battle, do: act } = scene({ ...field, phase: 'fire' });
    const { serial } = scene(field).battle;
    act({ do: 'end-phase' });
    expect(battle.serial).toBeGreaterThan(serial);
    const { battle: melee, do: go } = scene(crowds['a Tartar attack']);
    const { step } = melee;
    go({ do: 'end-phase' });
    expect(melee.step).toBe(step + 1);
  });
});

describe('[11.14] the path of a rout', () => {
  const units = [
    { id: 'A', copy: 'akinjis-1', hexes: ['0508'], rout: 2 },
    { id: 'K', copy: 'gilan-1', hexes: ['0912'] },
  ];

  it('is neither shorter nor longer than what is due; nothing is done of one that is', () => {
    const { battle, do: act, piece } = scene({ phase: 'rout-movement', phasing: 'ottoman', units });
    const { hash } = battle;
    for (const steps of [['NE'], ['NE', 'NE', 'NE'], ['NE', 'NE', 'NE', 'NE', 'NE'], []]) {
      const outcome = perform(battle, { do: 'rout', unit: 'A', steps });
      expect(outcome.done ? [] : outcome.refusals[0].cases).toEqual(['11.14', '11.11', '11.12', '15.41']);
      expect(battle.hash).toBe(hash);
    }
    act({ do: 'rout', unit: 'A', steps: ['NE', 'NW', 'NE', 'NW'] });
    expect(piece('A').hexes).toEqual(['0504']);
  });

  it('ends where the unit leaves the map', () => {
    const edge = [{ ...units[0], hexes: ['0502'] }, units[1]];
    const { battle, do: act, piece } = scene({ phase: 'rout-movement', phasing: 'ottoman', units: edge });
    act({ do: 'rout', unit: 'A', steps: ['NE', 'NW'] });
    expect(piece('A').eliminated).toBe(true);
    expect(battle.isInPlay(0)).toBe(false);
  });
});

describe('what cannot be read', () => {
  it.each([
    [{ do: 'fly', unit: 'A' }, 'no command'],
    [{ do: 'begin-move', unit: 'nobody' }, 'no unit "nobody"'],
    [{ do: 'begin-move' }, 'no unit (none given)'],
    [{ do: 'fire', unit: 'A', target: 7 }, 'no unit 7'],
    [{ do: 'step', unit: 'A', step: 'sideways' }, 'no step'],
    [{ do: 'step', unit: 'A', step: { to: '0101' } }, 'not next to'],
    [{ do: 'step', unit: 'A', step: { to: 'camp' } }, 'no hex'],
    [{ do: 'change-face', unit: 'S', face: 'shield-wall' }, 'melee, fire'],
    [{ do: 'rampage-row', unit: 'A', row: 'middle' }, '"left" or "right"'],
  ])('%j', (written, message) => {
    const { battle } = scene({
      phase: 'movement',
      units: [
        { id: 'A', copy: 'gilan-1', hexes: ['0505'] },
        { id: 'S', copy: 'persia-2', hexes: ['0707', '0807'], facing: 'N', face: 'melee' },
      ],
    });
    expect(() => readCommand(battle, written)).toThrow(NotationError);
    expect(() => readCommand(battle, written)).toThrow(message);
  });
});

describe('the words of commands', () => {
  it('are all explained, and all that is explained is a word', () => {
    const { battle } = scene(Object.values(crowds)[0]);
    const isWord = (word: string): boolean => {
      try {
        return perform(battle, { do: word }) !== null;
      } catch (error) {
        return error instanceof NotationError && !error.message.includes('is no command');
      }
    };
    const { meanings } = decisions;
    expect(Object.keys(meanings).filter((word) => !isWord(word))).toEqual([]);
    const verbs = decisions.list.flatMap(({ verbs: own = [] }) => own);
    expect(verbs.filter(({ words }) => !(words.word in meanings))).toEqual([]);
  });

  it('are named when another is written', () => {
    const { battle } = scene(Object.values(crowds)[0]);
    expect(() => perform(battle, { do: 'dance' })).toThrow('Its commands are move, rout, ');
  });
});
