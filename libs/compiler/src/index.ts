export * from './compiled-game.ts';
export * from './game-system.ts';
