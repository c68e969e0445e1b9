import { Charges } from '../people/charges.ts';
import type { Member } from '../rooms/channels.ts';

/** Games of one project. */
const MOST = 500;
/** Of these, games of one person, of one guest, and of all guests, so that there is room for the others. */
const MOST_OF_PERSON = 100;
const MOST_OF_GUEST = 10;
const MOST_OF_GUESTS = 150;
/** Games that somebody may begin: each is compiled, and kept with its texts. */
const BEGUN = { person: { burst: 20, lasting: 0.2 }, guests: { burst: 10, lasting: 0.05 } } as const;

/** Who asks for another game. */
interface Beginner {
  readonly member: Pick<Member, 'visitor' | 'link'>;
  /** The name under which games are theirs. */
  readonly person: string;
}

/** Keeps a room from being filled with games by one person, or by guests. */
export class GameLimits {
  readonly #begun = new Charges(BEGUN);

  /**
   * Charges somebody for another game.
   * @param games those of the room
   * @param now milliseconds of any clock that goes on; null where nobody has an account, and only the room is limited
   * @returns why not, in plain words; null if they may begin it
   */
  refusalOf(
    { member, person }: Beginner,
    games: readonly { readonly by: string }[],
    now: number | null,
  ): string | null {
    if (games.length >= MOST) return TOO_MANY;
    if (now === null) return null;
    if (!this.#begun.allows(member, now)) return TOO_OFTEN;
    const isGuest = member.link !== null;
    const own = games.filter(({ by }) => by === person).length;
    if (own >= (isGuest ? MOST_OF_GUEST : MOST_OF_PERSON)) return TOO_MANY_OWN;
    const ofGuests = games.filter(({ by }) => by.startsWith('guest-')).length;
    return isGuest && ofGuests >= MOST_OF_GUESTS ? TOO_MANY_OF_GUESTS : null;
  }
}

const TOO_OFTEN = 'Too many games in a short time. Try again in a minute.';
const TOO_MANY_OWN = 'You have begun as many games here as one person may. Throw some away first.';
const TOO_MANY_OF_GUESTS = 'Guests have begun as many games here as guests may. Join one of them.';
const TOO_MANY = `There are ${MOST} games in this room. Throw some away first.`;
