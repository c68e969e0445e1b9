/** Everything that is measured, by the name that `--only` takes. Each group runs in a process of its own. */
import { atMost, type Measurement } from './measurement.ts';

export interface Group {
  readonly name: string;
  run(): Promise<readonly Measurement[]>;
}

export const groups: readonly Group[] = [
  { name: 'hex', run: async () => (await import('./hex.ts')).benchHex() },
  { name: 'table', run: async () => (await import('./tabletop.ts')).benchTable() },
  { name: 'miniatures', run: async () => (await import('./table-play.ts')).benchTablePlay() },
  { name: 'play', run: async () => (await import('./random-play.ts')).benchRandomPlay() },
  { name: 'effects', run: async () => (await import('./effects.ts')).benchEffects() },
  { name: 'captain', run: async () => (await import('./captain.ts')).benchCaptain() },
  { name: 'grunwald', run: async () => (await import('./grunwald.ts')).benchGrunwald() },
  { name: 'undo', run: async () => (await import('./undo.ts')).benchUndo() },
  { name: 'questions', run: async () => (await import('./undo.ts')).benchQuestions() },
  { name: 'compile', run: async () => (await import('./compile-time.ts')).benchCompile() },
  { name: 'memory', run: async () => (await import('./playtest-memory.ts')).benchMemory() },
  { name: 'workspace', run: benchEditing },
  { name: 'rooms', run: async () => (await import('./rooms.ts')).benchRooms() },
  { name: 'board', run: async () => (await import('./board.ts')).benchBoard() },
  { name: 'digitiser', run: async () => (await import('./digitiser.ts')).benchDigitiser() },
  { name: 'digitise', run: async () => (await import('./digitise.ts')).benchDigitise() },
  { name: 'maps', run: async () => (await import('./maps.ts')).benchMaps() },
  { name: 'studio', run: async () => (await import('./studio.ts')).benchStudio() },
];

async function benchEditing(): Promise<Measurement[]> {
  const { benchWorkspace } = await import('./workspace.ts');
  return benchWorkspace().map(({ name, unit, value, limit }) => atMost(name, unit, value, limit));
}
