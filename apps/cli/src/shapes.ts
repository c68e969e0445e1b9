/** Shapes of JSON that several commands print, for their help. */

export const PROBLEM_SHAPE =
  'problem: { "code", "severity": "error" or "warning", "package", "file", "pointer", "range": { "start", "end": { "line",\n' +
  '  "column", "offset" } }, "message", "case", "fixes": [{ "title", "edits" }] }; package, range and case may be absent';

export const RESULT_SHAPE =
  'result: { "seed", "winner": side id, "draw" or null, "level", "levelName", "score", "victoryPoints": { side: points },\n' +
  '  "turns", "commands", "hash", "end": "over", or "limit" if it was stopped }';
