/** Whose eyes a screen has in a game in which sides keep something from each other. */
import { PERSON, type GameSeats } from './game-view.ts';

/** The seat of nobody: what all sides may see. No side has such an id. */
export const EVERYONE = '(everyone)';
/** The seat of one who plays no side against anybody: everything lies open. */
export const UMPIRE = '(umpire)';

/** What is asked of a game to say what a screen shows of it. */
export interface Secrets {
  /** Ids of all sides, and of those that keep something from the others. */
  readonly sides: readonly string[];
  readonly keepers: readonly string[];
  readonly seats: GameSeats;
  /** Id of the side that decides; null when none does. */
  readonly deciding: string | null;
  readonly over: boolean;
}

/** What is shown: at which seat the screen stands, whose secrets are seen there, and what foretells the dice. */
export interface Perspective {
  /** Id of a side, {@link EVERYONE} or {@link UMPIRE}. */
  readonly seat: string;
  /** Ids of the sides whose secrets are shown. */
  readonly viewers: readonly string[];
  /** Whether seed and hash are shown: with these everything hidden, and every die to come, could be worked out. */
  readonly foretells: boolean;
}

/** Ids of the sides that persons play. */
export function persons({ sides, seats }: Pick<Secrets, 'sides' | 'seats'>): string[] {
  return sides.filter((side) => (seats[side] ?? PERSON) === PERSON);
}

/** Whether the screen is passed from one person to another, who must not see everything. */
export function isPassed(secrets: Omit<Secrets, 'deciding'>): boolean {
  return secrets.keepers.length > 0 && !secrets.over && persons(secrets).length > 1;
}

/**
 * What a screen shows that was set at `asked`. Nothing is hidden where nobody keeps a secret, when all is over, and from
 * an umpire. One person sees their own seat. Where several share the screen, a seat gives way to the view for everyone
 * as soon as another person must decide, and is taken again only when somebody asks for it.
 */
export function perspective(asked: string, secrets: Secrets): Perspective {
  const { sides, keepers, deciding, over } = secrets;
  const people = persons(secrets);
  if (keepers.length === 0 || over || people.length === 0 || asked === UMPIRE) {
    return { seat: UMPIRE, viewers: sides, foretells: true };
  }
  if (people.length === 1) return { seat: people[0], viewers: people, foretells: true };
  const isOthers = deciding !== null && deciding !== asked && people.includes(deciding);
  if (!people.includes(asked) || isOthers) return { seat: EVERYONE, viewers: [], foretells: false };
  return { seat: asked, viewers: [asked], foretells: false };
}
