/** Finds e-mail addresses, also with umlaut domains and with "(at)". */
import type { TextSpan } from "./feedback";

const localMaxLength = 64;
const domainMaxLength = 253;
const localCharacter = /[\p{L}\p{M}\p{N}._%+'-]/u;
const domainCharacter = /[\p{L}\p{M}\p{N}.-]/u;
const lastLabel = /\.\p{L}[\p{L}\p{M}-]+$/u;

/** Finds addresses: expands from each separator in both directions, which reads each character only a few times. */
export function findEmails(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { 0: at, index } of text.matchAll(/@| ?[([{](?:at|ät)[)\]}] ?/giu)) {
    const earliest = Math.max(spans.at(-1)?.end ?? 0, index - localMaxLength);
    let start = index;
    while (start > earliest && localCharacter.test(text.charAt(start - 1))) start -= 1;
    while (start < index && text.charAt(start) === ".") start += 1;
    const domainStart = index + at.length;
    const latest = Math.min(text.length, domainStart + domainMaxLength);
    let end = domainStart;
    while (end < latest && domainCharacter.test(text.charAt(end))) end += 1;
    while (end > domainStart && ".-".includes(text.charAt(end - 1))) end -= 1;
    if (start < index && lastLabel.test(text.slice(domainStart, end))) spans.push({ start, end });
  }
  return spans;
}
