/** Remaining time such as 24:10 or 1:02:05; null once it has passed. */
export function countdown(until: string, at: number): string | null {
  const left = Math.ceil((new Date(until).getTime() - at) / 1_000);
  if (!(left > 0)) return null;
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
