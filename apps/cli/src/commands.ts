import type { Command } from './command.ts';

/** A command in the list: what it is for, and where it is when it is wanted. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Loaded only when it is called, so that every command starts fast. */
  load(): Promise<Command>;
}

export const commands: readonly CommandEntry[] = [
  {
    name: 'validate',
    summary: 'check a package and say what is wrong with it, and where',
    load: async () => (await import('./commands/validate.ts')).validate,
  },
  {
    name: 'compile',
    summary: 'compile a package and say what it holds',
    load: async () => (await import('./commands/compile.ts')).compileCommand,
  },
  {
    name: 'play',
    summary: 'play one game and tell it',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'playtest',
    summary: 'play many games and count who wins',
    load: async () => (await import('./commands/playtest.ts')).playtest,
  },
  {
    name: 'compare',
    summary: 'play packages on the same seeds and say how they differ',
    load: async () => (await import('./commands/compare.ts')).compare,
  },
  {
    name: 'balance',
    summary: 'find the value of a number that makes a battle even',
    load: async () => (await import('./commands/balance.ts')).balance,
  },
  {
    name: 'rank',
    summary: 'say which numbers of the rules move a result most',
    load: async () => (await import('./commands/rank.ts')).rank,
  },
  {
    name: 'ladder',
    summary: 'let computer players meet and say who is stronger',
    load: async () => (await import('./commands/ladder.ts')).ladder,
  },
  {
    name: 'worker',
    summary: 'play games for commands on this and other machines',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  {
    name: 'train',
    summary: 'tune how a general leans, and say whether it is better',
    load: async () => (await import('./commands/train.ts')).train,
  },
  {
    name: 'test',
    summary: 'run the examples of packages',
    load: async () => (await import('./commands/test.ts')).test,
  },
  {
    name: 'cases',
    summary: 'list the rulebook: what acts, where, and what proves it',
    load: async () => (await import('./commands/cases.ts')).cases,
  },
  {
    name: 'explain',
    summary: 'tell all about one case of the rulebook',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'rules',
    summary: 'print the rules in force, or what a variant changes',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'army',
    summary: 'reckon and judge armies by points, or make two',
    load: async () => (await import('./commands/army.ts')).army,
  },
  {
    name: 'migrate',
    summary: 'bring the files of a package to the present format',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  {
    name: 'digitise',
    summary: 'read the counters of scanned sheets and transcriptions',
    load: async () => (await import('./commands/digitise.ts')).digitise,
  },
  {
    name: 'replay',
    summary: 'play a recorded game again and compare',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'prove the dice of a game that was played in a room',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'soak',
    summary: 'look for mistakes in the rules with random games',
    load: async () => (await import('./commands/soak.ts')).soak,
  },
];
