export interface Change {
  readonly start: string;
  /** What is new in the text. */
  readonly changed: string;
  readonly end: string;
}

/** Where a text differs from the one before: what both begin with, what is new, what both end with. */
export function splitChange(text: string, before: string): Change {
  const [now, then] = [[...text], [...before]];
  const shorter = Math.min(now.length, then.length);
  let start = 0;
  while (start < shorter && now[start] === then[start]) start += 1;
  let end = 0;
  while (end < shorter - start && now.at(-1 - end) === then.at(-1 - end)) end += 1;
  return {
    start: now.slice(0, start).join(""),
    changed: now.slice(start, now.length - end).join(""),
    end: now.slice(now.length - end).join(""),
  };
}
