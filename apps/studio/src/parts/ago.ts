import { AGO } from './words.ts';

/** A time that has passed, in plain words: `just now`, `5 minutes ago`. */
export function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return AGO.now;
  if (minutes < 60) return AGO.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? AGO.hours(hours) : AGO.days(Math.floor(hours / 24));
}
