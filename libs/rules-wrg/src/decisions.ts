/** All decisions of the game: the order numbers frames and commands. */
import { choosingBy, Decisions } from '@hexwright/rules-kit';
import { orders } from './1-organisation/orders.ts';
import { belowHalfTests } from './3-reaction-test/below-half.ts';
import { chargedTests } from './3-reaction-test/charged.ts';
import { reactionTests } from './3-reaction-test/end-of-period.ts';
import { holdingBack } from './3-reaction-test/holding-back.ts';
import { testing } from './3-reaction-test/testing.ts';
import { rallying } from './2-additional-rules/6-rally.ts';
import type { Battle } from './battle.ts';
import { refusals } from './registry.ts';
import { arrivals } from './sequence/arrivals.ts';
import { bookkeeping } from './sequence/bookkeeping.ts';
import { chargeBonus } from './sequence/charge-bonus.ts';
import { chargeTests } from './sequence/charge-tests.ts';
import { PASS } from './sequence/ending.ts';
import { endPhaseForm } from './sequence/end-phase.ts';
import { fighting, pushBacks } from './sequence/fighting.ts';
import { firing } from './sequence/firing.ts';
import { moves } from './sequence/moves.ts';
import { plots } from './sequence/plots.ts';
import { rout } from './sequence/rout.ts';

export const decisions: Decisions<Battle> = new Decisions<Battle>({
  phases: [
    orders,
    plots,
    moves,
    chargedTests,
    chargeTests,
    chargeBonus,
    firing,
    fighting,
    belowHalfTests,
    pushBacks,
    holdingBack,
    rout,
    rallying,
    reactionTests,
    bookkeeping,
  ],
  inner: [testing, arrivals],
  forms: [endPhaseForm],
  choosing: choosingBy<Battle>({ case: 'C.1', pass: PASS, refusals }),
});
