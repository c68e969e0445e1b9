import { THEMES, type Theme } from '@hexwright/board';
import { theme, type ThemeName } from '../app/theme.ts';

/** A map in high contrast is black on white, as paper is, round which the page may be dark. */
const BOARD_THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: THEMES.light,
  dark: THEMES.dark,
  contrast: THEMES['high-contrast'],
  'contrast-dark': THEMES['high-contrast'],
};

/** The board's colours in the theme that the studio has now. */
export function boardTheme(): Theme {
  return BOARD_THEMES[theme.value];
}
