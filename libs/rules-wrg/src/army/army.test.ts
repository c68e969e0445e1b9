import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesFile, Side } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { type ArmyCommander, type ArmyList, armyOfSide, type ArmyUnit, unitsOfArmy } from './army-list.ts';
import { ArmyRules } from './army-rules.ts';
import { checkArmy } from './check-army.ts';
import { costsOf, pointsOf } from './points.ts';
import { randomArmy } from './random-army.ts';

const file = path.resolve(import.meta.dirname, '../../../../scenarios/wrg/standard/rules.json');
const { parameters = [], tables = [], vocabularies = [] } = JSON.parse(readFileSync(file, 'utf8')) as RulesFile;
const source = { parameters, tables, vocabularies };
const rules = new ArmyRules(source);
const relaxed = new ArmyRules({
  ...source,
  parameters: parameters.map((one) => (one.id === 'especially-with' ? { ...one, value: 'relaxed' } : one)),
});

const commander = (id: string, rank: number, role: string, force: number): ArmyCommander => ({
  id,
  name: id,
  rank,
  role,
  force,
});
const unit = (id: string, troops: string, force: number, more: Partial<ArmyUnit> = {}): ArmyUnit => ({
  id,
  name: id,
  troops,
  figures: 10,
  files: 5,
  force,
  horses: false,
  mantlets: false,
  bearers: 0,
  ...more,
});

const COMMAND = [commander('king', 2, 'c-in-c', 1), commander('duke', 3, 'force', 2), commander('earl', 3, 'force', 3)];
const UNITS = [
  unit('bills', 'english-bills', 1),
  unit('bows', 'english-long-bows', 2),
  unit('knights', 'english-knights', 3),
];
const army = (more: Partial<ArmyList> = {}): ArmyList => ({
  name: 'Army',
  nation: 'english',
  limit: 0,
  commanders: COMMAND,
  units: UNITS,
  ...more,
});
const codes = (list: ArmyList, by = rules): string[] => checkArmy(list, by).map(({ code }) => code);

describe('points of an army', () => {
  it('adds up figures and commanders [IV.points], [I.4a]', () => {
    expect(pointsOf(army(), rules)).toBe(50 + 25 + 25 + 80 + 80 + 120);
  });

  it('asks more for independent units without a commander, and for the sixth of a Force [I.3], [I.6]', () => {
    const alone = unit('scouts', 'english-light-horse', 0);
    const cost = (list: ArmyList): number => pointsOf(list, rules) - pointsOf(army(), rules);
    expect(cost(army({ units: [...UNITS, alone] }))).toBe(60 + 20);
    expect(
      cost(army({ units: [...UNITS, alone], commanders: [...COMMAND, commander('x', 3, 'independent', 0)] })),
    ).toBe(60 + 25);
    const many = Array.from({ length: 6 }, (_, at) => unit(`more-${at}`, 'english-bills', 1));
    expect(cost(army({ units: [...UNITS, ...many] }))).toBe(6 * 80 + 2 * 15);
    expect(costsOf(army({ units: [...UNITS, ...many] }), rules).filter((one) => one.case === 'I.6')).toHaveLength(2);
  });

  it('sells horses, mantlets, bearers, and guns by the piece [II.3], [II.5]', () => {
    const priced = (more: Partial<ArmyUnit>, troops = 'english-long-bows'): number =>
      pointsOf({ ...army(), commanders: [], units: [unit('u', troops, 1, more)] }, rules);
    expect(priced({})).toBe(80);
    expect(priced({ horses: true })).toBe(80 + 50);
    expect(priced({ mantlets: true })).toBe(80 + 20);
    expect(priced({ bearers: 5 })).toBe(80 + 20);
    expect(priced({ figures: 6 }, 'art-bombard')).toBe(50);
    expect(priced({ figures: 2 }, 'art-organ-gun')).toBe(15);
  });
});

