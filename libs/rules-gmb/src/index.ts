export * from './battle.ts';
export { events, refusals } from './books.ts';
export * from './command-kinds.ts';
export { decisionName, type PieceReport, readEvent, readEvents, readPiece } from './reading.ts';
export { NotationError, type Outcome, perform, readCommand, type WrittenCommand, writeCommand } from './notation.ts';
export { greatMedievalBattles } from './system.ts';
export { scoreOf, victoryLevel } from './victory.ts';
export { type BattleResult, type GreatMedievalBattlesLibrary, library, readResult } from './library.ts';
