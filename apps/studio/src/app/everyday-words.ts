/** Everyday words for what the studio calls otherwise: what somebody types, and the words that it may be found under. */
const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['grid', ['orientation', 'numbering']],
  ['hexes', ['orientation', 'numbering']],
  ['resize', ['size']],
  ['share', ['people', 'link']],
  ['sharing', ['people', 'link']],
  ['invite', ['people', 'link']],
  ['guest', ['people', 'link']],
  ['player', ['sides', 'people']],
  ['army', ['sides', 'units']],
  ['faction', ['sides']],
  ['team', ['sides']],
  ['ally', ['allies']],
  ['edge', ['sides']],
  ['win', ['victory']],
  ['score', ['victory', 'points']],
  ['turns', ['victory']],
  ['length', ['victory']],
  ['troops', ['units']],
  ['pieces', ['units', 'counters']],
  ['river', ['hexside', 'path']],
  ['bridge', ['hexside']],
  ['error', ['problem']],
  ['bug', ['problem']],
  ['download', ['export']],
  ['upload', ['import']],
  ['shortcuts', ['keys']],
  ['keyboard', ['keys']],
  ['night', ['dark']],
  ['colours', ['theme', 'sides']],
  ['colors', ['theme', 'sides']],
  ['back', ['undo']],
  ['help', ['keys']],
  ['json', ['text', 'file']],
]);

/** The word itself first, then what else it may mean. */
export function meaningsOf(word: string): readonly string[] {
  return [word, ...(MEANINGS.get(word) ?? [])];
}
