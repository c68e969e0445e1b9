import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexwright, hexwrightProgram, withScenarios } from './testing/command-line.ts';

const BATTLE = 'gmb/tamburlaine';
const RECORD = '"format": "hexwright-game-1"';

describe.concurrent('hexwright used wrongly', () => {
  it.each([
    [['validat', BATTLE], 'There is no command "validat". Did you mean validate?'],
    [['frobnicate'], 'There are validate, compile,'],
    [['validate'], '<package> is missing'],
    [['validate', BATTLE, 'more'], '"more" is one argument too many'],
    [['play', BATTLE, '--sed', '7'], 'There is no option --sed. Did you mean --seed?'],
    [['play', BATTLE, '--seed'], '--seed needs a value: --seed number.'],
    [['play', BATTLE, '--log', '--seed', '1'], '--log needs a value: --log file.'],
    [['play', BATTLE, '--seed', 'seven'], '--seed must be a whole number, not "seven"'],
    [['play', BATTLE, '--seed', '1', '--seed', '2'], '--seed is given twice'],
    [['play', BATTLE, '--json=yes'], '--json takes no value'],
    [['play', BATTLE, '--seat', 'tartar'], '--seat "tartar" is not of the form seat=value'],
    [['play', BATTLE, '--seat', 'tatar=random'], 'there is no side "tatar". Did you mean tartar?'],
    [['play', BATTLE, '--seat', 'tartar=randm'], 'there is no player "randm". Did you mean random?'],
    [['play', BATTLE, '--option', 'na-mele=forbidden'], 'There is no option "na-mele". Did you mean na-melee?'],
    [['play', BATTLE, '--option', 'na-melee=allowed'], '"allowed" is no choice of na-melee'],
    [['playtest', BATTLE, '--games', '0'], '--games must be from 1 to'],
    [['playtest', BATTLE, '--workers', '1000'], '--workers must be from 1 to 256'],
    [['explain', BATTLE, '9.99'], 'has no case "9.99"'],
    [['validate', BATTLE, '--scenarios', '/nowhere/at/all'], 'there is no folder "/nowhere/at/all"'],
  ])('%j: one line with a hint, exit code 2', async (args, words) => {
    const { code, out, err } = await hexwright(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('says so as JSON when that is asked for', async () => {
    const { code, out } = await hexwright(['play', BATTLE, '--sed', '7', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({
      error: { code: 'usage', message: 'There is no option --sed.', hint: 'Did you mean --seed?' },
      problems: [],
    });
  });

  it('prints how it is used when it is called with nothing', async () => {
    const { code, out } = await hexwrightProgram([]);
    expect(code).toBe(2);
    expect(out).toContain('Usage: hexwright <command>');
  });
});

describe.concurrent('hexwright validate and test', () => {
  it('say whether a battle is ready to play, and what is missing', async () => {
    // One with few examples: each of them is compiled.
    const battle = 'gmb/black-prince';
    const whole = await hexwright(['validate', battle]);
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/\nReady to play\.\n$/) });
    const told = JSON.parse((await hexwright(['validate', battle, '--json'])).out) as object;
    expect(told).toMatchObject({ ok: true, ready: true, missing: [] });
    // What is only there to be built upon is neither ready nor not.
    const base = await hexwright(['validate', 'gmb/standard']);
    expect(base.out).not.toMatch(/ready to play/i);
    await withScenarios(async (temporary) => {
      temporary.write('my/empty', {
        'scenario.json': { id: 'my/empty', title: 'Empty', kind: 'battle', extends: 'gmb/house-tables' },
      });
      const args = ['validate', 'my/empty', '--scenarios', temporary.scenarios];
      expect((await hexwright(args)).out).toMatch(/\nNot ready to play\. What is missing: map, sides/);
      const empty = JSON.parse((await hexwright([...args, '--json'])).out) as { ready: boolean; missing: string[] };
      expect(empty.ready).toBe(false);
      expect(empty.missing).toContain('map');
    });
  });

  it('have problems in their JSON whatever comes of it', async () => {
    await withScenarios(async (temporary) => {
      const scenario = { id: 'my/orphan', title: 'Orphan', kind: 'battle', extends: 'my/nobody' };
      temporary.write('my/orphan', { 'scenario.json': scenario });
      const run = async (...words: readonly string[]): Promise<{ code: number; problems: { code: string }[] }> => {
        const { code, out } = await hexwright([...words, '--json', '--scenarios', temporary.scenarios]);
        return { code, problems: (JSON.parse(out) as { problems: { code: string }[] }).problems };
      };
      expect(await run('test', BATTLE, '--case', '9.12')).toEqual({ code: 0, problems: [] });
      expect(await run('test', BATTLE, '--case', '99.9')).toEqual({ code: 1, problems: [] });
      for (const command of ['test', 'validate']) {
        const { code, problems } = await run(command, 'my/orphan');
        expect(code).toBe(1);
        expect(problems.map((one) => one.code)).toContain('extends.missing');
      }
      temporary.write('my/idle', {
        'scenario.json': { ...scenario, id: 'my/idle', extends: BATTLE },
        'rules.json': { parameters: [{ id: 'courage', value: 1 }] },
      });
      const { code, problems } = await run('compile', 'my/idle');
      expect({ code, codes: problems.map((one) => one.code) }).toMatchObject({
        code: 0,
        codes: expect.arrayContaining(['system.unused-parameter']),
      });
    });
  });
});

describe.concurrent('hexwright', () => {
  it('prints help and version', async () => {
    expect(await hexwright(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('playtest') });
    expect(await hexwright(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    const names = [
      'validate',
      'compile',
      'play',
      'playtest',
      'compare',
      'balance',
      'ladder',
      'test',
      'cases',
      'explain',
      'rules',
      'digitise',
      'replay',
      'verify',
      'soak',
    ];
    for (const name of names) {
      const { code, out } = await hexwright([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: hexwright ${name} `);
      expect(out).toContain('With --json:');
      expect(out).toContain('Examples:\n  hexwright');
    }
  });

  it('names a package that does not exist, with a suggestion', async () => {
    const { code, out } = await hexwrightProgram(['validate', 'gmb/tamerlane']);
    expect(code).toBe(1);
    expect(out).toContain('error package.missing There is no package "gmb/tamerlane". Did you mean "gmb/tamburlaine"?');
  });

  it('compiles, by id and by folder, to the same hash', async () => {
    const byId = await hexwright(['compile', BATTLE, '--json']);
    const folder = path.resolve(import.meta.dirname, '../../../scenarios', BATTLE);
    const byFolder = await hexwrightProgram(['compile', '.', '--json'], folder);
    const [one, other] = [byId, byFolder].map(({ out }) => JSON.parse(out) as { hash: string; ok: boolean });
    expect(one.ok).toBe(true);
    expect(other.hash).toBe(one.hash);
  });

  it('takes a base for what it is', async () => {
    expect(await hexwright(['validate', 'gmb/standard'])).toMatchObject({ code: 0 });
    const { code, out } = await hexwright(['play', 'gmb/standard']);
    expect(code).toBe(1);
    expect(out).toContain('package.base');
  });

  it('plays a game, tells it, records it, and plays the record again', () =>
    withScenarios(async ({ root }) => {
      const log = path.join(root, 'game.json');
      const game = ['play', BATTLE, '--seed', '7', '--log', log];
      const { code, out } = await hexwright(game);
      expect(code).toBe(0);
      expect(out).toContain('Turn 1 of 10.');
      expect(out).toContain('Tartar player-turn');
      expect(out).toMatch(/moves to \d{4}.* \[5\.1\]/);
      expect(out).toMatch(/\d+ commands, seed 7, hash [0-9a-f]{16}\n$/);

      const again = await hexwright(['replay', log]);
      expect(again.code).toBe(0);
      expect(again.out).toContain('Every position is the one recorded.');

      const text = readFileSync(log, 'utf8');
      writeFileSync(log, text.replace(/"packageHash": "\w+"/, '"packageHash": "0000000000000000"'));
      const changed = await hexwright(['replay', log]);
      expect(changed.code).toBe(0);
      expect(changed.out).toMatch(/game\.json:4:18 warning record\.package /);

      writeFileSync(log, text.replace('"do":"stop"', '"do":"dance"'));
      const broken = await hexwright(['replay', log]);
      expect(broken.code).toBe(1);
      expect(broken.out).toMatch(/game\.json:\d+:5 error record\.command .*"dance" is no command of this game\./);

      writeFileSync(log, text.replace('"do":"pass"', '"do":"stop"'));
      const illegal = await hexwright(['replay', log, '--json']);
      expect(illegal.code).toBe(1);
      expect(JSON.parse(illegal.out)).toMatchObject({ ok: false, problems: [{ code: 'record.command' }] });
    }));

  it('does not write a record over a file that is none', () =>
    withScenarios(async ({ root }) => {
      const other = path.join(root, 'units.json');
      writeFileSync(other, '{ "units": [] }');
      const ending = await hexwright(['play', BATTLE, '--log', other]);
      expect(ending.code).toBe(1);
      expect(ending.err).toContain(`${other} is there already and is no record of a game.`);
      expect(ending.out).toBe('');
      expect(readFileSync(other, 'utf8')).toBe('{ "units": [] }');
    }));

  it.each([
    ['no JSON', '{', 'json.syntax'],
    ['another file', '{ "format": "something" }', 'record.format'],
    ['a list', '[]', 'record.format'],
    ['half a record', `{ ${RECORD}, "seed": 1.5, "commands": [{}] }`, 'record.format'],
    [
      'an unknown package',
      `{ ${RECORD}, "package": "no/where", "packageHash": "0123456789abcdef", "seed": 1, "seats": {}, "options": {}, "commands": [] }`,
      'package.missing',
    ],
  ])('replay tells of a log that is %s', (_, text, code) =>
    withScenarios(async ({ root }) => {
      const log = path.join(root, 'log.json');
      writeFileSync(log, text);
      const ending = await hexwright(['replay', log]);
      expect(ending.code).toBe(1);
      expect(ending.out).toContain(`error ${code} `);
      expect(ending.out + ending.err).not.toMatch(/\n\s+at /);
    }),
  );

  it('replay begins where a game of an example began, with the counters of the example', () =>
    withScenarios(async ({ root }) => {
      const position = {
        case: '4.0',
        title: 'Two counters that are nowhere else',
        map: { columns: 8, rows: 8 },
        phase: 'fire',
        phasing: 'ottoman',
        units: [
          { id: 'K', copy: 'kushite', hexes: ['0105', '0205'], facing: 'N' },
          { id: 'J', copy: 'janissaries-1', hexes: ['0304', '0404'], facing: 'S', face: 'fire' },
        ],
      };
      const log = path.join(root, 'game.json');
      const keep = (changed: object): void => {
        const game = { format: 'hexwright-game-1', package: BATTLE, packageHash: '0'.repeat(16), seed: 4, seats: {} };
        const commands = [{ do: 'fire', unit: 'J', target: 'K' }];
        writeFileSync(log, JSON.stringify({ ...game, options: {}, commands, position: { ...position, ...changed } }));
      };
      keep({});
      const played = await hexwright(['replay', log, '--tell']);
      expect(played.out).toContain('1 of 1 commands played');
      expect(played.code).toBe(0);
      keep({ turn: 99 });
      const late = await hexwright(['replay', log]);
      expect(late.out).toMatch(/game\.json:1:\d+ error example\.position .*there is no turn 99\./);
      expect(late.code).toBe(1);
    }));

  it('verify tells of a game that has no dice to be proved, and of another promise', () =>
    withScenarios(async ({ root }) => {
      const log = path.join(root, 'game.json');
      const game = ['play', BATTLE, '--seed', '7', '--log', log];
      expect((await hexwright(game)).code).toBe(0);
      const ending = await hexwright(['verify', log]);
      expect(ending.code).toBe(1);
      expect(ending.out).toMatch(/game\.json:\d+:\d+ error record\.dice This game has no dice that can be proved/);
      expect((await hexwright(['verify', path.join(root, 'none.json')])).out).toContain('There is no such file.');
    }));

  it('replay tells of a log that does not exist', async () => {
    const { code, out } = await hexwright(['replay', '/nowhere/game.json']);
    expect(code).toBe(1);
    expect(out).toContain('/nowhere/game.json error file.missing');
  });

  it('tells a game the same way whenever it is played, as one of a batch too', async () => {
    const batch = await hexwright(['playtest', BATTLE, '--games', '3', '--seed', '11', '--workers', '2', '--json']);
    const one = await hexwright(['play', BATTLE, '--seed', '12', '--json']);
    expect([batch.code, one.code]).toEqual([0, 0]);
    const { games, summary } = JSON.parse(batch.out) as { games: unknown[]; summary: { games: number } };
    const { result } = JSON.parse(one.out) as { result: object };
    expect(games).toHaveLength(3);
    // A batch counts besides what has acted.
    expect(games[1]).toEqual({ ...result, applied: expect.any(Object), held: expect.any(Object) as object });
    expect(summary.games).toBe(3);
  });

  it('compares packages on the same seeds, and says the same for any number of workers', async () => {
    const asked = ['compare', BATTLE, 'variants/mud', '--set', 'parameters/game-turns/value=1', '--ask', 'turns'];
    const more = ['--games', '4', '--json'];
    const { code, out } = await hexwright([...asked, ...more, '--workers', '3']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { packages: { name: string }[]; asked: object[]; others: object[][] };
    expect(told.packages.map(({ name }) => name)).toEqual([BATTLE, 'game-turns = 1', 'variants/mud']);
    expect(told.asked[0]).toMatchObject({ question: 'turns', second: 1, verdict: 'less' });
    expect(told.others[0].length).toBeGreaterThan(20);
    expect((await hexwright([...asked, ...more, '--workers', '1'])).out).toBe(out);
    const read = await hexwright([...asked, '--games', '4']);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(read.out).toContain('Game-turns: gmb/tamburlaine has');
    expect(read.out).toContain(`less than ${BATTLE}`);
  });

  it('compares what a contingent loses, for which games are watched', async () => {
    const asked = ['compare', BATTLE, '--set', 'parameters/game-turns/value=1', '--ask', 'lost:tartar:mongol'];
    const { code, out } = await hexwright([...asked, '--games', '2', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { asked: object[]; others: { question: string }[][]; watched?: object };
    expect(told.asked).toEqual([expect.objectContaining({ question: 'lost:tartar:mongol', second: 0, pairs: 2 })]);
    expect(told.others[0].map(({ question }) => question)).toContain('lost:ottoman');
    expect(told.watched).toBeUndefined();
  });

  it.each([
    [[BATTLE], 'nothing to compare it with'],
    [[BATTLE, 'grunwald-1410'], 'has other sides'],
    [[BATTLE, 'variants/mud', '--ask', 'win:tartar'], 'Did you mean wins:tartar?'],
    [[BATTLE, '--set', 'parameters/game-turn/value=6'], 'Did you mean "game-turns"?'],
    [[BATTLE, 'variants/mud', '--within', 'little'], 'must be a number'],
    // What the package has changed itself is warned of, too: that is not the reason.
    [['variants/hard-summer', '--set', 'parameters/fatigue-first-turn/value=-1'], 'from 1 to 1000'],
    [[BATTLE, '--set', 'parameters/game-turns=6'], 'Name one of its fields, such as parameters/game-turns/value.'],
    [[BATTLE, '--set', `parameters/game-turns/value=${'6,'.repeat(12)}7`], '12 at most'],
  ])('compare %j says what is wrong', async (words, said) => {
    const { code, err } = await hexwright(['compare', ...words]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });

  it('tries values of a number, and says at which the battle is even', async () => {
    const asked = ['balance', 'wrg/knights-and-bills', '--set', 'parameters/game-turns/value=1..3', '--games', '3'];
    const { code, out } = await hexwright([...asked, '--workers', '1', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { points: { values: string[] }[]; even: object };
    expect(told.points.map(({ values }) => values)).toEqual([['1'], ['2'], ['3']]);
    expect(told.even).toEqual(expect.objectContaining({ low: null }));
    const two = [...asked, '--set', 'parameters/men-per-figure/value=10,20', '--workers', '1'];
    expect((await hexwright(two)).out).toContain('game-turns = 3, men-per-figure = 20');
  });

  it.each([
    [[], 'nothing to try'],
    [['--set', 'parameters/game-turns/value=6'], 'names one value'],
    [['--set', 'parameters/game-turns/value=0..999999'], '49 at most'],
    [['--set', 'parameters/game-turns/value=6..2'], 'runs backwards'],
    [['--set', 'parameters/game-turn/value=6..8'], 'Did you mean "game-turns"?'],
  ])('balance %j says what is wrong', async (words, said) => {
    const { code, err } = await hexwright(['balance', BATTLE, ...words]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });

  it.each([
    ['modifers/', 'Did you mean "modifiers/"?'],
    ['zzzzzzzz', 'charge-run'],
  ])('ranks no numbers that are called %s, and says in a line which there are', async (only, said) => {
    const { code, err } = await hexwright(['rank', BATTLE, '--only', only]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
    expect(err.length).toBeLessThan(500);
  });

  it('ranks the numbers of counters as those of the rules, and takes their fields with --set', async () => {
    const asked = ['rank', BATTLE, '--only', 'spahis', '--games', '1', '--workers', '1', '--json'];
    const { ranked } = JSON.parse((await hexwright(asked)).out) as { ranked: { target: string; name: string }[] };
    const target = 'units/spahis-1,spahis-2,spahis-3/values/movement';
    expect(ranked.map(({ name }) => name).toSorted()).toEqual([
      'Spahis (all 3), movement',
      'Spahis (all 3), movement',
      'Spahis of the Port, movement',
      'Spahis of the Port, movement',
    ]);
    expect(ranked.map((one) => one.target)).toContain(target);
    const values = ['balance', BATTLE, '--set', `${target}=5,7`, '--games', '1', '--workers', '1', '--json'];
    expect(JSON.parse((await hexwright(values)).out)).toMatchObject({ fields: [target], points: [{}, {}] });
  });

  it('tries how many counters of a kind begin on the map', async () => {
    const asked = ['compare', BATTLE, '--games', '1', '--workers', '1', '--set'];
    const { code, out } = await hexwright([...asked, 'setUp/spahis-1,spahis-2,spahis-3/count=1..2', '--json']);
    expect(code).toBe(0);
    const { packages } = JSON.parse(out) as { packages: { packageHash: string }[] };
    expect(new Set(packages.map(({ packageHash }) => packageHash)).size).toBe(3);
    const tooMany = await hexwright([...asked, 'setUp/spahis-1,spahis-2/count=2..3']);
    expect([tooMany.code, tooMany.err]).toEqual([2, expect.stringContaining('there are 2 of them')]);
    const unknown = await hexwright([...asked, 'setUp/spahis-1,spahi-2/count=1,2']);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Did you mean "spahis-2"?')]);
  });

  it('finds no fault in a random game', async () => {
    const { code, out } = await hexwright(['soak', BATTLE, '--games', '1', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, games: 1, faults: [] });
  });

  it('[18.0] plays random games from an example, and says what they have come to', async () => {
    const soak = (...more: readonly string[]): ReturnType<typeof hexwright> =>
      hexwright(['soak', 'gmb/king-arthur', '--games', '5', ...more]);
    const { code, out } = await soak('--example', '18-0-leaders-face-to-face');
    expect(code).toBe(0);
    expect(out).toMatch(/\nCommands: .*\bzones \d+/);
    const unknown = await soak('--example', '18-0-leaders-face-to-fase');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('Did you mean 18-0-leaders-face-to-face?');
  });

  it('finds every case of the miniatures that acts proved by an example', async () => {
    const { code, out } = await hexwright(['cases', 'wrg/standard', '--missing']);
    expect([code, out]).toEqual([0, expect.stringMatching(/of (\d+) that act \1 are implemented and \1 proved/)]);
  });

  it('lists the cases of the rulebook and tells about one', async () => {
    const { out } = await hexwright(['cases', BATTLE, '--json']);
    const { cases } = JSON.parse(out) as { cases: { case: string; code: unknown[]; items: string[]; acts: boolean }[] };
    const numbers = cases.map((entry) => entry.case);
    expect(numbers.indexOf('5.12')).toBeLessThan(numbers.indexOf('5.2'));
    expect(numbers.indexOf('9.12')).toBeLessThan(numbers.indexOf('15.1'));
    const side = cases.find((entry) => entry.case === '9.12');
    expect(side).toMatchObject({ acts: true, items: ['modifiers/melee-side'] });
    expect(side?.code.length).toBeGreaterThan(0);

    const { code, out: told } = await hexwright(['explain', BATTLE, '9.12']);
    expect(code).toBe(0);
    expect(told).toContain('[9.12]');
    expect(told).toContain('modifiers/melee-side');
    expect(told).toContain('from gmb/standard/rules.json/modifiers/');
    expect(told).toContain('libs/rules-gmb/src/standard/09-4-attacks.ts');
  });

  it('tells what effects do, and what wins a battle, in words', async () => {
    const { out: strewn } = await hexwright(['explain', 'variants/caltrops', 'C1']);
    expect(strewn).toContain('then: Caltrops 1 in the hex, Bags of caltrops of the side −1');
    const { out: won } = await hexwright(['explain', 'variants/bridge-held', 'Y1']);
    expect(won).toMatch(/conditions: French and Castilian wins when the number of turns .* at least 3/);
  });

  it('says what differs in an example that fails, and what happened', () =>
    withScenarios(async (temporary) => {
      const folder = temporary.variant({
        'cases/quiet.case.json': {
          case: '5.12',
          title: 'A unit that stays where it is',
          map: { columns: 8, rows: 8 },
          phase: 'movement',
          phasing: 'tartar',
          units: [{ id: 'A', copy: 'tumans-1', hexes: ['0405'] }],
          commands: [{ do: 'move', unit: 'A', steps: [{ to: '0404' }] }],
          expect: { units: { A: { hexes: ['0405'] } } },
        },
      });
      const { code, out } = await hexwright(['test', folder]);
      expect(code).toBe(1);
      expect(out).toMatch(/quiet\.case\.json:\d+:\d+ error example\.outcome hexes of A is 0404, not 0405\./);
      expect(out).toContain('What happened:');
      expect(out).toMatch(/Tumans move to 0404/);
      expect(out.endsWith('0 passed, 1 failed\n')).toBe(true);
      const told = JSON.parse((await hexwright(['test', folder, '--json'])).out) as {
        problems: readonly object[];
        examples: readonly { problems: readonly object[] }[];
      };
      expect(told.problems).toEqual([expect.objectContaining({ code: 'example.outcome', package: 'my/variant' })]);
      expect(told.examples.flatMap(({ problems }) => problems)).toEqual(told.problems);
    }));

  it('is quiet when nobody reads on', () => {
    const program = path.resolve(import.meta.dirname, '../bin/hexwright.mjs');
    return new Promise<void>((resolve) => {
      const child = spawn('sh', ['-c', `"${process.execPath}" "${program}" play ${BATTLE} | head -n 1`], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let err = '';
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.on('close', (code) => {
        expect({ code, err }).toEqual({ code: 0, err: '' });
        resolve();
      });
    });
  });
});
