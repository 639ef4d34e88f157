export interface Change {
  readonly start: string;
  /** The part that changed. */
  readonly changed: string;
  readonly end: string;
}

/** Splits a text, compared with its previous version, into common prefix, changed part and common suffix. */
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
