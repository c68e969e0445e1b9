import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place, until } from './testing/place.ts';
import { Program } from './testing/program.ts';

let place: Place;

beforeEach(async () => {
  place = await Place.make();
});

afterEach(() => place.clear());

function portOf(address: string): number {
  return Number(new URL(address).port);
}

describe('the program', () => {
  it('prints its address and nothing else, and ends with everything saved', async () => {
    const running = place.run('--port', '0');
    const address = await running.address();
    expect(running.output).toBe(`Hexwright is open at ${address}\n`);
    const ann = await place.join(portOf(address));
    ann.pace(11);
    await ann.saved();
    expect(await running.end('SIGTERM')).toBe(0);
    expect([running.output, running.complaints]).toEqual([`Hexwright is open at ${address}\n`, '']);
    expect(await readFile(place.units, 'utf8')).toBe(ann.units);
  });

  it('loses nothing that was acknowledged when it is killed, five times', async () => {
    let port = 0;
    for (let round = 1; round <= 5; round++) {
      const running = place.run('--port', String(port));
      port = portOf(await running.address());
      const ann = await place.join(port);
      ann.pace(100 + round);
      ann.rename(`Guards ${round}`);
      await ann.saved();
      await running.end('SIGKILL');
      ann.leave();
      const again = place.run('--port', String(port));
      const bob = await place.join(portOf(await again.address()));
      expect(ann.units).toContain(`"Guards ${round}"`);
      expect(bob.units).toBe(ann.units);
      bob.leave();
      await again.end('SIGTERM');
    }
  });

  it('writes one object a line with --log, and no stack or folder to clients', async () => {
    const running = place.run('--port', '0', '--log');
    const address = await running.address();
    const ann = place.meet(portOf(address), { name: 'none' });
    await until(() => ann.refusal !== null, 'a refusal');
    await running.end('SIGTERM');
    const events = running.complaints
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly event: string });
    expect(events.map(({ event }) => event)).toEqual([
      'room.opened',
      'server.started',
      'room.closed',
      'server.stopped',
    ]);
  });

  it('goes on after work that failed unseen, and ends after an error in the middle of something, all saved', async () => {
    const faults = `process.on('SIGWINCH', () => void Promise.reject(new Error('unseen')));
      process.on('SIGUSR2', () => { throw new Error('cut short'); });`;
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}` };
    const running = place.runIn(environment, '--port', '0', '--log');
    const ann = await place.join(portOf(await running.address()));
    running.signal('SIGWINCH');
    await until(() => running.complaints.includes('server.unexpected'), 'the failure in the log');
    ann.pace(12);
    await ann.saved();
    running.signal('SIGUSR2');
    expect(await running.ended).toBe(70);
    expect(running.complaints).toContain('server.broken');
    expect(await readFile(place.units, 'utf8')).toBe(ann.units);
  });

  it('says in a sentence why it cannot start', async () => {
    const running = place.run('--port', '0');
    const address = await running.address();
    const second = place.run('--port', '0');
    expect(await second.ended).toBe(1);
    expect(second.complaints).toContain(`open already at ${address}`);
    const taken = new Program(['--folder', place.root, '--data', `${place.data}-2`, '--port', String(portOf(address))]);
    expect(await taken.ended).toBe(1);
    expect(taken.complaints).toBe(
      `The port ${portOf(address)} is taken by another program. Choose another with --port.\n`,
    );
    const none = new Program(['--folder', `${place.root}-none`, '--data', `${place.data}-2`]);
    expect(await none.ended).toBe(1);
    expect(none.complaints).toContain('cannot be opened');
    await running.end('SIGTERM');
  });

  it('explains its options', async () => {
    const help = new Program(['--help']);
    expect(await help.ended).toBe(0);
    expect(help.output).toContain('--folder');
    const wrong = new Program(['--prot', '80']);
    expect(await wrong.ended).toBe(2);
    expect(wrong.complaints).toBe('There is no option --prot. Did you mean --port? See: npm start -- --help\n');
  });
});
