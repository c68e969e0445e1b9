import type { Store } from '../../parts/store.ts';

/** Shows as `busy` what goes on until it has ended, well or not; of two at a time, the one that was begun last. */
export async function atWork<Busy, State extends { readonly busy: Busy | null }, Answer>(
  state: Store<State>,
  busy: Busy,
  work: () => Promise<Answer>,
): Promise<Answer> {
  state.value = { ...state.value, busy };
  try {
    return await work();
  } finally {
    if (state.value.busy === busy) state.value = { ...state.value, busy: null };
  }
}
