import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place, until } from './testing/place.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks with headers that `fetch` would not send. */
function ask(port: number, url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

let place: Place;

beforeEach(async () => {
  place = await Place.make();
});

afterEach(() => place.clear());

async function build(): Promise<void> {
  await mkdir(path.join(place.studio, 'assets'), { recursive: true });
  await writeFile(path.join(place.studio, 'index.html'), '<title>Studio</title>');
  await writeFile(path.join(place.studio, 'assets/main-1a2b3c4d.js'), 'plain');
  await writeFile(path.join(place.studio, 'assets/main-1a2b3c4d.js.br'), 'packed');
}

describe('pages', () => {
  it('says so where the studio is not built', async () => {
    const { port } = await place.start();
    const { status, headers, body } = await ask(port, '/scenarios');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('The studio is not built');
  });

  it('serves files for good where their name has their hash, and the page for every other address', async () => {
    await build();
    const { port } = await place.start();
    const asset = await ask(port, '/assets/main-1a2b3c4d.js');
    expect([asset.body, asset.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const packed = await ask(port, '/assets/main-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
    for (const url of ['/', '/scenarios/ford/-/text/units.json?at=/units', '/scenarios/%E0%A4%A/-/map']) {
      const page = await ask(port, url);
      expect([page.status, page.body, page.headers['cache-control']]).toEqual([
        200,
        '<title>Studio</title>',
        'no-cache',
      ]);
    }
    expect((await ask(port, '/assets/main-old.js')).status).toBe(404);
    expect((await ask(port, '/api/nothing')).status).toBe(404);
    expect((await ask(port, '/..%2f..%2fdata/hexwright.sqlite')).body).not.toContain('SQLite');
  });

  it('tells browsers to trust nothing that does not come from here', async () => {
    const { port } = await place.start();
    const { headers } = await ask(port, '/');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).toContain("worker-src 'self' blob:;");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('names', () => {
  it('answers to its own names only', async () => {
    const { port } = await place.start({ allowedHosts: ['studio.example'] });
    for (const host of [`127.0.0.1:${port}`, 'localhost', '[::1]:1', 'hexwright.localhost', 'studio.example']) {
      expect((await ask(port, '/api/health', { host })).status, host).toBe(200);
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '192.168.1.5',
      'localhost.evil.example',
      'a@localhost',
    ]) {
      expect((await ask(port, '/api/health', { host })).status, host).toBeGreaterThanOrEqual(400);
    }
  });

  it('lets only its own pages connect or change anything', async () => {
    const { port } = await place.start();
    const host = `127.0.0.1:${port}`;
    const open = (headers: Record<string, string>): Promise<Answer> =>
      ask(port, '/sync', { ...UPGRADE, host, ...headers });
    expect((await open({})).status).toBe(101);
    expect((await open({ origin: `http://${host}` })).status).toBe(101);
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null', `http://${host}.evil.example`]) {
      expect((await open({ origin })).status, origin).toBe(403);
      expect((await ask(port, '/api/projects/scenarios/files/settle', { host, origin }, 'POST')).status, origin).toBe(
        403,
      );
    }
    expect((await open({ host: 'evil.example', origin: 'http://evil.example' })).status).toBe(403);
    expect((await ask(port, '/elsewhere', { ...UPGRADE, host })).status).toBe(403);
  });
});

describe('the interface', () => {
  it('lists projects without saying where they lie', async () => {
    const { port } = await place.start();
    const { body } = await ask(port, '/api/projects');
    expect(JSON.parse(body)).toEqual([{ id: 'scenarios', title: 'scenarios', folder: 'scenarios', packages: 1 }]);
    const state = await ask(port, '/api/projects/scenarios/state');
    expect(JSON.parse(state.body)).toMatchObject({ unsaved: [], problems: [] });
    expect(state.body).not.toContain(place.home);
    expect((await ask(port, '/api/projects/other/state')).status).toBe(404);
  });

  it('refuses what is malformed or too long, and says no more than that', async () => {
    const { port, address } = await place.start();
    const settle = async (body: string, type = 'application/json'): Promise<Response> =>
      fetch(`${address}api/projects/scenarios/files/settle`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await settle('{')).status).toBe(400);
    expect((await settle('{"file": 1, "take": "ours"}')).status).toBe(400);
    expect((await settle('{"file": "ford:units.json", "take": "ours"}')).status).toBe(409);
    expect((await settle('{"file": "../../etc:passwd", "take": "theirs"}')).status).toBe(409);
    expect((await settle('x', 'text/html')).status).toBe(415);
    const long = await settle(JSON.stringify('x'.repeat(100_000)));
    expect(long.status).toBe(413);
    expect(await long.text()).not.toContain('at ');
    expect((await ask(port, '/api/health')).status).toBe(200);
  });
});

describe('starting', () => {
  it('opens a data folder once, and says where it is open', async () => {
    const { address } = await place.start();
    await expect(place.start()).rejects.toThrow(`open already at ${address}`);
    expect((await fetch(`${address}api/health`)).status).toBe(200);
  });

  it('can be stopped and started again', async () => {
    const first = await place.start();
    await first.close();
    await until(
      () =>
        fetch(first.address).then(
          () => false,
          () => true,
        ),
      'silence',
    );
    const second = await place.start();
    expect((await fetch(`${second.address}api/projects`)).status).toBe(200);
  });

  it('refuses a folder that is not there, and leaves nothing open', async () => {
    await expect(place.start({ root: path.join(place.home, 'none') })).rejects.toMatchObject({ name: 'DiskError' });
    await place.start();
  });
});
