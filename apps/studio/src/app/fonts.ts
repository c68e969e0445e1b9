/** The board draws on canvases, which do not wait for type: it is there before the first of them is drawn. */
const FAMILIES = ['Inter Variable', 'Source Serif 4 Variable', 'Roboto Condensed Variable'];
/** A letter of each part that the fonts are cut into. */
const LETTERS = 'Aą';

/** Resolves when the type of the studio can be drawn with; without it, the next best of the machine is. */
export async function fontsReady(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`600 16px "${family}"`, LETTERS)));
}
