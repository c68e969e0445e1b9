/**
 * Starts PostgreSQL and Redis for the tests where Debian has installed them: `npm run services`. What runs already is left
 * alone; tests that need what is missing say that they were skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function startPostgres(): boolean {
  const clusters = '/etc/postgresql';
  const version = existsSync(clusters) ? readdirSync(clusters).at(-1) : undefined;
  return version !== undefined && run('pg_ctlcluster', [version, 'main', 'start']);
}

function startRedis(): boolean {
  return run('redis-server', ['--daemonize', 'yes', '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
}

function run(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

for (const [name, port, start, install] of [
  ['PostgreSQL', 5432, startPostgres, 'apt-get install postgresql'],
  ['Redis', 6379, startRedis, 'apt-get install redis-server'],
] as const) {
  if (await answers(port)) console.log(`${name} runs already.`);
  else console.log(start() ? `${name} has been started.` : `${name} is not here, or may not be started: ${install}`);
}
