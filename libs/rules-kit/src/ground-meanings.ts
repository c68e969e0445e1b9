/** What the names of `groundNames` mean: for people, in the reference and beside what they write. */
import type { Meanings } from '@hexwright/compiler';
import { NOT_THERE } from './ground-names.ts';

export const groundMeanings: Pick<Meanings, 'names' | 'fields' | 'functions' | 'phrases'> = {
  names: {
    turn: 'The game-turn, from 1.',
    phase: 'The step of the sequence that is under way, by its id.',
    phasing: 'The side whose player-turn it is.',
    hex: 'The hex in question: the one that is entered.',
  },
  fields: {
    side: 'The side it fights for.',
    contingent: 'Its part of the army.',
    class: 'The class of troops, on the face that is up.',
    kind: 'The sort of piece.',
    size: 'One hex or two.',
    terrain: 'The terrain of its hex; of a piece over two hexes the left one’s. Of a hex, its own.',
    level: 'The level of its hex; the higher one of a piece over two hexes. Of a hex, its own.',
  },
  functions: {
    hasTrait: 'The unit itself has this trait, or the face of it that is up.',
    isFace: 'This face of the unit is up.',
    inTerrain: 'The unit, or one half of it, stands on this terrain; or the hex is of it.',
    hasFeature: 'The unit, or one half of it, stands where this feature lies, such as a road; or the hex has it.',
    inZone: 'The unit, or one half of it, stands in this zone of the map; or the hex lies in it.',
    crosses: 'The step, the attack or the shot in question goes over a hexside of this kind.',
    distanceTo: `Hexes from the unit, or the hex, to that unit, neighbours being 1; ${NOT_THERE} while one of them is off the map.`,
    distanceToZone: `Hexes from the unit, or the hex, to the nearest of the zone; 0 inside it, ${NOT_THERE} while the unit is off the map.`,
    distanceToLeader: `Hexes from the unit to the nearest other leader of its side; ${NOT_THERE} where none is on the map.`,
    friendsWithin: 'How many other combat units of its side are no further away than so many hexes.',
    enemiesWithin: 'How many combat units of the enemy are no further away than so many hexes.',
    parameter: 'The number that a parameter of the package has.',
  },
  phrases: {
    turn: 'the turn',
    phase: 'the phase',
    phasing: 'the side whose turn it is',
    hasTrait: '{0} is marked {1}',
    isFace: '{0} is turned to {1}',
    inTerrain: '{0} is in a hex of {1}',
    hasFeature: '{0} is on {1}',
    inZone: '{0} is in the zone {1}',
    crosses: '{0} goes over {1}',
    distanceTo: 'the distance of {0} to {1}',
    distanceToZone: 'the distance of {0} to the zone {1}',
    distanceToLeader: 'the distance of {0} to its nearest leader',
    friendsWithin: 'the number of friends within {1} of {0}',
    enemiesWithin: 'the number of enemies within {1} of {0}',
    parameter: 'the parameter {0}',
  },
};
