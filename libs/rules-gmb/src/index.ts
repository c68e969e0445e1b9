export type { Battle } from './battle.ts';
export { GreatMedievalBattle } from './great-medieval-battle.ts';
export { greatMedievalBattles, library } from './library.ts';
export { models } from './models.ts';
export { players } from './players.ts';
export { rulebook } from './rulebook.ts';
