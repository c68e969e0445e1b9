/** Everything that is measured, by the name that `--only` takes. Each group runs in a process of its own. */
import { atMost, type Measurement } from './measurement.ts';

export interface Group {
  readonly name: string;
  run(): Promise<readonly Measurement[]>;
}

export const groups: readonly Group[] = [
  { name: 'hex', run: async () => (await import('./hex.ts')).benchHex() },
  { name: 'play', run: async () => (await import('./random-play.ts')).benchRandomPlay() },
  { name: 'captain', run: async () => (await import('./captain.ts')).benchCaptain() },
  { name: 'undo', run: async () => (await import('./undo.ts')).benchUndo() },
  { name: 'questions', run: async () => (await import('./undo.ts')).benchQuestions() },
  { name: 'compile', run: async () => (await import('./compile-time.ts')).benchCompile() },
  { name: 'memory', run: async () => (await import('./playtest-memory.ts')).benchMemory() },
  { name: 'workspace', run: benchEditing },
  { name: 'board', run: async () => (await import('./board.ts')).benchBoard() },
];

async function benchEditing(): Promise<Measurement[]> {
  const { benchWorkspace } = await import('./workspace.ts');
  return benchWorkspace().map(({ name, unit, value, limit }) => atMost(name, unit, value, limit));
}
