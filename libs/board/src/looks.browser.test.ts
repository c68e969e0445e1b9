/** Pictures that people look at: what is shown for the moment over the map, in every theme, near and far. */
import { Grid } from '@hexwright/hex';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Minimap } from './minimap.ts';
import { close, open, press, settled, theBoard, theHost } from './sample-board.ts';
import { sampleBattle, sampleGallery } from './scene/sample-gallery.ts';
import { stage } from './scene/stage.ts';
import { THEMES } from './scene/theme.ts';
import { underlayOf } from './scene/underlay.ts';
import { EMPTY_VIEW } from './scene/view.ts';
import { ToolState } from './tools/tool-state.ts';
import { thumbnail } from './thumbnail.ts';

afterEach(close);

async function picture(name: string): Promise<void> {
  await settled();
  await page.screenshot({ path: `../screenshots/${name}.png`, element: theHost() });
}

it('all kinds of things in three themes', async () => {
  const scene = sampleGallery();
  const grid = new Grid(scene.grid);
  const at = (column: number, row: number): number => grid.hexAt(column, row);
  const board = open(scene, {}, 1240, 780);
  board.setView({
    ...EMPTY_VIEW,
    highlights: [
      { places: [at(2, 2), at(2, 3), at(3, 3)], tone: 'good', look: 'fill' },
      { places: [at(4, 1), at(4, 2)], tone: 'danger', look: 'fill' },
      { places: [at(5, 1), at(5, 2)], tone: 'warning', look: 'fill' },
      { places: [at(12, 1), at(12, 2)], tone: 'neutral', look: 'fill' },
    ],
    notes: [
      { place: at(11, 6), text: '3:1', tone: 'danger' },
      { place: at(5, 7), text: '1:2', tone: 'neutral' },
      { place: at(7, 7), text: '2', tone: 'good' },
    ],
    arrows: [
      { places: [at(1, 3), at(1, 4), at(2, 5), at(3, 5), at(4, 6)], tone: 'good', costs: ['1', '1½', '2', '1'] },
    ],
  });
  for (const theme of Object.values(THEMES)) {
    board.setTheme(theme);
    await picture(`${theme.id}-all-kinds`);
  }
  board.setTheme(THEMES.light);
  board.focusHex(at(3, 1));
  press('f');
  await picture('light-fanned');
  press('Escape');
  board.hand.take('path');
  board.focusHex(at(4, 5));
  press('Enter');
  for (const key of ['PageUp', 'PageUp', 'ArrowUp']) press(key);
  await picture('light-keyboard-path');
  expect(board.view.fanned).toBe(-1);
});

it('a battle from near to far, with its minimap', async () => {
  const battle = sampleBattle();
  const { layout } = stage(battle);
  const board = open(battle, {}, 1200, 780);
  const corner = document.createElement('div');
  corner.style.cssText = 'position:absolute;right:12px;bottom:12px;width:180px;height:220px;z-index:2';
  theHost().append(corner);
  const minimap = new Minimap(corner, board);
  for (const scale of [6, 11, 24, 90]) {
    board.moveTo({ ...board.seen, x: layout.width / 2, y: 19, scale });
    await picture(`light-scale-${scale}`);
  }
  minimap.destroy();
  corner.remove();
});

it('a scan while it is fitted', async () => {
  const battle = sampleBattle();
  const board = open(battle, { hand: new ToolState({ tool: 'calibrate' }) }, 1200, 780);
  const image = thumbnail(battle, 800, 900).transferToImageBitmap();
  const scan = underlayOf(image, stage(battle).layout);
  board.setUnderlay({
    ...scan,
    warp: { ...scan.warp, b: 0.0006, c: -0.0006 },
    opacity: 0.7,
    marks: [{ pixel: { x: 1, y: 1 }, hex: 100 }],
  });
  board.moveTo({ ...theBoard().seen, scale: 22 });
  await picture('light-scan');
  expect(board.underlay?.marks).toHaveLength(1);
});
