/** A time that has passed, in plain words: `just now`, `5 minutes ago`. */
export function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return plural(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}

function plural(count: number, word: string): string {
  return count === 1 ? `1 ${word} ago` : `${count} ${word}s ago`;
}
