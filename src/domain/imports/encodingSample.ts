/** Finds a value of a file that shows whether its encoding is right. */
import { shownValue } from "./importProblem";
import type { ImportRow } from "./importRows";

/** A character outside of ASCII beside a letter, as umlauts are, also those decoded wrongly. */
const inWord = /\p{L}[^\p{ASCII}]|[^\p{ASCII}]\p{L}/u;
const anywhere = /[^\p{ASCII}]/u;

/** Looks through the rows in order; rows with problems count as well, since a wrong encoding causes them. */
export class EncodingSample {
  #inWord: string | null = null;
  #anywhere: string | null = null;

  note(rows: readonly ImportRow<string>[]): void {
    for (const row of rows) {
      if (this.#inWord !== null) return;
      const values: readonly string[] = row.ok ? Object.values(row.values) : row.fields;
      this.#inWord = values.find((value) => inWord.test(value)) ?? null;
      this.#anywhere ??= values.find((value) => anywhere.test(value)) ?? null;
    }
  }

  /** The value; null if all are ASCII. */
  get value(): string | null {
    const value = this.#inWord ?? this.#anywhere;
    return value === null ? null : shownValue(value);
  }
}
