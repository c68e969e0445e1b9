import { describe, expect, it } from 'vitest';
import {
  clauseKinds,
  clauseWords,
  freshClause,
  mirrored,
  readClauses,
  writeClauses,
  type ClauseKind,
  type ClauseNames,
} from './clauses.ts';

const NAMES: ClauseNames = {
  hasHexes: true,
  side: new Map([
    ['red', 'Red'],
    ['blue', 'Blue'],
  ]),
  zone: new Map([['bridge', 'The bridge']]),
  unit: new Map([['guards', 'Guards']]),
  edge: new Map([['north', 'north']]),
  marker: new Map([['rain', 'Rain']]),
  compare: new Map([
    ['>=', 'at least'],
    ['<=', 'at most'],
    ['==', 'exactly'],
  ]),
};

/** Each kind as a formula, and said. */
const WRITTEN: readonly (readonly [ClauseKind, string, string])[] = [
  ['held', 'heldFor("red", "bridge") >= 3', 'Held in a row: by Red every hex of The bridge for at least 3 turns'],
  ['holds', 'holds("red", "bridge") >= 1', 'Hexes held: by Red at least 1 hex of The bridge'],
  ['lost', 'lost("red") >= 1', 'Losses: of Red at least 1 unit'],
  ['destroyed', 'destroyed("red") >= 1', 'Destroyed: by Red at least 1 enemy unit'],
  ['units', 'unitsOf("red") >= 1', 'Units left: of Red at least 1 unit on the map'],
  ['destroyed-by', 'isLostTo("guards", "red")', 'Eliminated by: Guards by the hand of Red'],
  ['points', 'pointsOf("red") >= 1', 'Points: for Red at least 1 point'],
  ['eliminated', 'isLost("guards")', 'Eliminated: Guards'],
  ['survives', '!isLost("guards")', 'Still in the game: Guards'],
  ['on-map', 'isOnMap("guards")', 'On the map: Guards'],
  ['off-map', '!isOnMap("guards")', 'Not on the map: Guards'],
  ['left', 'hasLeft("guards", "north")', 'Left the map: Guards over the north edge'],
  ['turn', 'turn >= 1', 'Time: the turn is at least 1'],
  ['level', 'game.rain >= 1', 'Marker: Rain is at least 1'],
];

describe('sentences about the game', () => {
  it.each(WRITTEN)('of the kind %s are written as a formula and read back', (kind, formula, words) => {
    const clause = freshClause(kind, NAMES);
    expect(writeClauses({ join: '&&', list: [clause] })).toBe(formula);
    expect(readClauses(formula)).toEqual({ join: '&&', list: [clause] });
    expect(clauseWords(clause, NAMES)).toBe(words);
  });

  it('are all of them there', () => {
    expect(WRITTEN.map(([kind]) => kind).toSorted()).toEqual(clauseKinds(NAMES).toSorted());
    // On a table nobody holds hexes, or leaves over an edge.
    const few = clauseKinds({ ...NAMES, functions: new Set(['isLost', 'unitsOf']) });
    expect(few.toSorted()).toEqual(['eliminated', 'level', 'survives', 'turn', 'units']);
    const none = clauseKinds({ ...NAMES, zone: new Map(), marker: new Map() });
    // A zone can be made where it is chosen; a marker cannot.
    expect([none.includes('held'), none.includes('level')]).toEqual([true, false]);
  });

  it('are joined by and, or by or', () => {
    const formula = 'heldFor("red", "bridge") == 2 || lost("blue") >= 5 || !isLost("guards")';
    const clauses = readClauses(formula);
    expect(clauses?.list.map(({ kind }) => kind)).toEqual(['held', 'lost', 'survives']);
    expect(clauses && writeClauses(clauses)).toBe(formula);
    expect(readClauses(' ')).toEqual({ join: '&&', list: [] });
  });

  it.each([
    'lost("red") > lost("blue")',
    'lost("red") >= 1 && (turn >= 2 || turn <= 1)',
    'lost("red") >= ',
    'friendsWithin(unit, 2) >= 1',
    'true',
  ])('are not read out of %s', (formula) => {
    expect(readClauses(formula)).toBeNull();
  });

  it('can be turned round for the other side', () => {
    expect(mirrored('heldFor("red", "bridge") >= 3 && lost("blue") >= 2', 'red', 'blue')).toBe(
      'heldFor("blue", "bridge") >= 3 && lost("red") >= 2',
    );
    expect(mirrored('isLost("guards")', 'red', 'blue')).toBeNull();
    expect(mirrored('turn + 1 > 2', 'red', 'blue')).toBeNull();
  });

  it('keep what both have when another kind is chosen', () => {
    const held = { kind: 'held', places: { side: 'blue', zone: 'bridge', compare: '==', number: '4' } } as const;
    expect(freshClause('holds', NAMES, held)).toEqual({ ...held, kind: 'holds' });
    expect(freshClause('lost', NAMES, held).places).toEqual({ side: 'blue', compare: '==', number: '4' });
  });
});
