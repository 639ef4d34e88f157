/**
 * Scans the bytes of a text file before it is parsed: detects its encoding and whether it is text at all.
 * Works on chunks, so a file is never held in memory as a whole.
 */
import { csvLineMaxBytes } from "../limits";
import type { FileProblem } from "./importProblem";

/** Supported encodings. */
export type TextEncodingName = "UTF_8" | "WINDOWS_1252";

/** The TextDecoder label of each encoding. */
export const decoderLabels: Readonly<Record<TextEncodingName, string>> = {
  UTF_8: "utf-8",
  WINDOWS_1252: "windows-1252",
};

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Single-pass scanner: push the chunks in order, then read the result. */
export class TextScan {
  #line = 1;
  #column = 0;
  #lineBytes = 0;
  /** Bytes missing from the current UTF-8 sequence. */
  #missing = 0;
  /** Valid range of the next byte, which some lead bytes narrow. */
  #low = 0x80;
  #high = 0xbf;
  #sequences = 0;
  #foreign: Place | null = null;
  #problem: FileProblem | null = null;

  /** Scans the next chunk. After a problem no more chunks are needed. */
  push(bytes: Uint8Array): void {
    if (this.#problem) return;
    for (const byte of bytes) {
      if (byte === 0) return this.#fail("csv_nul_byte");
      if (byte === 0x0a) {
        this.#endSequence();
        this.#line += 1;
        this.#column = 0;
        this.#lineBytes = 0;
        continue;
      }
      this.#lineBytes += 1;
      if (this.#lineBytes > csvLineMaxBytes) {
        this.#problem = {
          code: "csv_line_too_long",
          params: { line: String(this.#line), max: String(csvLineMaxBytes) },
        };
        return;
      }
      if (byte < 0x80) {
        this.#endSequence();
        this.#column += 1;
      } else this.#takeHigh(byte);
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
    this.#endSequence();
    if (this.#problem) return { problem: this.#problem };
    if (this.#foreign === null) return { encoding: "UTF_8" };
    if (this.#sequences === 0) return { encoding: "WINDOWS_1252" };
    const { line, column } = this.#foreign;
    return {
      problem: { code: "csv_encoding_mixed", params: { line: String(line), column: String(column) } },
    };
  }

  #takeHigh(byte: number): void {
    if (this.#missing > 0 && byte >= this.#low && byte <= this.#high) {
      this.#missing -= 1;
      [this.#low, this.#high] = [0x80, 0xbf];
      if (this.#missing === 0) this.#sequences += 1;
      return;
    }
    this.#endSequence();
    this.#column += 1;
    if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) this.#missing = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) this.#missing = 3;
    else return this.#noteForeign();
    this.#low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.#high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
  }

  #endSequence(): void {
    if (this.#missing > 0) this.#noteForeign();
    this.#missing = 0;
    [this.#low, this.#high] = [0x80, 0xbf];
  }

  #noteForeign(): void {
    this.#foreign ??= { line: this.#line, column: this.#column };
  }

  #fail(code: "csv_nul_byte"): void {
    this.#problem = { code, params: { line: String(this.#line), column: String(this.#column + 1) } };
  }
}
