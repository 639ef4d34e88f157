/**
 * Scans the bytes of a text file before it is parsed: detects its encoding and whether it is text at all.
 * Works on chunks, so a file is never held in memory as a whole.
 */
import { EncodingGuess } from "../encodings/plausibleEncoding";
import type { TextEncodingName } from "../encodings/textEncoding";
import { csvLineMaxBytes } from "../limits";
import type { FileProblem } from "./importProblem";
import { Utf8Check } from "./utf8Check";

/** Bytes that show whether a file is UTF-16. */
const headBytes = 4;

/** Maximum share of non-ASCII bytes that look like UTF-8 by accident in a single-byte encoding, such as "Ü–". */
const accidentalShare = 0.01;

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

type Wide = "UTF_16LE" | "UTF_16BE";

/** Single-pass scanner: push the chunks in order, then read the result. Lines end with LF, CR LF or CR. */
export class TextScan {
  readonly #chosen: TextEncodingName | null;
  /** The first bytes, until there are enough to detect UTF-16. */
  #head: number[] | null = [];
  #wide: Wide | null = null;
  /** First byte of an incomplete UTF-16 code unit. */
  #half: number | null = null;
  #line = 1;
  #column = 0;
  #lineBytes = 0;
  #isAfterReturn = false;
  readonly #utf8 = new Utf8Check();
  readonly #guess = new EncodingGuess();
  /** Position of the first byte that is not UTF-8. */
  #foreign: { readonly line: number; readonly column: number } | null = null;
  #problem: FileProblem | null = null;

  /** @param chosen encoding that the user has chosen; null: detect it */
  constructor(chosen: TextEncodingName | null = null) {
    this.#chosen = chosen;
  }

  /** Scans the next chunk. After a problem no more chunks are needed. */
  push(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#problem) return;
      if (this.#head === null) this.#takeByte(byte);
      else if (this.#head.push(byte) === headBytes) this.#endHead(this.#head);
    }
  }

  /** Lines so far; a trailing line break does not start another. */
  get lines(): number {
    return this.#lineBytes > 0 ? this.#line : this.#line - 1;
  }

  /** Why the file is refused; null if no error has occurred. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  /** The result after all bytes. */
  finish(): { readonly encoding: TextEncodingName } | { readonly problem: FileProblem } {
    if (this.#head !== null) this.#endHead(this.#head);
    if (this.#half !== null) this.#takeCharacter(this.#half, 1);
    if (this.#utf8.end()) this.#noteForeign(this.#column);
    if (this.#problem) return { problem: this.#problem };
    if (this.#chosen !== null) return { encoding: this.#chosen };
    if (this.#wide !== null) return { encoding: this.#wide };
    if (this.#foreign === null) return { encoding: "UTF_8" };
    const { invalid, sequences } = this.#utf8;
    if (sequences <= invalid * accidentalShare) return { encoding: this.#guess.best() };
    const { line, column } = this.#foreign;
    return {
      problem: { code: "csv_encoding_mixed", params: { line: String(line), column: String(column) } },
    };
  }

  #endHead(head: readonly number[]): void {
    this.#head = null;
    this.#wide = wideOf(head, this.#chosen);
    for (const byte of head) if (!this.#problem) this.#takeByte(byte);
  }

  #takeByte(byte: number): void {
    if (this.#wide === null) {
      const invalid = this.#utf8.push(byte);
      if (invalid) this.#noteForeign(invalid === "this" ? this.#column + 1 : this.#column);
      this.#guess.push(byte);
      this.#takeCharacter(byte, this.#utf8.isContinuation ? 0 : 1);
    } else if (this.#half === null) this.#half = byte;
    else {
      const unit = this.#wide === "UTF_16LE" ? this.#half + byte * 256 : this.#half * 256 + byte;
      this.#half = null;
      this.#takeCharacter(unit, 1);
    }
  }

  /** @param columns 0 within a character of several bytes */
  #takeCharacter(code: number, columns: 0 | 1): void {
    const isSecond = code === lineFeed && this.#isAfterReturn;
    this.#isAfterReturn = code === carriageReturn;
    if (isSecond) return;
    if (code === lineFeed || code === carriageReturn) {
      this.#line += 1;
      this.#column = 0;
      this.#lineBytes = 0;
      return;
    }
    this.#column += columns;
    this.#lineBytes += this.#wide === null ? 1 : 2;
    const line = String(this.#line);
    if (code === 0) {
      this.#problem = { code: "csv_nul_byte", params: { line, column: String(this.#column) } };
    } else if (this.#lineBytes > csvLineMaxBytes) {
      this.#problem = { code: "csv_line_too_long", params: { line, max: String(csvLineMaxBytes) } };
    }
  }

  #noteForeign(column: number): void {
    this.#foreign ??= { line: this.#line, column };
  }
}

/** Detects UTF-16 by its byte order mark or by the zeros of the first letters. */
function wideOf(head: readonly number[], chosen: TextEncodingName | null): Wide | null {
  if (chosen !== null) return chosen === "UTF_16LE" || chosen === "UTF_16BE" ? chosen : null;
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return "UTF_16LE";
  if (first === 0xfe && second === 0xff) return "UTF_16BE";
  if (first && second === 0 && third && fourth === 0) return "UTF_16LE";
  return first === 0 && second && third === 0 && fourth ? "UTF_16BE" : null;
}
