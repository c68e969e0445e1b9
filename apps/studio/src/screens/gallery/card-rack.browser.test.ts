import { afterEach, expect, it } from 'vitest';
import { themeChoice } from '../../app/theme.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { CardRack } from './card-rack.ts';

afterEach(() => {
  themeChoice.value = 'system';
});

it('draws a picture again that was being drawn when the theme changed', async () => {
  themeChoice.value = 'light';
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const ask = (_: string, { theme }: { readonly theme: string }): Promise<null> => {
    asked.push(theme);
    return new Promise((resolve) => answers.push(() => resolve(null)));
  };
  const session = { project: { listen: () => undefined }, compileService: { ask } };
  CardRack.of(session as unknown as ProjectSession).want(['drill']);
  themeChoice.value = 'dark';
  answers[0]?.();
  await expect.poll(() => asked).toEqual(['light', 'dark']);
});
