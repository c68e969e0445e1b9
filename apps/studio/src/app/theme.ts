import { Store } from '../parts/store.ts';

/** Themes to choose from; `system` follows the machine. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
/** How strongly things stand out from each other; `system` follows the machine. */
export const CONTRAST_CHOICES = ['system', 'normal', 'high'] as const;

/** A theme that was chosen. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];
/** A contrast that was chosen. */
export type ContrastChoice = (typeof CONTRAST_CHOICES)[number];

/** A block of colours in ui/tokens.css. */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'contrast-dark';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
/** Where the system paints all pages in a few colours of its own. */
const forced = matchMedia('(forced-colors: active)');

/** What the person has chosen. */
export const themeChoice = kept('hexwright.theme', THEME_CHOICES);
/** What the person has chosen beside it. */
export const contrastChoice = kept('hexwright.contrast', CONTRAST_CHOICES);
/** The theme in force. */
export const theme = new Store<ThemeName>(named());

for (const changing of [themeChoice, contrastChoice]) changing.listen(show);
for (const changing of [dark, contrast, forced]) changing.addEventListener('change', show);
show();

function show(): void {
  // First the colours, then the word: who hears it reads them.
  document.documentElement.dataset['theme'] = named();
  theme.value = named();
}

function named(): ThemeName {
  const isDark = themeChoice.value === 'system' ? dark.matches : themeChoice.value === 'dark';
  const asked = contrast.matches || forced.matches;
  const isHigh = contrastChoice.value === 'system' ? asked : contrastChoice.value === 'high';
  if (isHigh) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}

/** A choice that this browser remembers: the first of some, as long as nobody has chosen. */
function kept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Store<Choice> {
  const store = new Store<Choice>(choices.find((choice) => choice === stored(key)) ?? choices[0]);
  store.listen((choice) => {
    try {
      localStorage.setItem(key, choice);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
  return store;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
