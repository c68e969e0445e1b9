import type { CaseFile, Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { runExample } from '../testing/battle.ts';

/** A unit next to an enemy, in its own melee phase. */
const fight: CaseFile = {
  format: 1,
  case: '9.0',
  title: 'A melee',
  map: { columns: 8, rows: 8 },
  phasing: 'tartar',
  phase: 'melee-phasing',
  units: [
    { id: 'A', copy: 'hazaras-1', values: { armour: 'mail', melee: true }, hexes: ['0405'] },
    { id: 'B', copy: 'azab-1', hexes: ['0404', '0504'], facing: 'S', face: 'melee' },
  ],
  commands: [{ do: 'melee', unit: 'A', target: 'B' }],
  dice: [6, 6],
};

/** A unit with room to move. */
const march: CaseFile = {
  format: 1,
  case: '5.1',
  title: 'A march',
  map: { columns: 8, rows: 8 },
  phasing: 'tartar',
  phase: 'movement',
  units: [{ id: 'A', copy: 'tumans-1', hexes: ['0405'] }],
};

/** Codes and places of what is otherwise than expected. */
function findings(file: CaseFile): string[] {
  return runExample(file).problems.map(({ code, pointer }: Problem) => `${code} ${pointer}`);
}

describe('runCase', () => {
  it('finds nothing when everything is as expected', () => {
    const expect_ = { units: { B: { rout: 0 } }, diceUsed: 2, events: [{ event: 'melee', attacker: 'A', hit: false }] };
    const run = runExample({ ...fight, expect: expect_ });
    expect(run.problems).toEqual([]);
    expect(run.account.join('\n')).toMatch(/attacks? /);
  });

  it('begins a step in the player-turn in which alone it is done, and names it where the example has another', () => {
    const attack: CaseFile = {
      format: 1,
      case: '7.21',
      title: 'An attack',
      map: { columns: 14, rows: 14 },
      turn: 2,
      phase: 'teutonic-attack',
      units: [
        { id: 'A', copy: 'polish-horse-1', hexes: ['A7 B5'], facing: 'N' },
        { id: 'K', copy: 'crusader-horse-1', hexes: ['A7 B6'], facing: 'S' },
      ],
    };
    expect(runExample({ ...attack, expect: { phasing: 'teutonic' } }, 'grunwald-1410').problems).toEqual([]);
    const other = { ...attack, phasing: 'polish-lithuanian' };
    const [problem, ...others] = runExample(other, 'grunwald-1410').problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'example.position', pointer: '/phase' });
    expect(problem.message).toContain('"phasing": "teutonic"');
  });

  it('says of a refused command what was wrong with it, not with a try after forced moves', () => {
    const flight: CaseFile = {
      format: 1,
      case: '11.24',
      title: 'A rout with one way',
      map: { columns: 8, rows: 8 },
      phasing: 'ottoman',
      phase: 'rout-movement',
      units: [
        { id: 'A', copy: 'serb-horse-1', hexes: ['0406', '0506'], facing: 'N', rout: 1 },
        { id: 'C', copy: 'serbs-1', hexes: ['0405'] },
      ],
      commands: [{ do: 'rout', unit: 'A', steps: ['NW'] }],
    };
    const [{ message }] = runExample(flight).problems;
    expect(message).toContain('Another combat unit is in that hex.');
    expect(message).not.toContain('has made its rout movement');
  });

  it('says so at the first step in which somebody decides, where nobody does in the step of the example', () => {
    const flight: CaseFile = {
      format: 1,
      case: '18.0',
      title: 'A step that does not exist, in the phase after one in which no elephants run',
      map: { columns: 12, rows: 14 },
      phasing: 'tartar',
      phase: 'rampant-elephants',
      units: [
        { id: 'E', copy: 'elephants', hexes: ['0505', '0605'], facing: 'N', rout: 2 },
        { id: 'K', copy: 'khoshun-1', hexes: ['1213'] },
      ],
      commands: [{ do: 'rout', unit: 'E', steps: ['S'] }],
    };
    expect(runExample(flight).problems).toMatchObject([
      { code: 'example.command', message: expect.stringContaining('"S" is no step') as string },
    ]);
  });

  it('finds units, points and steps that are otherwise', () => {
    expect(
      findings({
        ...fight,
        expect: {
          units: { A: { hexes: ['0101'] }, B: { rout: 3, colour: 'red' } },
          victoryPoints: { tartar: 5 },
        },
      }),
    ).toEqual([
      'example.outcome /expect/units/A/hexes',
      'example.outcome /expect/units/B/rout',
      'example.outcome /expect/units/B/colour',
      'example.outcome /expect/victoryPoints/tartar',
    ]);
    expect(findings({ ...march, expect: { turn: 2, phasing: 'ottoman', phase: 'fire', over: true } })).toEqual([
      'example.outcome /expect/turn',
      'example.outcome /expect/phasing',
      'example.outcome /expect/phase',
      'example.outcome /expect/over',
    ]);
  });

  it('begins with the turn, the side and the points given', () => {
    const expect_ = { turn: 4, phasing: 'ottoman', phase: 'movement', victoryPoints: { tartar: 7, ottoman: 0 } };
    const start = { turn: 4, phasing: 'ottoman', victoryPoints: { tartar: 7 } };
    expect(findings({ ...march, ...start, expect: expect_ })).toEqual([]);
  });

  it('wants every die to be used, and enough of them', () => {
    expect(findings({ ...fight, dice: [6, 6, 1] })).toEqual(['example.dice /dice']);
    expect(findings({ ...fight, dice: [6] })).toEqual(['example.dice /commands/0']);
    expect(findings({ ...fight, dice: [6, 6, 1], expect: { diceUsed: 2 } })).toEqual([]);
    expect(findings({ ...fight, expect: { diceUsed: 1 } })).toEqual(['example.dice /expect/diceUsed']);
    expect(findings({ ...fight, dice: [6, 7] })).toEqual(['example.dice /dice/1']);
  });

  it('compares events in their order, with others between them', () => {
    const rolled = { event: 'melee', attacker: 'A' };
    const begun = { event: 'phase-began' };
    expect(findings({ ...fight, expect: { events: [begun, rolled] } })).toEqual([]);
    expect(findings({ ...fight, expect: { events: [rolled, { ...begun, phase: 'melee-phasing' }] } })).toEqual([
      'example.event /expect/events/1',
    ]);
    expect(findings({ ...fight, expect: { events: [{ ...rolled, hit: true }] } })).toEqual([
      'example.event /expect/events/0',
    ]);
    expect(findings({ ...fight, expect: { notEvents: [rolled] } })).toEqual(['example.event /expect/notEvents/0']);
    expect(findings({ ...fight, expect: { notEvents: [{ event: 'eliminated' }] } })).toEqual([]);
  });

  it('says how an event differs from the one expected', () => {
    const [problem] = runExample({
      ...fight,
      expect: { events: [{ event: 'melee', attacker: 'A', hit: true }] },
    }).problems;
    expect(problem.message).toContain('hit is false, not true');
  });

  it('wants a refusal for the reason given', () => {
    const again = { do: 'fire', unit: 'A', target: 'B' } as const;
    expect(findings({ ...march, commands: [{ do: 'pass', refused: '5.0' }] })).toEqual([
      'example.not-refused /commands/0',
    ]);
    const enemy = { ...march, units: [...(march.units ?? []), ...(fight.units?.slice(1) ?? [])] };
    const wrongSide = { do: 'move', unit: 'B', steps: ['aboutFace'] } as const;
    expect(findings({ ...enemy, commands: [{ ...wrongSide, refused: '5.11' }] })).toEqual([]);
    expect(findings({ ...enemy, commands: [{ ...wrongSide, refused: '9.12' }] })).toEqual([
      'example.refusal /commands/0/refused',
    ]);
    const worded = { case: '5.11', text: 'no such words' };
    expect(findings({ ...enemy, commands: [{ ...wrongSide, refused: worded }] })).toEqual([
      'example.refusal /commands/0/refused',
    ]);
    expect(findings({ ...enemy, commands: [wrongSide], expect: { refused: '5.11' } })).toEqual([]);
    expect(findings({ ...enemy, commands: [wrongSide] })).toEqual(['example.refused /commands/0']);
    expect(findings({ ...enemy, commands: [again] })).toEqual(['example.refused /commands/0']);
  });

  it('tells of commands that cannot be read', () => {
    expect(findings({ ...march, commands: [{ do: 'move', unit: 'A', steps: [{ to: '0101' }] }] })).toEqual([
      'example.command /commands/0',
    ]);
  });

  it('stops at the first command that goes wrong', () => {
    const nowhere = { do: 'move', unit: 'A', steps: [{ to: '0101' }] };
    expect(findings({ ...march, commands: [nowhere, nowhere], expect: { turn: 9 } })).toEqual([
      'example.command /commands/0',
    ]);
  });

  it('asks what is offered without doing it', () => {
    const step = (to: string): { do: 'move'; unit: string; steps: { to: string }[] } => ({
      do: 'move',
      unit: 'A',
      steps: [{ to }],
    });
    const far = { do: 'move', unit: 'A', steps: Array.from({ length: 20 }, () => 'E') } as unknown as { do: string };
    expect(
      findings({ ...march, expect: { offered: [step('0404')], notOffered: [far], units: { A: { hexes: ['0405'] } } } }),
    ).toEqual([]);
    expect(findings({ ...march, expect: { offered: [far], notOffered: [step('0404')] } })).toEqual([
      'example.offered /expect/offered/0',
      'example.offered /expect/notOffered/0',
    ]);
  });

  it('says that dice are missing before a command, not that it is refused', () => {
    const amok: CaseFile = {
      format: 1,
      case: '18.0',
      title: 'Elephants run amok',
      map: { columns: 9, rows: 9 },
      phasing: 'tartar',
      phase: 'rout-removal',
      units: [{ id: 'E', copy: 'elephants', hexes: ['0406', '0506'], facing: 'N', rout: 3 }],
      commands: [{ do: 'rampage-row', row: 'left' }],
    };
    const { problems } = runExample(amok);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['example.dice /commands/0']);
    expect(problems[0].message).toMatch(/^Before that: The dice given by hand are used up/);
    expect(findings({ ...amok, dice: [3] })).toEqual([]);
  });

  /** Gough is to leave the table over its edge when the period ends. */
  const ride: CaseFile = {
    format: 1,
    case: 'K1',
    title: 'A ride',
    turn: 8,
    phase: 'bookkeeping',
    units: [
      { id: 'gough-horse', copy: 'gough-horse', hexes: ['71.5,20'], facing: 900 },
      { id: 'gough', copy: 'gough', hexes: ['60,30'], facing: 900 },
      { id: 'bills', copy: 'bills', hexes: ['30,40'], facing: 2700 },
      { id: 'F', copy: 'lances-north', hexes: ['4,9'], facing: 900 },
    ],
  };

  it('tells what is otherwise where most is as expected', () => {
    const units = { 'gough-horse': { status: 'left' }, gough: { status: 'left' } };
    const { problems } = runExample({ ...ride, expect: { units } }, 'variants/road-to-caen');
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/expect/units/gough/status']);
  });

  it('tells what happened on a way that leads nowhere', () => {
    const commands = [{ do: 'go-to', phase: 'plots', turn: 99 }];
    const { problems, account } = runExample({ ...ride, commands }, 'variants/road-to-caen');
    expect(problems.map(({ code }) => code)).toEqual(['example.command']);
    expect(account.join('\n')).toContain('Gough rides for Caen');
  });

  it('plays by itself what has no choice', () => {
    const routed: CaseFile = {
      ...march,
      phase: 'rout-movement',
      units: [{ id: 'A', copy: 'naphtha', hexes: ['0404'], rout: 1 }],
    };
    const oneWay = { ...routed, map: { columns: 8, rows: 8, terrain: { '0505': 'river' } } };
    const run = runExample({ ...oneWay, expect: { units: { A: { hexes: ['0405'] } } } });
    expect(run.problems).toEqual([]);
    expect(run.account.join('\n')).toContain('flees to 0405');
    expect(findings({ ...oneWay, expect: { units: { A: { hexes: ['0404'] } } } })).toEqual([]);
    expect(findings({ ...oneWay, expect: { units: { A: { hexes: ['0505'] } } } })).toHaveLength(1);
  });
});
