/** Ids of King Arthur that several of its sections ask for. */
export const MAN_TO_MAN = 'man-to-man';
export const CAPTIVES = 'captives';

/** What is added to the number of the man-to-man matrix [18.34]. */
export const DUEL_SUM = 'duel.sum';
