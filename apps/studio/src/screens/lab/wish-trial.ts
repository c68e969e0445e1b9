import type { PossibleAnswer, PossibleQuestion } from '../../compile-service/questions/possible.ts';
import { triedBy } from './even-run.ts';
import type { Wished } from './lab-form.ts';
import type { NumberTried } from './lab-plan.ts';
import type { RankPlan } from './rank-run.ts';
import { EVEN, RANK } from './words.ts';

/** What is wished, when it is known which numbers a ranking can try. */
export type Playing = Exclude<Wished, { is: 'rank' }> | { readonly is: 'rank'; readonly plan: Omit<RankPlan, 'begin'> };

/** Why something cannot be played, in a sentence. */
export interface Refused {
  readonly why: string;
}

type Sets = PossibleQuestion['sets'];

/** Who tries packages, and who waits for it. */
export interface Trying {
  /** Why numbers cannot be, set by set, in the package that is open, or in another. */
  readonly ask: (sets: Sets, other?: string) => Promise<PossibleAnswer>;
  /** Is told before each go how far it is; false where nobody wants to know any more. */
  readonly goOn: (tried: number, of: number) => boolean;
}

/** Packages that are tried in one go: what else is asked of the compiler waits for them, and too many would take it too long. */
const AT_ONCE = 8;

/** What of a wish can be played with the numbers that it names, or why it cannot be. */
export async function tryWish(wish: Wished, trying: Trying): Promise<Playing | Refused> {
  if (wish.is === 'rank') {
    const { plan } = wish;
    const sets = plan.changes.map((one) => [one]);
    const troubles = await troublesOf(sets, trying);
    const changes = plan.changes.filter((_, at) => troubles[at] === null);
    if (changes.length === 0) return { why: RANK.none };
    const impossible = plan.changes.filter((_, at) => troubles[at] !== null);
    return { is: 'rank', plan: { ...plan, changes, impossible } };
  }
  const other = wish.is === 'games' && wish.plan.against?.is === 'package' ? wish.plan.against.id : null;
  if (other !== null) {
    const [trouble] = await trying.ask([[]], other);
    return trouble === null ? wish : { why: EVEN.impossible(other, trouble) };
  }
  const sets = triedIn(wish);
  const troubles = await troublesOf(sets, trying);
  const first = troubles.findIndex((trouble) => trouble !== null);
  if (first < 0) return wish;
  const named = sets[first].map(({ title, value }) => `${title}: ${value}`).join(', ');
  return { why: EVEN.impossible(named, troubles[first] ?? '') };
}

async function troublesOf(sets: Sets, { ask, goOn }: Trying): Promise<PossibleAnswer> {
  const troubles: (string | null)[] = [];
  while (troubles.length < sets.length && goOn(troubles.length, sets.length)) {
    troubles.push(...(await ask(sets.slice(troubles.length, troubles.length + AT_ONCE))));
  }
  return troubles;
}

/** The numbers with which packages are to be played, but for those of a ranking. */
function triedIn(wish: Exclude<Wished, { is: 'rank' }>): readonly (readonly NumberTried[])[] {
  if (wish.is === 'even') return triedBy(wish.plan.axes);
  const { against } = wish.plan;
  return against?.is === 'change' ? [[against]] : [];
}
