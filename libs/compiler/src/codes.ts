import type { ProblemCode } from '@hexwright/model';

/** What the compiler may find wrong, besides what the package format defines. */
export const COMPILER_CODES = {
  'arrival.impossible': {
    title: 'An arrival in a game in which nobody can arrive',
    remedy: 'Add a step of movement to the sequence, or leave the arrival out.',
  },
  'arrival.nobody': {
    title: 'An arrival or a withdrawal of nobody',
    remedy: 'Say who comes or leaves, or take it out.',
  },
  'arrival.nowhere': {
    title: 'An arrival that comes in nowhere',
    remedy: 'Name hexes that somebody may enter, an edge of the map, or a zone.',
  },
  'arrival.off-map': {
    title: 'An arrival in a hex that is not on the map',
    remedy: 'Choose a hex of the map.',
  },
  'arrival.placed': {
    title: 'A unit that arrives and stands on the map from the beginning',
    remedy: 'Take it out of the arrival, or out of the set-up.',
  },
  'arrival.prohibited': {
    title: 'An arrival on ground that nothing may enter',
    remedy: 'Choose another hex.',
  },
  'arrival.taken': {
    title: 'An arrival in a hex in which somebody stands at the beginning',
    remedy: 'Choose another hex, or make sure that it will be free.',
  },
  'arrival.twice': {
    title: 'A unit that arrives twice',
    remedy: 'Take it out of one of the arrivals.',
  },
  'arrival.waits': {
    title: 'An arrival that waits for who comes by it',
    remedy: 'Ask for somebody who is there before.',
  },
  'condition.unknown': {
    title: 'A condition that nothing asks for',
    remedy: 'Use the name of a condition that the game system asks for.',
  },
  'effect.choice': {
    title: 'Nobody can choose this effect, or a step has nothing to choose',
    remedy: 'Give the sequence a step with the procedure choice, and the effect the moment chosen.',
  },
  'effect.cycle': {
    title: 'Effects that set each other off for ever',
    remedy: 'Say when the effect acts, or for which result.',
  },
  'effect.everybody': {
    title: 'An effect takes every unit off the map, or breaks every unit',
    remedy: 'Let it say when, of which units, or in which turns.',
  },
  'effect.idle': {
    title: 'An effect does something of which nothing comes',
    remedy: 'Take it out, or do it before what makes it idle.',
  },
  'effect.moment': {
    title: 'An effect at a moment that there is not',
    remedy: 'Use a moment of the game.',
  },
  'effect.off-map': {
    title: 'An effect lays a marker off the map',
    remedy: 'Name a hex of the map.',
  },
  'effect.part': {
    title: 'An effect says what its moment does not have',
    remedy: 'Leave it out, or choose a moment that has it.',
  },
  'effect.piece': {
    title: 'An effect concerns somebody of whom its moment knows nothing',
    remedy: 'Choose a moment of units, or say for each of what it acts.',
  },
  'effect.silent': {
    title: 'A result of a table of which nothing comes',
    remedy: 'Add an effect at the moment rolled, or write null in the cell.',
  },
  'effect.verb': {
    title: 'An effect cannot do this, or not in these words',
    remedy: 'Give the verb what it takes, and nothing else.',
  },
  'expression.own-side': {
    title: 'A formula that asks whether a unit has been destroyed by its own side',
    remedy: 'Name the enemy, or suppress the problem where friends do trample each other.',
  },
  'expression.settled': {
    title: 'A comparison that is always true, or never',
    remedy: 'Compare with a number that it can be, or leave it out.',
  },
  'expression.syntax': {
    title: 'A formula cannot be read',
    remedy: 'Correct the formula at the place shown.',
  },
  'expression.type': {
    title: 'A formula does not fit its place',
    remedy: 'Compare numbers with numbers, words with words; a condition must be true or false.',
  },
  'expression.unknown-name': {
    title: 'A formula uses a name or a word that does not exist',
    remedy: 'Correct the spelling.',
  },
  'map.crosses-nothing': {
    title: 'A bridge or a ford where there is nothing that it crosses',
    remedy: 'Move it to the hexside that it is to cross, or draw what it crosses there.',
  },
  'map.not-adjacent': {
    title: 'Two hexes that should be neighbours are not',
    remedy: 'Name two neighbours.',
  },
  'map.not-drawn': {
    title: 'A hexside that cannot be drawn',
    remedy: 'Only hexsides that count when crossed are drawn; the others follow from the levels.',
  },
  'map.path-broken': {
    title: 'A path has a gap',
    remedy: 'Name every hex of the path.',
  },
  'marker.bounds': {
    title: 'A level out of the bounds of its marker',
    remedy: 'Write a level within the bounds, or widen them.',
  },
  'marker.holder': {
    title: 'A marker that is looked for where it cannot lie',
    remedy: 'Name what the marker belongs to: a unit, a side, a hex or the game.',
  },
  'marker.idle': {
    title: 'A marker that formulas ask for and nothing changes',
    remedy: 'Add an effect that sets it, or leave it out of the formulas.',
  },
  'marker.name': {
    title: 'A marker with a name that the game has already',
    remedy: 'Give it a name of its own.',
  },
  'marker.start': {
    title: 'A marker that begins with a level that is not there yet',
    remedy: 'Put the other marker before it, or name something else.',
  },
  'marker.unused': {
    title: 'A marker that nothing changes and nothing asks for',
    remedy: 'Add an effect that sets it, or leave it out.',
  },
  'modifier.idle': {
    title: 'A modifier that adds nothing, whatever happens',
    remedy: 'Give it another value, or leave it out.',
  },
  'modifier.limit': {
    title: 'A modifier that sets less than the least limit',
    remedy: 'Set a limit that can be, or forbid by a restriction what is not to be done at all.',
  },
  'modifier.slot': {
    title: 'A modifier of something that nothing asks for',
    remedy: 'Use a place that the game system names.',
  },
  'module.requires': {
    title: 'A module needs another',
    remedy: 'Turn the other module on too.',
  },
  'module.unknown': {
    title: 'There is no such module',
    remedy: 'Use a module of the game system.',
  },
  'objective.out-of-reach': {
    title: 'An objective that nobody who scores by it can hold',
    remedy: 'Name a zone that units of the side can reach, or open a way.',
  },
  'objective.worthless': {
    title: 'An objective worth 0 points',
    remedy: 'Give it points, or take it out.',
  },
  'parameter.value': {
    title: 'A parameter has a value that the game cannot use',
    remedy: 'Stay within the limits given.',
  },
  'restriction.act': {
    title: 'A restriction of something that nobody does in this game',
    remedy: 'Forbid one of the acts that the game system names.',
  },
  'restriction.everybody': {
    title: 'A restriction that forbids something to everybody, all game long',
    remedy: 'Say when it holds, or in which turns.',
  },
  'restriction.on-the-way': {
    title: 'A restriction on entering hexes that a unit comes under on its way',
    remedy: 'Ask for unit.underWay and for what is so in the hex: ways are found before anybody sets out.',
  },
  'sequence.procedure': {
    title: 'A step calls something that the game cannot do',
    remedy: 'Use a procedure of the game system.',
  },
  'setup.empty': {
    title: 'No counter of a side stands on the map',
    remedy: 'Place counters of each side.',
  },
  'sequence.runs-out': {
    title: 'A sequence of play that is over before the game',
    remedy: 'Leave turn out of the steps that come again in every turn.',
  },
  'side.direction': {
    title: 'A direction that hexes of this grain do not have',
    remedy: 'Use one of the six directions of the grid.',
  },
  'side.edge': {
    title: 'A home edge that does not fit where the army stands, or where its fleeing units run',
    remedy: 'Give the side the edge behind its army, and directions of flight that lead there.',
  },
  'side.facing': {
    title: 'An army that looks away from its enemy',
    remedy: 'Turn its pieces about.',
  },
  'side.no-units': {
    title: 'A side has nobody to play',
    remedy: 'Add units for it.',
  },
  'side.harmless': {
    title: 'Nobody on a side can attack',
    remedy: 'Give its units what the message names.',
  },
  'system.missing': {
    title: 'The package lacks what its rules need',
    remedy: 'Add what the message names.',
  },
  'system.unknown': {
    title: 'There is no such game system',
    remedy: 'Use a game system that this program has.',
  },
  'system.unused-parameter': {
    title: 'A parameter that no rule reads',
    remedy: 'Correct its name, or remove it.',
  },
  'system.unused-costs': {
    title: 'Costs for classes of troops that no rule reads',
    remedy: 'Remove them, and give the terrain one cost for everybody.',
  },
  'system.unused-table': {
    title: 'A table that no rule reads',
    remedy: 'Correct its name, or remove it.',
  },
  'name.twice': {
    title: 'Two kinds of terrain with the same name',
    remedy: 'Give one of them another name, or remove it and use the other.',
  },
  'package.base': {
    title: 'A base package cannot be played',
    remedy: 'Open a battle that extends it.',
  },
  'table.ambiguous': {
    title: 'Two lines of a table serve for the same',
    remedy: 'Let each row and column match something else.',
  },
  'table.dice': {
    title: 'A table of words with dice that effects cannot throw',
    remedy: 'Use six-sided dice.',
  },
  'table.roll': {
    title: 'A table of words that does not say what each roll means',
    remedy: 'Call the rows after the totals of the dice, and give each total one row.',
  },
  'table.key': {
    title: 'A table is not looked up by this',
    remedy: 'Match by what the game system looks up.',
  },
  'table.limit': {
    title: 'A cell holds too large or too small a number',
    remedy: 'Write a number within the bounds that the problem names.',
  },
  'table.range': {
    title: 'A range is the wrong way round',
    remedy: 'Write the nearer distance first.',
  },
  'table.crossing': {
    title: 'An outline that crosses itself',
    remedy: 'Move a corner, or take one out.',
  },
  'table.form': {
    title: 'Something on a table that is neither an area nor a line, or both',
    remedy: 'Give it corners as an area, or points as a line.',
  },
  'table.kind': {
    title: 'Something on a table of no kind',
    remedy: 'Say what it is, by the id of a kind of terrain.',
  },
  'table.outside': {
    title: 'Something that lies beside its table',
    remedy: 'Move the point in, or make the table larger.',
  },
  'table.overlap': {
    title: 'Deployments that overlap',
    remedy: 'Move one of them.',
  },
  'table.size': {
    title: 'A table too small or too large to play on',
    remedy: 'Write a length within the limits that the message names.',
  },
  'table.unreached': {
    title: 'A row of a table of words that no roll comes to',
    remedy: 'Take the row out, or give a roll a modifier.',
  },
  'terrain.closed': {
    title: 'A formula about those who enter ground that nobody may enter',
    remedy: 'Give the ground a number as its cost, and forbid to enter it for as long as it is closed.',
  },
  'terrain.free': {
    title: 'Ground over which a piece goes for ever',
    remedy: 'Give it a cost of 1 or more.',
  },
  'terrain.too-many': {
    title: 'Too many terrains',
    remedy: 'Remove those not in use.',
  },
  'turn.none': {
    title: 'A game-turn that the game does not have',
    remedy: 'Choose a turn from the first to the last, or make the game longer.',
  },
  'turns.order': {
    title: 'Turns that end before they begin',
    remedy: 'Write the earlier turn as from, the later one as to.',
  },
  'turns.never': {
    title: 'Turns that the game does not come to',
    remedy: 'Write an earlier turn, or let the game last longer.',
  },
  'turns.fixed': {
    title: 'Something that is read once is to be otherwise in some turns',
    remedy: 'Change it for the whole game, or write a modifier with turns.',
  },
  'turns.twice': {
    title: 'A step with turn and turns',
    remedy: 'Keep one of the two.',
  },
  'unit.cut-off': {
    title: 'A unit can never reach an enemy',
    remedy: 'Move it, or open a way.',
  },
  'unit.facing': {
    title: 'A facing does not fit',
    remedy: 'Use a facing that the two hexes allow.',
  },
  'unit.hex-count': {
    title: 'A unit covers more or fewer hexes than it is given',
    remedy: 'Name as many hexes as the counter covers.',
  },
  'unit.marker': {
    title: 'A marker that the game does not have, or not with this value',
    remedy: 'Use a marker of the game system; where it names a unit, its id.',
  },
  'unit.incapable': {
    title: 'A counter lacks what its piece needs to move, fight or be fought',
    remedy: 'Give it the values that the message names, or the table a line for it.',
  },
  'unit.never-placed': {
    title: 'A unit is never placed',
    remedy: 'Place it on the map, or remove it.',
  },
  'unit.not-adjacent': {
    title: 'The two hexes of a unit are no neighbours',
    remedy: 'Name two neighbours.',
  },
  'unit.off-map': {
    title: 'A unit stands off the map',
    remedy: 'Choose a hex of the map.',
  },
  'unit.outside-zone': {
    title: 'A unit starts outside of its set-up zone',
    remedy: 'Move it, or widen the zone.',
  },
  'unit.prohibited-terrain': {
    title: 'A unit stands on ground that nothing may enter',
    remedy: 'Choose another hex.',
  },
  'unit.size': {
    title: 'A piece covers two hexes whose kind covers one',
    remedy: 'Make it single, or a piece of another kind.',
  },
  'unit.too-wide': {
    title: 'A unit for which its table has no room',
    remedy: 'Give it fewer files, or the table more inches.',
  },
  'unit.two-in-a-hex': {
    title: 'Two units stand in one hex',
    remedy: 'Move one of them.',
  },
  'unit.two-in-a-place': {
    title: 'Two units stand in one another',
    remedy: 'Move one of them.',
  },
  'value.type': {
    title: 'A value is of the wrong type',
    remedy: 'Write a number, a word or true, as the value demands.',
  },
  'value.limit': {
    title: 'A value is too small or too large',
    remedy: 'Write a number within the limits that the message names.',
  },
  'value.unknown': {
    title: 'Counters of this game have no such value',
    remedy: 'Correct its name, or remove it.',
  },
  'vocabulary.like': {
    title: 'A word that cannot be taken for another one',
    remedy: 'Let a class of troops be like another class, and not in a circle.',
  },
  'victory.foregone': {
    title: 'A battle that one side wins whatever happens',
    remedy: 'Let some score that can be reached be a draw, or a victory of the other side.',
  },
  'victory.gap': {
    title: 'A score without a level of victory',
    remedy: 'Leave min out of the last level.',
  },
  'victory.condition': {
    title: 'A condition of victory in a game that only its score settles',
    remedy: 'Leave it out.',
  },
  'victory.level': {
    title: 'A condition of victory with a level of another side',
    remedy: 'Name the side that the level is a victory for, or another level.',
  },
  'victory.missing': {
    title: 'A battle that nobody can win, for want of levels and conditions of victory',
    remedy: 'Say which score means what.',
  },
  'victory.no-points': {
    title: 'A battle in which nothing scores points',
    remedy: 'Add an objective, or turn on a module that counts losses.',
  },
  'victory.no-winner': {
    title: 'Levels of victory without a winner',
    remedy: 'Say which side each level is a victory for.',
  },
  'victory.order': {
    title: 'A level of victory below one that takes its scores',
    remedy: 'List the levels from the highest min down.',
  },
  'victory.out-of-reach': {
    title: 'A condition of victory that asks for what nobody can do',
    remedy: 'Name a zone that units of the side can reach, or open a way; let units leave the map where they are to.',
  },
  'victory.score': {
    title: 'A score of a side against itself',
    remedy: 'Subtract the points of the other side.',
  },
  'victory.unreachable': {
    title: 'A level of victory that no score comes to',
    remedy: 'Alter its min, or let something score more points.',
  },
  'zone.overlap': {
    title: 'Set-up zones of two sides that overlap',
    remedy: 'Take the hexes that they share out of one of them.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;

/** A code of {@link COMPILER_CODES}. */
export type CompilerCode = keyof typeof COMPILER_CODES;
