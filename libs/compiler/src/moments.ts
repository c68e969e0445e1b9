/** The moments at which effects of a package act, and what each of them knows. */

/** Moments of the sequence of play: every game has them. */
export const SEQUENCE_MOMENTS = [
  'game-begins',
  'game-ends',
  'turn-begins',
  'turn-ends',
  'phase-begins',
  'phase-ends',
] as const;

/** Moments of pieces, raised by the rules of a game where it has them: after the thing itself has been resolved. */
export const PIECE_MOMENTS = [
  'unit-enters',
  'unit-charges',
  'unit-fires',
  'unit-is-fired-at',
  'unit-is-hit',
  'unit-attacks',
  'unit-is-attacked',
  'unit-breaks',
  'unit-rallies',
  'unit-is-lost',
] as const;

/** A roll on a table of the package has given a result. */
export const ROLLED = 'rolled';

/** A player has chosen the effect, in a step that asks for it. */
export const CHOSEN = 'chosen';

/** All moments. Games know them by their places in this list. */
export const MOMENTS = [...SEQUENCE_MOMENTS, ...PIECE_MOMENTS, ROLLED, CHOSEN] as const;
export type PieceMoment = (typeof PIECE_MOMENTS)[number];
export type Moment = (typeof MOMENTS)[number];

/** What each moment is, in a sentence: for people, in the reference and beside what they write. */
export const MOMENT_MEANINGS: Readonly<Record<Moment, string>> = {
  'game-begins': 'The pieces stand; nobody has moved.',
  'game-ends': 'The game is over, before it is scored.',
  'turn-begins': 'A game-turn begins, before its first step.',
  'turn-ends': 'A game-turn is over, after its last step.',
  'phase-begins': 'A step of a player-turn begins.',
  'phase-ends': 'A step of a player-turn is over.',
  'unit-enters':
    'The unit has entered a hex, in whatever phase: hex is that hex. On a table: it has moved, or come on.',
  'unit-charges': 'The unit has declared a charge at other.',
  'unit-fires': 'The unit has fired at other, whatever came of it.',
  'unit-is-fired-at': 'Other has fired at the unit, whatever came of it.',
  'unit-is-hit': 'Fire of other, or an attack, has had its effect on the unit.',
  'unit-attacks': 'The unit has attacked other hand to hand, whatever came of it.',
  'unit-is-attacked': 'Other has attacked the unit hand to hand, whatever came of it.',
  'unit-breaks': 'The unit has broken: it flees, or its order is lost.',
  'unit-rallies': 'The unit has rallied.',
  'unit-is-lost':
    'The unit is off the map for good; hex is where it stood, and destroyer the piece that has destroyed it, if one has.',
  rolled: 'A roll on a table of the package has given a result.',
  chosen: 'The player has chosen it in a step “choice”: for a unit of theirs, a hex, or their side as a whole.',
};

/**
 * What may be known where an effect acts, besides the game: `side` is that of the unit, or the one it is asked for; `way` is
 * where it came from, which has no name in formulas: functions ask for it.
 */
export const KNOWN = ['unit', 'other', 'destroyer', 'hex', 'side', 'way'] as const;
export type Known = (typeof KNOWN)[number];

/** Moments at which a piece meets an opponent. */
const WITH_OTHER: readonly string[] = [
  'unit-charges',
  'unit-fires',
  'unit-is-fired-at',
  'unit-is-hit',
  'unit-attacks',
  'unit-is-attacked',
] satisfies readonly PieceMoment[];

/** What an effect can be asked for once each of. */
export type Each = 'unit' | 'hex' | 'side';

/** What is known to each of several, by what they are. */
export const KNOWN_OF: Readonly<Record<Each, readonly Known[]>> = {
  unit: ['unit', 'hex', 'side'],
  hex: ['hex'],
  side: ['side'],
};

/** What is known where one piece meets another. */
const WITH_TWO: readonly Known[] = ['unit', 'other', 'hex', 'side'];

/** What is known at a moment other than {@link ROLLED}, where that depends on who rolled. */
export function knownAt(moment: Moment, each: Each | null): readonly Known[] {
  if (isPieceMoment(moment)) {
    // Asked of other units, that of the moment is their other; asked of hexes, it stays what it is.
    const known = each === 'unit' || WITH_OTHER.includes(moment) ? WITH_TWO : KNOWN_OF.unit;
    if (moment === 'unit-enters') return [...known, 'way'];
    return moment === 'unit-is-lost' ? [...known, 'destroyer'] : known;
  }
  if (moment === CHOSEN) return each === 'hex' ? ['hex', 'side'] : KNOWN_OF[each ?? 'unit'];
  if (each !== null) return KNOWN_OF[each];
  // The side whose player-turn it is.
  return moment === 'phase-begins' || moment === 'phase-ends' ? ['side'] : [];
}

export function isPieceMoment(moment: string): moment is PieceMoment {
  return (PIECE_MOMENTS as readonly string[]).includes(moment);
}

const EFFECT = 'effect';

/**
 * What formulas of an effect are asked as, where slots and conditions have their names: the words of what is known there
 * after the word `effect`.
 */
export function effectSlot(known: readonly Known[]): string {
  return [EFFECT, ...KNOWN.filter((one) => known.includes(one))].join(' ');
}

/** The places of formulas that know whence a unit came. */
export const WAY_KNOWN: readonly string[] = [effectSlot([...KNOWN_OF.unit, 'way']), effectSlot([...WITH_TWO, 'way'])];

/** What is known where a formula of an effect is asked; null for a slot or condition, which is none. */
export function knownInSlot(slotOrCondition: string): readonly Known[] | null {
  const [first, ...known] = slotOrCondition.split(' ');
  return first === EFFECT ? KNOWN.filter((one) => known.includes(one)) : null;
}
