export { engineDigest } from './engine-digest.ts';
export { type GameSource, GameStore, sourceKey } from './game-store.ts';
