/** What the names mean that formulas and counters use: words for people, beside the names themselves. */
import type { Meanings } from '@hexwright/compiler';
import { groundMeanings } from '@hexwright/rules-kit';
import { COUNTS, SIGNS } from './3-reaction-test/tally.ts';

/** A sentence of a few words. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const around = Object.fromEntries(
  Object.entries({ ...COUNTS, ...SIGNS }).map(([name, words]) => [name, sentence(words)]),
);

export const meanings: Omit<Meanings, 'commands'> = {
  names: {
    turn: 'The period, from 1.',
    phase: 'The step of the period under way.',
    destroyer: 'In an effect at the loss of a unit: who has destroyed it, if anybody has.',
    side: 'The side that an effect is about.',
    game: 'The battle as a whole: markers of the game are read of it.',
    unit: 'The unit that shoots, fights or tests.',
    other: 'Whom it shoots at or fights.',
    weapon: 'The weapon that it uses: a word of the vocabulary weapons.',
    gunpowder: 'That weapon is a gunpowder weapon.',
    covered: 'Cover stands between a shooter and the other.',
    shieldedByMantlets: 'The mantlets of the other shield it against a shooter.',
    targetBody: 'The body that the other is shot at as: infantry that rides is shot at as cavalry.',
    over: 'The field works of the other that it attacks over; none of the words where there are none.',
    behind: 'The field works that it stands behind.',
    flanking: 'It strikes the other in flank.',
    higher: 'It stands higher than the other.',
    pursuing: 'It strikes whom it pursues.',
    ...around,
  },
  fields: {
    id: 'Of a side that an effect is about: which one it is.',
    side: 'Its side.',
    facing: 'Where its front looks, as the nearest of sixteen points of the compass.',
    troop: 'Its row of table IV: a word of the vocabulary classes.',
    body: 'Its body of troops as it is now, on horse or on foot.',
    morale: 'Its reaction class, A to E.',
    weapon: 'What it fights with.',
    missile: 'What it shoots with; none of the words where it does not.',
    mounted: 'It is on horseback.',
    figures: 'Figures that stand.',
    strength: 'Figures with which it began.',
    disorder: 'How many causes of disorganisation it has.',
    shielded: 'It carries shields.',
    leader: 'The best class of the commanders with it, 1 to 3; 0 where none is.',
    moved: 'Full inches that it has gone this period.',
    shotDown: 'Men that it has lost to missiles this period.',
    underFire: 'Figures that have shot at it this period, or what counts as many.',
    charging: 'It charges somebody.',
    impetus: 'It has come home with a charge, or follows up.',
    mounting: 'It mounts or dismounts this period.',
    advancing: 'It has gone forward of its own accord this period.',
    retiring: 'A test has it go back.',
    inCover: 'It stands in natural cover.',
    inSquare: 'It is infantry of as many ranks as files, three at least.',
    behindWorks: 'It stands behind field works of its own.',
  },
  functions: {
    parameter: 'A number of the rules by its name.',
    isUnit: 'The unit is this one.',
    arc: 'Where the middle of the other lies to the unit: to its front, its rear or a flank.',
    bearing: 'The direction from the middle of the first to that of the second, as the nearest of sixteen points.',
    distance: 'Inches between the two at their nearest, a part counted as a whole; 99 where one is not on the table.',
    distanceTo: 'Inches from the unit to that one at their nearest, as for distance.',
    friendsWithin: 'How many other units of its side are no further away than so many inches.',
    enemiesWithin: 'How many enemy units are no further away than so many inches.',
    inTerrain: 'The middle of the unit stands on ground of this kind.',
    lost: 'How many units of the side are out of the game for good: destroyed, fled or taken.',
    unitsOf: 'How many units of the side stand on the table.',
    isLost: 'The unit, or the commander, is out of the game for good.',
    isOnMap: 'The unit, or the commander, is on the table.',
    pointsOf: 'The points that the side has scored so far.',
  },
  slots: {
    'fire.factor': 'What is added to the weapon factor of a volley.',
    'fight.factor': 'What is added to the weapon factor of a close fight.',
    'reaction.score': 'What is added to the dice of a reaction test.',
    'reaction.range': 'How much the owner may add, or take off, when the dice of a test have fallen.',
    'movement.allowance': 'Inches of a normal move, and of a charge; who does not charge gains none.',
  },
  acts: {
    move: 'To move of its own accord, or to do anything else than hold and shoot.',
    fire: 'To shoot at an enemy.',
    charge: 'To charge an enemy, also where a test would send it on.',
  },
  values: {
    figures: 'Figures with which it begins; of artillery its crews.',
    files: 'Figures side by side at the beginning.',
    force: 'Its Force, from 1; 0 where it is independent.',
    shield: 'It carries shields, or does not, whatever its row says.',
    horses: 'Infantry that has horses.',
    mantlets: 'Its missilemen carry mantlets.',
    bearers: 'Figures that bear mantlets for it.',
    rank: 'The class of a commander, 1 to 3.',
    role: 'The part of a commander: c-in-c, force, staff or independent.',
  },
  markers: {
    files: 'Figures side by side, where that is not as at the beginning.',
    'men-lost': 'Men that it has lost.',
    remounted: 'Cavalry is on foot, or infantry on its horses.',
    disorganised: 'How many causes of disorganisation it has.',
    broken: 'Periods for which it has been running.',
    fleeing: 'It never comes back to the field.',
    moved: 'How far it has gone this period, in thousandths of an inch.',
    direction:
      'What a test has made of it: 1 halts, 2 retires, 3 retreats, 4 falls back, 5 goes for the enemy, 6 is out of control.',
    'direction-left': 'For how many periods, the one under way counted.',
    'shot-before': 'The unit that it shot at in the period before.',
    with: 'The unit that a commander is with.',
    order: 'Its order: 1 hold, 2 advance, 3 attack, 4 support, 5 retire, 6 fire.',
    'order-target': 'The unit that its order is about.',
    work: 'Its field works: 1 begun, 2 standing, 3 coming up.',
  },
  phrases: {
    ...groundMeanings.phrases,
    arc: 'the arc of {0} towards {1}',
    bearing: 'the direction from {0} to {1}',
  },
};
