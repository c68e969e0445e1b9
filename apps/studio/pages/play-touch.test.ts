import type { BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, shot, type OpenStudio } from './harness.ts';
import { clickHex, examples, moves, openExample, placeOfHex, PLAY, question, redo } from './play-page.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Held {
  /** Lets the requests through, and waits until the page has heard the answers. */
  letGo(): Promise<unknown>;
}

/** Has every request of one kind wait on its way to a worker. Runs in the page. */
function holdBack(name: string): Held {
  const send = Worker.prototype.postMessage;
  const held: (() => Promise<void>)[] = [];
  Worker.prototype.postMessage = function hold(this: Worker, message: { readonly name?: string; readonly id: number }) {
    const pass = (): Promise<void> =>
      new Promise((resolve) => {
        const hear = ({ data }: MessageEvent<{ readonly type: string; readonly id: number }>): void => {
          if (data.type !== 'answer' || data.id !== message.id) return;
          this.removeEventListener('message', hear);
          // What the page does with an answer it does before the next task.
          setTimeout(resolve);
        };
        this.addEventListener('message', hear);
        send.call(this, message);
      });
    if (message.name === name) held.push(pass);
    else send.call(this, message);
  };
  return {
    letGo: () => {
      Worker.prototype.postMessage = send;
      return Promise.all(held.map((pass) => pass()));
    },
  };
}

describe('a game by fingers', () => {
  let studio: OpenStudio;
  let context: BrowserContext;
  let page: Page;
  let screen: CDPSession;

  beforeAll(async () => {
    studio = await openStudio({
      at: NO_STUDIO,
      examples: examples('05-31-from-run-to-blow', '15-47-after-a-double', '18-0-leader-goes-along'),
    });
    const browser = studio.page.context().browser();
    if (browser === null) throw new Error('The page has no browser.');
    context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 820, height: 1100 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    screen = await context.newCDPSession(page);
    await page.goto(studio.address + PLAY);
    await page.getByRole('button', { name: 'Play from there' }).waitFor();
    await openExample(page, '05-31-from-run-to-blow');
  });
  afterAll(async () => {
    await context.close();
    await studio.close();
  });

  const tap = async (label: string): Promise<void> => {
    const { x, y } = await placeOfHex(page, label);
    await page.touchscreen.tap(x, y);
  };

  /** Two fingers go from one pair of places to another. */
  async function glide(from: readonly [Finger, Finger], to: readonly [Finger, Finger]): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch(
        'touchMove',
        from.map(({ x, y }, id) => ({ x: x + (to[id].x - x) * part, y: y + (to[id].y - y) * part })),
      );
    }
    await touch('touchEnd', []);
  }

  it('picks up at the first tap, shows the way at the next, and goes at the one after', async () => {
    await tap('0502');
    await page.getByText(/It has 6 movement points/).waitFor();
    await tap('0504');
    await page.getByRole('button', { name: /Go there/ }).waitFor();
    expect(await moves(page)).toMatch(/^0 /);
    await shot(page, 'play-touch');
    await tap('0504');
    await expect.poll(() => moves(page)).not.toMatch(/^0 /);
  });

  it('shows the hex of an answer before it is given', async () => {
    await openExample(page, '18-0-leader-goes-along');
    await tap('0608');
    await page.getByRole('button', { name: /Along the right row/ }).waitFor();
    expect(await moves(page)).toMatch(/^0 /);
    await tap('0608');
    await expect.poll(() => question(page)).not.toBe('Elephants run amok');
  });

  it('keeps what was tapped before it is known where the piece that is given can go', async () => {
    const requests = await page.evaluateHandle(holdBack, 'reach');
    await openExample(page, '18-0-leader-goes-along');
    await tap('0608');
    await page.locator('orders-panel .armed button').waitFor();
    await requests.evaluate((held) => held.letGo());
    await tap('0608');
    await expect.poll(() => question(page)).not.toBe('Elephants run amok');
  });

  it('takes what is clicked before that for the end of a way, not for its first step', async () => {
    const requests = await page.evaluateHandle(holdBack, 'reach');
    await openExample(page, '15-47-after-a-double');
    await redo(page, 1);
    await expect.poll(() => question(page)).toMatch(/retreats?$/);
    const before = await moves(page);
    await clickHex(page, '0603');
    await requests.evaluate((held) => held.letGo());
    await page.getByRole('radiogroup', { name: 'Ways to end there' }).waitFor();
    expect(await moves(page)).toBe(before);
  });

  it('zooms by a pinch and is moved by two fingers, and neither does anything else', async () => {
    await openExample(page, '05-31-from-run-to-blow');
    const gap = async (): Promise<number> => (await placeOfHex(page, '0605')).x - (await placeOfHex(page, '0305')).x;
    const before = await gap();
    await glide(
      [
        { x: 350, y: 300 },
        { x: 420, y: 300 },
      ],
      [
        { x: 250, y: 300 },
        { x: 520, y: 300 },
      ],
    );
    await expect.poll(gap).toBeGreaterThan(before * 1.5);
    const place = await placeOfHex(page, '0405');
    const wide = await gap();
    await glide(
      [
        { x: 300, y: 250 },
        { x: 400, y: 250 },
      ],
      [
        { x: 380, y: 310 },
        { x: 480, y: 310 },
      ],
    );
    await expect.poll(async () => Math.round((await placeOfHex(page, '0405')).x - place.x)).toBeGreaterThan(40);
    await expect.poll(async () => Math.abs((await gap()) / wide - 1)).toBeLessThan(0.1);
    expect(await moves(page)).toMatch(/^0 /);
    await page.getByText(/Choose a piece to move/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Put down/ }).count()).toBe(0);
  });
});
