/** Ids of rule modules of King Arthur that others ask for. */
export const MAN_TO_MAN = 'man-to-man';
export const CAPTIVES = 'captives';
