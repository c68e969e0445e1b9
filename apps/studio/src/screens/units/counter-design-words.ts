/** What people read where a counter is designed. */
export const DESIGN = {
  title: 'Design of the counter',
  symbol: 'Symbol',
  size: 'Unit size',
  none: 'none',
  color: 'Colour',
  reset: 'Reset to the game’s',
} as const;
