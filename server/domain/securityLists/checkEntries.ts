/** Checks the entries of a file individually. */
import { readCalendarDay } from "#domain/calendarDays";
import { cutText } from "#domain/cutText";
import { entryReasonMaxLength } from "#domain/securityLists/securityLists";
import { toSingleLine } from "#domain/singleLine";
import type { Database } from "#server/storage/database/database";
import { selectApplying, type ListKey } from "#server/storage/securityLists/entries";
import type { NewStagedEntry } from "#server/storage/securityLists/imports";
import { classifyEntry } from "./classifyEntry";
import type { FileEntry } from "./readEntries";
import { readPattern } from "./readPattern";

/** Defaults for entries without their own values. */
export interface EntryDefaults {
  readonly reason: string | null;
  readonly expiresOn: string | null;
}

const shownTextMaxLength = 200;

/** Checks the entries of a file in batches, in file order. */
export class EntryCheck {
  /** Patterns of valid entries in earlier lines. */
  readonly #seen = new Set<string>();
  #position = 0;

  /** @param today day in Europe/Berlin */
  constructor(
    readonly key: ListKey,
    readonly defaults: EntryDefaults,
    readonly today: string,
  ) {}

  /** Checks the next entries. */
  async check(db: Database, batch: readonly FileEntry[]): Promise<NewStagedEntry[]> {
    const read = batch.map((entry) => ({ entry, pattern: readPattern(entry.text) }));
    const patterns = new Set(read.flatMap(({ pattern }) => pattern?.pattern ?? []));
    const applying = await selectApplying(db, this.key.communeAgs, [...patterns], this.today);
    const byPattern = new Map(applying.map((found) => [found.pattern, found]));
    return read.map(({ entry, pattern }) => {
      const expiresOn = entry.expiresOn === "" ? this.defaults.expiresOn : readCalendarDay(entry.expiresOn);
      const isDateValid = expiresOn === null ? entry.expiresOn === "" : expiresOn >= this.today;
      const result = pattern === null ? "INVALID" : this.#classify(pattern, isDateValid, byPattern);
      return {
        position: this.#position++,
        line: entry.line,
        text: storable(entry.text, shownTextMaxLength),
        pattern: pattern?.pattern ?? null,
        display: pattern?.display ?? null,
        isDomain: pattern?.isDomain ?? null,
        reason: storable(entry.reason, entryReasonMaxLength) || this.defaults.reason,
        expiresOn: isDateValid ? expiresOn : null,
        result,
      };
    });
  }

  #classify(
    pattern: NonNullable<ReturnType<typeof readPattern>>,
    isDateValid: boolean,
    existing: ReadonlyMap<string, Awaited<ReturnType<typeof selectApplying>>[number]>,
  ): NewStagedEntry["result"] {
    const result = classifyEntry(this.key.list, pattern, existing.get(pattern.pattern), false);
    if (result === "DOMAIN_NOT_ALLOWED") return result;
    if (!isDateValid) return "DATE_INVALID";
    if (this.#seen.has(pattern.pattern)) return "DUPLICATE";
    this.#seen.add(pattern.pattern);
    return result;
  }
}

/** Text that can be stored and shown: a single line without invalid characters, e.g. from binary data. */
function storable(text: string, maxLength: number): string {
  const start = cutText(text, 2 * maxLength);
  return cutText(toSingleLine(start.replace(/[\p{Cc}\p{Cs}]/gu, "\ufffd")), maxLength);
}
