/** Formats a duration such as "0,4 s" or "2 min 14 s". `number` formats a number in the current language. */
export function formatDuration(ms: number, number: (value: number) => string): string {
  if (ms < 60_000) return `${number(Math.round(ms / 100) / 10)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
