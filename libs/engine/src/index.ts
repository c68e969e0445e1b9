export * from './command.ts';
export * from './dice.ts';
export * from './event.ts';
export * from './frame.ts';
export * from './game.ts';
export * from './procedure.ts';
export * from './refusal.ts';
export * from './state.ts';
