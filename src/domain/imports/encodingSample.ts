/** Finds sample values of a file that show whether its encoding is right. */
import { readAs } from "../encodings/textEncoding";
import { shownValue } from "./importProblem";
import type { ImportRow } from "./importRows";

/** A non-ASCII character next to a letter, like umlauts, including wrongly decoded ones. */
const inWord = /\p{L}[^\p{ASCII}]|[^\p{ASCII}]\p{L}/u;
const anywhere = /[^\p{ASCII}]/u;

/** Examines rows in order, including rows with problems, since a wrong encoding causes them. */
export class EncodingSample {
  #inWord: string | null = null;
  #anywhere: string | null = null;

  note(rows: readonly ImportRow<string>[]): void {
    for (const row of rows) this.noteValues(row.ok ? Object.values(row.values) : row.fields);
  }

  /** Looks through values in order, such as the names of the columns. */
  noteValues(values: readonly string[]): void {
    if (this.#inWord !== null) return;
    this.#inWord = values.find((value) => inWord.test(value)) ?? null;
    this.#anywhere ??= values.find((value) => anywhere.test(value)) ?? null;
  }

  /** The value; null if all are ASCII. */
  get value(): string | null {
    const value = this.#inWord ?? this.#anywhere;
    return value === null ? null : shownValue(value);
  }
}

/** Finds values of a file that mixes encodings: the first one that is not UTF-8, and the first one that is. */
export class MixedSample {
  #other: string | null = null;
  #utf8: string | null = null;

  /** Looks through values in order, which are decoded as Windows-1252. */
  noteValues(values: readonly string[]): void {
    for (const value of values) {
      if (!anywhere.test(value)) continue;
      if (readAs(value, "WINDOWS_1252", "UTF_8") === null) this.#other ??= value;
      else this.#utf8 ??= value;
    }
  }

  /** True if both have been found. */
  get isComplete(): boolean {
    return this.#other !== null && this.#utf8 !== null;
  }

  /** The values, read as Windows-1252; null if there are none. */
  get value(): string | null {
    const values = [this.#other, this.#utf8].filter((value) => value !== null);
    return values.length === 0 ? null : values.map(shownValue).join(", ");
  }
}
