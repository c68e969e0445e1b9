export { armies } from './army/armies.ts';
export { Battle } from './battle.ts';
export { library, wrg1970 } from './library.ts';
export { players } from './players.ts';
export { rulebook } from './rulebook.ts';
export { WrgBattle } from './wrg-battle.ts';
