import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { begin, clickHex, moves, panel } from './play-page.ts';

const RULES = {
  format: 1,
  markers: [
    { id: 'earthworks', name: 'Earthworks', of: 'hex', maximum: 1, letter: 'E', color: '#6b4a2b' },
    { id: 'order', name: 'Order', of: 'unit', maximum: 2, letter: 'O' },
    { id: 'banner', name: 'Banner', of: 'side', maximum: 1 },
  ],
  effects: [
    {
      id: 'dig-in',
      case: '90.1',
      label: 'Dig in',
      at: 'chosen',
      when: 'hex.earthworks == 0 && unit.class == "infantry"',
      then: [{ do: 'place', marker: 'earthworks', in: 'hex', level: 1 }],
    },
    {
      id: 'dress-ranks',
      case: '90.2',
      label: 'Dress ranks',
      at: 'chosen',
      when: 'unit.class == "infantry"',
      then: [{ do: 'set', marker: 'order', of: 'unit', to: 1 }],
    },
    {
      id: 'raise-banner',
      case: '90.3',
      label: 'Raise the banner',
      at: 'chosen',
      each: 'side',
      when: 'side.banner == 0',
      then: [{ do: 'set', marker: 'banner', of: 'side', to: 1 }],
    },
  ],
  changes: [
    {
      op: 'add',
      target: 'sequence/works',
      value: { phase: 'Works', procedure: 'choice', acts: 'phasing', case: '90.0' },
      before: 'rout-removal',
      reason: 'A test.',
    },
  ],
};
const FILES = {
  'own/works/scenario.json': JSON.stringify({
    format: 1,
    id: 'own/works',
    title: 'Works',
    kind: 'battle',
    extends: 'gmb/tamburlaine',
  }),
  'own/works/rules.json': JSON.stringify(RULES),
};

it('asks players which effects they choose, on the map and by buttons', async () => {
  const studio = await openStudio({ files: FILES, at: '/scenarios/own/works/-/play' });
  const { page } = studio;
  try {
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    for (let side = 0; side < 2; side++) await page.getByRole('button', { name: /Modes are chosen/ }).click();
    const orders = page.locator('orders-panel');
    await orders.getByText('Dig in, Dress ranks, Raise the banner: choose for whom, or end the phase.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'play-choice');
    await orders.getByRole('button', { name: 'Raise the banner' }).click();
    await page.locator('now-bar').getByText('Tartar, Banner: 1').waitFor();
    await clickHex(page, '1522');
    await shot(page, 'play-choice-unit');
    await orders
      .getByRole('button', { name: /^Dig in/ })
      .first()
      .click();
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/Dig in: .*Earthworks 0 to 1/)
      .waitFor();
    await expect.poll(() => moves(page)).toBe('4 / 4');
    await page.keyboard.press('Control+z');
    await expect.poll(() => moves(page)).toBe('3 / 4');
  } finally {
    await studio.close();
  }
});
