/** The words of an example that are no commands of a player: `go-to` and `check`, and what can be asked at any point. */
import type { CaseFile, Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { runExample } from '../testing/battle.ts';

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

/** A unit next to an enemy, in its own melee phase. */
const fight: CaseFile = {
  ...march,
  phase: 'melee-phasing',
  units: [
    { id: 'A', copy: 'hazaras-1', values: { armour: 'mail', melee: true }, hexes: ['0405'] },
    { id: 'B', copy: 'azab-1', hexes: ['0404', '0504'], facing: 'S', face: 'melee' },
  ],
};

function problems(file: CaseFile): readonly Problem[] {
  return runExample(file).problems;
}

/** Codes and places of what is otherwise than expected. */
function findings(file: CaseFile): string[] {
  return problems(file).map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('go-to', () => {
  const on = (more: Readonly<Record<string, unknown>>): CaseFile => ({
    ...march,
    commands: [{ do: 'go-to', phase: 'movement', ...more }],
  });

  it('plays on to a later phase of that name', () => {
    const next = { turn: 1, phase: 'movement', phasing: 'ottoman' };
    expect(findings({ ...on({}), expect: next })).toEqual([]);
    expect(findings({ ...on({ side: 'tartar' }), expect: { ...next, turn: 2, phasing: 'tartar' } })).toEqual([]);
    expect(findings({ ...on({ turn: 3 }), expect: { ...next, turn: 3, phasing: 'tartar' } })).toEqual([]);
  });

  it('comes to the phase that follows one that was ended by hand', () => {
    const commands = [{ do: 'end-phase' }, { do: 'go-to', phase: 'movement', side: 'ottoman' }];
    expect(findings({ ...march, commands, expect: { turn: 1, phasing: 'ottoman' } })).toEqual([]);
  });

  it('says what must be decided before the phase ends', () => {
    const commands = [
      { do: 'attack', target: 'L' },
      { do: 'pursue', unit: 'A', after: 'L' },
      { do: 'go-to', phase: 'polish-lithuanian-movement' },
    ];
    const pursuit: CaseFile = {
      format: 1,
      case: '8.6',
      title: 'A pursuit',
      map: { columns: 14, rows: 14 },
      turn: 2,
      phasing: 'teutonic',
      phase: 'teutonic-attack',
      units: [
        { id: 'A', copy: 'teutonic-horse-1', hexes: ['A7 B10'], facing: 'N' },
        { id: 'B', copy: 'teutonic-horse-2', hexes: ['A8 B10'], facing: 'NW' },
        { id: 'L', copy: 'lithuanian-foot-1', hexes: ['A7 B11'], facing: 'S' },
      ],
      commands,
      dice: [6],
    };
    expect(runExample(pursuit, 'grunwald-1410').problems.map(({ message }) => message)).toEqual([
      'The phase does not end before Teutonic has decided: turning. Write that command before this one.',
    ]);
  });

  it('says so when the time never comes', () => {
    expect(problems(on({ turn: 99 })).map(({ message }) => message)).toEqual([
      'The game ends before somebody must decide in that phase again. A phase in which nobody can do anything is passed over.',
    ]);
    expect(findings(on({ turn: 99 }))).toEqual(['example.command /commands/0']);
  });
});

describe('check', () => {
  const step = { do: 'move', unit: 'A', steps: ['E'] } as const;
  const check = (expected: unknown): { do: string; expect: unknown } => ({ do: 'check', expect: expected });

  it('says in the middle of the commands what is legal and where things stand', () => {
    const commands = [
      check({ offered: [step], units: { A: { hexes: ['0405'] } }, events: [{ event: 'phase-began' }] }),
      step,
      check({ notOffered: [step], units: { A: { hexes: ['0505'] } }, diceUsed: 0 }),
      { do: 'end-phase' },
    ];
    expect(findings({ ...march, commands, expect: { phase: 'movement', phasing: 'ottoman' } })).toEqual([]);
  });

  it('names the place of what is otherwise, and goes on', () => {
    const commands = [
      check({ notOffered: [step], units: { A: { hexes: ['0101'] } } }),
      step,
      check({ offered: [step], turn: 4, events: [{ event: 'routed' }], victoryPoints: { tartar: 2 } }),
    ];
    expect(findings({ ...march, commands, expect: { units: { A: { hexes: ['0405'] } } } })).toEqual([
      'example.offered /commands/0/expect/notOffered/0',
      'example.outcome /commands/0/expect/units/A/hexes',
      'example.offered /commands/2/expect/offered/0',
      'example.outcome /commands/2/expect/turn',
      'example.event /commands/2/expect/events/0',
      'example.outcome /commands/2/expect/victoryPoints/tartar',
      'example.outcome /expect/units/A/hexes',
    ]);
  });

  it('changes nothing: passes go on as before', () => {
    const commands = [{ do: 'pass' }, check({ phasing: 'ottoman' }), { do: 'pass' }, { do: 'end-phase' }];
    const without = commands.filter((command) => command.do !== 'check');
    const end = { phasing: 'tartar', phase: 'movement' } as const;
    expect(findings({ ...march, commands, expect: end })).toEqual(
      findings({ ...march, commands: without, expect: end }),
    );
  });

  it('has nothing to refuse', () => {
    expect(findings({ ...march, commands: [check({ refused: '5.1' })] })).toEqual([
      'example.command /commands/0/expect/refused',
    ]);
  });
});

describe('events', () => {
  const moved = { event: 'moved', unit: 'A' };
  const began = { event: 'phase-began' };
  const commands = [{ do: 'move', unit: 'A', steps: ['E', 'E'] }, { do: 'end-phase' }];
  const of = (events: readonly unknown[]): CaseFile => ({
    ...march,
    commands,
    expect: { events } as CaseFile['expect'],
  });

  it('may come in any order where the order is left open', () => {
    const first = { ...moved, hex: '0505' };
    const second = { ...moved, hex: '0605' };
    expect(findings(of([began, first, second]))).toEqual([]);
    expect(findings(of([began, second, first]))).toEqual(['example.event /expect/events/2']);
    expect(findings(of([began, { anyOrder: [second, first] }]))).toEqual([]);
    expect(findings(of([{ anyOrder: [second, began, first] }]))).toEqual([]);
    // Each is a different one, and one that says less leaves to another the only event that fits it.
    expect(findings(of([{ anyOrder: [moved, first] }]))).toEqual([]);
    expect(findings(of([{ anyOrder: [moved, moved, moved] }]))).toEqual(['example.event /expect/events/0/anyOrder/2']);
    expect(findings(of([{ anyOrder: [second, first] }, first]))).toEqual(['example.event /expect/events/1']);
  });

  it('that are missed are said to have happened earlier, otherwise, or not at all', () => {
    const message = (events: readonly unknown[]): string => problems(of(events))[0].message;
    const first = { ...moved, hex: '0505' };
    const second = { ...moved, hex: '0605' };
    expect(message([second, first])).toBe(
      '"moved" happened earlier, and not again after "moved", which this list has before it.',
    );
    expect(message([began, { ...first, spent: 40 }])).toMatch(/^"moved" happened otherwise: spent is \d+, not 40\.$/);
    expect(message([began, { ...first, spent: [{ points: 40 }] }])).toMatch(/spent is \d+, not \{"points":40\}\.$/);
    expect(message([{ event: 'routed' }])).toBe('"routed" did not happen.');
    const early = { do: 'check', expect: { events: [first] } };
    const [{ message: later }] = problems({ ...march, commands: [early, ...commands] });
    expect(later).toBe('"moved" happened later, not before this check.');
    expect(message([{ event: 'route' }])).toMatch(/^There is no event "route"\. Did you mean/);
    expect(message([{ ...moved, speed: 4 }])).toMatch(/^There is no field "speed"/);
    expect(findings({ ...march, commands, expect: { notEvents: [{ event: 'mooved' }] } })).toEqual([
      'example.position /expect/notEvents/0/event',
    ]);
    expect(message([{ anyOrder: [first, first] }])).toBe('"moved" happened, but not as often as this list has it.');
  });
});

describe('what can be asked of the ground and of attacks', () => {
  it('is what it costs to get somewhere', () => {
    const costs = (...all: readonly unknown[]): CaseFile => ({
      ...march,
      expect: { costs: all } as CaseFile['expect'],
    });
    expect(findings(costs({ unit: 'A', to: ['0405'], cost: 0 }, { unit: 'A', to: ['0404'], cost: 1 }))).toEqual([]);
    const wrong = costs(
      { unit: 'A', to: ['0404'], cost: 2 },
      { unit: 'A', to: ['0404'], cost: null },
      { unit: 'A', to: ['9999'], cost: 1 },
      { unit: 'Z', to: ['0404'], cost: 1 },
    );
    expect(findings(wrong)).toEqual([
      'example.outcome /expect/costs/0/cost',
      'example.outcome /expect/costs/1/cost',
      'example.position /expect/costs/2/to/0',
      'example.position /expect/costs/3/unit',
    ]);
    expect(problems(wrong)[0].message).toBe('It costs A 1 to reach 0404, not 2.');
    const still = { ...fight, expect: { costs: [{ unit: 'A', to: ['0405'], cost: 0 }] } };
    expect(problems(still)[0].message).toBe('A cannot move now.');
  });

  it('is a line of sight', () => {
    const map = { columns: 8, rows: 8, elevation: { '0505': 3 } };
    const sight = (...all: readonly unknown[]): CaseFile => ({
      ...march,
      map,
      expect: { sight: all } as CaseFile['expect'],
    });
    const blocked = { from: '0405', to: '0605', clear: false, range: 2, blockedBy: ['0505'], case: '8.14' };
    expect(findings(sight(blocked, { from: '0405', to: '0505', clear: true, blockedBy: [] }))).toEqual([]);
    expect(
      findings(
        sight(
          { from: '0405', to: '0605', clear: true, range: 3, blockedBy: [], case: '8.13' },
          { from: '0405', to: '9999', clear: true },
        ),
      ),
    ).toEqual([
      'example.outcome /expect/sight/0/clear',
      'example.outcome /expect/sight/0/range',
      'example.outcome /expect/sight/0/blockedBy',
      'example.outcome /expect/sight/0/case',
      'example.position /expect/sight/1/to',
    ]);
  });

  it('is the odds of an attack', () => {
    const of = { do: 'melee', unit: 'A', target: 'B' };
    const odds = (...all: readonly unknown[]): CaseFile => ({ ...fight, expect: { odds: all } as CaseFile['expect'] });
    const wrong = odds(
      { of, roll: '2d6 ≤ 99', table: 99, modifiers: { Moonlight: 3 }, chances: { 'No effect': '1/7', Fog: '0/1' } },
      { of: { ...of, target: 'A' } },
      { of: { do: 'pass' } },
    );
    expect(findings(wrong)).toEqual([
      'example.outcome /expect/odds/0/roll',
      'example.outcome /expect/odds/0/table',
      'example.outcome /expect/odds/0/modifiers/Moonlight',
      'example.outcome /expect/odds/0/chances/No effect',
      'example.refused /expect/odds/1/of',
      'example.outcome /expect/odds/2/of',
    ]);
    const [roll, table] = problems(wrong).map(({ message }) => message);
    const right = { of, roll: /"(2d6[^"]*)"/.exec(roll)?.[1], table: Number(/ is (\d+), not/.exec(table)?.[1]) };
    expect(findings(odds(right))).toEqual([]);
  });

  it('is the zones of a unit and of a side', () => {
    const zone = (hexes: readonly string[], more = {}): CaseFile => ({
      format: 1,
      case: '6.11',
      title: 'The zone of a unit',
      map: { columns: 14, rows: 14 },
      turn: 22,
      phasing: 'polish-lithuanian',
      phase: 'polish-lithuanian-movement',
      units: [{ id: 'A', copy: 'polish-horse-1', hexes: ['A7 B10'], facing: 'N' }],
      expect: { zones: [{ sort: 'attack-zone', unit: 'A', hexes, ...more }] },
    });
    const { problems: found } = runExample(zone([]), 'grunwald-1410');
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['example.outcome /expect/zones/0/hexes']);
    const ahead = / of A: (.*); not no hex/.exec(found[0].message)?.[1] ?? '';
    expect(ahead).toMatch(/^A\d+ B\d+$/);
    expect(runExample(zone([ahead]), 'grunwald-1410').problems).toEqual([]);
    expect(runExample(zone([ahead], { unit: undefined, side: 'polish-lithuanian' }), 'grunwald-1410').problems).toEqual(
      [],
    );
    expect(runExample(zone([], { sort: 'aura' }), 'grunwald-1410').problems[0].message).toBe(
      'There is no sort of zone "aura"; there are zone-of-control, attack-zone, command.',
    );
  });

  it('is no zone in a game that has none', () => {
    const zones = [{ sort: 'zone-of-control', unit: 'A', hexes: [] }];
    expect(findings({ ...march, expect: { zones } })).toEqual(['example.position /expect/zones/0']);
  });
});
