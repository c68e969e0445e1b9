import { Store } from '../parts/store.ts';

/** Themes to choose from; `system` follows the machine. */
export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;

/** A theme that was chosen. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** A theme. */
export type ThemeName = Exclude<ThemeChoice, 'system'>;

const KEPT = 'hexwright.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

/** What the person has chosen. */
export const themeChoice = new Store<ThemeChoice>(kept());
/** The theme in force. */
export const theme = new Store<ThemeName>(named());

themeChoice.listen((choice) => {
  try {
    localStorage.setItem(KEPT, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show();
});
dark.addEventListener('change', show);
contrast.addEventListener('change', show);
show();

function show(): void {
  theme.value = named();
  document.documentElement.dataset['theme'] = theme.value;
}

function named(): ThemeName {
  if (themeChoice.value !== 'system') return themeChoice.value;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

function kept(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEPT);
    return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}
