import { expect, it } from 'vitest';
import { fullMeanings } from './full-meanings.ts';

const said = {
  names: { attacks: 'It attacks; otherwise it defends.', unit: 'The unit in question.', turn: 'The turn.' },
  fields: {
    disordered: 'It is disordered.',
    morale: 'Its morale rating, on the face that is up.',
    contingent: 'Its part of the army.',
    routed: 'It is routed: its rout level is above 0.',
    weapon: 'What it shoots with.',
  },
  functions: {},
  values: { points: 'Victory points.' },
  markers: { away: 'It is off the map.' },
  phrases: { routed: '{0} runs' },
};

it('says a value or a marker as the field of its name, where nothing else is said of it', () => {
  const { values, markers } = fullMeanings(said, ['points', 'morale', 'strange'], ['away', 'disordered']);
  expect(values).toEqual({ points: 'Victory points.', morale: 'Its morale rating, on the face that is up.' });
  expect(markers).toEqual({ away: 'It is off the map.', disordered: 'It is disordered.' });
});

it('says formulas by the first words of what their names mean, unless a phrase is given', () => {
  expect(fullMeanings(said, [], []).phrases).toEqual({
    attacks: 'it attacks',
    disordered: '{0} is disordered',
    morale: 'the morale rating of {0}',
    routed: '{0} runs',
  });
});
