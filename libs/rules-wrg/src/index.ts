export { armies } from './army/armies.ts';
export { events, refusals } from './registry.ts';
export { Battle } from './battle.ts';
export { library, wrg1970 } from './library.ts';
export { players } from './players.ts';
export { WrgBattle } from './wrg-battle.ts';