describe('faults of an army', () => {
  it('has none where all is kept', () => {
    expect(checkArmy(army({ limit: 380 }), rules)).toEqual([]);
  });

  it('are told with the row and a way out', () => {
    const [fault] = checkArmy(army({ limit: 300 }), rules);
    expect(fault).toMatchObject({ code: 'army.points', case: 'I.4a', severity: 'error' });
    expect(fault.message).toContain('380 points, 80 more');
  });

  it('are troops of others, of nobody, and of those whom they are not usual with [I.2]', () => {
    const of = (troops: string, nation = 'english', by = rules): string[] =>
      codes(
        army({ nation, units: [...UNITS.slice(0, 0), unit('u', troops, 1)], commanders: COMMAND.slice(0, 3) }),
        by,
      ).filter((code) => !['army.forces', 'army.idle-commander'].includes(code));
    expect(of('french-knights')).toEqual(['army.foreign']);
    expect(of('elves')).toEqual(['army.troops']);
    expect(of('merc-crossbows')).toEqual([]);
    expect(of('merc-crossbows', 'swiss')).toEqual(['army.excluded']);
    expect(of('merc-crossbows', 'swiss', relaxed)).toEqual(['army.excluded']);
    expect(of('merc-handguns')).toEqual(['army.unusual']);
    expect(of('merc-handguns', 'german')).toEqual([]);
    expect(checkArmy(army({ units: [...UNITS, unit('u', 'merc-handguns', 1)] }), relaxed)).toMatchObject([
      { code: 'army.unusual', severity: 'warning' },
    ]);
    expect(of('levy-peasants', 'swiss')).toEqual([]);
    expect(of('english-bills', 'atlantis')[0]).toBe('army.nation');
    // Light horse is bought on its horses [II.2].
    expect(of('english-light-horse-on-foot')).toEqual(['army.dismounted']);
  });

  it('speak of nations and troops by their names', () => {
    const list = army({ units: [...UNITS, unit('u', 'french-knights', 1), unit('v', 'merc-handguns', 2)] });
    const said = checkArmy(list, rules).map(({ message }) => message);
    expect(said[0]).toMatch(/^French mounted knights are troops of another nation than English\. .*English long bows/);
    expect(said[1]).toMatch(/especially with: .*\bGerman\b/);
    expect(said.join(' ')).not.toMatch(/english-|german\b/);
  });

  it('are commanders who are missing, too many, or not good enough [I.4a]', () => {
    expect(codes(army({ commanders: COMMAND.slice(0, 2) }))).toEqual(['army.commanders', 'army.force-commander']);
    expect(codes(army({ commanders: COMMAND.map((one) => ({ ...one, role: 'force' })) }))).toEqual(['army.c-in-c']);
    expect(codes(army({ commanders: COMMAND.map((one) => ({ ...one, rank: 3 })) }))).toEqual(['army.c-in-c-class']);
    expect(codes(army({ commanders: [...COMMAND, commander('x', 4, 'staff', 0)] }))).toEqual(['army.commander-class']);
    expect(codes(army({ commanders: [...COMMAND, commander('x', 3, 'force', 2)] }))).toEqual(['army.force-commander']);
    expect(codes(army({ commanders: [...COMMAND, commander('x', 3, 'force', 7)] }))).toEqual(['army.idle-commander']);
  });

  it('are units that cannot be [I.1], [II.3], [II.5]', () => {
    const of = (troops: string, more: Partial<ArmyUnit>, nation = 'english'): string[] =>
      codes(army({ nation, units: [unit('a', troops, 1, more)] })).filter((code) => !/forces|idle/.test(code));
    expect(of('english-bills', { figures: 0 })).toContain('army.figures');
    expect(of('english-bills', { files: 11 })).toEqual(['army.files']);
    expect(of('art-bombard', { figures: 4, files: 2 }, 'french')).toEqual(['army.crew']);
    expect(of('english-knights', { horses: true })).toEqual(['army.horses']);
    expect(of('english-bills', { mantlets: true })).toEqual(['army.mantlets']);
    expect(of('english-long-bows', { mantlets: true, bearers: 5 })).toEqual(['army.mantlets-twice']);
    expect(of('english-long-bows', { bearers: 3 })).toEqual(['army.bearers']);
    expect(codes(army({ units: [...UNITS, UNITS[0]] }))).toEqual(['army.twice']);
    expect(codes(army({ units: UNITS.map((one) => ({ ...one, force: 0 })) }))).toContain('army.no-force');
  });
});

it('random armies of every nation keep every rule, at several prices', () => {
  for (const { id } of rules.nations) {
    for (const limit of [350, 500, 1000]) {
      for (let seed = 0; seed < 12; seed++) {
        const list = randomArmy(rules, id, limit, seed);
        expect(checkArmy(list, rules), `${id} ${limit} ${seed}`).toEqual([]);
        expect(pointsOf(list, rules)).toBeGreaterThan(limit * 0.8);
        expect(randomArmy(rules, id, limit, seed)).toEqual(list);
      }
    }
  }
  expect(() => randomArmy(rules, 'english', 120, 1)).toThrow(RangeError);
  expect(() => randomArmy(rules, 'atlantis', 500, 1)).toThrow(RangeError);
});

it('an army is the counters of a side, and they are the army', () => {
  const list = randomArmy(rules, 'scots', 500, 3);
  const side = { id: 'red', name: list.name, color: '#aa0000', nation: list.nation, points: 500 } as unknown as Side;
  expect(armyOfSide(side, unitsOfArmy(list, 'red'))).toEqual(list);
});
