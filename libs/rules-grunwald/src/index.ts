export type { Battle } from './battle.ts';
export { MOVE } from './rules/04-2-ways.ts';
export { GrunwaldBattle } from './grunwald-battle.ts';
export { grunwald, library } from './library.ts';
export { MovementRange } from './movement-range.ts';
export { models } from './models.ts';
export { players } from './players.ts';
export { rulebook } from './rulebook.ts';
