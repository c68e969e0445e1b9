import type { JsonObject } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { fieldWords, partWords } from './field-words.ts';
import { freshJourney, journeyNames, journeyWords } from './journeys.ts';
import { ruleFields } from './rule-fields.ts';

function item(list: RuleList, name: string, value: object): EffectiveItem {
  const id: JsonObject = list === 'setUp' ? { unit: name } : { id: name };
  return {
    list,
    name,
    target: `${list}/${name}`,
    value: { ...id, ...value },
    base: undefined,
    isOwn: true,
    sayings: [],
  };
}

const RELIEF = item('arrivals', 'relief', { name: 'The relief', turn: 4, units: ['riders-2'], edge: 'north' });

const ANSWER: EffectiveRulesAnswer = {
  items: [
    item('sides', 'red', { name: 'Red' }),
    item('sides', 'blue', { name: 'Blue' }),
    item('units', 'guards', { name: 'Guards', side: 'blue' }),
    item('units', 'riders-1', { name: 'Riders', side: 'red' }),
    item('units', 'riders-2', { name: 'Riders', side: 'red' }),
    item('units', 'scouts', { name: 'Scouts', side: 'red' }),
    item('setUp', 'guards', { hexes: ['0101'] }),
    item('setUp', 'riders-1', { hexes: ['0102'] }),
    item('map/zones', 'camp', { name: 'The camp' }),
    RELIEF,
  ],
  packages: [],
  headings: [],
  choices: {},
  system: null,
};

describe('arrivals and withdrawals', () => {
  const names = journeyNames(ANSWER);

  it('name units by their names, and by ids too where several have one name', () => {
    expect([...names.units]).toEqual([
      ['guards', 'Guards'],
      ['riders-1', 'Riders (riders-1)'],
      ['riders-2', 'Riders (riders-2)'],
      ['scouts', 'Scouts'],
    ]);
    expect(names.armies.get('Red')).toEqual(['riders-1', 'riders-2', 'scouts']);
    expect([...names.placed]).toEqual(['guards', 'riders-1']);
  });

  it('begin with somebody who is neither on the map nor on the way', () => {
    expect(freshJourney('arrivals', ANSWER, names)).toEqual({ turn: 2, units: ['scouts'], edge: 'north' });
    const southern = { ...names, edges: new Map([['scouts', 'south']]) };
    expect(freshJourney('arrivals', ANSWER, southern)).toMatchObject({ units: ['scouts'], edge: 'south' });
    const placed = { ...names, placed: new Set(names.units.keys()) };
    expect(freshJourney('arrivals', ANSWER, placed)).toMatchObject({ units: [] });
    expect(freshJourney('withdrawals', ANSWER, placed)).toEqual({ turn: 2, units: ['guards'] });
  });

  it('are said as a sentence', () => {
    const coming = { turn: 4, units: ['guards', 'riders-2'], edge: 'north', zone: 'camp', hexes: ['0101', '0102'] };
    expect(journeyWords('arrivals', coming, names)).toBe(
      'From turn 4 on Guards, Riders (riders-2) may come to the map over the north edge, The camp, 0101 0102',
    );
    expect(journeyWords('withdrawals', { turn: 6, units: ['guards'] }, names)).toBe(
      'At the end of turn 6 Guards leave the map: wherever they stand',
    );
    expect(journeyWords('withdrawals', { turn: 6, units: ['guards'], when: 'turn > 7' }, names)).toBe(
      'At the end of turn 6 or of a later one Guards leave the map: wherever they stand',
    );
    expect(journeyWords('withdrawals', { turn: 6, units: ['guards'], edge: 'south', points: 1 }, names)).toBe(
      'At the end of turn 6 Guards leave the map: those on the south edge. For each of them that is elsewhere the enemy scores 1 point',
    );
  });

  it('say in words what the base says', () => {
    const journey = ruleFields(RELIEF, ANSWER).find(({ kind }) => kind === 'journey');
    expect(journey && fieldWords(journey, { turn: 2, units: ['scouts'], edge: 'west' }, RELIEF, ANSWER)).toBe(
      'From turn 2 on Scouts may come to the map over the west edge',
    );
  });
});

describe('what a field says', () => {
  const effect = item('effects', 'spent', { label: 'Spent', at: 'unit-fires', turns: { from: 2 } });

  it('is in words: moments, choices, turns and verbs, none of them as files have them', () => {
    const words = (inner: string, value: Parameters<typeof partWords>[2]): string =>
      partWords(effect, inner, value, ANSWER).value;
    expect(words('at', 'unit-fires')).toBe('A unit fires');
    expect(words('turns', { from: 2, to: 5 })).toBe('from turn 2 to turn 5');
    expect(words('turns', { from: 3, to: 3 })).toBe('turn 3');
    expect(words('turns', { to: 3 })).toBe('to turn 3');
    expect(words('then', [{ do: 'score', side: 'red', points: 1 }])).toBe('Score 1 point for Red');
    expect(words('then', [{ do: 'score', side: 'red', points: 2 }])).toBe('Score 2 points for Red');
    expect(partWords(effect, 'at', 'turn-ends', ANSWER).name).toBe('When');
  });

  it('names the way to a part of it', () => {
    expect(partWords(effect, 'then/0/points', 3, ANSWER)).toEqual({ name: 'Then, 0, Points', value: '3' });
  });

  it('is in the words of its choices', () => {
    const modifier = item('modifiers', 'mud', { applies: 'movement.cost', stacking: 'best:going' });
    expect(partWords(modifier, 'applies', 'fire.dice', ANSWER).value).toBe('Fire: dice');
    expect(partWords(modifier, 'stacking', 'best:going', ANSWER).value).toBe('Only the highest of “going” counts');
    const step = item('sequence', 'weather', { procedure: 'event' });
    expect(partWords(step, 'acts', 'phasing', ANSWER).value).toBe('The side whose turn it is');
  });
});
